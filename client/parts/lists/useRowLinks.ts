import { useEffect, type RefObject } from 'react';
import { addressForOtherTab } from '../../app/relay/otherTabs.ts';
import { openerOfRow, rowAround } from './rows.ts';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [role="menuitem"]';

/**
 * Makes the whole row a link: a press beside the row's controls follows the link of its first cell, and a middle click
 * or a press with Ctrl opens it in a new tab. A row without a page opens its dialog. A press that ends a text selection
 * does nothing.
 */
export function useRowLinks(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current!;
    const follow = (event: MouseEvent) => {
      const row = rowAround(event.target);
      const opener = row && openerOfRow(row);
      if (!opener || event.defaultPrevented || (event.target as Element).closest(CONTROLS) || isSelectingText()) return;
      const isMiddle = event.button === 1;
      if (event.button !== 0 && !isMiddle) return;
      const isNewTab = isMiddle || event.ctrlKey || event.metaKey;
      if (opener instanceof HTMLAnchorElement && (isNewTab || event.shiftKey)) {
        window.open(
          addressForOtherTab(opener.getAttribute('href')!),
          '_blank',
          isNewTab ? 'noopener' : 'noopener,popup',
        );
      } else if (!isMiddle) {
        opener.focus({ preventScroll: true });
        opener.click();
      }
    };
    element.addEventListener('click', follow);
    element.addEventListener('auxclick', follow);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('auxclick', follow);
    };
  }, [list]);
}

const isSelectingText = () => window.getSelection()?.isCollapsed === false;
