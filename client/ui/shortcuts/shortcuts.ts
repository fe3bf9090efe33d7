import { leavesField, pressedKey } from './pressedKey.ts';

export interface Shortcut {
  /**
   * The value of `KeyboardEvent.key`, with letters in lower case, or in upper case for Shift and the letter. Two keys
   * with a space between are pressed one after the other, such as 'g v'.
   */
  keys: string;
  /** Says in Danish what the shortcut does, for the list of shortcuts. */
  label: string;
  onPress: () => void;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: Shortcut[];
}

/** The time within which the second key of a sequence has to follow the first. */
export const SEQUENCE_MS = 1_500;

const STORAGE_KEY = 'portal.shortcuts';

let groups: readonly ShortcutGroup[] = [];
/** The first key of a sequence that the user has begun. */
let pendingKey: string | undefined;
let pendingTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Adds shortcuts until the returned function is called. Of two shortcuts with the same keys, the newer one applies. */
export function addShortcuts(group: ShortcutGroup): () => void {
  if (!groups.length) window.addEventListener('keydown', onKeyDown);
  groups = [...groups, group];
  notify();
  return () => {
    groups = groups.filter((other) => other !== group);
    if (!groups.length) {
      window.removeEventListener('keydown', onKeyDown);
      setPendingKey(undefined);
    }
    notify();
  };
}

/** Calls back when the shortcuts, the begun sequence or the user's choice to use shortcuts changes. */
export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentGroups = (): readonly ShortcutGroup[] => groups;

export const currentPendingKey = (): string | undefined => pendingKey;

/** Whether the user wants shortcuts in this browser. Voice control can press letters by accident. */
export const areShortcutsOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

export function turnShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
  setPendingKey(undefined);
  notify();
}

function onKeyDown(event: KeyboardEvent): void {
  if (leavesField(event)) return (event.target as HTMLElement).blur();
  const key = areShortcutsOn() ? pressedKey(event) : undefined;
  if (!key) return;
  const first = pendingKey;
  setPendingKey(undefined);
  const keys = first ? `${first} ${key}` : key;
  const shortcut = groups.flatMap(({ shortcuts }) => shortcuts).findLast((candidate) => candidate.keys === keys);
  if (shortcut) {
    event.preventDefault();
    shortcut.onPress();
  } else if (!first && !event.repeat && startsSequence(key)) {
    setPendingKey(key);
  }
}

const startsSequence = (key: string) =>
  groups.some(({ shortcuts }) => shortcuts.some(({ keys }) => keys.startsWith(`${key} `)));

function setPendingKey(key: string | undefined): void {
  clearTimeout(pendingTimer);
  if (key) pendingTimer = setTimeout(() => setPendingKey(undefined), SEQUENCE_MS);
  if (key === pendingKey) return;
  pendingKey = key;
  notify();
}

const notify = () => listeners.forEach((listener) => listener());
