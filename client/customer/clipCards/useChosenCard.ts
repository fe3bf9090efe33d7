import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { BUY_PARAMETERS } from './useBuyDialog.ts';

interface ChosenCard {
  /** For the heading above the hour entries. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows the hour entries of a card that the user chose, scrolls to them and focuses their heading. */
  choose: (id: string) => void;
  /** Call when a card was added or changed while the screen is open. Shows the card if none is shown yet. */
  handleChange: (id: string) => void;
  /** Call when the chosen card was deleted. Shows the newest of the other cards. */
  handleDeletion: () => void;
  /** Shows the hour entries of the card that was just bought, and closes the dialog. */
  choosePurchased: (id: string) => void;
}

/**
 * Controls which card's hour entries are shown. The id of a chosen card is in the URL; without it, the newest card is
 * shown. `isBuying` says that the dialog to buy a card is open.
 */
export function useChosenCard(shownId: string | undefined, isBuying: boolean): ChosenCard {
  const [, setSearchParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isUserChoice = useRef(false);
  useEffect(() => {
    if (!isUserChoice.current) return;
    isUserChoice.current = false;
    focusAndScrollTo(headingRef.current);
  }, [shownId]);

  const showCard = useCallback(
    (id: string | undefined, { closesDialog = false, replace = true } = {}) =>
      setSearchParams(
        (params) => {
          if (id) params.set('card', id);
          else params.delete('card');
          if (closesDialog) BUY_PARAMETERS.forEach((name) => params.delete(name));
          return params;
        },
        { replace, preventScrollReset: true },
      ),
    [setSearchParams],
  );
  const [changedId, setChangedId] = useState<string>();
  useEffect(() => {
    // While the dialog is open, the card may be the one that is being bought. `choosePurchased` then shows it.
    // The first card is the newest one, so the URL can stay: a navigation would ask whether to discard other input.
    if (changedId && !shownId && !isBuying) void revalidate();
  }, [changedId, shownId, isBuying, revalidate]);
  return {
    headingRef,
    choose: useCallback(
      (id) => {
        if (id === shownId) return focusAndScrollTo(headingRef.current);
        isUserChoice.current = true;
        return showCard(id, { replace: false });
      },
      [showCard, shownId],
    ),
    handleChange: setChangedId,
    handleDeletion: useCallback(() => {
      setChangedId(undefined);
      showCard(undefined);
      void revalidate();
    }, [showCard, revalidate]),
    choosePurchased: useCallback((id) => showCard(id, { closesDialog: true }), [showCard]),
  };
}

function focusAndScrollTo(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
