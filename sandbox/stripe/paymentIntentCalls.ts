import type Stripe from 'stripe';
import type { Api, Call } from './api.ts';
import { customerBy } from './customerCalls.ts';
import { bankQuestion, canBeConfirmed, findIntent, visibleIntent, unexpectedState } from './intents.ts';
import { listParams, page } from './lists.ts';
import { newPaymentIntent } from './newPaymentIntent.ts';
import { behaviourOfMethod, chosenMethod, paymentMethodBy } from './paymentMethodCalls.ts';
import type { Settlement } from './Settlement.ts';
import type { StripeState } from './state.ts';
import { invalidRequest, StripeApiError, type ErrorBody } from './StripeApiError.ts';
import { authenticationRequired } from './testCards.ts';

const createParams = [
  'amount',
  'currency',
  'customer',
  'description',
  'metadata',
  'payment_method',
  'allowed_payment_method_types',
  'confirm',
  'off_session',
  'receipt_email',
] as const;
const confirmParams = ['payment_method', 'payment_method_data', 'off_session', 'return_url'] as const;

export function paymentIntentCalls(api: Api, state: StripeState, settlement: Settlement): void {
  const findCalledIntent = (call: Call) => findIntent(state.paymentIntents, 'payment_intent', call);

  api('POST', '/v1/payment_intents', { accepts: createParams }, (call) => {
    const { params } = call;
    const intent = newPaymentIntent(params);
    const customer = params.text('customer');
    const method = params.text('payment_method');
    intent.customer = customer ? customerBy(state, customer, { param: 'customer', status: 400 }).id : null;
    if (method) assertUsable(paymentMethodBy(state, method), intent);
    if (method) Object.assign(intent, { payment_method: method, status: 'requires_confirmation' });
    if (params.flag('off_session') && !params.flag('confirm'))
      throw invalidRequest('off_session can only be passed when confirm=true.', { param: 'off_session' });
    state.paymentIntents[intent.id] = intent;
    if (params.flag('confirm')) confirm(intent, call);
    return intent;
  });
  api('GET', '/v1/payment_intents', { accepts: [...listParams, 'customer'] }, ({ params }) => {
    const customer = params.text('customer');
    return page(
      '/v1/payment_intents',
      Object.values(state.paymentIntents).filter((intent) => !customer || intent.customer === customer),
      params,
    );
  });
  api('GET', '/v1/payment_intents/:id', { allowsBrowser: true }, (call) => visibleIntent(findCalledIntent(call), call));

  api('POST', '/v1/payment_intents/:id/confirm', { accepts: confirmParams, allowsBrowser: true }, (call) => {
    const intent = findCalledIntent(call);
    if (!canBeConfirmed(intent)) throw unexpectedState(intent, 'confirm');
    const method = chosenMethod(state, call.params);
    // A card that was just typed belongs to no customer yet, and can be used once.
    if (method && call.params.text('payment_method')) assertUsable(method, intent);
    intent.payment_method = method?.id ?? intent.payment_method;
    confirm(intent, call);
    return visibleIntent(intent, call);
  });

  api('POST', '/v1/payment_intents/:id/cancel', { accepts: ['cancellation_reason'] }, (call) => {
    const intent = findCalledIntent(call);
    if (!canBeConfirmed(intent)) throw unexpectedState(intent, 'cancel');
    const reason = call.params.oneOf('cancellation_reason', [
      'abandoned',
      'duplicate',
      'fraudulent',
      'requested_by_customer',
    ]);
    settlement.cancel(intent, reason ?? null, call.request);
    return intent;
  });

  /** The customer's answer to the bank. Stripe has no such call; only the sandbox's browser script makes it. */
  api('POST', '/challenges/payment_intents/:id', { accepts: ['answer'], allowsBrowser: true }, (call) => {
    const intent = findCalledIntent(call);
    if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
    if (call.params.oneOf('answer', ['approve', 'refuse']) === 'approve') settlement.succeed(intent, call.request);
    else settlement.refuse(intent, notAuthenticated, call.request);
    return visibleIntent(intent, call);
  });

  function confirm(intent: Stripe.PaymentIntent, call: Call): void {
    if (!intent.payment_method) {
      throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.', {
        code: 'payment_intent_unexpected_state',
        param: 'payment_method',
      });
    }
    const { onCharge, confirmation } = behaviourOfMethod(state, intent.payment_method as string);
    if (onCharge) throw declinedError(intent, { type: 'card_error', ...onCharge }, call);
    if (confirmation === 'always') {
      if (call.params.flag('off_session'))
        throw declinedError(intent, { type: 'card_error', ...authenticationRequired }, call);
      Object.assign(intent, { status: 'requires_action', next_action: bankQuestion() });
      return;
    }
    settlement.settle(intent, call.request);
  }

  function declinedError(intent: Stripe.PaymentIntent, error: ErrorBody, call: Call): StripeApiError {
    return new StripeApiError(402, {
      ...settlement.refuse(intent, error, call.request),
      payment_intent: visibleIntent(intent, call) as Stripe.PaymentIntent,
    });
  }
}

function assertUsable(method: Stripe.PaymentMethod, intent: Stripe.PaymentIntent): void {
  if (intent.customer && method.customer !== intent.customer) {
    throw invalidRequest(
      `The PaymentMethod '${method.id}' does not belong to the Customer you supplied, or was detached from it. ` +
        'It may not be used again.',
      { param: 'payment_method' },
    );
  }
}

const notAuthenticated: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new ' +
    'PaymentMethod to attempt to fulfill this PaymentIntent again.',
};
