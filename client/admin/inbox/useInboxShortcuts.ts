import { useState } from 'react';
import { openMenu } from '../../ui/openMenu.ts';
import { useShortcuts } from '../../ui/shortcuts/useShortcuts.ts';
import type { Item } from './readItem.ts';

interface InboxCommands {
  open: (item: Item | undefined) => void;
  toggle: (id: string, isRange: boolean) => void;
  act: (item: Item) => void;
  openedItem: Item | undefined;
}

const rowOf = ({ id }: Item) => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);

/** The row that had the focus last. When it leaves, the one that takes its place is the current one. */
interface Place {
  id: string;
  index: number;
}

/**
 * The keys of the inbox. They are about the row that had the focus last or, without one, about the opened item; the
 * menus are about the selected items when there are any.
 */
export function useInboxShortcuts(items: readonly Item[], { open, toggle, act, openedItem }: InboxCommands) {
  const [place, setPlace] = useState<Place>();
  const atPlace = place && (items.find(({ id }) => id === place.id) ?? items[Math.min(place.index, items.length - 1)]);
  const current = atPlace ?? openedItem;
  const setCurrent = (item: Item) => setPlace({ id: item.id, index: items.indexOf(item) });
  const move = (step: 1 | -1) => {
    const index = current ? items.indexOf(current) : step === 1 ? -1 : items.length;
    const next = items[Math.min(Math.max(index + step, 0), items.length - 1)];
    if (!next) return;
    setCurrent(next);
    rowOf(next)?.querySelector<HTMLElement>('[data-title] a')?.focus();
    if (openedItem) open(next);
  };
  const onCurrent = (command: (item: Item) => void) => () => current && command(current);
  /** Opens a menu of the selected items or the current row, with the focus in it. */
  const openMenuOf = (menu: 'assign' | 'snooze') => () => {
    const selector = `[data-menu="${menu}"]`;
    openMenu(
      document.querySelector<HTMLElement>(`[data-selection] ${selector}`) ??
        (current && rowOf(current)?.querySelector<HTMLElement>(selector)),
    );
  };
  useShortcuts('Indbakke', [
    { keys: 'j', label: 'Næste sag', onPress: () => move(1) },
    { keys: 'k', label: 'Forrige sag', onPress: () => move(-1) },
    { keys: 'o', label: 'Åbn sagen', onPress: onCurrent(open) },
    { keys: 'x', label: 'Vælg sagen', onPress: onCurrent(({ id }) => toggle(id, false)) },
    { keys: 'X', label: 'Vælg sagerne hertil', onPress: onCurrent(({ id }) => toggle(id, true)) },
    { keys: 'a', label: 'Udfør', onPress: onCurrent((item) => actOn(item, act)) },
    { keys: 't', label: 'Tildel', onPress: openMenuOf('assign') },
    { keys: 'u', label: 'Udskyd', onPress: openMenuOf('snooze') },
    {
      keys: 'n',
      label: 'Skriv en note',
      onPress: onCurrent((item) => {
        open(item);
        focusSoon('[data-note-field]');
      }),
    },
    ...(openedItem ? [{ keys: 'Escape', label: 'Luk sagen', onPress: () => open(undefined) }] : []),
  ]);
  return { currentId: atPlace?.id, setCurrent };
}

/** Presses the row's button: it opens a dialog, or leads to a screen. */
function actOn(item: Item, act: (item: Item) => void): void {
  const link = rowOf(item)?.querySelector<HTMLElement>(':scope > a[href]');
  if (link) link.click();
  else act(item);
}

/** The panel of an item loads its notes before the field is there. */
function focusSoon(selector: string, attempts = 20): void {
  const field = document.querySelector<HTMLElement>(selector);
  if (field) field.focus();
  else if (attempts > 0) setTimeout(() => focusSoon(selector, attempts - 1), 50);
}
