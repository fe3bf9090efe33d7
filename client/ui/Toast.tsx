import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { Button, IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Toast.module.css';
import { toneClass } from './tones.ts';

interface Message {
  id: number;
  tone: 'green' | 'red';
  text: string;
  durationMs: number;
  action?: ToastAction;
}

/** A button in a toast. Pressing it closes the toast, so that the action runs once. */
interface ToastAction {
  label: string;
  onPress: () => void;
}

const ACTION_DURATION_MS = 10_000;
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
  /** A success that offers an action for ten seconds, such as undoing it. */
  withAction: (text: string, action: ToastAction) =>
    show({ tone: 'green', text, durationMs: ACTION_DURATION_MS, action }),
};

/**
 * Renders the toasts; the page has one region. Screen readers announce the toasts, and they can be clicked above an
 * open dialog. No toast disappears while the region has the pointer or the focus.
 */
export function ToastRegion() {
  const shown = useMessages();
  // Closing a toast removes the focused button. The focus then goes back to where it was before.
  const focusedBefore = useRef<HTMLElement>(undefined);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      focusedBefore.current = relatedTarget;
    pauseAll();
  };
  const press = (message: Message) => {
    focusedBefore.current?.focus();
    run(message);
  };
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
      onFocus={onFocus}
      onBlur={resumeAll}
    >
      {shown.map((message) => (
        <div key={message.id} className={classes(styles.toast, toneClass(message.tone))}>
          {message.tone === 'green' ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          <span className={styles.text}>{message.text}</span>
          {message.action && (
            <Button size="small" onPress={() => press(message)}>
              {message.action.label}
            </Button>
          )}
          <IconButton label="Luk besked" size="small" onPress={() => close(message.id)}>
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

/** The action of the latest toast that has one, for a keyboard shortcut; undefined when no toast has one. */
export function useToastAction(): ToastAction | undefined {
  const latest = useMessages().findLast(({ action }) => action);
  return latest?.action && { label: latest.action.label, onPress: () => run(latest) };
}

const useMessages = () =>
  useSyncExternalStore(
    subscribe,
    () => messages,
    () => messages,
  );

/** Runs the action of a toast that is still shown, and closes it. */
function run({ id, action }: Message): void {
  if (!messages.some((message) => message.id === id)) return;
  close(id);
  action?.onPress();
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
