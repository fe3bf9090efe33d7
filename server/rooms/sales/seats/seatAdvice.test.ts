import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { formatMonth } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { mailMonthlySeats } from './monthlyMail.jobs.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
let installationId: string;
let licenseId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
  licenseId = await app.world.license(installationId, { quantity: 21, valid_until: addMonths(dateOf(), 4) });
  await app.world.agreedPrice(person.customerId!, { item: 'PLAN_SUITE_TEAM', price: 11_975 });
});
afterAll(() => app.close());

const run = <const Document extends string>(document: Document, variables: object = {}, { token } = person) =>
  app.graphql(document, { token, variables });
const ADVICE = `kind title seats bought inUse ordered peak saved seatPrice yearlySaving deadline firstDay license { id }
  installation { id }`;
const advice = async (as = person) => {
  const { data } = await run(
    `query ($id: ID!) { node(id: $id) { ... on Installation { seatAdvice { ${ADVICE} } } } }`,
    { id: installationId },
    as,
  );
  return (data as { node: { seatAdvice: Record<string, unknown> | null } }).node.seatAdvice;
};
const inUse = (count: number, fields: object = {}) =>
  app.world.seatReading(installationId, { in_use: count, peak: count, ...fields });
const dismiss = (kind: string, as = person) =>
  run(
    'mutation ($id: ID!, $kind: SeatAdviceKind!) { dismissSeatAdvice(installationId: $id, kind: $kind) { id } }',
    { id: installationId, kind },
    as,
  );

describe('advice', () => {
  test('to renew with fewer seats has its arithmetic', async () => {
    await inUse(18);
    const validUntil = addMonths(dateOf(), 4);
    expect(await advice()).toEqual({
      kind: 'FEWER_SEATS',
      title: 'Skift til 18 ved fornyelsen, spar 4.311 kr om året',
      seats: 18,
      bought: 21,
      inUse: 18,
      ordered: 0,
      peak: 18,
      saved: 3,
      seatPrice: 11_975,
      yearlySaving: 3 * 11_975 * 12,
      deadline: addDays(validUntil, -30),
      firstDay: addDays(validUntil, 1),
      license: { id: licenseId },
      installation: { id: installationId },
    });
  });

  test('to order more seats leaves out those that are ordered already', async () => {
    await inUse(24);
    expect(await advice()).toMatchObject({ kind: 'MORE_SEATS', seats: 3, title: 'Bestil 3 licenser', license: null });
    await app.world.licenseRequest(installationId, { requested_licenses: 2 });
    expect(await advice()).toMatchObject({ seats: 1, ordered: 2, title: 'Bestil 1 licens' });
    await app.world.licenseRequest(installationId, { requested_licenses: 1 });
    expect(await advice()).toBeNull();
  });

  test('is for sales alone among the employees, because it depends on orders and decisions', async () => {
    await inUse(24);
    for (const [role, kinds] of [
      ['SUPPORT', []],
      ['SALES', ['MORE_SEATS']],
    ] as const) {
      const employee = await app.world.person({ role: 'EMPLOYEE', employeeRoles: [role], customerId: null });
      const { data } = await run(
        `query ($id: ID!) { admin { customer(id: $id) {
          seats { inUse } seatAdvice(first: 3) { kind } departments { edges { node { installations { edges { node {
            seatAdvice { kind } } } } } } } } } }`,
        { id: person.customerId },
        employee,
      );
      const { seats, seatAdvice, departments } = data!.admin.customer!;
      expect(seats).toEqual({ inUse: 24 });
      expect(seatAdvice.map(({ kind }) => kind)).toEqual(kinds);
      const installations = departments.edges.flatMap(({ node }) => node.installations.edges);
      expect(installations.flatMap(({ node }) => node.seatAdvice?.kind ?? [])).toEqual(kinds);
    }
  });

  test('is dismissed for 90 days, and only its own kind', async () => {
    await inUse(24);
    await dismiss('FEWER_SEATS');
    expect(await advice()).toMatchObject({ kind: 'MORE_SEATS' });
    await dismiss('MORE_SEATS');
    expect(await advice()).toBeNull();
    const [{ until }] = (await app.db.sql(
      'select more_dismissed_until::text as until from seat_reading where installation_id = $1',
      [installationId],
    )) as [{ until: string }];
    expect(until).toBe(addDays(dateOf(), 90));
    await app.db.sql('update seat_reading set more_dismissed_until = $2 where installation_id = $1', [
      installationId,
      addDays(dateOf(), -1),
    ]);
    expect(await advice()).toMatchObject({ kind: 'MORE_SEATS' });
  });

  test('is dismissed by buyers of the company, and by nobody else', async () => {
    await inUse(24);
    const colleague = (companyRole: string) =>
      app.world.person({ customerId: person.customerId!, companyRole } as object);
    expect((await dismiss('MORE_SEATS', await colleague('MEMBER'))).errorCode).toBe('FORBIDDEN');
    expect((await dismiss('MORE_SEATS', await app.world.person())).errorCode).toBe('NOT_FOUND');
    expect(await advice()).not.toBeNull();
    expect((await dismiss('MORE_SEATS', await colleague('BUYER'))).errors).toBeUndefined();
    expect(await advice()).toBeNull();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['after the deadline', () => changeLicense({ valid_until: addDays(dateOf(), 29) })],
    ['when the licence ends anyway', () => decide('EXPIRE')],
    ['when the next term has no more seats than that', () => changeLicense({ renewal_quantity: 18 })],
    ['with two active licences, because it is not known which to reduce', () => app.world.license(installationId)],
    ['when the figures are old', () => inUse(18, { read_at: new Date(Date.now() - 15 * 86_400_000) })],
    ['before a month is known', () => inUse(18, { peak_since: addDays(dateOf(), -29) })],
    ['when more were in use within 90 days', () => inUse(18, { peak: 21 })],
  ])('to renew with fewer seats is not given %s', async (_when, prepare) => {
    await inUse(18);
    await prepare();
    expect(await advice()).toBeNull();
  });

  test('to renew with fewer seats is given without a saving where the price is by agreement', async () => {
    await app.db.sql('update agreed_price set withdrawn_at = now() where customer_id = $1', [person.customerId]);
    await changeLicense({ type: 'PLAN_SUITE_ENTERPRISE' });
    await inUse(18);
    const { seatPrice, yearlySaving, title } = (await advice())!;
    if (seatPrice === null) expect([yearlySaving, title]).toEqual([null, 'Skift til 18 ved fornyelsen']);
    else expect(yearlySaving).toBe(3 * (seatPrice as number) * 12);
  });

  test('of all installations begins with too few seats', async () => {
    await inUse(18);
    const other = await app.world.installation(departmentId);
    await app.world.license(other, { quantity: 4 });
    await app.world.seatReading(other, { in_use: 6, peak: 6 });
    const { data } = await run(`{ viewer { customer { seatAdvice(first: 5) { kind installation { id } } } } }`);
    expect(data!.viewer.customer!.seatAdvice).toEqual([
      { kind: 'MORE_SEATS', installation: { id: other } },
      { kind: 'FEWER_SEATS', installation: { id: installationId } },
    ]);
    expect((await run('{ viewer { customer { seatAdvice(first: 99) { id } } } }')).fieldErrors).toHaveProperty('first');
  });

  test('of all installations goes on with the most free seats', async () => {
    const most = await app.world.installation(departmentId);
    await app.world.license(most, { quantity: 40, valid_until: addMonths(dateOf(), 4) });
    await app.world.seatReading(most, { in_use: 20, peak: 20 });
    await inUse(19);
    const { data } = await run('{ viewer { customer { seatAdvice(first: 1) { installation { id } } } } }');
    expect(data!.viewer.customer!.seatAdvice).toEqual([{ installation: { id: most } }]);
  });

  test('is in the queue of renewals', async () => {
    await changeLicense({ valid_until: addDays(dateOf(), 60) });
    await inUse(18);
    const admin = await app.world.person({ role: 'ADMIN' });
    const { data } = await run(
      `{ admin { renewals(group: DAYS_30, first: 100) { edges { node {
        subjectId seatAdvice { seats license { id } installation { id } } } } } } }`,
      {},
      admin,
    );
    expect(data!.admin.renewals.edges.map(({ node }) => node)).toContainEqual({
      subjectId: licenseId,
      seatAdvice: { seats: 18, license: { id: licenseId }, installation: { id: installationId } },
    });
  });

  const changeLicense = (fields: Record<string, unknown>) => {
    const columns = Object.keys(fields);
    return app.db.sql(
      `update license set ${columns.map((column, i) => `${column} = $${i + 2}`).join(', ')} where id = $1`,
      [licenseId, ...Object.values(fields)],
    );
  };
  const decide = (outcome: string) =>
    app.db.sql(
      `insert into renewal_decision (subject_id, customer_id, end_date, outcome, decided_at)
       select id, customer_id, valid_until, $2, now() from license where id = $1`,
      [licenseId, outcome],
    );
});

