import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

/** The search parameters of the address, as the filters show them. */
export interface UrlValues {
  valueOf: (name: string) => string;
  /**
   * Sets a value. The filter shows the value at once; the address, and with it the query of the screen, follows when no
   * value has changed for `afterMs`. Returns to the first page.
   */
  set: (name: string, value: string, afterMs?: number) => void;
  /** Removes values at once. */
  clear: (names: readonly string[]) => void;
}

const PAGE_PARAMETER = 'side';

/**
 * Keeps values in the search parameters, so that a reload keeps them and a link shares them. With `isUndoable`, each
 * change is an entry of the history, so that Back undoes it; a text that is typed with pauses is one entry.
 */
export function useUrlValues({ isUndoable }: { isUndoable?: boolean | undefined } = {}): UrlValues {
  const [params, setParams] = useSearchParams();
  const addressQuery = params.toString();
  const [shownQuery, setShownQuery] = useState(addressQuery);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestQuery = useRef(shownQuery);
  /** The query of the address, or of the navigation that is under way. */
  const requestedQuery = useRef(addressQuery);
  /** The field of the latest entry of the history, if that entry is of typed text. */
  const typedField = useRef<string>(undefined);
  const show = (next: string) => {
    latestQuery.current = next;
    setShownQuery(next);
  };
  const { state, location: next } = useNavigation();
  const isNavigating = state !== 'idle';
  const { pathname } = useLocation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (!isLeaving) return;
    // Writing the address now would cancel the navigation to another screen.
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [isLeaving]);
  useEffect(() => {
    if (!isNavigating) requestedQuery.current = addressQuery;
    // After a navigation, the filters show the values of the new address. Input that is not in the address yet stays.
    if (!isNavigating && timer.current === undefined && cleanQuery(latestQuery.current) !== addressQuery) {
      typedField.current = undefined;
      show(addressQuery);
    }
  }, [addressQuery, isNavigating]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (typed?: string) => {
    timer.current = undefined;
    const isSameEntry = !isUndoable || (typed !== undefined && typed === typedField.current);
    typedField.current = typed;
    const query = cleanQuery(latestQuery.current);
    if (query === requestedQuery.current && isUndoable) return;
    requestedQuery.current = query;
    setParams(query, { replace: isSameEntry, preventScrollReset: true });
  };
  return {
    valueOf: (name) => new URLSearchParams(shownQuery).get(name) ?? '',
    set: (name, value, afterMs = 0) => {
      const next = new URLSearchParams(latestQuery.current);
      next.set(name, value);
      // Another filter gives other rows, so the page number is reset.
      if (name !== PAGE_PARAMETER) next.delete(PAGE_PARAMETER);
      show(next.toString());
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(afterMs ? name : undefined), afterMs);
    },
    clear: (names) => {
      const next = new URLSearchParams(latestQuery.current);
      for (const name of [...names, PAGE_PARAMETER]) next.delete(name);
      show(next.toString());
      clearTimeout(timer.current);
      write();
    },
  };
}

/** Trims the values and removes the empty ones. */
function cleanQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
  return new URLSearchParams(kept).toString();
}
