import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { updatePlace, usePlace } from '../../app/relay/keptScreens.ts';
import { focusRow, idOfRow, rowAround, rowsIn } from './rows.ts';

/** Remembers the row that has the focus, and restores it and the scroll position when the user returns to the list. */
export function useRowPlace(list: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const place = usePlace();
  useLayoutEffect(() => {
    if (!isLoaded || !place?.isReturn) return;
    window.scrollTo(0, place.scrollY);
    const row = rowsIn(list.current!).find((each) => idOfRow(each) === place.rowId);
    if (row) focusRow(row, { preventScroll: true });
  }, [list, isLoaded, place]);
  useEffect(() => {
    const element = list.current!;
    const remember = ({ target }: FocusEvent) => {
      const id = idOfRow(rowAround(target));
      if (place && id) updatePlace(place, { rowId: id });
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [list, place]);
}
