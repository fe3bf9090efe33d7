import { useCallback, useState } from 'react';
import { isWiderThanPhone } from './useIsNarrow.ts';

interface Fit {
  /** The columns that were measured, so that another choice of columns is measured anew. */
  columns: string;
  /** The width in pixels at which the columns did not fit, so that they are shown again once there is more room. */
  needed: number | undefined;
  isOverflowing: boolean;
}

/**
 * Measures whether the columns of a table fit into the element around it, which depends on the texts as much as on the
 * window. `isTooWide` says that columns have to move into others, and `isOverflowing` that the table as it is now needs
 * a scroll bar. The browser reports sizes between its layout and its paint.
 */
export function useTableFit(columns: string) {
  const [fit, setFit] = useState<Fit>(() => fitting(columns));
  const scrollerRef = useCallback(
    (scroller: HTMLElement | null) => {
      const table = scroller?.querySelector('table');
      if (!scroller || !table || !('ResizeObserver' in window)) return undefined;
      const observer = new ResizeObserver(() => setFit((before) => measure(before, columns, table, scroller)));
      observer.observe(scroller);
      observer.observe(table);
      return () => observer.disconnect();
    },
    [columns],
  );
  const { needed, isOverflowing } = fit.columns === columns ? fit : fitting(columns);
  return { scrollerRef, isTooWide: needed !== undefined, isOverflowing };
}

const fitting = (columns: string): Fit => ({ columns, needed: undefined, isOverflowing: false });

function measure(before: Fit, columns: string, table: HTMLElement, scroller: HTMLElement): Fit {
  const room = scroller.clientWidth;
  const isOverflowing = isWiderThanPhone() && table.offsetWidth > room + 1;
  const known = before.columns === columns ? before.needed : undefined;
  const isStillTooWide = isWiderThanPhone() && known !== undefined && room < known;
  const needed = isStillTooWide ? known : isOverflowing ? table.offsetWidth : undefined;
  const isSame = before.columns === columns && before.needed === needed && before.isOverflowing === isOverflowing;
  return isSame ? before : { columns, needed, isOverflowing };
}
