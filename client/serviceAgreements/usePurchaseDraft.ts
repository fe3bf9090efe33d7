import { useCallback, useEffect, useRef, useState } from 'react';
import {
  removePurchaseDraft,
  draftKey,
  newPurchase,
  readPurchaseDraft,
  writePurchaseDraft,
  type PurchaseDraft,
} from './purchaseDraft.ts';

/** The choices so far, stored in the browser tab, so that a reload or a detour loses nothing. */
export function usePurchaseDraft(customerId: string) {
  const key = draftKey(customerId);
  const [draft, setDraft] = useState(() => readPurchaseDraft(key));
  // The wizard renders once more while it is left, and must not store the deleted draft again.
  const isForgotten = useRef(false);
  useEffect(() => {
    if (!isForgotten.current) writePurchaseDraft(key, draft);
  }, [key, draft]);

  const updateDraft = useCallback((part: Partial<PurchaseDraft>) => setDraft((chosen) => ({ ...chosen, ...part })), []);
  /** Sets a new purchase id after a failed payment. The accepted terms still apply. */
  const renewPurchaseId = useCallback(
    () => setDraft(({ acceptTerms, ...chosen }) => ({ ...chosen, ...newPurchase(), acceptTerms })),
    [],
  );
  /** Starts a new purchase, because the purchase id was used for another one. The terms must be accepted again. */
  const startNewPurchase = useCallback(() => updateDraft(newPurchase()), [updateDraft]);
  const deleteDraft = useCallback(() => {
    isForgotten.current = true;
    removePurchaseDraft(key);
  }, [key]);
  return { draft, updateDraft, renewPurchaseId, startNewPurchase, deleteDraft };
}
