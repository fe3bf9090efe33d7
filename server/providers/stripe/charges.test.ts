import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startStripe } from '../../sandbox/stripe/testing/startStripe.ts';
import { StripeClient } from './Stripe.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let troubles: string[];
beforeEach(async () => {
  troubles = [];
  stripe = await startStripe({ timeout: 1_000, onTrouble: ({ message }) => troubles.push(message) });
});
afterEach(() => stripe.close());

const wanted = (card: { stripeCustomerId: string; paymentMethodId: string }, entryId = 'entry-1') => ({
  entryId,
  customerId: 'customer-1',
  amount: 125_000,
  description: 'Klippekort, 10 timer',
  ...card,
});
const charged = async (number?: string) => stripe.client.charge(wanted(await stripe.customerWithCard(number)));
const payments = async (stripeCustomerId: string) => {
  const answer = await fetch(`${stripe.settings.apiUrl}/v1/payment_intents?customer=${stripeCustomerId}&limit=100`, {
    headers: { authorization: `Bearer ${stripe.settings.secretKey}` },
  });
  return ((await answer.json()) as { data: { status: string; amount: number; currency: string; metadata: object }[] })
    .data;
};

test('a good card is paid with, in øre and kroner, and the payment knows its entry', async () => {
  const card = await stripe.customerWithCard();
  const outcome = await stripe.client.charge(wanted(card));
  expect(outcome).toEqual({ status: 'PAID', providerId: expect.stringMatching(/^pi_/) });
  expect(await payments(card.stripeCustomerId)).toMatchObject([
    {
      status: 'succeeded',
      amount: 125_000,
      currency: 'dkk',
      metadata: { entryId: 'entry-1', customerId: 'customer-1' },
    },
  ]);
});

test('a card that is fine to save and refused at each charge fails with words for people', async () => {
  expect(await charged('4000000000000341')).toEqual({
    status: 'FAILED',
    providerId: expect.stringMatching(/^pi_/),
    message: 'Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.',
  });
  expect(troubles).toEqual([]);
});

