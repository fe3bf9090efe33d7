import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import type { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { clipCard, fiftyHours, tenHours } from '../../../../domain/testing/prices.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { idOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { payByCard } from '../../money/payments/testing/payByCard.ts';
import { expireEnded } from '../renewals/renewal.jobs.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: person.token }));
const FIELDS = `
  id hours hoursUsed hoursLeft hoursOver isLow discount price status expiresOn version
  user { email } department { name }`;
const buy = (input: object = {}) =>
  run(
    `mutation ($input: BuyClipCardInput!) {
      buyClipCard(input: $input) { change { edge { node { ${FIELDS} } } } confirmation { clientSecret } }
    }`,
    {
      input: { purchaseId: randomUUID(), departmentId, hours: 10, acceptTerms: true, ...input },
    },
  );
const buyCard = async (input?: object) => (await buy(input)).data.buyClipCard.change.edge.node;
const create = (input: object, token = admin.token) =>
  run(
    `mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { ${FIELDS} } } } }`,
    { input },
    token,
  );
const update = (id: string, changes: object, token = admin.token) =>
  run(
    `mutation ($id: ID!, $changes: ClipCardChanges!) {
      updateClipCard(id: $id, changes: $changes) { edge { node { ${FIELDS} } } }
    }`,
    { id, changes },
    token,
  );
const logHours = (id: string, input: object, token = admin.token) =>
  run(
    `mutation ($id: ID!, $input: HourEntryInput!) {
      logHours(clipCardId: $id, input: $input) { edge { node { minutes reason loggedBy } } }
    }`,
    {
      id,
      input: { workedOn: dateOf(), description: 'Makroer', ...input },
    },
    token,
  );
const cardOf = async (id: string) =>
  (
    await run(
      `query ($id: ID!) {
        node(id: $id) {
          ... on ClipCard { ${FIELDS} entries { edges { node { minutes description reason } } } }
        }
      }`,
      { id },
    )
  ).data.node;
const saveCard = (number?: string) => payByCard(app, providers, { token: person.token, departmentId, number });
const visibleCards = async () =>
  (await run('{ viewer { customer { clipCards { edges { node { status } } } } } }', {})).data.viewer.customer.clipCards
    .edges;
const ledgerEntries = () =>
  app.db.sql('select status, net from ledger_entry where department_id = $1 order by id', [departmentId]);

describe('buying a clip card', () => {
  test('costs the hourly rate less the volume discount, lasts a year, and is active at once on invoice', async () => {
    expect(await buyCard()).toMatchObject({
      hours: 10,
      discount: 10,
      price: tenHours.net,
      status: 'ACTIVE',
      hoursLeft: 10,
      expiresOn: lastDayOfTerm(dateOf(), 12),
      user: { email: person.email },
    });
    expect(await ledgerEntries()).toEqual([{ status: 'PENDING', net: tenHours.net }]);
    expect(
      await app.db.sql('select quantity, unit from ledger_entry where department_id = $1', [departmentId]),
    ).toEqual([{ quantity: 10, unit: 'HOUR' }]);
  });

  test('reports missing fields and a missing payment method', async () => {
    expect((await buy({ departmentId: '', hours: 0, acceptTerms: false })).fieldErrors).toEqual({
      departmentId: 'Vælg en afdeling.',
      hours: 'Vælg et gyldigt antal timer.',
      acceptTerms: 'Du skal acceptere klippekort betingelserne for at fortsætte.',
    });
    await app.db.sql('update department set payment_method = null where id = $1', [departmentId]);
    expect((await buy()).errorCode).toBe('PAYMENT_METHOD_REQUIRED');
  });

  test('creates one card for two parallel requests with one purchase id', async () => {
    const purchaseId = randomUUID();
    const [one, two] = await Promise.all([buyCard({ purchaseId }), buyCard({ purchaseId })]);
    expect(one.id).toBe(two.id);
    expect(await ledgerEntries()).toHaveLength(1);
  });

  test('rejects a purchase id that was used for another purchase', async () => {
    const purchaseId = randomUUID();
    await buyCard({ purchaseId });
    expect((await buy({ purchaseId, hours: 25 })).errors?.[0]).toMatchObject({
      message: expect.stringContaining('Det første forsøg gik igennem'),
      extensions: { code: 'CONFLICT' },
    });
    expect(await ledgerEntries()).toHaveLength(1);
  });

  test('leaves no clip card when the payment card is declined', async () => {
    await saveCard(cardNumbers.declinedWhenCharged);
    expect((await buy()).errorCode).toBe('PAYMENT_FAILED');
    expect(await visibleCards()).toEqual([]);
  });
});

describe('the hours of a card', () => {
  test('are the sum of its entries, even when several are logged in parallel', async () => {
    const { id } = await buyCard();
    await logHours(id, { minutes: 60 });
    await Promise.all([
      logHours(id, { minutes: 30 }),
      logHours(id, { minutes: 45, reason: 'Telefonmøde' }),
      logHours(id, { minutes: -15, reason: 'For meget' }),
    ]);
    const card = await cardOf(id);
    expect(card).toMatchObject({ hoursUsed: 2, hoursLeft: 8 });
    expect(card.entries.edges).toHaveLength(4);
  });

  test('are logged by support and sales, of whom support changes nothing else of the card', async () => {
    const { id } = await buyCard();
    const employee = (role: EmployeeRole) =>
      app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
    const [support, sales, bookkeeping, events] = [
      await employee('SUPPORT'),
      await employee('SALES'),
      await employee('BOOKKEEPING'),
      await employee('EVENTS'),
    ];
    const both = await Promise.all([support, sales].map(({ token }) => logHours(id, { minutes: 60 }, token)));
    expect(both.map(({ data }) => data.logHours.edge.node.minutes)).toEqual([60, 60]);
    expect(await cardOf(id)).toMatchObject({ hoursUsed: 2 });
    for (const { token } of [bookkeeping, events])
      expect((await logHours(id, { minutes: 60 }, token)).errorCode).toBe('FORBIDDEN');
    expect((await update(id, { hours: 25 }, support.token)).errorCode).toBe('FORBIDDEN');
  });

  test('cannot be given back below zero, and are not logged by the customer', async () => {
    const { id } = await buyCard();
    expect((await logHours(id, { minutes: -5 })).fieldErrors).toEqual({
      minutes: 'Der kan ikke gives flere timer tilbage, end der er brugt',
    });
    expect((await logHours(id, { minutes: 0, description: '' })).fieldErrors).toEqual({
      minutes: 'Skriv, hvor lang tid der er brugt',
      description: 'Beskrivelse er påkrævet',
    });
    expect((await logHours(id, { minutes: 5 }, person.token)).errorCode).toBe('FORBIDDEN');
  });

  test('make the card used when they run out, and active again when some are given back', async () => {
    const { id } = await buyCard({ hours: 1 });
    await logHours(id, { minutes: 75 });
    expect(await cardOf(id)).toMatchObject({ status: 'USED', hoursLeft: 0, hoursOver: 0.25 });
    await logHours(id, { minutes: -27, reason: 'Rettet' });
    expect(await cardOf(id)).toMatchObject({ status: 'ACTIVE', hoursLeft: 0.2, isLow: true });
  });

  test('notify the buyer once when they become few, and again after they were more', async () => {
    const { id } = await buyCard();
    const mailCount = async () =>
      (
        (await app.db.sql(`select count(*)::int as n from mail where recipient = $1 and kind = 'clip-card-low'`, [
          person.email,
        ])) as [{ n: number }]
      )[0].n;
    await logHours(id, { minutes: 7 * 60 });
    expect(await mailCount()).toBe(0);
    await logHours(id, { minutes: 2 * 60 });
    await logHours(id, { minutes: -30 });
    expect(await mailCount()).toBe(1);
    const mail = await app.mailTo(person.email, 'tilbage');
    expect(mail.subject).toBe('Der er 1 time tilbage på klippekortet');
    expect(mail.text).toMatch(/\/clip-cards\?buy=1&department=dep_\w+&hours=10\b/);
    await logHours(id, { minutes: -4 * 60, reason: 'Rettet' });
    await logHours(id, { minutes: 4 * 60 });
    expect(await mailCount()).toBe(2);
  });

  test('notify a buyer who has become an admin once', async () => {
    const { id } = await buyCard();
    await app.db.sql(`update user_account set role = 'ADMIN', customer_id = null where id = $1`, [person.id]);
    await logHours(id, { minutes: 9 * 60 });
    expect(
      await app.db.sql(`select recipient from mail where recipient = $1 and kind = 'clip-card-low'`, [person.email]),
    ).toEqual([{ recipient: person.email }]);
  });

  test('expire the day after the last day of the card', async () => {
    const { id } = await buyCard();
    await expireEnded(app.portal.services, lastDayOfTerm(dateOf(), 12));
    expect((await cardOf(id)).status).toBe('ACTIVE');
    await expireEnded(app.portal.services, addMonths(dateOf(), 12));
    expect((await cardOf(id)).status).toBe('USED');
  });

  test('stay expired when hours are given back afterwards', async () => {
    const { id } = await buyCard();
    await app.db.sql('update clip_card set expires_on = $2 where id = $1', [id, addDays(dateOf(), -1)]);
    await expireEnded(app.portal.services, dateOf());
    await logHours(id, { minutes: 60 });
    await logHours(id, { minutes: -30, reason: 'Rettet' });
    expect(await cardOf(id)).toMatchObject({ status: 'USED', hoursUsed: 0.5 });
  });
});

test('logging hours twice with one request id creates one entry, and other hours with that id conflict', async () => {
  const [id, other] = [await app.world.clipCard(departmentId), await app.world.clipCard(departmentId)];
  const requestId = randomUUID();
  const both = await Promise.all([logHours(id, { minutes: 60, requestId }), logHours(id, { minutes: 60, requestId })]);
  expect(both.map(({ data }) => data.logHours.edge.node.minutes)).toEqual([60, 60]);
  expect(await cardOf(id)).toMatchObject({ hoursUsed: 1, entries: { edges: [{ node: { minutes: 60 } }] } });
  for (const answer of [
    await logHours(id, { minutes: 90, requestId }),
    await logHours(other, { minutes: 60, requestId }),
  ])
    expect(answer.errorCode).toBe('CONFLICT');
  await logHours(id, { minutes: 60, requestId: randomUUID() });
  expect(await cardOf(id)).toMatchObject({ hoursUsed: 2 });
});

test('logging hours in parallel with other hours of the same request id is a conflict', async () => {
  const [id, other] = [await app.world.clipCard(departmentId), await app.world.clipCard(departmentId)];
  const requestId = randomUUID();
  const second = await runDuringUncommittedWrites(
    app,
    [['update hour_entry set request_id = $2 where id = $1', [await app.world.hourEntry(other), requestId]]],
    () => logHours(id, { minutes: 60, requestId }),
  );
  expect(second.errors?.[0]).toMatchObject({
    message: expect.stringContaining('Det første forsøg gik igennem'),
    extensions: { code: 'CONFLICT' },
  });
  expect(await cardOf(id)).toMatchObject({ hoursUsed: 0, entries: { edges: [] } });
});

describe('a clip card by an admin', () => {
  const form = () => ({ departmentId, userId: person.id, hours: 25, hoursUsed: 0, discount: 15, status: 'PENDING' });

  test('has a price that the server computes from its hours and discount', async () => {
    const { data } = await create(form());
    const { id, price } = data.createClipCard.edge.node;
    expect(price).toBe(clipCard[25]);
    expect((await update(id, { hours: 50 })).data.updateClipCard.edge.node).toMatchObject({
      discount: 20,
      price: clipCard[50],
    });
    expect((await update(id, { discount: 90 })).data.updateClipCard.edge.node).toMatchObject({
      discount: 50,
      price: fiftyHours.with50PercentOff,
    });
    expect((await update(id, { hours: 10, discount: 0 })).data.updateClipCard.edge.node).toMatchObject({
      discount: 0,
      price: tenHours.list,
    });
    expect((await update(id, { hours: 101 })).fieldErrors).toEqual({ hours: 'Højst 100 timer' });
  });

  test('keeps the price at which it was sold until an admin changes its hours or discount', async () => {
    const { id, hours, discount } = await buyCard();
    const soldPrice = 10_000_00;
    await app.db.sql('update clip_card set price = $2 where id = $1', [id, soldPrice]);
    const price = async (input: object) => (await update(id, input)).data.updateClipCard.edge.node.price;
    for (const input of [
      { status: 'USED' },
      { userId: null },
      { hoursUsed: 3 },
      { hours, discount },
      { ...form(), hours, discount, status: 'ACTIVE' },
    ]) {
      expect(await price(input)).toBe(soldPrice);
    }
    expect(await ledgerEntries()).toEqual([{ status: 'PENDING', net: tenHours.net }]);
    expect(await price({ discount: 5 })).toBe(tenHours.with5PercentOff);
    await app.db.sql('update clip_card set price = $2 where id = $1', [id, soldPrice]);
    expect(await price({ hours: 20 })).toBe(clipCard[20]);
  });

  test('keeps its buyer until an admin removes the buyer', async () => {
    const { id } = (await create(form())).data.createClipCard.edge.node;
    const buyers = () => app.db.sql('select user_id from clip_card where id = $1', [id]);
    await update(id, { hours: 30 });
    expect(await buyers()).toEqual([{ user_id: person.id }]);
    await update(id, { userId: null });
    expect(await buyers()).toEqual([{ user_id: null }]);
  });

  test('is billed once, when it is first active', async () => {
    const { data } = await create(form());
    const { id } = data.createClipCard.edge.node;
    expect(await ledgerEntries()).toEqual([]);
    for (const status of ['ACTIVE', 'PENDING', 'ACTIVE']) await update(id, { status });
    expect(await ledgerEntries()).toHaveLength(1);
  });

  test('is removed and reported to the admin when the payment card is declined', async () => {
    await saveCard(cardNumbers.declinedWhenCharged);
    expect((await create({ ...form(), status: 'ACTIVE' })).errors?.[0]).toMatchObject({
      extensions: { code: 'PAYMENT_FAILED' },
      message: expect.stringContaining('afvist'),
    });
    expect(await visibleCards()).toEqual([]);
  });

  test('is created while Stripe is unavailable, with a ledger entry that is settled later', async () => {
    await saveCard();
    providers.stripe.failNext('POST /v1/payment_intents', { status: 500, times: 2 });
    expect((await create({ ...form(), status: 'ACTIVE' })).data.createClipCard.edge.node).toMatchObject({
      status: 'ACTIVE',
    });
    expect(await ledgerEntries()).toMatchObject([{ status: 'PENDING' }]);
  });

  test('gets a correcting entry when an admin sets its used hours', async () => {
    const { data } = await create({ ...form(), status: 'ACTIVE' });
    const { id } = data.createClipCard.edge.node;
    await update(id, { hoursUsed: 4.5 });
    await update(id, { hoursUsed: 4 });
    expect(await cardOf(id)).toMatchObject({
      hoursUsed: 4,
      entries: { edges: [{ node: { minutes: -30, reason: 'Rettet på klippekortet' } }, { node: { minutes: 270 } }] },
    });
  });

  test('has its unpaid ledger entry cancelled when it is deleted', async () => {
    const { data } = await create({ ...form(), status: 'ACTIVE' });
    await run(
      'mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }',
      { id: data.createClipCard.edge.node.id },
      admin.token,
    );
    expect(await ledgerEntries()).toMatchObject([{ status: 'CANCELLED' }]);
  });

  test('takes its tasks with it when it is deleted, and tells open task dialogs so', async () => {
    const { data } = await create({ ...form(), status: 'ACTIVE' });
    const { id } = data.createClipCard.edge.node;
    const taskId = await app.world.task(id);
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { taskChanged { deletedId } }');
    await run('mutation ($id: ID!) { deleteClipCard(id: $id) { deletedId } }', { id }, admin.token);
    expect((await next()).taskChanged).toEqual({ deletedId: taskId });
    await socket.close();
  });

  test('is published to admins, and is found by its buyer and status', async () => {
    const socket = await openSocket(app, admin.token);
    const next = await socket.watch(
      'subscription { adminClipCardChanged { edge { node { id department { customer { name } } } } } }',
    );
    const { id } = await buyCard();
    // Admins receive the changes of every company, also late ones of the tests before this one.
    let card;
    do card = (await next()).adminClipCardChanged.edge?.node;
    while (card?.id !== id);
    expect(card.department.customer.name).toEqual(expect.any(String));
    const list = async (filter: string) =>
      (await run(`{ admin { clipCards(${filter}) { edges { node { id } } } } }`, {}, admin.token)).data.admin.clipCards
        .edges;
    expect(await list(`search: "${person.email.toUpperCase()}", status: ACTIVE`)).toEqual([{ node: { id } }]);
    expect(await list(`search: "${person.email}", status: USED`)).toEqual([]);
    await socket.close();
  });
});

test('REST buys, edits, lists and deletes clip cards with prices in kroner', async () => {
  const created = await app.rest('POST', `/api/departments/${departmentId}/clip-cards`, {
    body: { hours: 10, price: 1 },
    token: person.token,
  });
  expect(created.body.data).toMatchObject({ hours: 10, price: tenHours.net / 100, departmentId });
  const id = idOf(created);
  expect(
    (await app.rest('PATCH', `/api/admin/clip-cards/${id}`, { body: { hoursUsed: 3, price: 1 }, token: admin.token }))
      .body.data,
  ).toMatchObject({ hoursUsed: 3, price: tenHours.net / 100 });
  expect((await app.rest('GET', '/api/departments/clip-cards', { token: person.token })).body.data).toMatchObject([
    { id, hoursLeft: 7 },
  ]);
  expect((await app.rest('DELETE', `/api/admin/clip-cards/${id}`, { token: admin.token })).body).toEqual({
    data: { id },
  });
});
