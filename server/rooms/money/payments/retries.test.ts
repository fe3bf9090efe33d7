import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import type { Person } from '../../../testing/World.ts';
import { billLicenses } from '../../sales/licenses/licenseBilling.service.ts';
import { billAgreements } from '../../sales/serviceAgreements/billing.service.ts';
import { createFailedPeriod, type FailedPeriod } from './testing/failedPeriod.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let period: FailedPeriod;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});
beforeEach(async () => {
  period = await createFailedPeriod(app, providers, admin);
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
const near = (moment: Date) => ({ asymmetricMatch: (value: Date) => Math.abs(+value - +moment) < 60_000 });
const paidCharges = async () => (await period.charges()).filter(({ status }) => status === 'succeeded');
const markPaid = (id: string) =>
  app.graphql('mutation ($id: ID!) { markPaid(entryId: $id) { status method } }', {
    variables: { id },
    token: admin.token,
  });
const activities = () =>
  app.db.sql<{ title: string }>('select title from activity where entity_id = $1 order by created_at', [
    period.agreementId,
  ]);

describe('a later period whose card is refused', () => {
  test('is tried again 3, 5 and 7 days later with a new charge, and then the agreement is paused', async () => {
    for (const [days, attempt] of [
      [3, 1],
      [5, 2],
      [7, 3],
    ] as const) {
      expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt });
      expect(await period.pausedAt()).toBeNull();
      const since = attempt === 1 ? 0 : [3, 5][attempt - 2]!;
      expect((await period.entry()).next_retry_at).toEqual(near(inDays(days - since)));
      await period.retry();
      expect((await period.entry()).attempt).toBe(attempt);
      await period.daysLater(days - since);
      await period.retry();
    }
    expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt: 4, next_retry_at: null });
    expect(await period.pausedAt()).toBeInstanceOf(Date);
    await period.daysLater(30);
    await period.retry();
    expect((await period.charges()).map(({ status }) => status)).toEqual(Array(4).fill('canceled'));
    expect((await activities()).at(-1)!.title).toContain('er sat i bero');
  });

  test('mails the company once for each attempt: the reason, the next one and a link', async () => {
    await period.daysLater(3);
    await Promise.all([period.retry(), period.retry(), period.retry()]);
    await period.daysLater(4);
    await Promise.all([period.retry(), period.retry()]);
    const mails = await period.mails();
    expect(mails).toHaveLength(3);
    for (const { text } of mails) {
      expect(text).toContain('Kortet blev afvist. Prøv et andet kort, eller kontakt din bank.');
      expect(text).toMatch(/\/pay\?key=[\w.-]+/);
    }
    expect(mails[0]!.text).toContain('Vi prøver igen');
    expect(mails[0]!.text).toContain('sætter vi serviceaftalen i bero');
    expect(mails[2]!.subject).toContain('Sat i bero');
    const toStaff = await app.db.sql(`select 1 from mail where kind = 'goods-paused' and recipient = $1`, [
      admin.email,
    ]);
    expect(toStaff.length).toBeGreaterThan(0);
  });

  test('is paid by the card that the department has by then', async () => {
    await period.payByCard(cardNumbers.visa);
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt: 1 });
    await period.daysLater(3);
    await Promise.all([period.retry(), period.retry()]);
    expect(await period.entry()).toMatchObject({
      status: 'PAID',
      attempt: 2,
      failure_message: null,
      next_retry_at: null,
    });
    expect(await paidCharges()).toHaveLength(1);
  });

  test('waits for a card when the department has none, and is paused without a charge', async () => {
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [period.id]);
    await period.daysLater(3);
    await period.retry();
    expect(await period.entry()).toMatchObject({
      status: 'FAILED',
      attempt: 1,
      failure_message: 'Afdelingen har intet kort.',
    });
    await period.daysLater(4);
    await period.retry();
    expect(await period.pausedAt()).toBeInstanceOf(Date);
    expect(await period.charges()).toHaveLength(1);
    expect(await period.mails()).toHaveLength(3);
  });

  test('is not charged to a card again that the bank refuses for good, but to another one', async () => {
    await app.db.sql('update ledger_entry set refused_card_id = stripe_payment_method_id where id = $1', [
      period.entryId,
    ]);
    await period.daysLater(3);
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt: 1 });
    expect((await period.mails()).at(-1)!.text).toContain('Tilføj et andet kort');
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(2);
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
  });

  test('fails at once when the bank wants to ask, because nobody can answer', async () => {
    const asked = await createFailedPeriod(app, providers, admin, cardNumbers.confirmedAtEachCharge);
    expect(await asked.entry()).toMatchObject({
      status: 'FAILED',
      failure_message: expect.stringContaining('bekræftet'),
    });
    expect((await asked.charges()).map(({ status }) => status)).toEqual(['canceled']);
    expect(await asked.mails()).toHaveLength(1);
  });

  test.each([
    ['lost', () => providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 })],
    ['an outage', () => providers.stripe.failNext('POST /v1/payment_intents', { status: 503, times: 3 })],
  ])('is charged once when the answer to a retry is %s', async (_what, fail) => {
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(3);
    fail();
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'PENDING', attempt: 2, provider_id: null });
    await period.retry();
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
    expect(await paidCharges()).toHaveLength(1);
  });

  test('is found at Stripe by its attempt when the idempotency key is forgotten', async () => {
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(3);
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
    await period.retry();
    providers.stripe.forgetIdempotencyKeys();
    await app.db.sql(`update ledger_entry set attempted_at = now() - interval '30 hours' where id = $1`, [
      period.entryId,
    ]);
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
    expect(await paidCharges()).toHaveLength(1);
  });

  test('does not begin another attempt before the earlier payment is known to be over', async () => {
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(3);
    const { provider_id: earlier } = await period.entry();
    providers.stripe.failNext(`POST /v1/payment_intents/${earlier}/cancel`, { status: 503, times: 3 });
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt: 1 });
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
  });

  test('ignores the events of earlier attempts', async () => {
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(3);
    providers.stripe.deliverTo(`${app.url}/api/webhooks/stripe`);
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
    providers.stripe.pauseWebhooks();
    await period.retry();
    const { provider_id } = await period.entry();
    expect(provider_id).toBeNull();
    for (const { id, data, type } of providers.stripe.events())
      if (
        type !== 'payment_intent.succeeded' &&
        (data.object as { metadata?: { entryId?: string } }).metadata?.entryId === period.entryId
      )
        expect(await providers.stripe.deliver(id)).toBeLessThan(300);
    expect(await period.entry()).toMatchObject({ status: 'PENDING', attempt: 2 });
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'PAID' });
    providers.stripe.resumeWebhooks();
  });

  test('is cancelled with its agreement, and never tried again', async () => {
    await app.graphql('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', {
      variables: { id: period.agreementId },
      token: admin.token,
    });
    expect(await period.entry()).toMatchObject({ status: 'CANCELLED', next_retry_at: null });
    await period.daysLater(3);
    await period.retry();
    expect(await period.charges()).toHaveLength(1);
  });
});

