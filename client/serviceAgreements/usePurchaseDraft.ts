import { useCallback, useEffect, useState } from 'react';
import { forgetDraft, keyOf, newPurchaseId, readDraft, writeDraft, type PurchaseDraft } from './purchaseDraft.ts';

/** What was chosen so far, kept as long as the tab, so that a reload or a detour loses nothing. */
export function usePurchaseDraft(customerId: string) {
  const key = keyOf(customerId);
  const [draft, setDraft] = useState(() => readDraft(key));
  useEffect(() => writeDraft(key, draft), [key, draft]);

  const choose = useCallback((part: Partial<PurchaseDraft>) => setDraft((chosen) => ({ ...chosen, ...part })), []);
  /** A payment that failed has used its id up. */
  const renew = useCallback(() => choose({ purchaseId: newPurchaseId() }), [choose]);
  const forget = useCallback(() => forgetDraft(key), [key]);
  return { draft, choose, renew, forget };
}
