import { z } from 'zod';
import { DEFAULT_INTERVAL } from '../../../domain/companies/licenseDefaults.ts';
import { DEFAULT_AGREEMENT_MONTHS } from '../../../domain/sales/agreementPricing.ts';
import { agreementPurchase } from '../../../domain/sales/validation/serviceAgreements.ts';
import { purchaseSlugs } from './purchaseSteps.ts';

const { duration, paymentInterval } = agreementPurchase.shape;

const draftSchema = z.object({
  /** Idempotency key: sending an order again buys nothing twice. */
  purchaseId: z.string().min(1),
  /** Whether an order was sent with this purchase id and may have been carried out. */
  isSent: z.boolean(),
  step: z.enum(purchaseSlugs),
  departmentId: z.string(),
  /** Whether a department that already has an agreement gets another one. */
  isAdditional: z.boolean(),
  duration,
  paymentInterval,
  acceptTerms: z.boolean(),
});

/** The state of the wizard, stored in the browser tab until the agreement is ordered or the user cancels. */
export type PurchaseDraft = z.infer<typeof draftSchema>;

export const draftKey = (customerId: string) => `portal.agreementPurchase.${customerId}`;

/** Returns the stored draft, or a new one when none is stored or the stored one is invalid. */
export function readPurchaseDraft(key: string): PurchaseDraft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
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

export const writePurchaseDraft = (key: string, draft: PurchaseDraft) =>
  sessionStorage.setItem(key, JSON.stringify(draft));

export const removePurchaseDraft = (key: string) => sessionStorage.removeItem(key);

/**
 * The part of a draft that begins anew with each purchase: another purchase id, and terms that are not accepted yet.
 */
export const newPurchase = () => ({ purchaseId: crypto.randomUUID(), isSent: false, acceptTerms: false });
