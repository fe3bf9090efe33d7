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
  durationMs: number;
}

const DEFAULT_DURATION_MS = 5_000;
let messages: Message[] = [];
let nextId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let isPaused = false;

/**
 * Shows a message for a while. At most the latest four messages are shown. May be called from anywhere, also before
 * ToastRegion is rendered.
 */
export const toast = {
  success: (text: string, durationMs = DEFAULT_DURATION_MS) => show({ tone: 'green', text, durationMs }),
  error: (text: string, durationMs = 8_000) => show({ tone: 'red', text, durationMs }),
};

/**
 * Renders the toasts; the page has one region. Screen readers announce the toasts, and they can be clicked above an
 * open dialog. No toast disappears while the region has the pointer or the focus.
 */
export function ToastRegion() {
  const shown = useSyncExternalStore(
    subscribe,
    () => messages,
    () => messages,
  );
  return (
    // The handlers only keep the messages on screen for longer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.region}
      role="status"
      aria-live="polite"
      aria-label="Beskeder"
      data-react-aria-top-layer="true"
      onPointerEnter={pauseAll}
      onPointerLeave={resumeAll}
      onFocus={pauseAll}
      onBlur={resumeAll}
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
  startTimer(added);
}

function startTimer({ id, durationMs }: Message): void {
  clearTimeout(timers.get(id));
  if (!isPaused)
    timers.set(
      id,
      setTimeout(() => dismiss(id), durationMs),
    );
}

function resumeAll(): void {
  isPaused = false;
  messages.forEach(startTimer);
}

function pauseAll(): void {
  isPaused = true;
  timers.forEach((timer) => clearTimeout(timer));
}

function close(id: number): void {
  dismiss(id);
  // The removed button had the pointer and the focus, and fires neither a pointerleave nor a blur event.
  resumeAll();
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
