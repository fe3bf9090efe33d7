import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';

interface ChosenCard {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Shows the hours of a card that the user chose, and scrolls them into view. */
  choose: (id: string) => void;
  /** Handles a card that was added while the screen is open; the first card of the company is shown at once. */
  addNew: (id: string) => void;
  /** Handles the deletion of the chosen card. */
  removeChosen: () => void;
  /** Shows the card that was just bought and closes the dialog. */
  choosePurchased: (id: string) => void;
}

/** The card whose hours are shown; its id is in the address. */
export function useChosenCard(shownId: string | undefined, isBuying: boolean): ChosenCard {
  const [, setAddress] = useSearchParams();
  const { revalidate } = useRevalidator();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isUserChoice = useRef(false);
  useEffect(() => {
    if (!isUserChoice.current) return;
    isUserChoice.current = false;
    bringIntoView(headingRef.current);
  }, [shownId]);

  const showCard = useCallback(
    (id: string | undefined, { closesDialog = false, replace = true } = {}) =>
      setAddress(
        (address) => {
          if (id) address.set('card', id);
          else address.delete('card');
          if (closesDialog) ['buy', 'department'].forEach((name) => address.delete(name));
          return address;
        },
        { replace, preventScrollReset: true },
      ),
    [setAddress],
  );
  const [newId, setNewId] = useState<string>();
  useEffect(() => {
    // While the user is buying, the purchase itself chooses the new card.
    if (newId && !shownId && !isBuying) showCard(newId);
  }, [newId, shownId, isBuying, showCard]);
  return {
    headingRef,
    choose: useCallback(
      (id) => {
        if (id === shownId) return bringIntoView(headingRef.current);
        isUserChoice.current = true;
        return showCard(id, { replace: false });
      },
      [showCard, shownId],
    ),
    addNew: setNewId,
    removeChosen: useCallback(() => {
      setNewId(undefined);
      showCard(undefined);
      void revalidate();
    }, [showCard, revalidate]),
    choosePurchased: useCallback((id) => showCard(id, { closesDialog: true }), [showCard]),
  };
}

function bringIntoView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
}
