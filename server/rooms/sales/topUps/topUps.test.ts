import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { clipCard, tenHours } from '../../../../domain/testing/prices.ts';
import { createApp, type Portal } from '../../../app.ts';
import { newId } from '../../../platform/db/ids.ts';
import { SEES_EVERYTHING } from '../../../platform/db/testing/asCustomer.ts';
import { rooms } from '../../../rooms.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import type { Person } from '../../../testing/World.ts';
import { payByCard } from '../../money/payments/testing/payByCard.ts';
import { expireApprovals } from '../approvals/approval.jobs.ts';
import { expireEnded } from '../renewals/renewal.jobs.ts';
import { runTopUp, type RunOptions } from './runTopUp.ts';
import { runAllTopUps } from './topUp.jobs.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const NEWER_TERMS = { terms: '2099-01-01' };

let app: TestApp;
let providers: Providers;
let administrator: Person;
let departmentId: string;
// Without jobs, the tests run each job when they want it.
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
});
beforeEach(async () => {
  administrator = await app.world.person({ name: 'Mette Administrator' });
  departmentId = await app.world.department(administrator.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: administrator.token }));
const setUp = async (input: object = {}, token?: string) => {
  const { id: priceListId } = await app.portal.services.prices.forCompany(administrator.customerId!);
  return run(
    `mutation ($input: SetUpTopUpInput!) { setUpClipCardTopUp(input: $input) {
      clipCardHoursLeft
      clipCardTopUp { state pauseReason pauseDetail hours thresholdHours acceptedNet acceptedBy lastBoughtAt
        isAwaitingApproval }
    } }`,
    { input: { departmentId, hours: 10, thresholdHours: 2, acceptTerms: true, priceListId, ...input } },
    token,
  );
};
const pause = (token?: string) =>
  run('mutation ($id: ID!) { pauseClipCardTopUp(departmentId: $id) { id } }', { id: departmentId }, token);
const switchOff = (token?: string) =>
  run(
    `mutation ($id: ID!) { switchOffClipCardTopUp(departmentId: $id) { clipCardTopUp { state } } }`,
    { id: departmentId },
    token,
  );
const runJob = (options?: RunOptions) => runTopUp(app.portal.services, departmentId, options);
const inAWeek = () => ({ now: new Date(Date.now() + WEEK_MS) });

interface Rule {
  id: string;
  state: string;
  pause_reason: string | null;
  pause_detail: string | null;
  last_bought_at: Date | null;
  purchases: number;
}
const rule = async () => {
  const [row] = await app.db.sql('select * from clip_card_top_up where department_id = $1', [departmentId]);
  return row as unknown as Rule;
};
const cards = () =>
  app.db.sql(
    `select hours, price, status, origin, purchase_id as key, user_id as "userId" from clip_card
     where department_id = $1 and id not like 'clip_own%' order by created_at`,
    [departmentId],
  ) as Promise<{ hours: number; price: number; status: string; origin: string; key: string; userId: string }[]>;
const entries = () =>
  app.db.sql('select net, status, method, purchase_id as key from ledger_entry where department_id = $1', [
    departmentId,
  ]);
const mails = async (kind: string, email = administrator.email) =>
  (
    (await app.db.sql('select text from mail where kind = $1 and recipient = $2 order by id', [kind, email])) as {
      text: string;
    }[]
  ).map(({ text }) => text.replaceAll(/\s+/g, ' '));
const setLimit = (limit: number) =>
  app.db.sql('update customer set approval_limit = $2 where id = $1', [administrator.customerId, limit]);
/** A clip card with three of its ten hours left. */
const ownCard = async (fields: object = {}) => {
  const id = newId('clip_own');
  await app.world.clipCard(departmentId, { id, hours_used: 7, ...fields });
  return id;
};

