import Stripe from 'stripe';
import { CANCELLED, CARD_GONE, declineText, isRefusedForGood, NOT_CARRIED_OUT } from './declineTexts.ts';

export type ChargeOutcome =
  | { status: 'PAID'; providerId: string }
  /** The message is Danish and shown to users. `isFinal` says that the same card cannot pay later either. */
  | { status: 'FAILED'; providerId: string | null; message: string; isFinal?: true }
  /** The bank requires authentication, or the browser chooses the card: it confirms the payment with the secret. */
  | { status: 'NEEDS_CUSTOMER'; providerId: string; clientSecret: string }
  /** The charge may have been paid. Look it up before selling anything or charging again. */
  | { status: 'IN_DOUBT'; providerId: string | null };

export function outcomeOfIntent(intent: Stripe.PaymentIntent): ChargeOutcome {
  const providerId = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'PAID', providerId };
    case 'canceled':
      // If the payment failed before it was cancelled, the reason of the failure is more useful.
      return {
        ...refusal(providerId, intent.last_payment_error ?? {}),
        ...(!intent.last_payment_error && { message: CANCELLED }),
      };
    case 'requires_action':
      return { status: 'NEEDS_CUSTOMER', providerId, clientSecret: intent.client_secret! };
    case 'requires_payment_method':
      // Without an error, the payment has no card yet. A charge that the bank wants authenticated has this status, too.
      return !intent.last_payment_error || isAuthenticationRequired(intent.last_payment_error)
        ? { status: 'NEEDS_CUSTOMER', providerId, clientSecret: intent.client_secret! }
        : refusal(providerId, intent.last_payment_error);
    default:
      return { status: 'IN_DOUBT', providerId };
  }
}

/** Returns the outcome of a charge that threw an error. A charge has failed only if Stripe clearly refused it. */
export function outcomeOfError(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent;
    if (intent && isAuthenticationRequired(error))
      return { status: 'NEEDS_CUSTOMER', providerId: intent.id, clientSecret: intent.client_secret! };
    return refusal(intent?.id ?? null, error);
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.param === 'payment_method')
      return { status: 'FAILED', providerId: null, message: CARD_GONE, isFinal: true };
    const message = error.code?.startsWith('amount_too_') ? declineText(error) : NOT_CARRIED_OUT;
    return { status: 'FAILED', providerId: null, message };
  }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return { status: 'FAILED', providerId: null, message: NOT_CARRIED_OUT };
  }
  // Lost connections, time-outs, outages, and an idempotency key that is in use or was used with other values.
  return { status: 'IN_DOUBT', providerId: null };
}

interface Refusal {
  code?: string | undefined;
  decline_code?: string | undefined;
}

const refusal = (providerId: string | null, error: Refusal): ChargeOutcome & { status: 'FAILED' } => ({
  status: 'FAILED',
  providerId,
  message: declineText(error),
  ...(isRefusedForGood(error) && { isFinal: true }),
});

const isAuthenticationRequired = (error: Refusal | null) =>
  error?.code === 'authentication_required' || error?.decline_code === 'authentication_required';
