import type Stripe from 'stripe';
import type { Api, Call } from './api.ts';
import { customerBy } from './customerCalls.ts';
import { bankQuestion, canBeConfirmed, findIntent, visibleIntent, unexpectedState } from './intents.ts';
import { listParams, page } from './lists.ts';
import { behaviourOfMethod, chosenMethod } from './paymentMethodCalls.ts';
import { newId, newSecret, now, type StripeState } from './state.ts';
import { invalidRequest, StripeApiError, type ErrorBody } from './StripeApiError.ts';
import type { Webhooks } from './Webhooks.ts';

const createParams = ['customer', 'description', 'metadata', 'usage', 'allowed_payment_method_types'] as const;

export function setupIntentCalls(api: Api, state: StripeState, webhooks: Webhooks): void {
  const findCalledIntent = (call: Call) => findIntent(state.setupIntents, 'setup_intent', call);

  api('POST', '/v1/setup_intents', { accepts: createParams }, ({ params }) => {
    const intent = newSetupIntent();
    const customer = params.text('customer');
    intent.customer = customer ? customerBy(state, customer, { param: 'customer', status: 400 }).id : null;
    intent.description = params.text('description', 1_000) ?? null;
    intent.metadata = params.metadata();
    intent.usage = params.oneOf('usage', ['off_session', 'on_session']) ?? 'off_session';
    intent.allowed_payment_method_types = (params.methodTypes('allowed_payment_method_types') ??
      null) as Stripe.SetupIntent['allowed_payment_method_types'];
    state.setupIntents[intent.id] = intent;
    return intent;
  });
  api('GET', '/v1/setup_intents', { accepts: [...listParams, 'customer', 'payment_method'] }, ({ params }) => {
    const [customer, method] = [params.text('customer'), params.text('payment_method')];
    return page(
      '/v1/setup_intents',
      Object.values(state.setupIntents).filter(
        (intent) => (!customer || intent.customer === customer) && (!method || intent.payment_method === method),
      ),
      params,
    );
  });
  api('GET', '/v1/setup_intents/:id', { allowsBrowser: true }, (call) => visibleIntent(findCalledIntent(call), call));

  api(
    'POST',
    '/v1/setup_intents/:id/confirm',
    { accepts: ['payment_method', 'payment_method_data', 'return_url'], allowsBrowser: true },
    (call) => {
      const intent = findCalledIntent(call);
      if (!canBeConfirmed(intent)) throw unexpectedState(intent, 'confirm');
      const method = chosenMethod(state, call.params);
      if (!method)
        throw invalidRequest('You cannot confirm this SetupIntent because it is missing a payment method.', {
          code: 'setup_intent_unexpected_state',
          param: 'payment_method',
        });
      const { onSetup, confirmation } = behaviourOfMethod(state, method.id);
      intent.payment_method = method.id;
      if (onSetup)
        throw new StripeApiError(402, {
          ...refuse(intent, { type: 'card_error', ...onSetup }, call),
          setup_intent: visibleIntent(intent, call) as Stripe.SetupIntent,
        });
      if (!confirmation) succeed(intent, call);
      else Object.assign(intent, { status: 'requires_action', next_action: bankQuestion() });
      return visibleIntent(intent, call);
    },
  );

  /** The customer's answer to the bank. Stripe has no such call; only the sandbox's browser script makes it. */
  api('POST', '/challenges/setup_intents/:id', { accepts: ['answer'], allowsBrowser: true }, (call) => {
    const intent = findCalledIntent(call);
    if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
    if (call.params.oneOf('answer', ['approve', 'refuse']) === 'approve') succeed(intent, call);
    else refuse(intent, notAuthenticated, call);
    return visibleIntent(intent, call);
  });

  function succeed(intent: Stripe.SetupIntent, { request }: Call): void {
    const method = state.paymentMethods[intent.payment_method as string]!;
    Object.assign(intent, {
      status: 'succeeded',
      next_action: null,
      last_setup_error: null,
      latest_attempt: newId('setatt'),
    });
    if (intent.customer && method.customer !== intent.customer) {
      method.customer = intent.customer as string;
      webhooks.record('payment_method.attached', method, request);
    }
    webhooks.record('setup_intent.succeeded', intent, request);
  }

  function refuse(intent: Stripe.SetupIntent, error: ErrorBody, { request }: Call): ErrorBody {
    const failure = { ...error, payment_method: state.paymentMethods[intent.payment_method as string]! };
    Object.assign(intent, {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_setup_error: failure,
      latest_attempt: newId('setatt'),
    });
    webhooks.record('setup_intent.setup_failed', intent, request);
    return failure;
  }
}

const notAuthenticated: ErrorBody = {
  type: 'invalid_request_error',
  code: 'setup_intent_authentication_failure',
  message: 'The latest attempt to set up the payment method has failed because authentication failed.',
};

function newSetupIntent(): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: newSecret(id),
    created: now(),
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}
