import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetDraft, keyOf, newPurchase, readDraft, writeDraft, type PurchaseDraft } from './purchaseDraft.ts';

/** What was chosen so far, kept as long as the tab, so that a reload or a detour loses nothing. */
export function usePurchaseDraft(customerId: string) {
  const key = keyOf(customerId);
  const [draft, setDraft] = useState(() => readDraft(key));
  // The wizard still renders on its way out, and must not store again what was forgotten.
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) writeDraft(key, draft);
  }, [key, draft]);

  const choose = useCallback((part: Partial<PurchaseDraft>) => setDraft((chosen) => ({ ...chosen, ...part })), []);
  /** The purchase id is used up by a payment that failed; the accepted terms still hold. */
  const renew = useCallback(
    () => setDraft(({ acceptTerms, ...chosen }) => ({ ...chosen, ...newPurchase(), acceptTerms })),
    [],
  );
  /** The purchase id belongs to another purchase: the next order is a new one, with everything that takes. */
  const restart = useCallback(() => choose(newPurchase()), [choose]);
  const forget = useCallback(() => {
    isForgotten.current = true;
    forgetDraft(key);
  }, [key]);
  return { draft, choose, renew, restart, forget };
}