describe('a paused agreement', () => {
  beforeEach(async () => {
    await period.daysLater(7);
    await period.retry();
  });

  test('is shown as paused, and its integrations are off until it is paid', async () => {
    await app.db.sql(
      `insert into integration_instance (id, customer_id, installation_id, plugin_id, is_enabled, settings, secrets_set,
         needs_reconnect, failures_in_row, version, connected_at)
       select 'intg_' || substr(id, strpos(id, '_') + 1) || '-shopify', customer_id, id, 'shopify', true, '{}', '[]',
         false, 0, 1, now()
       from installation where id = $1`,
      [period.installationId],
    );
    const read = async () => {
      const { data } = await app.graphql(
        `query ($agreement: ID!, $installation: ID!) {
          agreement: node(id: $agreement) { ... on ServiceAgreement { pausedAt } }
          installation: node(id: $installation) { ... on Installation {
            integrations { pluginId isEnabled obstacle { code } }
          } }
        }`,
        {
          variables: { agreement: period.agreementId, installation: period.installationId },
          token: period.person.token,
        },
      );
      const shop = data.installation!.integrations.find(({ pluginId }) => pluginId === 'shopify')!;
      return [data.agreement!.pausedAt !== null, shop.isEnabled, shop.obstacle?.code];
    };
    expect(await read()).toEqual([true, false, 'SERVICE_AGREEMENT_PAUSED']);
    expect((await markPaid(period.entryId)).data.markPaid).toEqual({ status: 'PAID', method: 'INVOICE' });
    expect((await read()).slice(0, 2)).toEqual([false, true]);
    expect((await activities()).at(-2)!.title).toContain('er i gang igen');
    expect((await period.mails()).at(-1)!.kind).toBe('goods-resumed');
  });

  test('is billed for the begun periods once it is paid, and not before', async () => {
    const nextYear = addMonths(dateOf(), 12);
    await app.db.sql('update service_agreement set end_date = $2 where id = $1', [
      period.agreementId,
      addMonths(dateOf(), 24),
    ]);
    await billAgreements(app.portal.services, nextYear);
    expect(await period.entries()).toHaveLength(1);
    await markPaid(period.entryId);
    await billAgreements(app.portal.services, nextYear);
    expect(await period.entries()).toHaveLength(2);
  });

  test('continues when the last of two unpaid periods is paid, also when both are paid at once', async () => {
    const second = await app.world.ledgerEntry(period.id, {
      subject: 'service_agreement',
      subject_id: period.agreementId,
      origin: 'PORTAL',
      method: 'CREDIT_CARD',
      status: 'FAILED',
      first_failed_at: inDays(-8),
      settled_at: new Date(),
    });
    await markPaid(second);
    expect(await period.pausedAt()).toBeInstanceOf(Date);
    await app.db.sql(`update ledger_entry set status = 'FAILED' where id = $1`, [second]);
    await app.db.sql(`update ledger_entry set method = 'CREDIT_CARD' where id = $1`, [second]);
    await Promise.all([markPaid(second), markPaid(period.entryId)]);
    expect(await period.pausedAt()).toBeNull();
  });

  test('cannot be paid twice by an admin, nor while a card is being charged', async () => {
    const answers = await Promise.all([markPaid(period.entryId), markPaid(period.entryId)]);
    expect(answers.map(({ data }) => data.markPaid.status)).toEqual(['PAID', 'PAID']);
    const other = await createFailedPeriod(app, providers, admin);
    await other.start(await other.linkKey());
    expect((await markPaid(other.entryId)).errorCode).toBe('CONFLICT');
  });
});

test('a refused period of licences is tried again, pauses them, and continues when it is paid', async () => {
  const licenseId = await app.world.license(period.installationId, {
    monthly_price: 400_00,
    valid_from: dateOf(),
    valid_until: addDays(addMonths(dateOf(), 12), -1),
  });
  const license = async () =>
    (
      await app.db.sql<{ paused_at: Date | null; billed_months: number }>('select * from license where id = $1', [
        licenseId,
      ])
    )[0]!;
  await billLicenses(app.portal.services);
  const entryId = (await period.entries()).at(-1)!.id;
  await app.db.sql(
    `update ledger_entry set first_failed_at = first_failed_at - interval '7 days', next_retry_at = now()
     where id = $1`,
    [entryId],
  );
  await period.retry();
  expect((await license()).paused_at).toBeInstanceOf(Date);
  await billLicenses(app.portal.services, addMonths(dateOf(), 1));
  expect((await license()).billed_months).toBe(1);
  await markPaid(entryId);
  await billLicenses(app.portal.services, addMonths(dateOf(), 1));
  expect(await license()).toMatchObject({ paused_at: null, billed_months: 2 });
});
