import type Stripe from 'stripe';
import type { Api } from './api.ts';
import type { Params } from './Params.ts';
import { newId, now, type StripeState } from './state.ts';
import { unknownObject } from './StripeApiError.ts';

const accepts = ['name', 'email', 'description', 'phone', 'metadata'] as const;

export function customerCalls(api: Api, state: StripeState): void {
  api('POST', '/v1/customers', { accepts }, ({ params }) => {
    const customer = applyDetails(newCustomer(), params);
    state.customers[customer.id] = customer;
    return customer;
  });
  api('POST', '/v1/customers/:id', { accepts }, ({ id, params }) => applyDetails(customerBy(state, id), params));
  api('GET', '/v1/customers/:id', {}, ({ id }) => customerBy(state, id));
}

export function customerBy(
  state: StripeState,
  id: string,
  errorDetails?: { param: string; status: number },
): Stripe.Customer {
  const customer = state.customers[id];
  if (!customer) throw unknownObject('customer', id, errorDetails);
  return customer;
}

function applyDetails(customer: Stripe.Customer, params: Params): Stripe.Customer {
  customer.name = params.text('name', 256) ?? customer.name ?? null;
  customer.email = params.email('email') ?? customer.email;
  customer.description = params.text('description', 350) ?? customer.description;
  customer.phone = params.text('phone', 20) ?? customer.phone ?? null;
  Object.assign(customer.metadata, params.metadata());
  return customer;
}

function newCustomer(): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created: now(),
    default_source: null,
    description: null,
    email: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    shipping: null,
  };
}
