import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { asCustomer } from '../../../platform/db/testing/asCustomer.ts';
import { connectClient } from '../../../testing/connectClient.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
let cardId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  cardId = await app.world.clipCard(departmentId, { hours: 50, created_at: '2020-01-01' });
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));
const work = (minutes: number, workedOn: string, fields: object = {}, card = cardId) =>
  app.world.hourEntry(card, { minutes, worked_on: workedOn, ...fields });
const variables = { from: '2026-01-01', to: '2026-03-31' };
const usedHours = async (filter: object = {}, token?: string) =>
  (
    await run(
      `query ($from: Date, $to: Date, $departmentId: ID, $type: HourType, $split: HoursSplit!) { viewer { customer {
        usedHours(from: $from, to: $to, departmentId: $departmentId, type: $type, split: $split) {
          from to minutes entryCount boughtHours expiredHours hoursLeft
          parts { month department { id name } type minutes entryCount } } } } }`,
      { ...variables, split: 'DEPARTMENT', ...filter },
      token,
    )
  ).data.viewer.customer!.usedHours;
const entries = (filter: object = {}, token?: string) =>
  run(
    `query ($from: Date, $to: Date, $departmentId: ID, $type: HourType, $first: Int, $after: String) {
      viewer { customer {
        hourEntries(from: $from, to: $to, departmentId: $departmentId, type: $type, first: $first, after: $after) {
          totalCount pageInfo { hasNextPage endCursor }
          edges { node { id workedOn minutes type clipCard { department { id } } } } } } } }`,
    { ...variables, ...filter },
    token,
  );
const entryMinutes = async (filter: object = {}, token?: string) =>
  (await entries(filter, token)).data.viewer.customer!.hourEntries.edges.map(({ node }) => node.minutes);

async function createTask(): Promise<string> {
  return app.world.task(cardId);
}

