import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { startStripe } from './testing/startStripe.ts';

let folder: string;
let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  stripe = await startStripe({ folder });
});
afterEach(async () => {
  await stripe.close();
  rmSync(folder, { recursive: true });
});

const call = async (
  method: string,
  path: string,
  {
    form,
    key = stripe.settings.secretKey,
    ...headers
  }: { form?: Record<string, string>; key?: string } & Record<string, unknown> = {},
) => {
  const answer = await fetch(`${stripe.settings.apiUrl}${path}`, {
    method,
    headers: { ...(key && { authorization: `Bearer ${key}` }), ...(headers as Record<string, string>) },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const body = (await answer.json()) as Record<string, unknown> & {
    error: { type: string; code?: string; param?: string; decline_code?: string };
  };
  return { status: answer.status, headers: answer.headers, body };
};
const createSetup = async () =>
  (
    await stripe.client.createSetupIntent({
      stripeCustomerId: await stripe.client.createCustomer({
        customerId: 'c1',
        name: 'Nordlys',
        email: 'post@nordlys.example',
      }),
      customerId: 'c1',
      departmentId: 'd1',
    })
  ).clientSecret;

test.each([
  [cardNumbers.declinedWhenSaved, 'card_declined', 'generic_decline'],
  [cardNumbers.insufficientFunds, 'card_declined', 'insufficient_funds'],
  [cardNumbers.expired, 'expired_card', undefined],
  [cardNumbers.wrongSecurityCode, 'incorrect_cvc', undefined],
  [cardNumbers.processingError, 'processing_error', undefined],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('the setup of card %s fails with the code %s', async (number, code, reason) => {
  const { status, body } = await stripe.browser.confirmSetup(await createSetup(), number);
  expect(status).toBe(402);
  expect(body.error).toMatchObject({
    type: 'card_error',
    code,
    ...(reason && { decline_code: reason }),
    setup_intent: { status: 'requires_payment_method', payment_method: null },
  });
});

test('a setup succeeds once, and a refusal by the bank leaves it open for another card', async () => {
  const clientSecret = await createSetup();
  expect(
    (await stripe.browser.confirmSetup(clientSecret, cardNumbers.confirmedAtEachCharge, 'refuse')).body,
  ).toMatchObject({
    status: 'requires_payment_method',
    last_setup_error: { code: 'setup_intent_authentication_failure' },
  });
  expect((await stripe.browser.confirmSetup(clientSecret)).body.status).toBe('succeeded');
  expect((await stripe.browser.confirmSetup(clientSecret)).body.error?.code).toBe('setup_intent_unexpected_state');
});

test('calls need a key, and the publishable key reads only an intent whose client secret is sent', async () => {
  const clientSecret = await createSetup();
  const id = clientSecret.split('_secret_')[0];
  const { publishableKey: key } = stripe.settings;
  expect((await call('GET', '/v1/customers/cus_1', { key: '' })).status).toBe(401);
  expect((await call('GET', '/v1/customers/cus_1', { key: 'sk_live_other' })).status).toBe(401);
  expect((await call('GET', '/v1/payment_intents', { key })).body.error.code).toBe('secret_key_required');
  expect((await call('GET', `/v1/setup_intents/${id}`, { key })).body.error.code).toBe('parameter_missing');
  expect((await call('GET', `/v1/setup_intents/${id}?client_secret=${id}_secret_guess`, { key })).body.error.code).toBe(
    'setup_intent_invalid_parameter',
  );
  const { body } = await call('GET', `/v1/setup_intents/${id}?client_secret=${clientSecret}`, { key });
  expect(body).toMatchObject({ id, status: 'requires_payment_method' });
  expect(body).not.toHaveProperty('metadata');
});

test('unknown, missing and invalid parameters are refused by name', async () => {
  const form = { amount: '1000', currency: 'dkk', 'payment_method_types[0]': 'card' };
  expect((await call('POST', '/v1/payment_intents', { form })).body.error).toMatchObject({
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    param: 'payment_method_types',
  });
  expect((await call('POST', '/v1/payment_intents', { form: { currency: 'dkk' } })).body.error).toMatchObject({
    code: 'parameter_missing',
    param: 'amount',
  });
  expect((await call('GET', '/v1/payment_intents/pi_unknown')).body.error).toMatchObject({ code: 'resource_missing' });
});

test.each([
  ['an unknown currency', '/v1/payment_intents', { currency: 'xyz' }, 'currency'],
  ['a long description', '/v1/payment_intents', { description: 'x'.repeat(1_001) }, 'description'],
  ['a wrong e-mail', '/v1/payment_intents', { receipt_email: 'ingen' }, 'receipt_email'],
  ['a long value of metadata', '/v1/payment_intents', { 'metadata[id]': 'x'.repeat(501) }, 'metadata[id]'],
  [
    'an unknown type of payment method',
    '/v1/payment_intents',
    { 'allowed_payment_method_types[0]': 'kort' },
    'allowed_payment_method_types[0]',
  ],
  [
    'a long key of metadata',
    '/v1/setup_intents',
    { [`metadata[${'x'.repeat(41)}]`]: '1' },
    `metadata[${'x'.repeat(41)}]`,
  ],
  ['a long name', '/v1/customers', { name: 'x'.repeat(257) }, 'name'],
  ['a long e-mail', '/v1/customers', { email: `${'x'.repeat(512)}@x.dk` }, 'email'],
  [
    'too much metadata',
    '/v1/customers',
    Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`metadata[k${i}]`, '1'])),
    'metadata',
  ],
])('refuses %s, as Stripe does', async (_, path, fields, param) => {
  const form = path.includes('payment') ? { amount: '1000', currency: 'dkk', ...fields } : fields;
  const { status, body } = await call('POST', path, { form: form as Record<string, string> });
  expect({ status, error: body.error }).toMatchObject({ status: 400, error: { type: 'invalid_request_error', param } });
});

test('refuses limits outside 1 to 100, unknown versions and long idempotency keys, as Stripe does', async () => {
  for (const limit of [0, 101, -1])
    expect((await call('GET', `/v1/payment_intents?limit=${limit}`)).body.error).toMatchObject({ param: 'limit' });
  expect(await call('GET', '/v1/events', { 'stripe-version': '2030-01-01' })).toMatchObject({ status: 400 });
  expect((await call('POST', '/v1/customers', { form: {}, 'idempotency-key': 'k'.repeat(256) })).status).toBe(400);
});

test('an idempotency key repeats its first answer, even a decline, and is refused for other parameters', async () => {
  const { stripeCustomerId: customer, paymentMethodId } = await stripe.customerWithCard(
    cardNumbers.declinedWhenCharged,
  );
  const form = { amount: '1000', currency: 'dkk', customer, payment_method: paymentMethodId, confirm: 'true' };
  const first = await call('POST', '/v1/payment_intents', { form, 'idempotency-key': 'k' });
  const again = await call('POST', '/v1/payment_intents', { form, 'idempotency-key': 'k' });
  expect(first.status).toBe(402);
  expect(again).toMatchObject({ status: 402, body: first.body });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('request-id')).toMatch(/^req_/);
  expect(
    (await call('POST', '/v1/payment_intents', { form: { ...form, amount: '2000' }, 'idempotency-key': 'k' })).body
      .error.type,
  ).toBe('idempotency_error');
});