describe('an automatic purchase', () => {
  test('is off by default, and nothing is bought', async () => {
    await runJob();
    await runAllTopUps(app.portal.services, { id: '', data: {} });
    expect(await cards()).toEqual([]);
    const { data } = await run(`query ($id: ID!) { node(id: $id) { ... on Department { clipCardTopUp { state } } } }`, {
      id: departmentId,
    });
    expect(data!.node).toEqual({ clipCardTopUp: null });
  });

  test('buys the hours when as many are left as was chosen, in the name of the one who set it up', async () => {
    const cardId = await ownCard();
    expect((await setUp()).data!.setUpClipCardTopUp).toMatchObject({
      clipCardHoursLeft: 3,
      clipCardTopUp: { state: 'ACTIVE', acceptedNet: tenHours.net, acceptedBy: 'Mette Administrator' },
    });
    await runJob();
    expect(await cards()).toEqual([]);
    await app.db.sql('update clip_card set hours_used = 8 where id = $1', [cardId]);
    await runJob();
    const { id } = await rule();
    expect(await cards()).toEqual([
      {
        hours: 10,
        price: tenHours.net,
        status: 'ACTIVE',
        origin: 'PORTAL',
        key: `${id}:1`,
        userId: administrator.id,
      },
    ]);
    expect(await entries()).toEqual([{ net: tenHours.net, status: 'PENDING', method: 'INVOICE', key: `${id}:1` }]);
    const [mail] = await mails('top-up-bought');
    expect(mail).toContain('11.655 kr plus moms 2.913,75 kr, i alt 14.568,75 kr');
    expect(mail).toContain('Slå det fra');
    const [activity] = await app.db.sql(
      `select title, actor_name from activity where customer_id = $1 and entity_type = 'clip_card'`,
      [administrator.customerId],
    );
    expect(activity).toEqual({ title: 'Et klippekort med 10 timer er købt', actor_name: 'Automatisk køb' });
  });

  test('buys once in a week, also when it is switched off and on again', async () => {
    await setUp();
    await runJob();
    await app.db.sql(`update clip_card set hours_used = 10, status = 'USED' where department_id = $1`, [departmentId]);
    await runJob({ now: new Date(Date.now() + WEEK_MS - 60_000) });
    await switchOff();
    await runJob(inAWeek());
    await setUp();
    await runJob();
    expect(await cards()).toHaveLength(1);
    await runJob(inAWeek());
    expect(await cards()).toHaveLength(2);
  });

  test('does not buy after hours were given back or bought', async () => {
    const cardId = await ownCard({ hours_used: 8 });
    await setUp();
    await app.db.sql('update clip_card set hours_used = 7.5 where id = $1', [cardId]);
    await runJob();
    expect(await cards()).toEqual([]);
  });

  test('does not count hours of cards that are pending, deleted, or expired', async () => {
    await ownCard({ status: 'PENDING' });
    await ownCard({ deleted_at: new Date() });
    await ownCard({ expires_on: addDays(dateOf(), -1) });
    await setUp();
    await runJob();
    expect(await cards()).toHaveLength(1);
  });

  test('buys once when twenty jobs run in parallel in two processes', async () => {
    const second: Portal = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
    await setUp();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => runTopUp(i % 2 ? second.services : app.portal.services, departmentId)),
    );
    await second.close();
    expect(await cards()).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
    expect(await mails('top-up-bought')).toHaveLength(1);
  });

  test('never buys twice in a week, whatever the balance does', async () => {
    const cardId = await ownCard();
    await setUp();
    const bought: number[] = [];
    // A fixed sequence of balances, in steps of a day.
    for (const [day, used] of [0, 9, 3, 10, 8, 2, 10, 10, 10, 9, 0, 10, 9, 8, 10, 10, 3, 9, 10].entries()) {
      await app.db.sql('update clip_card set hours_used = $2 where id = $1', [cardId, used]);
      await app.db.sql(`update clip_card set hours_used = 10 where department_id = $1 and id <> $2`, [
        departmentId,
        cardId,
      ]);
      const before = (await cards()).length;
      await runJob({ now: new Date(Date.now() + (day * WEEK_MS) / 7) });
      if ((await cards()).length > before) bought.push(day);
    }
    expect(bought).toEqual([1, 8, 15]);
  });

  test.each([
    ['booked work', (id: string) => logHours(id, 120)],
    ['a card that expires', (id: string) => expire(id)],
    ['a card that an admin deletes', (id: string) => deleteCard(id)],
  ])('is run after %s, in a job that the same transaction queues', async (_, use) => {
    const id = await ownCard();
    await setUp();
    const queued = await queuedJobs();
    const used = await use(id);
    if (used) expect(used.errors).toBeUndefined();
    await waitUntil(async () => (await queuedJobs()) > queued);
    await runJob();
    expect(await cards()).toHaveLength(1);
  });

  test('keys cannot be taken by a purchase of a client', async () => {
    await setUp();
    const { id } = await rule();
    const answer = await run(
      `mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { id } } } } }`,
      { input: { purchaseId: `${id}:1`, departmentId, hours: 1, acceptTerms: true } },
    );
    expect(answer.errors).toBeUndefined();
    await runJob();
    expect((await cards()).map(({ hours }) => hours)).toEqual([1, 10]);
  });

  test('ends with its department', async () => {
    await setUp({}, administrator.token);
    await run('mutation ($id: ID!) { deleteDepartment(id: $id) { deletedId } }', { id: departmentId });
    await runJob();
    expect(await app.db.sql('select 1 from clip_card_top_up where department_id = $1', [departmentId])).toEqual([]);
  });
});

