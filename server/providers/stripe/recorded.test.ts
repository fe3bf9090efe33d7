import { beforeEach, expect, test } from '@jest/globals';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { StripeClient } from './Stripe.ts';

const INTENTS = 'POST https://api.stripe.com/v1/payment_intents';
const chargeDetails = {
  entryId: 'entry-1',
  customerId: 'customer-1',
  stripeCustomerId: 'cus_1',
  paymentMethodId: 'pm_1',
  amount: 1_250_00,
  description: 'Klippekort, 10 timer',
};
const paid = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 1_250_00,
  currency: 'dkk',
  status: 'succeeded',
  metadata: { entryId: 'entry-1' },
};
const inDoubt = { status: 'IN_DOUBT', providerId: null };
const { answer, requests } = playRecordings();

let errors: string[];
let client: StripeClient;
beforeEach(() => {
  errors = [];
  client = new StripeClient(
    { secretKey: 'sk_test_recorded', publishableKey: 'pk_test', webhookSecret: 'whsec_x' },
    { maxNetworkRetries: 1, onChargeError: ({ message }) => errors.push(message) },
  );
});
const errorAnswer = (status: number, error: object, headers: Record<string, string> = {}) =>
  new RecordedAnswer(status, { error }, { 'request-id': 'req_1', ...headers });

test('sends a charge to Stripe as a form, with the secret key, a version and an idempotency key', async () => {
  answer(INTENTS, paid);
  expect(await client.charge(chargeDetails)).toEqual({ status: 'PAID', providerId: 'pi_1' });
  const [{ headers, body }] = requests as [(typeof requests)[number]];
  expect(headers).toMatchObject({
    authorization: 'Bearer sk_test_recorded',
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': 'ledger-entry-1',
    'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d\.\w+$/),
  });
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    amount: '125000',
    currency: 'dkk',
    'allowed_payment_method_types[0]': 'card',
    'metadata[entryId]': 'entry-1',
    off_session: 'true',
    confirm: 'true',
  });
});

test.each([
  ['a conflict with an earlier attempt', errorAnswer(409, { type: 'invalid_request_error', code: 'lock_timeout' })],
  ['an outage', errorAnswer(500, { type: 'api_error' })],
  [
    'an answer with stripe-should-retry: true',
    errorAnswer(429, { type: 'invalid_request_error', code: 'lock_timeout' }, { 'stripe-should-retry': 'true' }),
  ],
])('retries a charge with the same idempotency key after %s', async (_what, recorded) => {
  answer(INTENTS, recorded, paid);
  expect(await client.charge(chargeDetails)).toMatchObject({ status: 'PAID' });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['ledger-entry-1', 'ledger-entry-1']);
});

test.each([
  [
    'an outage with stripe-should-retry: false',
    errorAnswer(500, { type: 'api_error' }, { 'stripe-should-retry': 'false' }),
    'StripeAPIError 500 req_1',
  ],
  [
    'too many requests',
    errorAnswer(429, { type: 'invalid_request_error', code: 'rate_limit' }),
    'StripeRateLimitError rate_limit 429 req_1',
  ],
  [
    'too many requests with status 400',
    errorAnswer(400, { type: 'invalid_request_error', code: 'rate_limit' }),
    'StripeRateLimitError rate_limit 400 req_1',
  ],
  [
    'an idempotency key that was used for something else',
    errorAnswer(400, { type: 'idempotency_error' }),
    'StripeIdempotencyError 400 req_1',
  ],
])('leaves the charge in doubt without a retry after %s, and reports the request id', async (_what, recorded, why) => {
  answer(INTENTS, recorded);
  expect(await client.charge(chargeDetails)).toEqual(inDoubt);
  expect(errors).toEqual([`Stripe: ${why}`]);
});

test('leaves the charge in doubt after the error page of a gateway', async () => {
  const page = new RecordedAnswer(502, '<html>502 Bad Gateway</html>');
  answer(INTENTS, page, page);
  expect(await client.charge(chargeDetails)).toEqual(inDoubt);
});

test('leaves the charge in doubt for an unknown status', async () => {
  answer(INTENTS, { ...paid, status: 'requires_something_new' });
  expect(await client.charge(chargeDetails)).toEqual({ status: 'IN_DOUBT', providerId: 'pi_1' });
});

test('reads the next page of charges after the last one of the first page', async () => {
  const list = 'GET https://api.stripe.com/v1/payment_intents?customer=cus_1&limit=100';
  const other = { ...paid, id: 'pi_other', metadata: {} };
  answer(list, { object: 'list', url: '/v1/payment_intents', has_more: true, data: [other] });
  answer(`${list}&starting_after=pi_other`, {
    object: 'list',
    url: '/v1/payment_intents',
    has_more: false,
    data: [paid],
  });
  expect(await client.findCharge({ stripeCustomerId: 'cus_1', entryId: 'entry-1' })).toEqual({
    status: 'PAID',
    providerId: 'pi_1',
  });
});