describe('the monthly mail', () => {
  const first = `${addMonths(dateOf(), 1).slice(0, 8)}02`;
  const mails = (email = person.email) =>
    app.db.sql<{ text: string; subject: string }>(
      `select text, subject from mail where kind = 'seats-monthly' and recipient = $1`,
      [email],
    );
  const send = (today: string) => mailMonthlySeats(app.portal.services, today);

  test('goes once a month to administrators and buyers, with the advice', async () => {
    await inUse(24);
    const buyer = await app.world.person({ customerId: person.customerId!, companyRole: 'BUYER' });
    const member = await app.world.person({ customerId: person.customerId!, companyRole: 'MEMBER' });
    await send(`${first.slice(0, 8)}08`);
    expect(await mails()).toEqual([]);
    await Promise.all([send(first), send(first)]);
    await send(`${first.slice(0, 8)}03`);
    expect(await mails()).toEqual([
      {
        subject: `Jeres Zendesk-licenser i ${formatMonth(first)}`,
        text: expect.stringMatching(/24 af 21 licenser i brug, 3 for mange\. Bestil 3 licenser\./),
      },
    ]);
    expect(await mails(buyer.email)).toHaveLength(1);
    expect(await mails(member.email)).toEqual([]);
  });

  test('is not sent to those who have turned it off, nor about installations that were never read', async () => {
    await send(first);
    expect(await mails()).toEqual([]);
    await inUse(3);
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'SEATS_IN_USE')`, [person.id]);
    await send(first);
    expect(await mails()).toEqual([]);
  });
});