const queuedJobs = async () => {
  const [row] = await app.db.sql(
    `select count(*)::int as count from pgboss.job where name = 'topUps.run' and data->>'id' = $1`,
    [departmentId],
  );
  return (row as { count: number }).count;
};
const admin = async () => (await app.world.person({ role: 'ADMIN', customerId: null })).token;
const logHours = async (clipCardId: string, minutes: number) =>
  run(
    'mutation ($id: ID!, $input: HourEntryInput!) { logHours(clipCardId: $id, input: $input) { deletedId } }',
    { id: clipCardId, input: { workedOn: dateOf(), minutes, description: 'Arbejde' } },
    await admin(),
  );
const deleteCard = async (id: string) =>
  run('mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }', { id }, await admin());
const expire = async (id: string) => {
  await app.db.sql('update clip_card set expires_on = $2 where id = $1', [id, addDays(dateOf(), -1)]);
  await expireEnded(app.portal.services, dateOf());
};

describe('a payment by card', () => {
  test('is charged without the customer, and the mail is sent when it is paid', async () => {
    await payByCard(app, providers, { token: administrator.token, departmentId });
    await setUp();
    await runJob();
    expect(await cards()).toMatchObject([{ status: 'ACTIVE' }]);
    expect(await entries()).toMatchObject([{ status: 'PAID', method: 'CREDIT_CARD' }]);
    const [mail] = await mails('top-up-bought');
    expect(mail).toContain('Det er trukket på kortet, der ender på 4242');
    await runJob();
    expect(await mails('top-up-bought')).toHaveLength(1);
  });

  test('that is declined pauses, and continuing buys without waiting a week', async () => {
    await payByCard(app, providers, {
      token: administrator.token,
      departmentId,
      number: cardNumbers.declinedWhenCharged,
    });
    await setUp();
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'PAYMENT_FAILED' });
    expect((await rule()).pause_detail).toBeTruthy();
    expect(await mails('top-up-bought')).toEqual([]);
    expect((await mails('top-up-paused'))[0]).toContain('betalingen blev afvist');
    await runJob(inAWeek());
    expect(await entries()).toHaveLength(1);
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
    await setUp();
    await runJob();
    expect((await cards()).map(({ status }) => status)).toEqual(['CANCELLED', 'ACTIVE']);
  });

  test('that the bank wants confirmed pauses, and is paid once the customer confirms', async () => {
    await payByCard(app, providers, {
      token: administrator.token,
      departmentId,
      number: cardNumbers.confirmedAtEachCharge,
    });
    await setUp();
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'PAYMENT_UNCONFIRMED' });
    expect((await mails('top-up-paused'))[0]).toContain('Bekræft betalingen');
    expect(await cards()).toMatchObject([{ status: 'PENDING' }]);
  });

  test('is charged once when the job died before the charge', async () => {
    await payByCard(app, providers, { token: administrator.token, departmentId });
    await setUp();
    const { services } = app.portal;
    const dying = { ...services, stripe: { charge: () => Promise.reject(new Error('died')) } };
    await runTopUp(dying as never, departmentId);
    expect(await entries()).toMatchObject([{ status: 'PENDING' }]);
    await Promise.all([runJob(), runJob()]);
    expect(await entries()).toMatchObject([{ status: 'PAID' }]);
    expect(await cards()).toHaveLength(1);
    expect(await mails('top-up-bought')).toHaveLength(1);
  });
});

