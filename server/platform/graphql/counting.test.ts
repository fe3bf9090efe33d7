import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { COUNT_LIMIT } from '../../../domain/basics/countLimit.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  await app.db.sql(
    `insert into ledger_entry
      (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method, purchase_id,
        created_at)
    select 'ledg_' || lpad(n::text, 26, '0'), $1, $2, 'CLIP_CARD', 'clip_x', 'Klippekort', 800, 200, 1000, 'PAID',
      'INVOICE', 'count' || n, now()
    from generate_series(1, ${COUNT_LIMIT + 5}) n`,
    [person.customerId, departmentId],
  );
  await app.db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
    select 'act_' || lpad(n::text, 26, '0'), $1, 'customer', $1, 'Noget skete', 'Karin', now()
    from generate_series(1, ${COUNT_LIMIT + 5}) n`,
    [person.customerId],
  );
});
afterAll(() => app.close());

test('totalCount stops at the counting limit, also for a list under each of many rows', async () => {
  const { data } = await app.graphql(
    `{ viewer { customer {
      activities(first: 1) { totalCount }
      departments(first: 5) { totalCount edges { node { ledger(first: 1) { totalCount } } } }
    } } }`,
    { token: person.token },
  );
  const { activities, departments } = data.viewer.customer;
  expect(activities.totalCount).toBe(COUNT_LIMIT);
  expect(departments.edges.map(({ node }) => node.ledger.totalCount).toSorted()).toEqual(
    [0, COUNT_LIMIT].slice(2 - departments.totalCount),
  );
});
