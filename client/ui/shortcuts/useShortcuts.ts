import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  addShortcuts,
  areShortcutsOn,
  currentGroups,
  currentPendingKey,
  onShortcutsChange,
  type Shortcut,
} from './shortcuts.ts';

/**
 * Registers keyboard shortcuts while the component is mounted, and lists them under the title of their group in the
 * dialog of shortcuts. Components may pass new functions at every render.
 */
export function useShortcuts(group: string, shortcuts: Shortcut[]): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  const texts = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]));
  // Other effects run a while after the first paint, and the keys work as soon as the screen is seen.
  useLayoutEffect(() => {
    const registered = (JSON.parse(texts) as [string, string][]).map(([keys, label], index) => ({
      keys,
      label,
      onPress: () => current.current[index]?.onPress(),
    }));
    return registered.length ? addShortcuts({ title: group, shortcuts: registered }) : undefined;
  }, [group, texts]);
}

/** The registered shortcuts, for the dialog that lists them. */
export const useShortcutGroups = () => useSyncExternalStore(onShortcutsChange, currentGroups);

/** The first key of a sequence while the second one is awaited. */
export const usePendingKey = () => useSyncExternalStore(onShortcutsChange, currentPendingKey);

export const useAreShortcutsOn = () => useSyncExternalStore(onShortcutsChange, areShortcutsOn);
