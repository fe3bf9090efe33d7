import { z } from 'zod';
import { DEFAULT_AGREEMENT_MONTHS } from '../../domain/agreementPricing.ts';
import { agreementPurchase } from '../../domain/validation/serviceAgreements.ts';
import { DEFAULT_INTERVAL } from '../../domain/vocabulary.ts';
import { purchaseSlugs } from './purchaseSteps.ts';

const { duration, paymentInterval } = agreementPurchase.shape;

const keptDraft = z.object({
  /** Sent along, so that a repeated order buys nothing twice. */
  purchaseId: z.string().min(1),
  step: z.enum(purchaseSlugs),
  departmentId: z.string(),
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
      purchaseId: newPurchaseId(), step: 'afdeling', departmentId: '', duration: DEFAULT_AGREEMENT_MONTHS, paymentInterval: DEFAULT_INTERVAL, acceptTerms: false,
    };
  }
}

export const writeDraft = (key: string, draft: PurchaseDraft) => sessionStorage.setItem(key, JSON.stringify(draft));

export const forgetDraft = (key: string) => sessionStorage.removeItem(key);

export const newPurchaseId = () => crypto.randomUUID();
