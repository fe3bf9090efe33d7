import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import type { Person } from '../../../testing/World.ts';
import { signLinkKey } from '../invoices/linkKey.service.ts';
import { createFailedPeriod, type FailedPeriod } from './testing/failedPeriod.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let period: FailedPeriod;
/** The key of the link in the mail. */
let key: string;
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
  key = /\/pay\?key=([\w.-]+)/.exec((await period.mails())[0]!.text)![1]!;
});

const paidCharges = async () => (await period.charges()).filter(({ status }) => status === 'succeeded');
const typedCard = (clientSecret: string, number: string, answer?: 'approve' | 'refuse') =>
  providers.browser.confirmPaymentWith(clientSecret, number, answer);
const createLink = (id: string, token: string) =>
  app.graphql('mutation ($id: ID!) { createPaymentLink(id: $id) }', { variables: { id }, token });
const sign = (id: string, expiresAt?: Date) => signLinkKey(app.portal.services, 'payment', id, expiresAt);

describe('a link to a payment', () => {
  test('shows what is paid and nothing about people, and charges nothing when it is opened', async () => {
    const { vat, gross } = (
      await app.db.sql<{ vat: number; gross: number }>('select vat, gross from ledger_entry where id = $1', [
        period.entryId,
      ])
    )[0]!;
    expect(vat).toBeGreaterThan(0);
    expect(await period.open(key)).toEqual({
      state: 'OPEN',
      description: expect.stringMatching(/^Serviceaftale, \d+ måneder$/),
      periodFrom: expect.any(String),
      periodTo: expect.any(String),
      gross,
      companyName: expect.any(String),
      card: { last4: '0341' },
      failureMessage: expect.stringContaining('afvist'),
    });
    expect(await period.charges()).toHaveLength(1);
  });

  test('pays with a card that is typed, which the department does not keep', async () => {
    const { clientSecret } = await period.start(key);
    await typedCard(clientSecret, cardNumbers.visa);
    expect((await period.settleLink(key)).state).toBe('PAID');
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 2 });
    expect((await period.open(key)).state).toBe('PAID');
    const [card] = await app.db.sql('select card_last4 from department where id = $1', [period.id]);
    expect(card).toEqual({ card_last4: '0341' });
  });

  test('pays with the stored card, after the bank has asked', async () => {
    await period.payByCard(cardNumbers.confirmedAtEachCharge);
    const { clientSecret, storedCardId } = await period.start(key);
    await providers.browser.confirmPayment(clientSecret, storedCardId);
    expect((await period.settleLink(key)).state).toBe('PAID');
    expect(await paidCharges()).toHaveLength(1);
  });

  test('pays once in two tabs, by double clicks, and when it is opened again', async () => {
    const started = await Promise.all([period.start(key), period.start(key), period.start(key)]);
    const secrets = new Set(started.map(({ clientSecret }) => clientSecret).filter(Boolean));
    expect(secrets.size).toBe(1);
    const [secret] = secrets as Set<string>;
    await Promise.all([typedCard(secret!, cardNumbers.visa), typedCard(secret!, cardNumbers.visa)]);
    const states = await Promise.all([period.settleLink(key), period.settleLink(key)]);
    expect(states.map(({ state }) => state)).toEqual(['PAID', 'PAID']);
    expect(await period.start(key)).toMatchObject({ link: { state: 'PAID' }, clientSecret: null, storedCardId: null });
    expect(await paidCharges()).toHaveLength(1);
  });

  test('is not overtaken by the job, whose retry is due while somebody pays', async () => {
    await period.daysLater(3);
    const [{ clientSecret }] = await Promise.all([period.start(key), period.retry(), period.retry()]);
    const { attempt } = await period.entry();
    await period.retry();
    expect((await period.entry()).attempt).toBe(attempt);
    if (clientSecret) await typedCard(clientSecret, cardNumbers.visa);
    await period.settleLink(key);
    expect((await paidCharges()).length).toBe(clientSecret ? 1 : 0);
  });

  test('takes another card after a refusal, and mails nothing about it', async () => {
    const first = await period.start(key);
    await typedCard(first.clientSecret, cardNumbers.insufficientFunds);
    expect(await period.settleLink(key)).toMatchObject({
      state: 'OPEN',
      failureMessage: expect.stringContaining('dækning'),
    });
    const { next_retry_at } = await period.entry();
    expect(next_retry_at).toBeInstanceOf(Date);
    const second = await period.start(key);
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await typedCard(first.clientSecret, cardNumbers.visa)).status).toBe(400);
    await typedCard(second.clientSecret, cardNumbers.visa);
    expect((await period.settleLink(key)).state).toBe('PAID');
    expect((await period.mails()).map(({ kind }) => kind)).toEqual(['card-payment-failed']);
  });

  test('is tried again by the job after somebody has left the page', async () => {
    await period.start(key);
    expect((await period.open(key)).state).toBe('STARTED');
    expect((await period.settleLink(key)).state).toBe('OPEN');
    await app.db.sql(`update ledger_entry set attempted_at = now() - interval '2 hours' where id = $1`, [
      period.entryId,
    ]);
    await period.settle();
    expect(await period.entry()).toMatchObject({ status: 'FAILED', attempt: 2 });
    await period.payByCard(cardNumbers.visa);
    await period.daysLater(3);
    await period.retry();
    expect(await period.entry()).toMatchObject({ status: 'PAID', attempt: 3 });
    expect(await paidCharges()).toHaveLength(1);
  });

  test('is processing while Stripe has not answered, and never charges twice', async () => {
    providers.stripe.failNext('POST /v1/payment_intents', { dropAnswerAfterWork: true, times: 3 });
    expect(await period.start(key)).toMatchObject({ link: { state: 'PROCESSING' }, clientSecret: null });
    const { clientSecret } = await period.start(key);
    await typedCard(clientSecret, cardNumbers.visa);
    expect((await period.settleLink(key)).state).toBe('PAID');
    expect(await paidCharges()).toHaveLength(1);
  });

  test('lets the paused agreement continue when it pays', async () => {
    await period.daysLater(7);
    await period.retry();
    expect(await period.pausedAt()).toBeInstanceOf(Date);
    const { clientSecret } = await period.start(key);
    expect(await period.pausedAt()).toBeInstanceOf(Date);
    await typedCard(clientSecret, cardNumbers.visa);
    await period.settleLink(key);
    expect(await period.pausedAt()).toBeNull();
  });

  test('says nothing when it is forged, of another purpose, or leads to nothing', async () => {
    const [header, body, signature] = key.split('.') as [string, string, string];
    const foreign = await app.world.ledgerEntry(period.id);
    const payload = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), sub: foreign };
    const forged = [header, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
    for (const wrong of [
      forged,
      `${key}x`,
      '',
      'x'.repeat(5_000),
      sign(foreign),
      sign('ledg_00000000000000000000000000'),
      sign('uventet'),
      signLinkKey(app.portal.services, 'document', period.entryId),
    ]) {
      const nothing = { state: 'INVALID', description: null, gross: null, companyName: null, card: null };
      expect(await period.open(wrong)).toMatchObject(nothing);
      expect(await period.start(wrong)).toMatchObject({ link: nothing, clientSecret: null });
      expect(await period.settleLink(wrong)).toMatchObject(nothing);
    }
    expect((await period.entry()).attempt).toBe(1);
  });

  test('pays nothing when it is too old or the amount is no longer owed', async () => {
    const old = sign(period.entryId, new Date(Date.now() - 1_000));
    expect(await period.start(old)).toMatchObject({ link: { state: 'EXPIRED', gross: null }, clientSecret: null });
    await app.db.sql(`update ledger_entry set status = 'CANCELLED' where id = $1`, [period.entryId]);
    expect(await period.start(key)).toMatchObject({ link: { state: 'CANCELLED' }, clientSecret: null });
    expect(await period.charges()).toHaveLength(1);
  });

  test('tries out a limited number of cards', async () => {
    const attempt = () =>
      app.graphql('mutation ($key: String!) { startLinkPayment(key: $key) { clientSecret } }', { variables: { key } });
    for (let count = 0; count < 20; count += 1) {
      await attempt();
      await app.db.sql(`update ledger_entry set status = 'FAILED', settled_at = now() where id = $1`, [period.entryId]);
    }
    expect((await attempt()).errorCode).toBe('RATE_LIMITED');
  });

  test('is offered for the entry while it can be paid, with the number of failed attempts', async () => {
    const read = async () =>
      (
        await app.graphql(
          `query ($id: ID!) { node(id: $id) { ... on LedgerEntry { canPayNow failedAttempts nextRetryAt } } }`,
          { variables: { id: period.entryId }, token: period.person.token },
        )
      ).data.node;
    expect(await read()).toEqual({ canPayNow: true, failedAttempts: 1, nextRetryAt: expect.any(String) });
    const { clientSecret } = await period.start(key);
    expect(await read()).toMatchObject({ canPayNow: true, failedAttempts: 1 });
    await typedCard(clientSecret, cardNumbers.visa);
    await period.settleLink(key);
    expect(await read()).toEqual({ canPayNow: false, failedAttempts: 1, nextRetryAt: null });
  });

  test('is given to buyers of the company alone, and only while the amount can be paid', async () => {
    const { customerId, token } = period.person;
    expect((await createLink(period.entryId, (await app.world.person()).token)).errorCode).toBe('NOT_FOUND');
    const member = await app.world.person({ customerId, companyRole: 'MEMBER' });
    expect((await createLink(period.entryId, member.token)).errorCode).toBe('FORBIDDEN');
    expect((await createLink('ledg_ukendt', token)).errorCode).toBe('NOT_FOUND');
    expect((await createLink('x', token)).errorCode).toBe('NOT_FOUND');
    expect((await createLink(await app.world.ledgerEntry(period.id), token)).errorCode).toBe('CONFLICT');
    expect((await period.open(await period.linkKey())).state).toBe('OPEN');
    const { clientSecret } = await period.start(key);
    await typedCard(clientSecret, cardNumbers.visa);
    await period.settleLink(key);
    expect((await createLink(period.entryId, token)).errorCode).toBe('CONFLICT');
  });
});