describe('used hours', () => {
  test('are added up by the month of the work, with hours that were given back subtracted', async () => {
    await work(90, '2026-01-01');
    await work(45, '2026-01-31', { created_at: '2026-02-02T12:00:00Z' });
    await work(-15, '2026-01-31');
    await work(-30, '2026-03-31');
    for (const outside of ['2025-12-31', '2026-04-01']) await work(600, outside);
    const { parts, ...sums } = await usedHours();
    expect(sums).toMatchObject({ ...variables, minutes: 90, entryCount: 4 });
    expect(parts).toEqual([
      {
        month: '2026-01-01',
        department: { id: departmentId, name: expect.any(String) },
        type: null,
        minutes: 120,
        entryCount: 3,
      },
      {
        month: '2026-03-01',
        department: { id: departmentId, name: expect.any(String) },
        type: null,
        minutes: -30,
        entryCount: 1,
      },
    ]);
  });

  test('are divided by department or by type, and filtered by both', async () => {
    const other = await app.world.department(person.customerId!);
    const otherCard = await app.world.clipCard(other);
    const task_id = await createTask();
    await work(60, '2026-01-05', { task_id });
    await work(30, '2026-01-06');
    await work(15, '2026-01-07', {}, otherCard);
    const partsOf = async (filter: object) =>
      (await usedHours(filter)).parts.map(({ department, type, minutes }) => [department?.id ?? type, minutes]);
    expect((await partsOf({})).toSorted()).toEqual(
      [
        [departmentId, 90],
        [other, 15],
      ].toSorted(),
    );
    expect(await partsOf({ split: 'TYPE' })).toEqual([
      ['OTHER', 45],
      ['TASK', 60],
    ]);
    expect(await partsOf({ split: 'TYPE', departmentId: other })).toEqual([['OTHER', 15]]);
    expect(await partsOf({ type: 'TASK' })).toEqual([[departmentId, 60]]);
    expect(await entryMinutes({ type: 'OTHER' })).toEqual([15, 30]);
    expect(await entryMinutes({ departmentId })).toEqual([30, 60]);
    expect(await entryMinutes({ departmentId, type: 'TASK' })).toEqual([60]);
  });

  test('equal the sum of their parts and of their entries, whatever the entries are', async () => {
    const cards = [cardId, await app.world.clipCard(await app.world.department(person.customerId!))];
    const task_id = await createTask();
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let i = 0; i < 130; i += 1)
      await work(
        random(400) - 100 || 1,
        addDays('2025-12-20', random(120)),
        random(2) ? { task_id } : {},
        cards[random(2)]!,
      );
    for (const filter of [{}, { split: 'TYPE' }, { type: 'TASK' }, { departmentId }, { departmentId, type: 'OTHER' }]) {
      const { minutes, entryCount, parts } = await usedHours(filter);
      const all: number[] = [];
      let page = await entries({ ...filter, first: 40 });
      for (;;) {
        const { edges, pageInfo } = page.data.viewer.customer!.hourEntries;
        all.push(...edges.map(({ node }) => node.minutes));
        if (!pageInfo.hasNextPage) break;
        page = await entries({ ...filter, first: 40, after: pageInfo.endCursor });
      }
      const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
      expect([minutes, entryCount]).toEqual([sum(all), all.length]);
      expect([minutes, entryCount]).toEqual([
        sum(parts.map((part) => part.minutes)),
        sum(parts.map((part) => part.entryCount)),
      ]);
    }
  });

  test('of deleted cards stay, while their bought and remaining hours do not count', async () => {
    await work(60, '2026-01-05');
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [cardId]);
    expect(await usedHours()).toMatchObject({ minutes: 60, hoursLeft: 0 });
    const { edges } = (await entries()).data.viewer.customer!.hourEntries;
    expect(edges[0]!.node.clipCard.department.id).toBe(departmentId);
  });

  test('stand beside what was bought, has expired and is left', async () => {
    const card = (fields: Record<string, unknown>) => app.world.clipCard(departmentId, fields);
    const bought = '2026-01-31T22:30:00Z'; // 23:30 in Copenhagen
    await card({ hours: 10, hours_used: 4.25, status: 'USED', created_at: bought, expires_on: '2026-03-31' });
    await card({ hours: 25, hours_used: 1 / 3, created_at: '2026-01-31T23:30:00Z', expires_on: '2099-01-01' });
    await card({ hours: 5, hours_used: 7, status: 'USED', created_at: bought, expires_on: '2026-03-01' });
    for (const status of ['PENDING', 'CANCELLED']) await card({ status, created_at: bought, expires_on: '2026-03-01' });
    expect(await usedHours({ to: '2026-01-31' })).toMatchObject({ boughtHours: 15, expiredHours: 0 });
    expect(await usedHours()).toMatchObject({ boughtHours: 40, expiredHours: 5.75, hoursLeft: 74.67 });
    expect(await usedHours({ to: '2026-03-30' })).toMatchObject({ expiredHours: 0 });
    expect(await usedHours({ departmentId: await app.world.department(person.customerId!) })).toMatchObject({
      boughtHours: 0,
      hoursLeft: 0,
    });
  });

  test('are those of the last 13 months when no period is given', async () => {
    const first = `${addMonths(dateOf(), -12).slice(0, 7)}-01`;
    await work(10, first);
    await work(20, dateOf());
    await work(40, addDays(first, -1));
    await work(80, addDays(dateOf(), 1));
    expect(await usedHours({ from: null, to: null })).toMatchObject({ from: first, to: dateOf(), minutes: 30 });
    expect(await entryMinutes({ from: null, to: null })).toEqual([20, 10]);
  });

  test.each([
    [{ from: '2026-04-01' }, { to: 'Slutdatoen skal være efter startdatoen' }],
    [{ from: '2022-01-01' }, { to: 'Perioden kan højst være 37 måneder' }],
    [{ from: '9999-12-01', to: '9999-12-31' }, { to: 'Vælg dage mellem år 2000 og 2999' }],
    [{ from: '' }, { from: 'Vælg en dato' }],
    [{ to: '' }, { to: 'Vælg en dato' }],
    [{ to: '0001-01-01', from: null }, { to: 'Vælg dage mellem år 2000 og 2999' }],
  ])('with %j are refused with a message on the field', async (filter, fields) => {
    expect((await entries(filter)).fieldErrors).toEqual(fields);
  });

  test('of more than a hundred departments are added up for those that used least', async () => {
    for (let i = 1; i <= 103; i += 1) {
      const card = await app.world.clipCard(await app.world.department(person.customerId!));
      await work(i, '2026-02-03', {}, card);
    }
    const { minutes, parts } = await usedHours();
    expect(parts).toHaveLength(101);
    expect(minutes).toBe((103 * 104) / 2);
    expect(parts.find(({ department }) => !department)).toMatchObject({ minutes: 1 + 2 + 3, entryCount: 3 });
  });
});

