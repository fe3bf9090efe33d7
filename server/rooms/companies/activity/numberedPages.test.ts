import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type RestAnswer, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { rowOf } from '../../../testing/restRows.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  person = await app.world.person();
});
afterAll(() => app.close());

const getPage = (query = '', token = person.token) => app.rest('GET', `/api/auth/activities${query}`, { token });
const activitiesOf = (answer: RestAnswer) => rowOf(answer).activities as { title: string }[];
const titles = (answer: RestAnswer) => activitiesOf(answer).map(({ title }) => title);
const insertActivities = (customerId: string, count: number, type = 'license') =>
  app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
     select 'act_' || $1 || lpad(i::text, 8, '0'), $1, $3, $1, 'Nr. ' || i, 'Karin', now()
     from generate_series(1, $2::int) i`,
    [customerId, count, type],
  );

describe('GET /api/auth/activities', () => {
  test('returns a page of activities, newest first, with its position', async () => {
    await insertActivities(person.customerId!, 45);
    const first = await getPage();
    expect(rowOf(first).pagination).toEqual({
      page: 1,
      limit: 20,
      totalCount: 45,
      totalPages: 3,
      hasPrevPage: false,
      hasNextPage: true,
    });
    expect(titles(first)).toHaveLength(20);
    expect(activitiesOf(first)[0]).toEqual({
      id: expect.stringMatching(/^act_/),
      entityType: 'license',
      title: 'Nr. 45',
      description: null,
      createdAt: expect.any(String),
      metadata: { createdAt: expect.any(String) },
    });
    const last = await getPage('?page=5&limit=10');
    expect(rowOf(last).pagination).toEqual({
      page: 5,
      limit: 10,
      totalCount: 45,
      totalPages: 5,
      hasPrevPage: true,
      hasNextPage: false,
    });
    expect(titles(last)).toEqual(['Nr. 5', 'Nr. 4', 'Nr. 3', 'Nr. 2', 'Nr. 1']);
  });

  test('returns an empty page past the end, without activities, and for an admin without a company', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    for (const answer of [await getPage(), await getPage('', admin.token)]) {
      expect(answer.body.data).toEqual({
        activities: [],
        pagination: { page: 1, limit: 20, totalCount: 0, totalPages: 0, hasPrevPage: false, hasNextPage: false },
      });
    }
    await insertActivities(person.customerId!, 3);
    expect((await getPage('?page=2')).body.data).toMatchObject({
      activities: [],
      pagination: { page: 2, totalCount: 3, totalPages: 1, hasPrevPage: true, hasNextPage: false },
    });
  });

  test("returns none of another company's activities", async () => {
    await app.world.activity(await app.world.company(), 'Hemmeligt');
    await app.world.activity(person.customerId!, 'Eget');
    expect(titles(await getPage())).toEqual(['Eget']);
  });

  test('names the query parameter that is invalid', async () => {
    for (const [query, field] of [
      ['?page=0', 'page'],
      ['?page=to', 'page'],
      ['?page=1.5', 'page'],
      ['?page=', 'page'],
      ['?limit=0', 'limit'],
      ['?limit=101', 'limit'],
      ['?limit=-1', 'limit'],
    ] as const) {
      const answer = await getPage(query);
      expect({ query, status: answer.status, fields: Object.keys(answer.fieldErrors ?? {}) }).toEqual({
        query,
        status: 400,
        fields: [field],
      });
    }
  });
});

describe('a company with many activities', () => {
  test('can read and count the newest 10,000 by page number', async () => {
    await insertActivities(person.customerId!, 12_000);
    const last = await getPage('?page=100&limit=100');
    expect(rowOf(last).pagination).toEqual({
      page: 100,
      limit: 100,
      totalCount: 10_000,
      totalPages: 100,
      hasPrevPage: true,
      hasNextPage: false,
    });
    expect(titles(last)).toHaveLength(100);
    expect(titles(last).at(-1)).toBe('Nr. 2001');
    expect((await getPage('?page=101&limit=100')).body).toMatchObject({
      status: 400,
      data: { fields: { page: 'Kun de nyeste 10.000 kan hentes efter sidetal' } },
    });
  });

  test('reads a page of one type through the index of types, by number and by cursor', async () => {
    const { customerId, token } = person;
    await insertActivities(customerId!, 20_000);
    await app.db.sql(
      `update activity set entity_type = 'department' where customer_id = $1 and title in ('Nr. 3', 'Nr. 4')`,
      [customerId],
    );
    await app.db.sql('analyze activity');
    const queryCompany = <const Field extends string>(field: Field) =>
      app.graphql(`{ viewer { customer { ${field} } } }`, { token });
    const numbered = () =>
      queryCompany('numberedActivities(type: DEPARTMENT) { activities { title } pagination { totalCount } }');
    expect((await numbered()).data.viewer.customer.numberedActivities).toEqual({
      activities: [{ title: 'Nr. 4' }, { title: 'Nr. 3' }],
      pagination: { totalCount: 2 },
    });
    for (const work of [numbered, () => queryCompany('activities(type: DEPARTMENT) { edges { node { title } } }')]) {
      const plan = await explainStatements(app, '"entity_type" =', work);
      expect(plan).toContain('activity_customer_type');
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });
});