describe('a pause', () => {
  test('follows a change of the price, and continuing accepts the new price', async () => {
    await ownCard();
    await setUp();
    await app.world.agreedPrice(administrator.customerId!, { item: 'HOURLY_RATE', price: 100_000 });
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'PRICE_CHANGED' });
    expect((await mails('top-up-paused'))[0]).toContain('prisen er ændret fra 11.655 kr til 9.000 kr ekskl. moms');
    expect((await setUp({ priceListId: 'price_first' })).errorCode).toBe('PRICE_CHANGED');
    expect((await rule()).state).toBe('PAUSED');
    expect((await setUp()).data!.setUpClipCardTopUp.clipCardTopUp).toMatchObject({
      state: 'ACTIVE',
      pauseReason: null,
      acceptedNet: 900_000,
    });
    await runJob();
    expect((await rule()).state).toBe('ACTIVE');
  });

  test('follows newer terms, before anything is bought under them', async () => {
    await setUp();
    await runJob(NEWER_TERMS);
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'TERMS_CHANGED' });
    expect(await cards()).toEqual([]);
    await runJob(NEWER_TERMS);
    expect(await mails('top-up-paused')).toHaveLength(1);
  });

  test('follows the loss of the payment method', async () => {
    await setUp();
    await app.db.sql('update department set payment_method = null where id = $1', [departmentId]);
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'NO_PAYMENT_METHOD' });
    expect((await setUp()).errorCode).toBe('PAYMENT_METHOD_REQUIRED');
  });

  test.each([
    ['is a member now', `company_role = 'MEMBER'`],
    ['is deactivated', 'deactivated_at = now()'],
    ['is in another company', 'customer_id = null'],
  ])('follows when the person who set it up %s', async (_, change) => {
    const buyer = await app.world.person({ customerId: administrator.customerId, companyRole: 'BUYER' });
    await setUp({}, buyer.token);
    await app.db.sql(`update user_account set ${change} where id = $1`, [buyer.id]);
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'RIGHTS_LOST' });
    expect(await cards()).toEqual([]);
    expect(await mails('top-up-paused')).toHaveLength(1);
  });

  test('by a user lasts until somebody continues, who then is the one in whose name is bought', async () => {
    await setUp();
    const buyer = await app.world.person({ customerId: administrator.customerId, companyRole: 'BUYER' });
    expect((await pause(buyer.token)).errors).toBeUndefined();
    expect((await pause()).errors).toBeUndefined();
    await runJob();
    expect(await cards()).toEqual([]);
    await setUp({}, buyer.token);
    await runJob();
    expect(await cards()).toMatchObject([{ userId: buyer.id }]);
  });
});

describe('a price above the limit of the company', () => {
  const waiting = async () => {
    const [row] = await app.db.sql(
      `select id, status, net from purchase_approval where customer_id = $1 order by id desc`,
      [administrator.customerId],
    );
    return row as { id: string; status: string; net: number };
  };
  const approve = (id: string) =>
    run('mutation ($id: ID!) { approvePurchase(id: $id) { change { edge { node { status } } } } }', { id });
  const decline = (id: string) =>
    run(
      `mutation ($id: ID!, $input: DeclinePurchaseInput!) { declinePurchase(id: $id, input: $input) {
        edge { node { status } } } }`,
      { id, input: { reason: 'Vi har timer nok' } },
    );
  beforeEach(() => setLimit(1_000_000));

  test('makes one order, which an administrator approves', async () => {
    await setUp();
    await runJob();
    await runJob(inAWeek());
    expect(await cards()).toEqual([]);
    expect(await mails('purchase-waiting')).toHaveLength(1);
    const order = await waiting();
    expect(order).toMatchObject({ status: 'PENDING', net: tenHours.net });
    expect((await setUp()).data!.setUpClipCardTopUp.clipCardTopUp).toMatchObject({ isAwaitingApproval: true });
    // A change for the next purchase does not change this one.
    await setUp({ hours: 5 });
    const queued = await queuedJobs();
    expect((await approve(order.id)).errors).toBeUndefined();
    await waitUntil(async () => (await queuedJobs()) > queued);
    await runJob();
    expect(await cards()).toMatchObject([{ hours: 10, price: tenHours.net, status: 'ACTIVE' }]);
    expect((await rule()).last_bought_at).not.toBeNull();
    expect(await mails('top-up-bought')).toEqual([expect.stringContaining('klippekort på 10 timer')]);
    await app.db.sql('update clip_card set hours_used = 10 where department_id = $1', [departmentId]);
    await runJob();
    expect((await waiting()).status).toBe('APPROVED');
  });

  test('pauses when the order is declined, with the reason', async () => {
    await setUp();
    await runJob();
    await decline((await waiting()).id);
    await runJob();
    expect(await rule()).toMatchObject({
      state: 'PAUSED',
      pause_reason: 'NOT_APPROVED',
      pause_detail: 'Vi har timer nok',
    });
    expect((await mails('top-up-paused'))[0]).toContain('Vi har timer nok');
  });

  test('pauses when nobody decides in time', async () => {
    await setUp();
    await runJob();
    await app.db.sql('update purchase_approval set expires_at = now() where customer_id = $1', [
      administrator.customerId,
    ]);
    await expireApprovals(app.portal.services, { id: '', data: {} });
    await runJob();
    expect(await rule()).toMatchObject({ state: 'PAUSED', pause_reason: 'NOT_APPROVED' });
  });

  test('does not hold back a price up to the limit', async () => {
    await setLimit(tenHours.net);
    await setUp();
    await runJob();
    expect(await cards()).toHaveLength(1);
  });
});

