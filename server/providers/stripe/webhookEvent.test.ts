import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startStripe } from '../../../sandbox/stripe/testing/startStripe.ts';
import { signatureOf } from '../../../sandbox/stripe/Webhooks.ts';
import { waitUntil } from '../../testing/waitUntil.ts';

interface Delivery {
  body: Buffer;
  signature: string;
}

let stripe: Awaited<ReturnType<typeof startStripe>>;
let portal: Server;
let deliveries: Delivery[];
let nextStatuses: number[];

beforeEach(async () => {
  stripe = await startStripe();
  deliveries = [];
  nextStatuses = [];
  portal = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        deliveries.push({ body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) });
        response.writeHead(nextStatuses.shift() ?? 200).end();
      });
  });
  await new Promise<void>((resolve) => {
    portal.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  await stripe.close();
  portal.closeAllConnections();
  await new Promise((resolve) => {
    portal.close(resolve);
  });
});

const startDeliveries = () =>
  stripe.standIn.deliverTo(`http://127.0.0.1:${(portal.address() as AddressInfo).port}/api/webhooks/stripe`);
const charge = async (entryId = 'entry-1', number?: string) =>
  stripe.client.charge({
    entryId,
    customerId: 'customer-1',
    amount: 5_000,
    description: 'Test',
    ...(await stripe.customerWithCard(number)),
  });
const types = () => deliveries.map(({ body, signature }) => stripe.client.verifyEvent(body, signature).type);

test('a verified event leads to the ledger entry and its outcome', async () => {
  startDeliveries();
  const { providerId } = await charge();
  await waitUntil(() => deliveries.length === 3);
  expect(types()).toEqual(
    expect.arrayContaining(['payment_method.attached', 'setup_intent.succeeded', 'payment_intent.succeeded']),
  );
  const paid = deliveries
    .map(({ body, signature }) => stripe.client.verifyEvent(body, signature))
    .find(({ objectType }) => objectType === 'payment_intent')!;
  expect(paid).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'payment_intent.succeeded',
    objectId: providerId,
    objectType: 'payment_intent',
    created: expect.any(Number),
  });
  expect(await stripe.client.readPayment(paid.objectId)).toEqual({
    subject: { entryId: 'entry-1', attempt: 1 },
    outcome: { status: 'PAID', providerId },
  });
});

test('an event that is not acknowledged is sent again', async () => {
  nextStatuses = [500, 500, 500];
  startDeliveries();
  await charge();
  await waitUntil(() => deliveries.length >= 6);
  // A delivery is counted before its answer reaches the stand-in.
  const pending = () => stripe.standIn.events().map(({ pending_webhooks }) => pending_webhooks);
  await waitUntil(() => pending().every((count) => count === 0));
  expect(pending()).toEqual([0, 0, 0]);
});

test('events from before the webhook was set up are sent after the setup', async () => {
  await charge();
  expect(deliveries).toEqual([]);
  startDeliveries();
  await waitUntil(() => deliveries.length === 3);
});

test('the outcome does not depend on the order of events or on repetitions', async () => {
  stripe.standIn.pauseWebhooks();
  startDeliveries();
  stripe.standIn.holdNextPayment();
  const { providerId } = await charge();
  stripe.standIn.settle(providerId!, 'succeeded');
  const [processing, succeeded] = stripe.standIn.events().filter(({ type }) => type.startsWith('payment_intent.'));
  for (const { id } of [succeeded!, processing!, succeeded!]) expect(await stripe.standIn.deliver(id)).toBe(200);
  expect(types()).toEqual(['payment_intent.succeeded', 'payment_intent.processing', 'payment_intent.succeeded']);
  for (const { body, signature } of deliveries) {
    expect((await stripe.client.readPayment(stripe.client.verifyEvent(body, signature).objectId)).outcome.status).toBe(
      'PAID',
    );
  }
});

test('events with a missing or wrong signature, a changed body or an old timestamp are refused', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    created: 1,
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  });
  const { webhookSecret } = stripe.settings;
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  const verify = (text: string, signature: string | undefined) =>
    stripe.client.verifyEvent(Buffer.from(text), signature);
  expect(verify(body, signatureOf(body, webhookSecret))).toMatchObject({ id: 'evt_1', objectId: 'pi_1' });
  expect(verify(body, signatureOf(body, webhookSecret, minutesAgo(4)))).toMatchObject({ id: 'evt_1' });
  const refused = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, signatureOf(body, 'whsec_other')],
    [body, signatureOf(body, webhookSecret, minutesAgo(6))],
    [body.replace('pi_1', 'pi_2'), signatureOf(body, webhookSecret)],
    ['', signatureOf('', webhookSecret)],
    ['no json', signatureOf('no json', webhookSecret)],
  ] as const;
  for (const [text, signature] of refused)
    expect(() => verify(text, signature)).toThrow('Webhookens signatur er ugyldig');
});
