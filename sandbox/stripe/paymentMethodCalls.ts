import type Stripe from 'stripe';
import type { Api } from './api.ts';
import { customerBy } from './customerCalls.ts';
import { listParams, page } from './lists.ts';
import type { Params } from './Params.ts';
import { newId, now, type StripeState } from './state.ts';
import { invalidRequest, unknownObject } from './StripeApiError.ts';
import { behaviourNameOf, behaviourOf, brandOf, type CardBehaviour } from './testCards.ts';
import type { Webhooks } from './Webhooks.ts';

const dataParams = ['type', 'card', 'billing_details'] as const;

export function paymentMethodCalls(api: Api, state: StripeState, webhooks: Webhooks): void {
  api('POST', '/v1/payment_methods', { accepts: dataParams, allowsBrowser: true }, ({ params }) =>
    newPaymentMethod(state, params),
  );
  api('GET', '/v1/payment_methods/:id', {}, ({ id }) =>
    paymentMethodBy(state, id, { param: 'payment_method', status: 404 }),
  );
  api('POST', '/v1/payment_methods/:id/attach', { accepts: ['customer'] }, ({ id, params, request }) => {
    const method = paymentMethodBy(state, id);
    const customer = customerBy(state, params.required('customer'), { param: 'customer', status: 400 });
    if (method.customer && method.customer !== customer.id)
      throw invalidRequest('The payment method you provided has already been attached to a customer.', {
        param: 'payment_method',
      });
    method.customer = customer.id;
    webhooks.record('payment_method.attached', method, request);
    return method;
  });
  api('POST', '/v1/payment_methods/:id/detach', {}, ({ id, request }) => {
    const method = paymentMethodBy(state, id);
    if (!method.customer)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        { param: 'payment_method' },
      );
    method.customer = null;
    webhooks.record('payment_method.detached', method, request);
    return method;
  });
  const pageOfCustomer = (url: string, customer: string, params: Params) =>
    page(
      url,
      Object.values(state.paymentMethods).filter(
        (method) => method.customer === customerBy(state, customer, { param: 'customer', status: 400 }).id,
      ),
      params,
    );
  api('GET', '/v1/payment_methods', { accepts: [...listParams, 'customer', 'type'] }, ({ params }) =>
    pageOfCustomer('/v1/payment_methods', params.required('customer'), params),
  );
  api('GET', '/v1/customers/:id/payment_methods', { accepts: [...listParams, 'type'] }, ({ id, params }) =>
    pageOfCustomer(`/v1/customers/${id}/payment_methods`, id, params),
  );
}

export function paymentMethodBy(
  state: StripeState,
  id: string,
  errorDetails = { param: 'payment_method', status: 400 },
): Stripe.PaymentMethod {
  const method = state.paymentMethods[id];
  if (!method) throw unknownObject('PaymentMethod', id, errorDetails);
  return method;
}

export const behaviourOfMethod = (state: StripeState, id: string): CardBehaviour =>
  behaviourOf(state.behaviours[id] ?? 'notATestCard');

/** The payment method that a confirmation names, or a new one from its card data. */
export function chosenMethod(state: StripeState, params: Params): Stripe.PaymentMethod | undefined {
  const id = params.text('payment_method');
  if (id) return paymentMethodBy(state, id);
  const data = params.group('payment_method_data', dataParams);
  return data && newPaymentMethod(state, data);
}

function newPaymentMethod(state: StripeState, params: Params): Stripe.PaymentMethod {
  params.oneOf('type', ['card']);
  const card = params.group('card', ['number', 'exp_month', 'exp_year', 'cvc']);
  if (!card) throw invalidRequest('Missing required param: card.', { code: 'parameter_missing', param: 'card' });
  const number = card.required('number').replaceAll(' ', '');
  const year = card.integer('exp_year') ?? 0;
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: billingDetails(params),
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    allow_redisplay: 'unspecified',
    card: {
      brand: brandOf(number),
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'DK',
      display_brand: brandOf(number),
      exp_month: card.integer('exp_month') ?? 0,
      exp_year: year < 100 ? 2000 + year : year,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brandOf(number)], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
  };
  state.paymentMethods[method.id] = method;
  state.behaviours[method.id] = behaviourNameOf(number);
  return method;
}

function billingDetails(params: Params): Stripe.PaymentMethod['billing_details'] {
  const details = params.group('billing_details', ['name', 'email', 'phone', 'address']);
  return {
    address: null,
    email: details?.text('email') ?? null,
    name: details?.text('name') ?? null,
    phone: details?.text('phone') ?? null,
    tax_id: null,
  };
}
