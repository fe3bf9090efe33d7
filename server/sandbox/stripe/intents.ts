import type Stripe from 'stripe';
import type { Call } from './api.ts';
import { invalidRequest, missing } from './StripeFailure.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** With the publishable key an intent opens only to whoever has its client secret. */
export function opened<T extends Intent>(
  intents: Record<string, T>,
  kind: T['object'],
  { id, params, isBrowser }: Call,
): T {
  const intent = intents[id];
  if (!intent) throw missing(kind, id, { param: 'intent' });
  if (isBrowser && params.required('client_secret') !== intent.client_secret) {
    throw invalidRequest(`The client_secret provided does not match any associated ${kind} on this account.`, {
      code: `${kind}_invalid_parameter`,
      param: 'client_secret',
    });
  }
  return intent;
}

/** What a browser is shown of an intent: nothing of what the merchant wrote on it for himself. */
export function shown<T extends Intent>(intent: T, { isBrowser }: Call): T | Partial<T> {
  if (!isBrowser) return intent;
  const { metadata: _metadata, customer: _customer, application: _application, ...rest } = intent;
  return rest as Partial<T>;
}

export const unexpectedState = (intent: Intent, wish: string) =>
  invalidRequest(`You cannot ${wish} this ${intent.object} because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    param: 'intent',
  });

/** Stripe tells its own script how to show the bank's question; this tells the sandbox's. */
export const bankQuestion = (): Stripe.PaymentIntent.NextAction => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'sandbox_challenge' },
});

export const canBeConfirmed = ({ status }: Intent) =>
  ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status);
