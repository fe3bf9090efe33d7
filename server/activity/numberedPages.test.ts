import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { planOf } from '../testing/plans.ts';
import type { Person } from '../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => {
  person = await app.world.person();
});
afterAll(() => app.close());

const feed = (query = '', token = person.token) => app.rest('GET', `/api/auth/activities${query}`, { token });
const titles = (answer: { body: { data: { activities: { title: string }[] } } }) =>
  answer.body.data.activities.map(({ title }) => title);
const many = (customerId: string, count: number, type = 'license') =>
  app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
   select 'act_' || $1 || lpad(i::text, 8, '0'), $1, $3, $1, 'Nr. ' || i, 'Karin', now() from generate_series(1, $2::int) i`,
    [customerId, count, type],
  );

describe('GET /api/auth/activities', () => {
  test('gives the newest first, a page at a time, and says where it stands', async () => {
    await many(person.customerId!, 45);
    const first = await feed();
    expect(first.body.data.pagination).toEqual({
      page: 1,
      limit: 20,
      totalCount: 45,
      totalPages: 3,
      hasPrevPage: false,
      hasNextPage: true,
    });
    expect(titles(first)).toHaveLength(20);
    expect(first.body.data.activities[0]).toEqual({
      id: expect.stringMatching(/^act_/),
      entityType: 'license',
      title: 'Nr. 45',
      description: null,
      createdAt: expect.any(String),
      metadata: { createdAt: expect.any(String) },
    });
    const last = await feed('?page=5&limit=10');
    expect(last.body.data.pagination).toEqual({
      page: 5,
      limit: 10,
      totalCount: 45,
      totalPages: 5,
      hasPrevPage: true,
      hasNextPage: false,
    });
    expect(titles(last)).toEqual(['Nr. 5', 'Nr. 4', 'Nr. 3', 'Nr. 2', 'Nr. 1']);
  });

  test('is empty past the end, before anything has happened, and for an admin without a company', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    for (const answer of [await feed(), await feed('', admin.token)]) {
      expect(answer.body.data).toEqual({
        activities: [],
        pagination: { page: 1, limit: 20, totalCount: 0, totalPages: 0, hasPrevPage: false, hasNextPage: false },
      });
    }
    await many(person.customerId!, 3);
    expect((await feed('?page=2')).body.data).toMatchObject({
      activities: [],
      pagination: { page: 2, totalCount: 3, totalPages: 1, hasPrevPage: true, hasNextPage: false },
    });
  });

  test('tells nothing of another company', async () => {
    await app.world.activity(await app.world.company(), 'Hemmeligt');
    await app.world.activity(person.customerId!, 'Eget');
    expect(titles(await feed())).toEqual(['Eget']);
  });

  test('names what of the page makes no sense', async () => {
    for (const [query, field] of [
      ['?page=0', 'page'],
      ['?page=to', 'page'],
      ['?page=1.5', 'page'],
      ['?page=', 'page'],
      ['?limit=0', 'limit'],
      ['?limit=101', 'limit'],
      ['?limit=-1', 'limit'],
    ] as const) {
      const answer = await feed(query);
      expect({ query, status: answer.status, fields: Object.keys(answer.body.data?.fields ?? {}) }).toEqual({
        query,
        status: 400,
        fields: [field],
      });
    }
  });
});

describe('however much has happened', () => {
  test('numbers reach the newest 10,000, and counting stops there', async () => {
    await many(person.customerId!, 12_000);
    const last = await feed('?page=100&limit=100');
    expect(last.body.data.pagination).toEqual({
      page: 100,
      limit: 100,
      totalCount: 10_000,
      totalPages: 100,
      hasPrevPage: true,
      hasNextPage: false,
    });
    expect(titles(last)).toHaveLength(100);
    expect(titles(last).at(-1)).toBe('Nr. 2001');
    expect((await feed('?page=101&limit=100')).body).toMatchObject({
      status: 400,
      data: { fields: { page: 'Kun de nyeste 10.000 kan hentes efter sidetal' } },
    });
  });

  test('a page of one type comes by the index of types, by number as by cursor', async () => {
    const { customerId, token } = person;
    await many(customerId!, 20_000);
    await app.db.sql(
      `update activity set entity_type = 'department' where customer_id = $1 and title in ('Nr. 3', 'Nr. 4')`,
      [customerId],
    );
    await app.db.sql('analyze activity');
    const ask = (field: string) => app.graphql(`{ viewer { customer { ${field} } } }`, { token });
    const numbered = () =>
      ask('numberedActivities(type: department) { activities { title } pagination { totalCount } }');
    expect((await numbered()).data.viewer.customer.numberedActivities).toEqual({
      activities: [{ title: 'Nr. 4' }, { title: 'Nr. 3' }],
      pagination: { totalCount: 2 },
    });
    for (const work of [numbered, () => ask('activities(type: department) { edges { node { title } } }')]) {
      const plan = await planOf(app, '"entity_type" =', work);
      expect(plan).toContain('activity_customer_type');
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });
});
