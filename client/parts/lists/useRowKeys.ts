import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusRow, idOfRow, rowAround, rowsIn } from './rows.ts';

/** How far the key moves the focus. */
const STEPS: Record<string, number> = { j: 1, k: -1 };

/**
 * The keys of a list: j and k move the focus to the next and the previous row, x selects the focused row and X the
 * range up to it. Enter needs no code: the row that has the focus is a link. The keys are ignored while the user types,
 * in dialogs and menus, and together with Ctrl, Alt or Cmd.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  onSelect: ((id: string, isRange: boolean) => void) | undefined,
): void {
  const latestIndex = useRef(-1);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isListKey(event)) return;
    const rows = rowsIn(list.current!);
    const focused = rows.find((row) => row === rowAround(document.activeElement));
    const step = STEPS[event.key];
    if (step !== undefined) {
      const index = (focused ? rows.indexOf(focused) : latestIndex.current) + step;
      latestIndex.current = Math.min(Math.max(index, 0), rows.length - 1);
      const next = rows[latestIndex.current];
      if (next) focusRow(next);
    } else if (event.key.toLowerCase() === 'x' && focused) onSelect?.(idOfRow(focused)!, event.shiftKey);
    else return;
    event.preventDefault();
  });
  // Other effects run a while after the first paint, and the keys work as soon as the rows are seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** False for keys that belong to a field, a dialog, a menu or the browser. */
const isListKey = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.ctrlKey &&
  !event.altKey &&
  !event.metaKey &&
  !event.isComposing &&
  !document.activeElement?.closest(FIELDS) &&
  !document.querySelector(OVERLAYS);