describe('setting it up', () => {
  test('is refused for members, API tokens, and admins in the name of a user', async () => {
    const member = await app.world.person({ customerId: administrator.customerId, companyRole: 'MEMBER' });
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    const impersonation = await run(
      'mutation ($id: ID!) { impersonate(id: $id, reason: "Hjælp") { token } }',
      { id: administrator.id },
      await admin(),
    );
    for (const caller of [member.token, token, impersonation.data!.impersonate.token])
      expect((await setUp({}, caller)).errorCode).toBe('FORBIDDEN');
    expect(await rule()).toBeUndefined();
  });

  test('can be undone by an API token and by an admin in the name of a user', async () => {
    await setUp();
    const { token } = await app.world.apiToken(administrator.customerId!, 'READ_WRITE');
    expect((await switchOff(token)).data!.switchOffClipCardTopUp).toEqual({ clipCardTopUp: null });
    expect((await switchOff(token)).errorCode).toBe('CONFLICT');
  });

  test('reaches no department of another company', async () => {
    const stranger = await app.world.person();
    await setUp();
    expect((await setUp({}, stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await pause(stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await switchOff(stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await rule()).state).toBe('ACTIVE');
  });

  test.each([
    [{ hours: 0 }, 'hours'],
    [{ hours: 101 }, 'hours'],
    [{ thresholdHours: -1 }, 'thresholdHours'],
    [{ thresholdHours: 2_000_000_000 }, 'thresholdHours'],
    [{ acceptTerms: false }, 'acceptTerms'],
    [{ departmentId: '' }, 'departmentId'],
  ])('with %p is refused on the field', async (input, field) => {
    const answer = await setUp(input);
    expect(answer.errorCode).toBe('BAD_USER_INPUT');
    expect(Object.keys(answer.fieldErrors!)).toEqual([field]);
  });

  test('refuses prices that the company never had', async () => {
    for (const priceListId of ['price_unknown', '', 'x'.repeat(5_000), 'price_first+agreed_1'])
      expect([undefined, 'PRICE_CHANGED']).toContain((await setUp({ priceListId })).errorCode);
  });

  test('twenty times in parallel makes one row', async () => {
    await Promise.all(Array.from({ length: 20 }, () => setUp()));
    expect(await app.db.sql('select 1 from clip_card_top_up where department_id = $1', [departmentId])).toHaveLength(1);
  });

  test('changes the hours, and the price of them is accepted', async () => {
    await setUp();
    await setUp({ hours: 50, thresholdHours: 5 });
    await runJob();
    expect(await cards()).toMatchObject([{ hours: 50, price: clipCard[50] }]);
  });
});

describe('the database', () => {
  const asCompany = async (role: string, person: Person, statement: string, values: unknown[] = []) => {
    const client = await connectClient(app);
    try {
      await client.query('begin');
      await client.query(`set local role ${role}`);
      await client.query(
        `select ${SEES_EVERYTHING},
           set_config('app.customer_id', $1, true), set_config('app.user_id', $2, true)`,
        [person.customerId, person.id],
      );
      return (await client.query(statement, values)).rowCount;
    } finally {
      await client.end();
    }
  };

  test('shows and changes no row of another company', async () => {
    await setUp();
    const stranger = await app.world.person();
    for (const role of ['portal_customer', 'portal_sales'])
      expect(await asCompany(role, stranger, 'select 1 from clip_card_top_up')).toBe(0);
    expect(await asCompany('portal_sales', stranger, `update clip_card_top_up set state = 'OFF'`)).toBe(0);
  });

  test('lets no company mark a purchase as made or open', async () => {
    await setUp();
    for (const column of ['last_bought_at = null', 'purchases = 0', 'unsettled_entry_id = null', 'approval_id = null'])
      for (const role of ['portal_customer', 'portal_sales'])
        await expect(asCompany(role, administrator, `update clip_card_top_up set ${column}`)).rejects.toThrow(
          'permission denied',
        );
    await expect(asCompany('portal_customer', administrator, `update clip_card_top_up set hours = 1`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('switches nothing on in the name of a colleague', async () => {
    await setUp();
    const colleague = await app.world.person({ customerId: administrator.customerId });
    await expect(asCompany('portal_sales', colleague, 'update clip_card_top_up set hours = 99')).rejects.toThrow(
      'row-level security',
    );
    expect(await asCompany('portal_sales', colleague, `update clip_card_top_up set state = 'OFF'`)).toBe(1);
  });
});
