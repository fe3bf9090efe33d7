import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { tenHours } from '../../../../domain/testing/prices.ts';
import { Context } from '../../../platform/context.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { buyerIn, clipCardSale } from '../../sales/clipCards/clipCardPurchase.service.ts';
import { purchase } from '../../sales/purchases/purchase.service.ts';
import { settlePayments } from './payments.jobs.ts';
import { payByCard } from './testing/payByCard.ts';

let app: TestApp;
let providers: Providers;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  providers.stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
});
beforeEach(async () => {
  providers.stripe.resumeWebhooks();
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

/** Buys a clip card of ten hours for 11,655 kr, excluding VAT. */
async function buy(purchaseId: string = randomUUID()) {
  const ctx = await Context.of(app.portal.services, { address: '127.0.0.1' }, person.token);
  const { subjectId, confirmation } = await purchase(
    ctx,
    await clipCardSale(buyerIn(ctx), { departmentId, purchaseId, hours: 10 }),
  );
  return { clipCardId: subjectId, clientSecret: confirmation?.clientSecret };
}
const payByInvoice = () => app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
const saveCard = (number?: string) => payByCard(app, providers, { token: person.token, departmentId, number });
interface Entry {
  id: string;
  status: string;
  provider_id: string | null;
  card: string;
  settled: boolean;
  failure_message: string | null;
}
const entries = () =>
  app.db.sql(
    `select e.*, e.settled_at is not null as settled, c.status as card
     from ledger_entry e join clip_card c on c.id = e.subject_id
     where e.department_id = $1 order by e.id`,
    [departmentId],
  ) as Promise<Entry[]>;
const charges = async () => {
  const [row] = await app.db.sql('select stripe_customer_id from customer where id = $1', [person.customerId]);
  const { stripe_customer_id: stripeCustomerId } = row as { stripe_customer_id: string };
  const answer = await fetch(
    `${providers.settings.stripe.apiUrl}/v1/payment_intents?limit=100&customer=${stripeCustomerId}`,
    { headers: { authorization: `Bearer ${providers.settings.stripe.secretKey}` } },
  );
  return ((await answer.json()) as { data: { id: string; status: string; amount: number }[] }).data;
};
const waitForEntries = async (matches: (found: Entry[]) => boolean) => {
  for (let i = 0; i < 100; i++) {
    const found = await entries();
    if (matches(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The ledger entries stay ${JSON.stringify(await entries())}`);
};
const makeCheckDue = () =>
  app.db.sql('update ledger_entry set next_check_at = now() where department_id = $1', [departmentId]);
const settleDuePayments = () =>
  makeCheckDue().then(() => settlePayments(app.portal.services, { id: 'test', data: {} }));

describe('a purchase by card', () => {
  test('charges the gross amount once and activates the clip card', async () => {
    await saveCard();
    const purchaseId = randomUUID();
    await Promise.all([buy(purchaseId), buy(purchaseId).catch(() => undefined)]);
    await waitForEntries(([entry]) => entry?.status === 'PAID');
    expect(await entries()).toMatchObject([
      { status: 'PAID', card: 'ACTIVE', settled: true, provider_id: expect.stringMatching(/^pi_/) },
    ]);
    expect(await charges()).toMatchObject([{ status: 'succeeded', amount: tenHours.gross }]);
  });

  test('fails with a clear message when the card is declined, sells nothing, and is cancelled at Stripe', async () => {
    await saveCard(cardNumbers.declinedWhenCharged);
    const purchaseId = randomUUID();
    await expect(buy(purchaseId)).rejects.toMatchObject({
      code: 'PAYMENT_FAILED',
      message: 'Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.',
    });
    await expect(buy(purchaseId)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
    expect(await entries()).toMatchObject([
      {
        status: 'FAILED',
        card: 'CANCELLED',
        failure_message: 'Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.',
      },
    ]);
    expect(await charges()).toMatchObject([{ status: 'canceled' }]);
  });

  test('returns a client secret when the bank requires a confirmation, and is settled by the webhook', async () => {
    const paymentMethodId = await saveCard(cardNumbers.confirmedAtEachCharge);
    const { clientSecret } = await buy();
    expect(await entries()).toMatchObject([{ status: 'PENDING', card: 'PENDING' }]);
    await providers.browser.confirmPayment(clientSecret!, paymentMethodId);
    await waitForEntries(([found]) => found?.status === 'PAID' && found.card === 'ACTIVE');
  });

  test('fails when the customer refuses at the bank, and its client secret can no longer pay', async () => {
    const paymentMethodId = await saveCard(cardNumbers.confirmedAtEachCharge);
    const { clientSecret } = await buy();
    await providers.browser.confirmPayment(clientSecret!, paymentMethodId, 'refuse');
    await waitForEntries(([found]) => found?.status === 'FAILED' && found.card === 'CANCELLED');
    const again = await providers.browser.confirmPayment(clientSecret!, paymentMethodId);
    expect(again.status).toBe(400);
    expect((await charges()).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('cannot be settled with a READ token', async () => {
    await saveCard(cardNumbers.confirmedAtEachCharge);
    const purchaseId = randomUUID();
    await buy(purchaseId);
    const settleAs = async (scope: 'READ' | 'READ_WRITE') =>
      await app.graphql('mutation ($id: String!) { settlePurchase(purchaseId: $id) { status } }', {
        variables: { id: purchaseId },
        token: (await app.world.apiToken(person.customerId!, scope)).token,
      });
    expect((await settleAs('READ')).errorCode).toBe('FORBIDDEN');
    expect((await settleAs('READ_WRITE')).data.settlePurchase).toEqual({ status: 'PENDING' });
  });

  describe('that was left during the confirmation at the bank', () => {
    const resume = async (token = person.token, id?: string) =>
      app.graphql(
        `mutation ($id: ID!) { resumePayment(entryId: $id) {
          entry { status failureMessage } confirmation { clientSecret paymentMethodId publishableKey }
        } }`,
        { variables: { id: id ?? (await entries())[0]!.id }, token },
      );
    beforeEach(async () => {
      await saveCard(cardNumbers.confirmedAtEachCharge);
      await buy();
    });

    test('can be resumed and is charged once', async () => {
      const {
        data: { resumePayment },
      } = await resume();
      expect(resumePayment).toMatchObject({
        entry: { status: 'PENDING' },
        confirmation: { publishableKey: providers.settings.stripe.publishableKey },
      });
      await providers.browser.confirmPayment(
        resumePayment.confirmation.clientSecret,
        resumePayment.confirmation.paymentMethodId,
      );
      expect((await resume()).data.resumePayment).toEqual({
        entry: { status: 'PAID', failureMessage: null },
        confirmation: null,
      });
      expect(await entries()).toMatchObject([{ status: 'PAID', card: 'ACTIVE' }]);
      expect(await charges()).toHaveLength(1);
    });

    test('returns the failed entry without a confirmation once it was refused', async () => {
      const {
        data: {
          resumePayment: { confirmation },
        },
      } = await resume();
      await providers.browser.confirmPayment(confirmation.clientSecret, confirmation.paymentMethodId, 'refuse');
      const { entry, confirmation: second } = (await resume()).data.resumePayment;
      expect([entry.status, entry.failureMessage, second]).toEqual(['FAILED', expect.stringContaining('bank'), null]);
    });

    test('cannot be resumed by another company or with a READ token', async () => {
      const [{ id }] = (await entries()) as [Entry];
      const code = async (token: string, entryId = id) => (await resume(token, entryId)).errorCode;
      expect(await code((await app.world.person()).token)).toBe('NOT_FOUND');
      expect(await code(person.token, 'ledger_00000000000000000000000000')).toBe('NOT_FOUND');
      expect(await code((await app.world.apiToken(person.customerId!, 'READ')).token)).toBe('FORBIDDEN');
      expect(await entries()).toMatchObject([{ status: 'PENDING' }]);
    });
  });

  test('fails after a day without a confirmation', async () => {
    await saveCard(cardNumbers.confirmedAtEachCharge);
    await buy();
    await app.db.sql(`update ledger_entry set created_at = now() - interval '25 hours' where department_id = $1`, [
      departmentId,
    ]);
    await settleDuePayments();
    expect(await entries()).toMatchObject([{ status: 'FAILED', card: 'CANCELLED' }]);
  });

  test('stays pending and its clip card unusable when Stripe’s answer is lost, and is charged once', async () => {
    await saveCard();
    providers.stripe.pauseWebhooks();
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 2 });
    await buy();
    expect(await entries()).toMatchObject([{ status: 'PENDING', card: 'PENDING', provider_id: null }]);
    await settleDuePayments();
    expect(await entries()).toMatchObject([{ status: 'PAID', card: 'ACTIVE' }]);
    expect(await charges()).toHaveLength(1);
  });

  test('is not charged again when Stripe has already forgotten the idempotency key', async () => {
    await saveCard();
    providers.stripe.pauseWebhooks();
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 2 });
    await buy();
    providers.stripe.forgetIdempotencyKeys();
    await app.db.sql(`update ledger_entry set created_at = now() - interval '30 hours' where department_id = $1`, [
      departmentId,
    ]);
    await settleDuePayments();
    expect(await entries()).toMatchObject([{ status: 'PAID', card: 'ACTIVE' }]);
    expect(await charges()).toHaveLength(1);
  });

  test('is charged by the next check when it never reached Stripe, and fails when it is too old', async () => {
    await saveCard();
    providers.stripe.failNext('POST /v1/payment_intents', { status: 503, times: 2 });
    await buy();
    await settleDuePayments();
    expect(await entries()).toMatchObject([{ status: 'PAID' }]);
    providers.stripe.failNext('POST /v1/payment_intents', { status: 503, times: 2 });
    await buy();
    await app.db.sql(
      `update ledger_entry set created_at = now() - interval '30 hours'
       where department_id = $1 and status = 'PENDING'`,
      [departmentId],
    );
    await settleDuePayments();
    expect(await entries()).toMatchObject([
      { status: 'PAID' },
      { status: 'FAILED', card: 'CANCELLED', failure_message: 'Betalingen blev aldrig gennemført' },
    ]);
    expect(await charges()).toHaveLength(1);
  });

  test('is checked although the checks of many other payments fail, and those are postponed', async () => {
    await saveCard();
    providers.stripe.failNext('POST /v1/payment_intents', { status: 503, times: 2 });
    await buy();
    const stuck = await app.world.department(person.customerId!);
    for (let i = 0; i < 50; i++)
      await app.world.ledgerEntry(stuck, {
        method: 'CREDIT_CARD',
        stripe_payment_method_id: 'pm_x',
        provider_id: `pi_${stuck}_${i}`,
        next_check_at: new Date(0),
      });
    await settleDuePayments();
    await settleDuePayments();
    expect(await entries()).toMatchObject([{ status: 'PAID' }]);
    expect(
      await app.db.sql('select 1 from ledger_entry where department_id = $1 and next_check_at < now()', [stuck]),
    ).toEqual([]);
  });

  test('is not checked again before its next check is due', async () => {
    await saveCard();
    providers.stripe.holdNextPayment();
    await buy();
    const [{ provider_id: providerId }] = (await entries()) as [Entry];
    const requestCount = () =>
      providers.sandbox.received('stripe').filter(({ path }) => path === `/v1/payment_intents/${providerId}`).length;
    const before = requestCount();
    await settlePayments(app.portal.services, { id: 'test', data: {} });
    expect(requestCount()).toBe(before);
    providers.stripe.settle(providerId!, 'succeeded');
    await waitForEntries(([entry]) => entry?.status === 'PAID');
  });
});

describe('a Stripe webhook', () => {
  const post = (body: string, signature?: string) =>
    app.portal.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload: body,
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    });

  test('is rejected without a valid signature or with a body that is too large', async () => {
    expect((await post('{}')).statusCode).toBe(401);
    expect((await post('{"id":"evt_1"}', 't=1,v1=00')).statusCode).toBe(401);
    expect((await post('x'.repeat(1024 * 1024 + 1), 't=1,v1=00')).statusCode).toBe(413);
  });

  test('is handled once, however often it is delivered', async () => {
    await saveCard();
    await buy();
    await waitForEntries(([entry]) => entry?.status === 'PAID');
    const event = providers.stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
    expect(await Promise.all([1, 2, 3].map(() => providers.stripe.deliver(event.id)))).toEqual([200, 200, 200]);
    expect(await app.db.sql('select count(*)::int as n from provider_event where event_id = $1', [event.id])).toEqual([
      { n: 1 },
    ]);
    const requestCount = providers.sandbox.received('stripe').length;
    await providers.stripe.deliver(event.id);
    expect(providers.sandbox.received('stripe').length).toBe(requestCount);
  });

  test.each([
    ['succeeded', 'PAID', 'ACTIVE'],
    ['failed', 'FAILED', 'CANCELLED'],
  ] as const)('leads to the same state in any order of events (payment %s)', async (outcome, status, card) => {
    for (const order of [
      [0, 1],
      [1, 0],
      [1, 0, 1, 0],
    ]) {
      providers.stripe.pauseWebhooks();
      departmentId = await app.world.department(person.customerId!);
      await saveCard();
      providers.stripe.holdNextPayment();
      const { clipCardId } = await buy();
      const [{ provider_id: providerId }] = (await entries()) as [Entry];
      providers.stripe.settle(providerId!, outcome);
      const events = providers.stripe
        .events()
        .filter(({ data }) => (data.object as { id: string }).id === providerId)
        .map(({ id }) => id);
      expect(events.length).toBeGreaterThanOrEqual(2);
      for (const index of order) await providers.stripe.deliver(events[index]!);
      expect(await entries()).toMatchObject([{ subject_id: clipCardId, status, card }]);
    }
  });

  test('is not marked as handled when another entry prevents the settlement', async () => {
    await saveCard();
    providers.stripe.pauseWebhooks();
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 2 });
    await buy();
    const [charge] = await charges();
    const conflictingEntryId = await app.world.ledgerEntry(await app.world.department(person.customerId!), {
      provider_id: charge!.id,
      status: 'PAID',
    });
    const event = providers.stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
    expect(await providers.stripe.deliver(event.id)).toBe(500);
    await app.db.sql('update ledger_entry set provider_id = null where id = $1', [conflictingEntryId]);
    expect(await providers.stripe.deliver(event.id)).toBe(200);
    expect(await entries()).toMatchObject([{ status: 'PAID' }]);
  });

  test('is answered with 502 while Stripe is down, so that Stripe delivers the event again', async () => {
    await saveCard();
    providers.stripe.pauseWebhooks();
    providers.stripe.holdNextPayment();
    await buy();
    const [{ provider_id: providerId }] = (await entries()) as [Entry];
    providers.stripe.settle(providerId!, 'succeeded');
    const event = providers.stripe.events().findLast(({ type }) => type === 'payment_intent.succeeded')!;
    providers.stripe.failNext(`/v1/payment_intents/${providerId}`, { status: 503, times: 2 });
    expect(await providers.stripe.deliver(event.id)).toBe(502);
    expect(await providers.stripe.deliver(event.id)).toBe(200);
    expect(await entries()).toMatchObject([{ status: 'PAID' }]);
  });
});

test('a department’s ledger is paged, newest first, and a subscription sends its changes', async () => {
  await payByInvoice();
  const socket = await openSocket(app, person.token);
  const next = await socket.watch('subscription { ledgerChanged { id balance } }');
  for (let i = 1; i <= 3; i++) {
    await buy();
    // Fields that are computed from other rows must be as recent as the published row.
    expect((await next()).ledgerChanged).toEqual({ id: departmentId, balance: i * tenHours.gross });
  }
  const { data } = await app.graphql(
    `query ($id: ID!) { node(id: $id) { ... on Department { balance ledger(first: 2) {
      totalCount pageInfo { hasNextPage } edges { node { id description status method gross } }
    } } } }`,
    { variables: { id: departmentId }, token: person.token },
  );
  const ids = (await entries()).map(({ id }) => id);
  expect(data.node).toMatchObject({
    balance: 3 * tenHours.gross,
    ledger: {
      totalCount: 3,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { id: ids[2], description: 'Klippekort, 10 timer' } }, { node: { id: ids[1] } }],
    },
  });
  await socket.close();
});
