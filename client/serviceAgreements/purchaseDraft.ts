import { z } from 'zod';
import { DEFAULT_AGREEMENT_MONTHS } from '../../domain/agreementPricing.ts';
import { agreementPurchase } from '../../domain/validation/serviceAgreements.ts';
import { DEFAULT_INTERVAL } from '../../domain/vocabulary.ts';
import { purchaseSlugs } from './purchaseSteps.ts';

const { duration, paymentInterval } = agreementPurchase.shape;

const keptDraft = z.object({
  /** Idempotency key: an order that is sent again buys nothing twice. */
  purchaseId: z.string().min(1),
  /** Whether an order was sent under this purchase id, and may have been carried out. */
  isSent: z.boolean(),
  step: z.enum(purchaseSlugs),
  departmentId: z.string(),
  /** Whether a department that already has an agreement is to get another one. */
  isAdditional: z.boolean(),
  duration,
  paymentInterval,
  acceptTerms: z.boolean(),
});

/** What the wizard remembers until the agreement is ordered or given up. */
export type PurchaseDraft = z.infer<typeof keptDraft>;

export const keyOf = (customerId: string) => `portal.agreementPurchase.${customerId}`;

/** What is not ours to read is as good as nothing. */
export function readDraft(key: string): PurchaseDraft {
  try {
    return keptDraft.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return {
      ...newPurchase(),
      step: 'afdeling',
      departmentId: '',
      isAdditional: false,
      duration: DEFAULT_AGREEMENT_MONTHS,
      paymentInterval: DEFAULT_INTERVAL,
    };
  }
}

export const writeDraft = (key: string, draft: PurchaseDraft) => sessionStorage.setItem(key, JSON.stringify(draft));

export const forgetDraft = (key: string) => sessionStorage.removeItem(key);

/** Each purchase has an id of its own, and terms that are accepted for it. */
export const newPurchase = () => ({ purchaseId: crypto.randomUUID(), isSent: false, acceptTerms: false });
