import type Stripe from 'stripe';

export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_method?: Stripe.PaymentMethod;
  payment_intent?: Stripe.PaymentIntent;
  setup_intent?: Stripe.SetupIntent;
}

/** An error answer in Stripe's form. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  { code, param, status = 400 }: { code?: string; param?: string; status?: number } = {},
) =>
  new StripeApiError(status, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** Like Stripe, answers 404 for an unknown id in the path, and 400 for one in a parameter. */
export const unknownObject = (
  kind: string,
  id: string,
  { param = 'id', status = 404 }: { param?: string; status?: number } = {},
) => invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param, status });