describe('the hours of another company', () => {
  test('are not found by the id of its department', async () => {
    await work(60, '2026-01-05');
    const stranger = await app.world.person();
    for (const filter of [{ departmentId }, {}]) {
      expect(await usedHours(filter, stranger.token)).toMatchObject({
        minutes: 0,
        boughtHours: 0,
        hoursLeft: 0,
        parts: [],
      });
      expect(await entryMinutes(filter, stranger.token)).toEqual([]);
    }
    for (const odd of ['ukendt', '', '%', "' or 1 = 1 --"])
      expect(await usedHours({ departmentId: odd })).toMatchObject({ minutes: 0, parts: [] });
  });

  test('are left out by the query alone, as an admin reads', async () => {
    await work(60, '2026-01-05');
    const stranger = await app.world.person();
    const read = async (id: string) =>
      (
        await run(
          `query ($id: ID!, $departmentId: ID) { admin { customer(id: $id) {
            usedHours(from: "2026-01-01", to: "2026-01-31", departmentId: $departmentId) {
              minutes parts { department { id } } }
            hourEntries(from: "2026-01-01", to: "2026-01-31", departmentId: $departmentId) {
              edges { node { minutes clipCard { id } } } } } } }`,
          { id, departmentId },
          admin.token,
        )
      ).data.admin.customer!;
    expect(await read(stranger.customerId!)).toEqual({
      usedHours: { minutes: 0, parts: [] },
      hourEntries: { edges: [] },
    });
    expect(await read(person.customerId!)).toEqual({
      usedHours: { minutes: 60, parts: [{ department: { id: departmentId } }] },
      hourEntries: { edges: [{ node: { minutes: 60, clipCard: { id: cardId } } }] },
    });
  });

  test('are hidden by row-level security alone', async () => {
    await work(60, '2026-01-05');
    const stranger = await app.world.person();
    const client = await connectClient(app);
    const sums = async (customerId: string) =>
      asCustomer(client, customerId, () =>
        client.query('select sum(minutes)::int as minutes from hour_entry e join clip_card c on c.id = e.clip_card_id'),
      );
    try {
      expect((await sums(stranger.customerId!)).rows).toEqual([{ minutes: null }]);
      expect((await sums(person.customerId!)).rows).toEqual([{ minutes: 60 }]);
    } finally {
      await client.end();
    }
  });

  test('stay closed to visitors, and open to every user and token of the company', async () => {
    await work(60, '2026-01-05');
    const member = await app.world.person({ customerId: person.customerId!, companyRole: 'MEMBER' });
    const program = await app.world.apiToken(person.customerId!, 'READ');
    for (const { token } of [member, program]) expect(await usedHours({}, token)).toMatchObject({ minutes: 60 });
    expect((await app.graphql('{ viewer { customer { usedHours { minutes } } } }')).errorCode).toBe('UNAUTHENTICATED');
  });
});

describe('the cost of used hours', () => {
  slowTest('is one statement, and is bounded by the company and the period', async () => {
    await app.db.sql(
      `insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
       select 'hour_pris' || i || $3, $1, $2, date '2010-01-01' + i % 3000, 1, 'x', 'x', now()
       from generate_series(1, 20000) i`,
      [person.customerId, cardId, person.id],
    );
    await app.db.sql('vacuum analyze hour_entry');
    const plan = await explainStatements(app, 'hour_entry', async () => {
      await usedHours();
      await entries({ departmentId });
    });
    expect(plan.match(/hour_entry_worked/g)!.length).toBeGreaterThanOrEqual(2);
    expect(plan).not.toContain('Seq Scan on hour_entry');
    await work(1, '2026-01-05');
    const base = await countStatements(app, () => run('{ viewer { customer { id } } }'));
    const query = (parts: string) => run(`{ viewer { customer { usedHours { minutes ${parts} } } } }`);
    expect(await countStatements(app, () => query(''))).toBe(base + 1);
    expect(await countStatements(app, () => query('parts { minutes department { name } }'))).toBeLessThanOrEqual(
      base + 2,
    );
  });
});
