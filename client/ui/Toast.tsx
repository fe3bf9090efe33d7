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
}

const SHOWN_MS = 5_000;
let messages: Message[] = [];
let nextId = 0;
const listeners = new Set<() => void>();

/** Says that something happened, for as long as the specification wants it to stand. */
export const toast = {
  success: (text: string, shownMs = SHOWN_MS) => show({ tone: 'green', text }, shownMs),
  error: (text: string, shownMs = 8_000) => show({ tone: 'red', text }, shownMs),
};

export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => messages, () => messages);
  return (
    <div className={styles.region} role="status" aria-live="polite" aria-label="Beskeder">
      {shown.map(({ id, tone, text }) => (
        <div key={id} className={classes(styles.toast, toneClass(tone))}>
          {tone === 'green' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span className={styles.text}>{text}</span>
          <IconButton label="Luk besked" size="small" onPress={() => dismiss(id)}><X aria-hidden /></IconButton>
        </div>
      ))}
    </div>
  );
}

function show(message: Omit<Message, 'id'>, shownMs: number): void {
  const id = ++nextId;
  set([...messages, { id, ...message }].slice(-4));
  setTimeout(() => dismiss(id), shownMs);
}

const dismiss = (id: number) => set(messages.filter((message) => message.id !== id));

function set(next: Message[]): void {
  messages = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
