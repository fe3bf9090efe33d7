import { beforeEach, expect, test } from '@jest/globals';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { StripeClient } from './Stripe.ts';

const INTENTS = 'POST https://api.stripe.com/v1/payment_intents';
const wanted = {
  entryId: 'entry-1',
  customerId: 'customer-1',
  stripeCustomerId: 'cus_1',
  paymentMethodId: 'pm_1',
  amount: 125_000,
  description: 'Klippekort, 10 timer',
};
const paid = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 125_000,
  currency: 'dkk',
  status: 'succeeded',
  metadata: { entryId: 'entry-1' },
};
const inDoubt = { status: 'IN_DOUBT', providerId: null };
const { answer, asked } = playRecordings();

let troubles: string[];
let client: StripeClient;
beforeEach(() => {
  troubles = [];
  client = new StripeClient(
    { secretKey: 'sk_test_recorded', publishableKey: 'pk_test', webhookSecret: 'whsec_x' },
    { maxNetworkRetries: 1, onTrouble: ({ message }) => troubles.push(message) },
  );
});
const refusal = (status: number, error: object, headers: Record<string, string> = {}) =>
  new RecordedAnswer(status, { error }, { 'request-id': 'req_1', ...headers });

test('a charge goes to Stripe’s own address as a form, in whole øre, with the key as Bearer, under a version and a key of its entry', async () => {
  answer(INTENTS, paid);
  expect(await client.charge(wanted)).toEqual({ status: 'PAID', providerId: 'pi_1' });
  const [{ headers, body }] = asked as [(typeof asked)[number]];
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
  ['a conflict with itself', refusal(409, { type: 'invalid_request_error', code: 'lock_timeout' })],
  ['an outage', refusal(500, { type: 'api_error' })],
  [
    'what Stripe says may be tried again',
    refusal(429, { type: 'invalid_request_error', code: 'lock_timeout' }, { 'stripe-should-retry': 'true' }),
  ],
])('%s is asked again under the same key, and charged once', async (_what, given) => {
  answer(INTENTS, given, paid);
  expect(await client.charge(wanted)).toMatchObject({ status: 'PAID' });
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['ledger-entry-1', 'ledger-entry-1']);
});

test.each([
  [
    'an outage that Stripe says not to try again',
    refusal(500, { type: 'api_error' }, { 'stripe-should-retry': 'false' }),
    'StripeAPIError 500 req_1',
  ],
  [
    'too many requests',
    refusal(429, { type: 'invalid_request_error', code: 'rate_limit' }),
    'StripeRateLimitError rate_limit 429 req_1',
  ],
  [
    'too many requests under the status of a mistake',
    refusal(400, { type: 'invalid_request_error', code: 'rate_limit' }),
    'StripeRateLimitError rate_limit 400 req_1',
  ],
  [
    'a key that was used for something else',
    refusal(400, { type: 'idempotency_error' }),
    'StripeIdempotencyError 400 req_1',
  ],
])('%s leaves the charge in doubt after one question, and the log has its number', async (_what, given, why) => {
  answer(INTENTS, given);
  expect(await client.charge(wanted)).toEqual(inDoubt);
  expect(troubles).toEqual([`Stripe: ${why}`]);
});

test('a page of a gateway leaves it in doubt too', async () => {
  const page = new RecordedAnswer(502, '<html>502 Bad Gateway</html>');
  answer(INTENTS, page, page);
  expect(await client.charge(wanted)).toEqual(inDoubt);
});

test('a status of tomorrow is in doubt until it is one that is known', async () => {
  answer(INTENTS, { ...paid, status: 'requires_something_new' });
  expect(await client.charge(wanted)).toEqual({ status: 'IN_DOUBT', providerId: 'pi_1' });
});

test('a long list of charges is read on after the last one it gave', async () => {
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