test('a card whose bank wants the customer gives the browser what it needs, and is paid once the customer approves', async () => {
  const card = await stripe.customerWithCard('4000002760003184');
  const outcome = await stripe.client.charge(wanted(card));
  if (outcome.status !== 'NEEDS_CUSTOMER') throw new Error(outcome.status);
  expect(await stripe.client.outcomeOf(outcome.providerId)).toEqual(outcome);
  await stripe.browser.confirmPayment(outcome.clientSecret, card.paymentMethodId);
  expect(await stripe.client.outcomeOf(outcome.providerId)).toEqual({ status: 'PAID', providerId: outcome.providerId });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('a customer who refuses has not paid, and a cancelled payment can not be confirmed afterwards', async () => {
  const card = await stripe.customerWithCard('4000002760003184');
  const outcome = await stripe.client.charge(wanted(card));
  if (outcome.status !== 'NEEDS_CUSTOMER') throw new Error(outcome.status);
  await stripe.browser.confirmPayment(outcome.clientSecret, card.paymentMethodId, 'refuse');
  expect(await stripe.client.outcomeOf(outcome.providerId)).toEqual({
    status: 'FAILED',
    providerId: outcome.providerId,
    message: 'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  });
  expect(await stripe.client.cancelCharge(outcome.providerId)).toEqual({
    status: 'FAILED',
    providerId: outcome.providerId,
    message: 'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  });
  const late = await stripe.browser.confirmPayment(outcome.clientSecret, card.paymentMethodId);
  expect(late.body.error?.code).toBe('payment_intent_unexpected_state');
});

test('what is paid can not be cancelled, and what its customer never confirmed is cancelled once, and told as such', async () => {
  const paid = await charged();
  expect(await stripe.client.cancelCharge(paid.providerId!)).toEqual(paid);
  const { providerId } = await stripe.client.charge(
    wanted(await stripe.customerWithCard('4000002760003184'), 'entry-2'),
  );
  const cancelled = await stripe.client.cancelCharge(providerId!);
  expect(cancelled).toEqual({
    status: 'FAILED',
    providerId,
    message: 'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  });
  expect(await stripe.client.cancelCharge(providerId!)).toEqual(cancelled);
});

test('a card that was confirmed while it was saved is charged without its owner', async () => {
  expect(await charged('4000002500003155')).toMatchObject({ status: 'PAID' });
});

test('an answer that is lost is asked for again and the card is charged once', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true });
  expect(await stripe.client.charge(wanted(card))).toMatchObject({ status: 'PAID' });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('when every answer is lost it is in doubt; charging the same entry again tells, and charges once', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
  expect(await stripe.client.charge(wanted(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
  expect(troubles).toEqual([expect.stringContaining('StripeConnectionError')]);
  expect(await stripe.client.charge(wanted(card))).toMatchObject({ status: 'PAID' });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('a lost charge is found by its entry when its key has long been forgotten, behind a hundred others', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
  await stripe.client.charge(wanted(card, 'lost'));
  stripe.standIn.forgetIdempotencyKeys();
  for (let count = 0; count < 100; count += 1) await stripe.client.charge(wanted(card, `entry-${count}`));
  expect(await stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'lost' })).toMatchObject({
    status: 'PAID',
  });
  expect(await stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'never' })).toBeUndefined();
});

test('of several charges for one entry the paid one counts', async () => {
  const card = await stripe.customerWithCard();
  const refusing = await stripe.customerWithCard('4000000000000341');
  expect(refusing.stripeCustomerId).toBe(card.stripeCustomerId);
  const outcomes = [];
  for (const each of [refusing, card, refusing]) {
    outcomes.push(await stripe.client.charge(wanted(each)));
    stripe.standIn.forgetIdempotencyKeys();
  }
  expect(outcomes.map(({ status }) => status)).toEqual(['FAILED', 'PAID', 'FAILED']);
  expect(await stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'entry-1' })).toEqual(
    outcomes[1],
  );
});

test.each([
  ['an outage', { status: 500, times: 3 }],
  ['a key that is still in use', { status: 409, times: 3 }],
  ['too many requests', { status: 429 }],
])('%s leaves a charge in doubt', async (_name, fault) => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', fault);
  expect(await stripe.client.charge(wanted(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
});

test('a Stripe that hangs leaves a charge in doubt', async () => {
  const card = await stripe.customerWithCard();
  const impatient = new StripeClient(stripe.settings, { timeout: 150, maxNetworkRetries: 0 });
  stripe.standIn.failNext('POST /v1/payment_intents', { hang: true });
  expect(await impatient.charge(wanted(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
});

test('a payment under way is in doubt until it is settled either way', async () => {
  const card = await stripe.customerWithCard();
  for (const [entryId, settled, status] of [
    ['a', 'succeeded', 'PAID'],
    ['b', 'failed', 'FAILED'],
  ] as const) {
    stripe.standIn.holdNextPayment();
    const held = await stripe.client.charge(wanted(card, entryId));
    expect(held).toEqual({ status: 'IN_DOUBT', providerId: expect.stringMatching(/^pi_/) });
    stripe.standIn.settle(held.providerId!, settled);
    expect(await stripe.client.outcomeOf(held.providerId!)).toMatchObject({ status });
  }
});

test('a card that was removed, an amount too small and a wrong key fail plainly; what is ours to mend is told to us', async () => {
  const card = await stripe.customerWithCard();
  expect(await stripe.client.charge({ ...wanted(card), amount: 100 })).toMatchObject({
    status: 'FAILED',
    message: 'Beløbet er for lille til at blive betalt med kort.',
  });
  expect(await new StripeClient({ ...stripe.settings, secretKey: 'sk_test_other' }).charge(wanted(card))).toMatchObject(
    { status: 'FAILED', providerId: null },
  );
  await stripe.client.detachCard(card.paymentMethodId);
  expect(await stripe.client.charge(wanted(card, 'entry-2'))).toEqual({
    status: 'FAILED',
    providerId: null,
    message: 'Kortet kan ikke bruges længere. Tilføj et kort igen.',
  });
  expect(troubles).toEqual([expect.stringContaining('amount_too_small'), expect.stringContaining('payment_method')]);
});

test('the same entry for another amount is never charged again', async () => {
  const card = await stripe.customerWithCard();
  await stripe.client.charge(wanted(card));
  expect(await stripe.client.charge({ ...wanted(card), amount: 1_000 })).toEqual({
    status: 'IN_DOUBT',
    providerId: null,
  });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});
