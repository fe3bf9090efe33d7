import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';

let app: TestApp;
let token: string;

/** Of thousands of installations, one in a hundred has too many seats in use, and one in fifty cannot be read. */
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false, isLarge: true });
  ({ token } = await app.world.person({ role: 'ADMIN' }));
  await app.db.sql(
    `update seat_reading set bought = 20, read_at = now(), next_read_at = now() + interval '9 hours',
       in_use = case when i % 100 = 1 then 25 else i % 20 end,
       fault = case when i % 50 = 2 then 'KEY_REJECTED' end
     from (select installation_id as id, row_number() over (order by installation_id) as i from seat_reading) numbered
     where installation_id = id`,
  );
  await app.db.sql('vacuum analyze seat_reading');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token }));
const list = (variables: object) =>
  run(
    `query ($state: SeatState!, $after: String) {
      admin { seats(first: 20, state: $state, after: $after) { edges { node { id } } pageInfo { endCursor } } }
    }`,
    variables,
  );

test.each(['ALL', 'OVER', 'FAULTY', 'FREE'])(
  'pages of the list of %s are read by an index, without sorting',
  async (state) => {
    const { edges, pageInfo } = (await list({ state })).data.admin.seats;
    expect(edges).toHaveLength(20);
    for (const after of [null, pageInfo.endCursor]) {
      const plan = await explainStatements(app, 'from "seat_reading" as "r"', () => list({ state, after }));
      expect(plan).toMatch(/Index (Only )?Scan Backward using seat_reading_(excess|faulty)/);
      expect(plan).not.toMatch(/Seq Scan on seat_reading|Sort/);
    }
  },
);

test.each(['BOUGHT', 'IN_USE'].flatMap((sort) => [sort, `${sort}_DESC`]))(
  'pages of the list by %s are read by an index, without sorting, and hold each row once',
  async (sort) => {
    const sorted = (after: string | null) =>
      run(
        `query ($sort: SeatSort!, $after: String) {
          admin { seats(first: 20, sort: $sort, after: $after) { edges { node { id } } pageInfo { endCursor } } }
        }`,
        { sort, after },
      );
    const first = (await sorted(null)).data.admin.seats;
    const second = (await sorted(first.pageInfo.endCursor)).data.admin.seats;
    expect(new Set([...first.edges, ...second.edges].map(({ node }) => node.id)).size).toBe(40);
    const plan = await explainStatements(app, 'from "seat_reading" as "r"', () => sorted(first.pageInfo.endCursor));
    expect(plan).toMatch(/Index Scan (Backward )?using seat_reading_by_/);
    expect(plan).not.toMatch(/Seq Scan on seat_reading|Sort/);
  },
);
