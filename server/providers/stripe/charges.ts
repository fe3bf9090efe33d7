import Stripe from 'stripe';
import { outcomeOfError, outcomeOfIntent, type ChargeOutcome } from './chargeOutcome.ts';
import { withoutSecrets } from './stripeErrors.ts';

export interface Charge {
  entryId: string;
  /** Number of the attempt to charge the entry; 1 when left out. Each attempt is a payment of its own at Stripe. */
  attempt?: number;
  customerId: string;
  stripeCustomerId: string;
  /**
   * The card to charge at once. Null for a payment that a person confirms in the browser, with a card of their choice.
   */
  paymentMethodId: string | null;
  /** Amount in øre, including VAT. */
  amount: number;
  description: string;
}

const PAGE_SIZE = 100;

/** Charges an attempt once, however often it is called: Stripe repeats its first answer to an idempotency key. */
export async function charge(
  stripe: Stripe,
  { entryId, attempt = 1, customerId, paymentMethodId, ...details }: Charge,
  onChargeError: (cause: Error) => void,
): Promise<ChargeOutcome> {
  try {
    return outcomeOfIntent(
      await stripe.paymentIntents.create(
        {
          amount: details.amount,
          currency: 'dkk',
          description: details.description,
          customer: details.stripeCustomerId,
          allowed_payment_method_types: ['card'],
          ...(paymentMethodId && { payment_method: paymentMethodId, confirm: true, off_session: true }),
          // The first attempt has the parameters of earlier releases, which its idempotency key requires.
          metadata: { entryId, customerId, ...(attempt > 1 && { attempt: String(attempt) }) },
        },
        { idempotencyKey: attempt > 1 ? `ledger-${entryId}-${attempt}` : `ledger-${entryId}` },
      ),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!(error instanceof Stripe.errors.StripeCardError)) onChargeError(withoutSecrets(error));
    return outcomeOfError(error);
  }
}

/** The number of the attempt that a payment belongs to. */
export const attemptOf = ({ metadata }: Stripe.PaymentIntent): number => Number(metadata['attempt'] ?? 1);

/**
 * Returns the paid charge of the entry, or else the newest charge of the attempt; undefined if the attempt has none.
 */
export async function findCharge(
  stripe: Stripe,
  stripeCustomerId: string,
  entryId: string,
  attempt = 1,
): Promise<ChargeOutcome | undefined> {
  let newest: Stripe.PaymentIntent | undefined;
  for await (const intent of stripe.paymentIntents.list({ customer: stripeCustomerId, limit: PAGE_SIZE })) {
    if (intent.metadata['entryId'] !== entryId) continue;
    if (intent.status === 'succeeded') return outcomeOfIntent(intent);
    if (attemptOf(intent) === attempt) newest ??= intent;
  }
  return newest && outcomeOfIntent(newest);
}

/** Cancels a charge. If the charge is settled already, returns its outcome and changes nothing. */
export async function cancelCharge(stripe: Stripe, paymentIntentId: string): Promise<ChargeOutcome> {
  try {
    return outcomeOfIntent(await stripe.paymentIntents.cancel(paymentIntentId, { cancellation_reason: 'abandoned' }));
  } catch (error) {
    const isSettled =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';
    if (!isSettled) throw error;
    return outcomeOfIntent(await stripe.paymentIntents.retrieve(paymentIntentId));
  }
}
