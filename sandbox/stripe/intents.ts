import type Stripe from 'stripe';
import type { Call } from './api.ts';
import { invalidRequest, unknownObject } from './StripeApiError.ts';

type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Finds an intent. A call with the publishable key must also have the intent's client secret. */
export function findIntent<T extends Intent>(
  intents: Record<string, T>,
  kind: T['object'],
  { id, params, isBrowser }: Call,
): T {
  const intent = intents[id];
  if (!intent) throw unknownObject(kind, id, { param: 'intent' });
  if (isBrowser && params.required('client_secret') !== intent.client_secret) {
    throw invalidRequest(`The client_secret provided does not match any associated ${kind} on this account.`, {
      code: `${kind}_invalid_parameter`,
      param: 'client_secret',
    });
  }
  return intent;
}

/** The intent as the caller may see it: for a browser, without the fields that only the merchant may see. */
export function visibleIntent<T extends Intent>(intent: T, { isBrowser }: Call): T | Partial<T> {
  if (!isBrowser) return intent;
  const { metadata: _metadata, customer: _customer, application: _application, ...rest } = intent;
  return rest as Partial<T>;
}

export const unexpectedState = (intent: Intent, action: string) =>
  invalidRequest(`You cannot ${action} this ${intent.object} because it has a status of ${intent.status}.`, {
    code: `${intent.object}_unexpected_state`,
    param: 'intent',
  });

/** Tells the sandbox's browser script to show the bank's question. */
export const bankQuestion = (): Stripe.PaymentIntent.NextAction => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'sandbox_challenge' },
});

export const canBeConfirmed = ({ status }: Intent) =>
  ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status);
