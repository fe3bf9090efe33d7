import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(() => app.close());

const HOURS = 'clipCardHours { cards hours hoursUsed hoursLeft }';
const hoursOfOwnCompany = async () =>
  (await app.graphql(`{ viewer { customer { ${HOURS} } } }`, { token: person.token })).data.viewer.customer
    .clipCardHours;
const hoursOfCompanies = (first: number) =>
  app.graphql(`{ admin { companies(first: ${first}, sort: NEWEST) { edges { node { id ${HOURS} } } } } }`, {
    token: admin.token,
  });

describe('the hour totals of a company', () => {
  test('include only active cards, and do not take one card’s overrun from another card', async () => {
    await app.world.clipCard(departmentId, { hours: 10, hours_used: 12.5 });
    await app.world.clipCard(departmentId, { hours: 25, hours_used: 1 / 3 });
    await app.world.clipCard(departmentId, { hours: 50, status: 'PENDING' });
    await app.world.clipCard(departmentId, { hours: 50, status: 'USED' });
    await app.world.clipCard(departmentId, { hours: 50, deleted_at: new Date() });
    expect(await hoursOfOwnCompany()).toEqual({ cards: 2, hours: 35, hoursUsed: 12.83, hoursLeft: 24.67 });
  });

  test('equal the sum over more cards than fit on a page', async () => {
    for (let i = 0; i < 120; i++) await app.world.clipCard(departmentId, { hours: 10, hours_used: i / 9 });
    const readCards = async (after?: string | null) =>
      (
        await app.graphql(
          `query ($after: String) {
            viewer {
              customer {
                clipCards(first: 100, after: $after) { pageInfo { endCursor } edges { node { hoursLeft } } }
              }
            }
          }`,
          {
            variables: { after },
            token: person.token,
          },
        )
      ).data.viewer.customer.clipCards;
    const first = await readCards();
    const left = [...first.edges, ...(await readCards(first.pageInfo.endCursor)).edges].map(
      ({ node }) => node.hoursLeft,
    );
    const hours = await hoursOfOwnCompany();
    expect(hours).toMatchObject({ cards: 120, hours: 1_200 });
    expect(hours.hoursLeft).toBeCloseTo(
      left.reduce((sum, each) => sum + each, 0),
      5,
    );
  });

  slowTest('are read through the index of active cards when a company has many used cards', async () => {
    await app.db.sql(
      `insert into clip_card (
         id, customer_id, department_id, hours, hours_used, discount, price, status, purchase_id, created_at)
       select 'clip_brugt' || i, $1, $2, 10, 10, 0, 1, 'USED', 'brugt' || i, now() from generate_series(1, 5000) i`,
      [person.customerId, departmentId],
    );
    await app.db.sql('vacuum analyze clip_card');
    expect(await explainStatements(app, '"hoursLeft"', hoursOfOwnCompany)).toContain('clip_card_active');
  });

  test('are zero without an active card', async () => {
    expect(await hoursOfOwnCompany()).toEqual({ cards: 0, hours: 0, hoursUsed: 0, hoursLeft: 0 });
  });

  test('are read for many companies with as many statements as for one', async () => {
    await app.world.clipCard(departmentId, { hours: 10, hours_used: 4 });
    const few = await countStatements(app, () => hoursOfCompanies(1));
    for (const hours of [20, 30, 40])
      await app.world.clipCard(await app.world.department(await app.world.company()), { hours });
    expect(await countStatements(app, () => hoursOfCompanies(4))).toBe(few);
    const { edges } = (await hoursOfCompanies(4)).data.admin.companies;
    expect(edges.map(({ node }) => node.clipCardHours.hoursLeft)).toEqual([40, 30, 20, 6]);
  });
});
