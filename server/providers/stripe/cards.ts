import Stripe from 'stripe';
import { undefinedIfUnknown } from './stripeErrors.ts';

export interface CardOnFile {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** A payment method that a browser claims to have confirmed for a department. */
export interface CardClaim {
  stripeCustomerId: string;
  departmentId: string;
  paymentMethodId: string;
}

const PAGE_SIZE = 100;

/**
 * Returns the claimed card, or undefined if no setup for the department has succeeded with it. A browser may claim any
 * payment method, so only such a setup proves the claim.
 */
export async function findConfirmedCard(stripe: Stripe, claim: CardClaim): Promise<CardOnFile | undefined> {
  return undefinedIfUnknown(async () => {
    if (!(await hasSucceededSetup(stripe, claim))) return undefined;
    const { id, customer, card } = await stripe.paymentMethods.retrieve(claim.paymentMethodId);
    if (customer !== claim.stripeCustomerId || !card) return undefined;
    return {
      paymentMethodId: id,
      brand: card.brand,
      last4: card.last4,
      expMonth: card.exp_month,
      expYear: card.exp_year,
    };
  });
}

async function hasSucceededSetup(
  stripe: Stripe,
  { stripeCustomerId, departmentId, paymentMethodId }: CardClaim,
): Promise<boolean> {
  for await (const intent of stripe.setupIntents.list({
    customer: stripeCustomerId,
    payment_method: paymentMethodId,
    limit: PAGE_SIZE,
  })) {
    if (intent.status === 'succeeded' && intent.metadata?.['departmentId'] === departmentId) return true;
  }
  return false;
}

/** Detaches a card; does nothing if it is detached already or unknown. */
export async function detachCard(stripe: Stripe, paymentMethodId: string): Promise<void> {
  await undefinedIfUnknown(async () => {
    try {
      await stripe.paymentMethods.detach(paymentMethodId);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // Stripe refuses to detach a detached card, and has no error code for this case.
      const { customer } = await stripe.paymentMethods.retrieve(paymentMethodId);
      if (customer) throw error;
    }
  });
}
