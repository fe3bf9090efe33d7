import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';

interface ChosenCard {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** By hand: its hours come into view. */
  choose: (id: string) => void;
  /** One came while one looked, and may be the first of all. */
  told: (id: string) => void;
  /** It is gone. */
  forget: () => void;
  /** The one that was just bought, and the dialog with it. */
  bought: (id: string) => void;
}

/** The card whose hours are shown stands in the address. */
export function useChosenCard(shownId: string | undefined, isBuying: boolean): ChosenCard {
  const [, setAddress] = useSearchParams();
  const { revalidate } = useRevalidator();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isByHand = useRef(false);
  useEffect(() => {
    if (!isByHand.current) return;
    isByHand.current = false;
    bringIntoView(headingRef.current);
  }, [shownId]);

  const go = useCallback(
    (id: string | undefined, { closes = false, replace = true } = {}) =>
      setAddress(
        (address) => {
          if (id) address.set('card', id);
          else address.delete('card');
          if (closes) ['buy', 'department'].forEach((name) => address.delete(name));
          return address;
        },
        { replace, preventScrollReset: true },
      ),
    [setAddress],
  );
  const [newId, told] = useState<string>();
  useEffect(() => {
    // Whoever is buying chooses what they have bought.
    if (newId && !shownId && !isBuying) go(newId);
  }, [newId, shownId, isBuying, go]);
  return {
    headingRef,
    choose: useCallback(
      (id) => {
        if (id === shownId) return bringIntoView(headingRef.current);
        isByHand.current = true;
        return go(id, { replace: false });
      },
      [go, shownId],
    ),
    told,
    forget: useCallback(() => {
      told(undefined);
      go(undefined);
      void revalidate();
    }, [go, revalidate]),
    bought: useCallback((id) => go(id, { closes: true }), [go]),
  };
}

function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
