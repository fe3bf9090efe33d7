import Stripe from 'stripe';
import { outcomeOfError, outcomeOfIntent, type ChargeOutcome } from './chargeOutcome.ts';
import { withoutSecrets } from './stripeErrors.ts';

/** What a payment pays: an attempt to charge a ledger entry, or a card payment of an invoice. */
export type PaidSubject =
  /** The number of the attempt is 1 when left out. Each attempt is a payment of its own at Stripe. */
  { entryId: string; attempt?: number } | { invoiceChargeId: string };

export type Charge = PaidSubject & {
  customerId: string;
  stripeCustomerId: string;
  /**
   * The card to charge at once. Null for a payment that a person confirms in the browser, with a card of their choice.
   */
  paymentMethodId: string | null;
  /** Amount in øre, including VAT. */
  amount: number;
  description: string;
};

const PAGE_SIZE = 100;

/** Charges an attempt once, however often it is called: Stripe repeats its first answer to an idempotency key. */
export async function charge(
  stripe: Stripe,
  details: Charge,
  onChargeError: (cause: Error) => void,
): Promise<ChargeOutcome> {
  const { customerId, stripeCustomerId, paymentMethodId, amount, description } = details;
  try {
    return outcomeOfIntent(
      await stripe.paymentIntents.create(
        {
          amount,
          currency: 'dkk',
          description,
          customer: stripeCustomerId,
          allowed_payment_method_types: ['card'],
          ...(paymentMethodId && { payment_method: paymentMethodId, confirm: true, off_session: true }),
          metadata: { ...metadataOf(details), customerId },
        },
        { idempotencyKey: keyOf(details) },
      ),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (!(error instanceof Stripe.errors.StripeCardError)) onChargeError(withoutSecrets(error));
    return outcomeOfError(error);
  }
}

/** The first attempt has the key and the parameters of earlier releases, which its idempotency key requires. */
function keyOf(subject: PaidSubject): string {
  if ('invoiceChargeId' in subject) return `invoice-${subject.invoiceChargeId}`;
  const { entryId, attempt = 1 } = subject;
  return attempt > 1 ? `ledger-${entryId}-${attempt}` : `ledger-${entryId}`;
}

function metadataOf(subject: PaidSubject): Record<string, string> {
  if ('invoiceChargeId' in subject) return { invoiceChargeId: subject.invoiceChargeId };
  const { entryId, attempt = 1 } = subject;
  return { entryId, ...(attempt > 1 && { attempt: String(attempt) }) };
}

/** What a payment of the portal pays; undefined for a payment of another program. */
export function subjectOf({ metadata }: Stripe.PaymentIntent): PaidSubject | undefined {
  const { entryId, invoiceChargeId, attempt } = metadata;
  if (invoiceChargeId) return { invoiceChargeId };
  return entryId ? { entryId, attempt: Number(attempt ?? 1) } : undefined;
}

/** Returns the paid charge of the subject, or else the newest one of its attempt; undefined if it has none. */
export async function findCharge(
  stripe: Stripe,
  stripeCustomerId: string,
  subject: PaidSubject,
): Promise<ChargeOutcome | undefined> {
  let newest: Stripe.PaymentIntent | undefined;
  const key = keyOf(subject);
  for await (const intent of stripe.paymentIntents.list({ customer: stripeCustomerId, limit: PAGE_SIZE })) {
    const found = subjectOf(intent);
    if (!found) continue;
    const isSame = keyOf(found) === key;
    const isSameEntry = 'entryId' in subject && 'entryId' in found && found.entryId === subject.entryId;
    if (intent.status === 'succeeded' && (isSame || isSameEntry)) return outcomeOfIntent(intent);
    if (isSame) newest ??= intent;
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
