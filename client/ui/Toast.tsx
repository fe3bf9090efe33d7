import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Toast.module.css';
import { toneClass } from './tones.ts';

interface Message {
  id: number;
  tone: 'green' | 'red';
  text: string;
  shownMs: number;
}

const SHOWN_MS = 5_000;
let messages: Message[] = [];
let nextId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let isHeld = false;

/** Says that something happened, for as long as the specification wants it to stand. */
export const toast = {
  success: (text: string, shownMs = SHOWN_MS) => show({ tone: 'green', text, shownMs }),
  error: (text: string, shownMs = 8_000) => show({ tone: 'red', text, shownMs }),
};

/** Heard and clickable above an open dialog too, and never gone while somebody points at it. */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => messages,
  );
  return (
    // It is not operated, only looked at for longer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.region}
      role="status"
      aria-live="polite"
      aria-label="Beskeder"
      data-react-aria-top-layer="true"
      onPointerEnter={holdAll}
      onPointerLeave={countDownAll}
      onFocus={holdAll}
      onBlur={countDownAll}
    >
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={classes(styles.toast, toneClass(tone))}>
          {tone === 'green' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span className={styles.text}>{text}</span>
          <IconButton label="Luk besked" size="small" onPress={() => close(id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

function show(message: Omit<Message, 'id'>): void {
  const added = { id: ++nextId, ...message };
  set([...messages, added].slice(-4));
  countDown(added);
}

function countDown({ id, shownMs }: Message): void {
  clearTimeout(timers.get(id));
  if (!isHeld)
    timers.set(
      id,
      setTimeout(() => dismiss(id), shownMs),
    );
}

function countDownAll(): void {
  isHeld = false;
  messages.forEach(countDown);
}

function holdAll(): void {
  isHeld = true;
  timers.forEach((timer) => clearTimeout(timer));
}

function close(id: number): void {
  dismiss(id);
  // The button took the pointer and the focus with it, and neither says goodbye.
  countDownAll();
}

function dismiss(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  set(messages.filter((message) => message.id !== id));
}

function set(next: Message[]): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