test('lists are newest first and paged in both directions', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift((await call('POST', '/v1/payment_intents', { form: { amount: '1000', currency: 'dkk' } })).body['id']);
  const pageOf = async (query: string) => {
    const { body } = await call('GET', `/v1/payment_intents?${query}`);
    return { ids: (body['data'] as { id: string }[]).map(({ id }) => id), more: body['has_more'] };
  };
  expect(await pageOf('limit=2')).toEqual({ ids: ids.slice(0, 2), more: true });
  expect(await pageOf(`limit=2&starting_after=${String(ids[1])}`)).toEqual({ ids: ids.slice(2, 4), more: true });
  expect(await pageOf(`limit=2&starting_after=${String(ids[3])}`)).toEqual({ ids: ids.slice(4), more: false });
  expect(await pageOf(`limit=2&ending_before=${String(ids[3])}`)).toEqual({ ids: ids.slice(1, 3), more: true });
});

test('cards, payments and idempotency keys survive a restart, and card numbers are not stored', async () => {
  const card = await stripe.customerWithCard(cardNumbers.declinedWhenCharged);
  const charge = { entryId: 'e1', customerId: 'customer-1', amount: 5_000, description: 'Test', ...card };
  const before = await stripe.client.charge(charge);
  await stripe.close();
  expect(readFileSync(join(folder, 'stripe.json'), 'utf8')).not.toContain(cardNumbers.declinedWhenCharged);
  stripe = await startStripe({ folder });
  expect(await stripe.client.charge(charge)).toEqual(before);
  expect(await stripe.client.charge({ ...charge, entryId: 'e2' })).toMatchObject({ status: 'FAILED' });
  expect(await stripe.client.chargeOutcome(before.providerId!)).toEqual(before);
});

test('pages of this machine are allowed from any port, and other origins are not', async () => {
  const allowed = async (origin: string) =>
    (await call('GET', '/v1/events', { origin })).headers.get('access-control-allow-origin');
  expect(await allowed('http://localhost:4000')).toBe('http://localhost:4000');
  expect(await allowed('http://127.0.0.1:4321')).toBe('http://127.0.0.1:4321');
  expect(await allowed('https://localhost.evil.example')).toBeNull();
});

test('the browser script is a classic script that defines window.Stripe', async () => {
  const answer = await fetch(stripe.settings.scriptUrl);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(text).toContain('window.Stripe =');
  expect(text).not.toMatch(/^(import|export) /m);
  expect(() => new Function(text)).not.toThrow();
});
