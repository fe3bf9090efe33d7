import { useCallback, useEffect, useRef, useState } from 'react';
import {
  removePurchaseDraft,
  draftKey,
  newPurchase,
  readPurchaseDraft,
  writePurchaseDraft,
  type PurchaseDraft,
} from './purchaseDraft.ts';

/**
 * The draft of the purchase, stored in the browser tab, so that the choices survive a reload or a visit to another
 * page.
 */
export function usePurchaseDraft(customerId: string) {
  const key = draftKey(customerId);
  const [draft, setDraft] = useState(() => readPurchaseDraft(key));
  // The wizard may render once more while the user leaves it. It must not store the deleted draft again.
  const isDeleted = useRef(false);
  useEffect(() => {
    if (!isDeleted.current) writePurchaseDraft(key, draft);
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
    isDeleted.current = true;
    removePurchaseDraft(key);
  }, [key]);
  return { draft, updateDraft, renewPurchaseId, startNewPurchase, deleteDraft };
}
