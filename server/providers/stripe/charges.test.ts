import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { startStripe } from '../../../sandbox/stripe/testing/startStripe.ts';
import { StripeClient } from './Stripe.ts';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let errors: string[];
beforeEach(async () => {
  errors = [];
  stripe = await startStripe({ onChargeError: ({ message }) => errors.push(message) });
});
afterEach(() => stripe.close());

const chargeOf = (card: { stripeCustomerId: string; paymentMethodId: string }, entryId = 'entry-1') => ({
  entryId,
  customerId: 'customer-1',
  amount: 1_250_00,
  description: 'Klippekort, 10 timer',
  ...card,
});
const chargeNewCard = async (number?: string) => stripe.client.charge(chargeOf(await stripe.customerWithCard(number)));
const payments = async (stripeCustomerId: string) => {
  const answer = await fetch(`${stripe.settings.apiUrl}/v1/payment_intents?customer=${stripeCustomerId}&limit=100`, {
    headers: { authorization: `Bearer ${stripe.settings.secretKey}` },
  });
  return ((await answer.json()) as { data: { status: string; amount: number; currency: string; metadata: object }[] })
    .data;
};

test('charges a card in øre and DKK, with the ledger entry in the metadata', async () => {
  const card = await stripe.customerWithCard();
  const outcome = await stripe.client.charge(chargeOf(card));
  expect(outcome).toEqual({ status: 'PAID', providerId: expect.stringMatching(/^pi_/) });
  expect(await payments(card.stripeCustomerId)).toMatchObject([
    {
      status: 'succeeded',
      amount: 1_250_00,
      currency: 'dkk',
      metadata: { entryId: 'entry-1', customerId: 'customer-1' },
    },
  ]);
});

test('a charge fails with a Danish message when the card is declined', async () => {
  expect(await chargeNewCard(cardNumbers.declinedWhenCharged)).toEqual({
    status: 'FAILED',
    providerId: expect.stringMatching(/^pi_/),
    message: 'Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.',
  });
  expect(errors).toEqual([]);
});

