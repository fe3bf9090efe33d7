import type Stripe from 'stripe';
import { newId, now, type StripeState } from './state.ts';
import type { ErrorBody } from './StripeApiError.ts';
import type { Webhooks } from './Webhooks.ts';

type RequestIdentity = { id: string; key: string | null };

/** Sets the status of payments and sends the portal the events about them. */
export class Settlement {
  #paymentsToHold = 0;
  readonly #state: StripeState;
  readonly #webhooks: Webhooks;

  constructor(state: StripeState, webhooks: Webhooks) {
    this.#state = state;
    this.#webhooks = webhooks;
  }

  /** The next payment stays 'processing' until a test settles it. */
  holdNext(): void {
    this.#paymentsToHold += 1;
  }

  /** Lets the payment succeed, or leaves it 'processing' if a test holds it. */
  settle(intent: Stripe.PaymentIntent, request: RequestIdentity): void {
    if (!this.#paymentsToHold) return this.succeed(intent, request);
    this.#paymentsToHold -= 1;
    Object.assign(intent, { status: 'processing', next_action: null, processing: { type: 'card', card: {} } });
    this.#webhooks.record('payment_intent.processing', intent, request);
  }

  succeed(intent: Stripe.PaymentIntent, request: RequestIdentity): void {
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: newId('ch'),
      next_action: null,
      processing: null,
      last_payment_error: null,
    });
    this.#webhooks.record('payment_intent.succeeded', intent, request);
  }

  /** Like Stripe, removes the card from a declined payment; only the error keeps the card. */
  refuse(intent: Stripe.PaymentIntent, error: ErrorBody, request: RequestIdentity): ErrorBody {
    const charge = newId('ch');
    const failure = { ...error, charge, payment_method: this.#state.paymentMethods[intent.payment_method as string]! };
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      latest_charge: charge,
      next_action: null,
      processing: null,
      last_payment_error: failure,
    });
    this.#webhooks.record('payment_intent.payment_failed', intent, request);
    return failure;
  }

  cancel(
    intent: Stripe.PaymentIntent,
    reason: Stripe.PaymentIntent['cancellation_reason'],
    request: RequestIdentity,
  ): void {
    Object.assign(intent, { status: 'canceled', canceled_at: now(), cancellation_reason: reason, next_action: null });
    this.#webhooks.record('payment_intent.canceled', intent, request);
  }
}
