import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { startStripe } from '../../../sandbox/stripe/testing/startStripe.ts';
import { StripeClient } from './Stripe.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeEach(async () => {
  stripe = await startStripe();
});
afterEach(() => stripe.close());

const company = { customerId: 'c1', name: 'Nordlys ApS', email: 'post@nordlys.example' };
const setUpCard = async (departmentId = 'd1', number?: string, answer?: 'approve' | 'refuse') => {
  const stripeCustomerId = await stripe.client.createCustomer(company);
  const { clientSecret } = await stripe.client.createSetupIntent({ stripeCustomerId, customerId: 'c1', departmentId });
  const { body } = await stripe.browser.confirmSetup(clientSecret, number, answer);
  return { stripeCustomerId, paymentMethodId: body.payment_method!, body };
};

test('creates a customer once, even if the first answer is lost and the company is renamed meanwhile', async () => {
  stripe.standIn.failNext('POST /v1/customers', { dropAnswerAfterWork: true, times: 3 });
  await expect(stripe.client.createCustomer(company)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  const id = await stripe.client.createCustomer({ ...company, name: 'Nordlys A/S' });
  expect(await stripe.client.createCustomer(company)).toBe(id);
  expect(id).toMatch(/^cus_/);
});

test('returns the brand, last digits and expiry of a confirmed card', async () => {
  const { stripeCustomerId, paymentMethodId } = await setUpCard();
  expect(await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd1', paymentMethodId })).toEqual({
    paymentMethodId,
    brand: 'visa',
    last4: '4242',
    expMonth: 9,
    expYear: 2034,
  });
});

test('returns no card for another department or customer, or if the bank refused its setup', async () => {
  const { stripeCustomerId, paymentMethodId } = await setUpCard();
  expect(
    await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd2', paymentMethodId }),
  ).toBeUndefined();
  const other = await stripe.client.createCustomer({ ...company, customerId: 'c2' });
  expect(
    await stripe.client.findConfirmedCard({ stripeCustomerId: other, departmentId: 'd1', paymentMethodId }),
  ).toBeUndefined();
  const refused = await setUpCard('d1', cardNumbers.confirmedWhenSaved, 'refuse');
  expect(refused.body.status).toBe('requires_payment_method');
  const { id } = (refused.body['last_setup_error'] as { payment_method: { id: string } }).payment_method;
  expect(
    await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd1', paymentMethodId: id }),
  ).toBeUndefined();
});

test('returns no card for an invented payment method', async () => {
  const { stripeCustomerId } = await setUpCard();
  for (const paymentMethodId of ['pm_unknown', '', '../customers']) {
    expect(
      await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd1', paymentMethodId }),
    ).toBeUndefined();
  }
});

test('finds the card of a setup behind the first page of setups', async () => {
  const { stripeCustomerId, paymentMethodId } = await setUpCard('d-first');
  const startSetup = async () =>
    (await stripe.client.createSetupIntent({ stripeCustomerId, customerId: 'c1', departmentId: 'd-later' }))
      .clientSecret;
  for (let count = 0; count < 101; count += 1) {
    const clientSecret = await startSetup();
    const id = clientSecret.split('_secret_')[0]!;
    const body = new URLSearchParams({ payment_method: paymentMethodId });
    await fetch(`${stripe.settings.apiUrl}/v1/setup_intents/${id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.settings.secretKey}` },
      body,
    });
  }
  expect(
    await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd-first', paymentMethodId }),
  ).toMatchObject({ last4: '4242' });
});

test('returns no card after it is detached, and detaches a detached or unknown card without an error', async () => {
  const { stripeCustomerId, paymentMethodId } = await setUpCard();
  await stripe.client.detachCard(paymentMethodId);
  expect(
    await stripe.client.findConfirmedCard({ stripeCustomerId, departmentId: 'd1', paymentMethodId }),
  ).toBeUndefined();
  await stripe.client.detachCard(paymentMethodId);
  await stripe.client.detachCard('pm_never');
});

test('throws NOT_CONFIGURED in every method without settings', async () => {
  const client = new StripeClient(undefined);
  const notSetUp = {
    code: 'NOT_CONFIGURED',
    message: 'Kortbetaling er ikke sat op endnu. Vælg faktura, eller kontakt os.',
  };
  expect(client.isConfigured).toBe(false);
  await expect(client.createCustomer(company)).rejects.toMatchObject(notSetUp);
  await expect(client.detachCard('pm_1')).rejects.toMatchObject(notSetUp);
  await expect(client.chargeOutcome('pi_1')).rejects.toMatchObject(notSetUp);
  await expect(
    client.charge({
      entryId: 'e',
      customerId: 'c',
      stripeCustomerId: 's',
      paymentMethodId: 'p',
      amount: 1000,
      description: '',
    }),
  ).rejects.toMatchObject(notSetUp);
  expect(() => client.verifyEvent(Buffer.from('{}'), 't=1')).toThrow(notSetUp.message);
});

test('reports an outage as PROVIDER_UNAVAILABLE and a wrong key as NOT_CONFIGURED, both without secrets', async () => {
  const { stripeCustomerId } = await setUpCard();
  stripe.standIn.failNext('POST /v1/setup_intents', { status: 503, times: 3 });
  const outage = await stripe.client
    .createSetupIntent({ stripeCustomerId, customerId: 'c1', departmentId: 'd1' })
    .catch((error: unknown) => error as Error);
  expect(outage).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'Kortbetalingen svarer ikke lige nu. Prøv igen om lidt.',
  });
  const wrongKey = new StripeClient({ ...stripe.settings, secretKey: 'sk_test_wrong_and_secret' });
  const refusal = await wrongKey.createCustomer(company).catch((error: unknown) => error as Error);
  expect(refusal).toMatchObject({ code: 'NOT_CONFIGURED' });
  expect(
    JSON.stringify(
      [outage, refusal].map((error) => [
        error,
        Object.entries((error as Error).cause as object),
        String((error as Error).cause),
      ]),
    ),
  ).not.toMatch(/secret/);
});

test('times out when Stripe does not answer', async () => {
  const clientWithoutRetries = new StripeClient(stripe.settings, { timeout: 150, maxNetworkRetries: 0 });
  stripe.standIn.failNext('POST /v1/customers', { hang: true });
  await expect(clientWithoutRetries.createCustomer(company)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
});
