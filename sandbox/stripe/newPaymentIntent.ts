import type Stripe from 'stripe';
import type { Params } from './Params.ts';
import { newId, newSecret, now } from './state.ts';
import { invalidRequest } from './StripeApiError.ts';

/** Stripe's limits for Danish kroner, in øre. */
const MIN_AMOUNT = 250;
const MAX_AMOUNT = 99_999_999;

export function newPaymentIntent(params: Params): Stripe.PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: amountOf(params),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    allowed_payment_method_types: (params.methodTypes('allowed_payment_method_types') ??
      null) as Stripe.PaymentIntent['allowed_payment_method_types'],
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: newSecret(id),
    confirmation_method: 'automatic',
    created: now(),
    currency: params.currency('currency'),
    customer: null,
    customer_account: null,
    description: params.text('description', 1_000) ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: params.email('receipt_email') ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

function amountOf(params: Params): number {
  params.required('amount');
  const amount = params.integer('amount')!;
  if (amount > MAX_AMOUNT)
    throw invalidRequest('Amount must be no more than 999,999.99 kr.', { code: 'amount_too_large', param: 'amount' });
  if (amount < MIN_AMOUNT)
    throw invalidRequest('Amount must be at least 2.50 kr.', { code: 'amount_too_small', param: 'amount' });
  return amount;
}
