import Stripe from 'stripe';
import { outcomeOfError, outcomeOfIntent, type ChargeOutcome } from './chargeOutcome.ts';
import { withoutSecrets } from './stripeErrors.ts';

export interface Charge {
  entryId: string;
  customerId: string;
  stripeCustomerId: string;
  paymentMethodId: string;
  /** Amount in øre, including VAT. */
  amount: number;
  description: string;
}

const PAGE_SIZE = 100;

/** Charges a ledger entry once, however often it is called: Stripe repeats its first answer to an idempotency key. */
export async function charge(
  stripe: Stripe,
  { entryId, customerId, ...details }: Charge,
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
          payment_method: details.paymentMethodId,
          allowed_payment_method_types: ['card'],
          confirm: true,
          off_session: true,
          metadata: { entryId, customerId },
        },
        { idempotencyKey: `ledger-${entryId}` },
      ),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!(error instanceof Stripe.errors.StripeCardError)) onChargeError(withoutSecrets(error));
    return outcomeOfError(error);
  }
}

/** Returns the paid charge of the entry, or else its newest charge; undefined if the entry has none. */
export async function findCharge(
  stripe: Stripe,
  stripeCustomerId: string,
  entryId: string,
): Promise<ChargeOutcome | undefined> {
  let newest: Stripe.PaymentIntent | undefined;
  for await (const intent of stripe.paymentIntents.list({ customer: stripeCustomerId, limit: PAGE_SIZE })) {
    if (intent.metadata['entryId'] !== entryId) continue;
    if (intent.status === 'succeeded') return outcomeOfIntent(intent);
    newest ??= intent;
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