test('a charge has a client secret when the bank requires authentication, and is paid after the approval', async () => {
  const card = await stripe.customerWithCard(cardNumbers.confirmedAtEachCharge);
  const outcome = await stripe.client.charge(chargeOf(card));
  if (outcome.status !== 'NEEDS_CUSTOMER') throw new Error(outcome.status);
  expect(await stripe.client.chargeOutcome(outcome.providerId)).toEqual(outcome);
  await stripe.browser.confirmPayment(outcome.clientSecret, card.paymentMethodId);
  expect(await stripe.client.chargeOutcome(outcome.providerId)).toEqual({
    status: 'PAID',
    providerId: outcome.providerId,
  });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('a charge fails when the customer refuses it, and cannot be confirmed after it is cancelled', async () => {
  const card = await stripe.customerWithCard(cardNumbers.confirmedAtEachCharge);
  const outcome = await stripe.client.charge(chargeOf(card));
  if (outcome.status !== 'NEEDS_CUSTOMER') throw new Error(outcome.status);
  await stripe.browser.confirmPayment(outcome.clientSecret, card.paymentMethodId, 'refuse');
  expect(await stripe.client.chargeOutcome(outcome.providerId)).toEqual({
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

test('does not cancel a paid charge, and cancels an unconfirmed one repeatedly with the same outcome', async () => {
  const paid = await chargeNewCard();
  expect(await stripe.client.cancelCharge(paid.providerId!)).toEqual(paid);
  const { providerId } = await stripe.client.charge(
    chargeOf(await stripe.customerWithCard(cardNumbers.confirmedAtEachCharge), 'entry-2'),
  );
  const cancelled = await stripe.client.cancelCharge(providerId!);
  expect(cancelled).toEqual({
    status: 'FAILED',
    providerId,
    message: 'Betalingen blev ikke bekræftet hos din bank. Prøv igen, eller brug et andet kort.',
  });
  expect(await stripe.client.cancelCharge(providerId!)).toEqual(cancelled);
});

test('charges a card without authentication if its owner authenticated when the card was saved', async () => {
  expect(await chargeNewCard(cardNumbers.confirmedWhenSaved)).toMatchObject({ status: 'PAID' });
});

test('charges the card once when the first answer is lost', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true });
  expect(await stripe.client.charge(chargeOf(card))).toMatchObject({ status: 'PAID' });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('a charge is in doubt when every answer is lost, and its repetition returns the single charge', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
  expect(await stripe.client.charge(chargeOf(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
  expect(errors).toEqual([expect.stringContaining('StripeConnectionError')]);
  expect(await stripe.client.charge(chargeOf(card))).toMatchObject({ status: 'PAID' });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('finds a lost charge by its entry after its idempotency key expired, behind a hundred others', async () => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
  await stripe.client.charge(chargeOf(card, 'lost'));
  stripe.standIn.forgetIdempotencyKeys();
  for (let count = 0; count < 100; count += 1) await stripe.client.charge(chargeOf(card, `entry-${count}`));
  expect(await stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'lost' })).toMatchObject({
    status: 'PAID',
  });
  expect(await stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'never' })).toBeUndefined();
});

test('finds the paid charge if an entry has several charges', async () => {
  const card = await stripe.customerWithCard();
  const declinedCard = await stripe.customerWithCard(cardNumbers.declinedWhenCharged);
  expect(declinedCard.stripeCustomerId).toBe(card.stripeCustomerId);
  const outcomes = [];
  for (const chargedCard of [declinedCard, card, declinedCard]) {
    outcomes.push(await stripe.client.charge(chargeOf(chargedCard)));
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
])('a charge is in doubt after %s', async (_name, fault) => {
  const card = await stripe.customerWithCard();
  stripe.standIn.failNext('POST /v1/payment_intents', fault);
  expect(await stripe.client.charge(chargeOf(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
});

test('a charge is in doubt when Stripe does not answer', async () => {
  const card = await stripe.customerWithCard();
  const clientWithoutRetries = new StripeClient(stripe.settings, { timeout: 150, maxNetworkRetries: 0 });
  stripe.standIn.failNext('POST /v1/payment_intents', { hang: true });
  expect(await clientWithoutRetries.charge(chargeOf(card))).toEqual({ status: 'IN_DOUBT', providerId: null });
});

test('a charge is in doubt while the payment is processing, until it succeeds or fails', async () => {
  const card = await stripe.customerWithCard();
  for (const [entryId, settled, status] of [
    ['a', 'succeeded', 'PAID'],
    ['b', 'failed', 'FAILED'],
  ] as const) {
    stripe.standIn.holdNextPayment();
    const held = await stripe.client.charge(chargeOf(card, entryId));
    expect(held).toEqual({ status: 'IN_DOUBT', providerId: expect.stringMatching(/^pi_/) });
    stripe.standIn.settle(held.providerId!, settled);
    expect(await stripe.client.chargeOutcome(held.providerId!)).toMatchObject({ status });
  }
});

test('a charge fails for a removed card, a small amount and a wrong key, and such errors are reported', async () => {
  const card = await stripe.customerWithCard();
  expect(await stripe.client.charge({ ...chargeOf(card), amount: 100 })).toMatchObject({
    status: 'FAILED',
    message: 'Beløbet er for lille til at blive betalt med kort.',
  });
  expect(
    await new StripeClient({ ...stripe.settings, secretKey: 'sk_test_other' }).charge(chargeOf(card)),
  ).toMatchObject({ status: 'FAILED', providerId: null });
  await stripe.client.detachCard(card.paymentMethodId);
  expect(await stripe.client.charge(chargeOf(card, 'entry-2'))).toEqual({
    status: 'FAILED',
    providerId: null,
    message: 'Kortet kan ikke bruges længere. Tilføj et kort igen.',
    isFinal: true,
  });
  expect(errors).toEqual([expect.stringContaining('amount_too_small'), expect.stringContaining('payment_method')]);
});

test('does not charge an entry again with another amount', async () => {
  const card = await stripe.customerWithCard();
  await stripe.client.charge(chargeOf(card));
  expect(await stripe.client.charge({ ...chargeOf(card), amount: 1_000 })).toEqual({
    status: 'IN_DOUBT',
    providerId: null,
  });
  expect(await payments(card.stripeCustomerId)).toHaveLength(1);
});

test('each attempt is a payment of its own, and a payment without a card waits for the browser', async () => {
  const card = await stripe.customerWithCard();
  const attended = { ...chargeOf(card), paymentMethodId: null };
  const first = await stripe.client.charge(attended);
  expect(first).toMatchObject({ status: 'NEEDS_CUSTOMER' });
  expect(await stripe.client.charge(attended)).toEqual(first);
  const second = await stripe.client.charge({ ...attended, attempt: 2 });
  expect(second.providerId).not.toBe(first.providerId);
  const find = (attempt: number) =>
    stripe.client.findCharge({ stripeCustomerId: card.stripeCustomerId, entryId: 'entry-1', attempt });
  expect([await find(1), await find(2), await find(3)]).toEqual([first, second, undefined]);
  if (second.status !== 'NEEDS_CUSTOMER') throw new Error(second.status);
  await stripe.browser.confirmPaymentWith(second.clientSecret, cardNumbers.visa);
  expect(await find(1)).toEqual({ status: 'PAID', providerId: second.providerId });
});
