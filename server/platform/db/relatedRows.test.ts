import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';
import { RelatedRows, type RelatedRead } from './relatedRows.ts';
import { dbRoles } from './roles.ts';
import { RowQuery } from './RowQuery.ts';
import { WHOLE_COMPANY } from './scope.ts';
import { sqlBuilder } from './tables.ts';

let app: TestApp;
let admin: Person;
let buyer: Person;
let stranger: Person;
const cards: string[] = [];
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  buyer = await app.world.person();
  stranger = await app.world.person();
  for (const { customerId } of [buyer, stranger, buyer]) {
    const departmentId = await app.world.department(customerId!);
    for (let card = 0; card < 2; card += 1) cards.push(await app.world.clipCard(departmentId));
  }
});
afterAll(() => app.close());

const departments = new RowQuery(
  sqlBuilder
    .selectFrom('department')
    .select(['id', 'customer_id as customerId', 'name', 'created_at as createdAt', 'version', 'po_number as poNumber']),
);
const companies = new RowQuery(sqlBuilder.selectFrom('customer').select(['id', 'name', 'created_at as createdAt']));
const ofDepartments: RelatedRead = { key: 'departmentId', parent: undefined, query: departments };
const ofCompanies: RelatedRead = { key: 'customerId', parent: ofDepartments, query: companies };
const reads = [ofDepartments, ofCompanies];

const page = sqlBuilder
  .selectFrom('clip_card')
  .select(['id', 'department_id as departmentId', 'hours_used as hoursUsed', 'price', 'created_at as createdAt'])
  .where('hours', '>', 0)
  .orderBy('id', 'desc')
  .limit(4);

describe('a page that is read with its related rows', () => {
  test('returns the same rows, values and order as separate statements', async () => {
    const { reads: pool } = app.portal.services;
    const context = { role: dbRoles.admin, employeeRoles: null, userId: admin.id };
    const widths: number[] = [];
    // The first answer tells the types of the columns, by which the second statement packs them.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const related = new RelatedRows(reads);
      const { result: rows, width } = await widestRow(() =>
        pool.run(context, { compile: () => page.compile(), related }),
      );
      widths.push(width);
      expect(rows).toEqual(await pool.run(context, page));
      expect(rows.map(({ id }) => id)).toEqual(cards.toSorted().toReversed().slice(0, 4));
      const [foundDepartments, foundCompanies] = related.rows;
      const departmentIds = [...new Set(rows.map(({ departmentId }) => departmentId!))];
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      expect(foundDepartments!.toSorted(byId)).toEqual(
        (await pool.run(context, departments.by(departmentIds))).toSorted(byId),
      );
      expect(foundCompanies!.toSorted(byId)).toEqual(
        (await pool.run(context, companies.by([buyer.customerId!, stranger.customerId!]))).toSorted(byId),
      );
    }
    // Ids, names and texts share columns; numbers and times have their own.
    expect(widths[1]).toBeLessThan(widths[0]!);
    expect(widths[2]).toBe(widths[1]);
  });

  /** The number of columns of the widest row that a statement has returned during `work`. */
  async function widestRow<Result>(work: () => Promise<Result>) {
    const { reads: pool } = app.portal.services;
    const runSql = pool.runSql.bind(pool);
    let width = 0;
    pool.runSql = (async (...args: Parameters<typeof runSql>) => {
      const rows = await runSql<unknown[]>(...args);
      width = Math.max(width, ...rows.map(({ length }) => length));
      return rows;
    }) as typeof pool.runSql;
    try {
      return { result: await work(), width };
    } finally {
      pool.runSql = runSql as typeof pool.runSql;
    }
  }

  test('brings no rows that the role may not see', async () => {
    await app.db.sql('update clip_card set user_id = $1 where id = $2', [stranger.id, cards[0]]);
    const users = new RowQuery(sqlBuilder.selectFrom('user_account').select(['id', 'email']));
    const related = new RelatedRows([{ key: 'userId', parent: undefined, query: users }]);
    const own = sqlBuilder.selectFrom('clip_card').select(['id', 'user_id as userId']);
    const rows = await app.portal.services.reads.run(
      { role: dbRoles.customer, customerId: buyer.customerId, userId: buyer.id, scope: WHOLE_COMPANY },
      { compile: () => own.compile(), related },
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([cards[0], cards[1], cards[4], cards[5]].toSorted());
    expect(rows.find(({ id }) => id === cards[0])!.userId).toBe(stranger.id);
    expect(related.rows.flat().map(({ id }) => id)).not.toContain(stranger.id);
    const { data } = await app.graphql(
      '{ viewer { customer { clipCards { edges { node { id user { id email } } } } } } }',
      { token: buyer.token },
    );
    const edges = data.viewer.customer!.clipCards.edges;
    expect(edges.find(({ node }) => node.id === cards[0])!.node.user).toBeNull();
  });

  test('counts the related rows against the memory of the operation', async () => {
    const bytesOf = async (related?: RelatedRows) => {
      let bytes = 0;
      const meter = { add: (more: number) => void (bytes += more) };
      await app.portal.services.reads.run(
        { role: dbRoles.admin, employeeRoles: null },
        { compile: () => page.compile(), related },
        meter,
      );
      return bytes;
    };
    expect(await bytesOf(new RelatedRows(reads))).toBeGreaterThan(await bytesOf());
  });

  test('is read alone when its query does not select the column of the relation', async () => {
    const related = new RelatedRows([{ key: 'departmentId', parent: undefined, query: departments }]);
    const ids = sqlBuilder.selectFrom('clip_card').select('id').orderBy('id').limit(2);
    const rows = await app.portal.services.reads.run(
      { role: dbRoles.admin, employeeRoles: null },
      { compile: () => ids.compile(), related },
    );
    expect(rows).toHaveLength(2);
    expect(related.rows).toEqual([[]]);
  });

  test('costs an admin one statement, whose rows are fields of an admin as well', async () => {
    const document = `{ admin { clipCards(first: 3) { edges { node {
      department { name createdAt customer { id name clipCards(first: 1) { edges { node { id } } } } } user { email }
    } } } } }`;
    const read = async () => {
      const { data, errors } = await app.graphql(document, { token: admin.token });
      expect(errors).toBeUndefined();
      return data.admin.clipCards.edges.map(({ node }) => node.department.customer);
    };
    for (const { clipCards } of await read()) expect(clipCards.edges).toHaveLength(1);
    // The page with its related rows, and the list below each of its three cards.
    expect(await countStatements(app, read)).toBe(4);
  });
});
