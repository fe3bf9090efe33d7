import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { explainStatements } from '../../../testing/explainStatements.ts';
import { runAs } from '../../../testing/runAs.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => void (app = await createTestApp()));
beforeEach(async () => void (person = await app.world.person()));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: person.token }));

interface List {
  first?: number;
  after?: string | null;
  search?: string;
  departmentId?: string;
  statuses?: string[];
}
const list = (variables: List = {}, token?: string) =>
  run(
    `query ($first: Int, $after: String, $search: String, $departmentId: ID, $statuses: [LicenseStatus!]) {
      viewer { customer {
        licensesByDepartment(first: $first, after: $after, search: $search, departmentId: $departmentId,
          statuses: $statuses) {
          totalCount
          pageInfo { hasNextPage endCursor }
          edges { node { id status installation { subdomain department { name } } } }
        }
      } }
    }`,
    variables,
    token,
  );
const page = async (variables: List = {}) => (await list(variables)).data.viewer.customer.licensesByDepartment;
const ids = async (variables: List = {}) => (await page(variables)).edges.map(({ node }) => node.id);

/** Two departments, the later one by name created first, with two licences in each of two installations. */
async function companyWithLicenses() {
  const licenses: Record<string, string> = {};
  const departments: Record<string, string> = {};
  for (const name of ['Østfabrik', 'Administration']) {
    departments[name] = await app.world.department(person.customerId!, name);
    for (const word of ['b', 'a']) {
      const installation = await app.world.installation(departments[name]);
      await app.db.sql('update installation set subdomain = $2 || right(id, 12) where id = $1', [
        installation,
        `${word}-`,
      ]);
      for (const n of [1, 2])
        licenses[`${name} ${word}${n}`] = await app.world.license(installation, { type: 'PLAN_SUITE_TEAM' });
    }
  }
  return { licenses, departments };
}

describe('the licences of a company by department', () => {
  test('are sorted by department, installation and age, and pages continue in any place', async () => {
    const { licenses } = await companyWithLicenses();
    const sorted = ['Administration', 'Østfabrik'].flatMap((name) =>
      ['a1', 'a2', 'b1', 'b2'].map((license) => licenses[`${name} ${license}`]),
    );
    expect(await ids()).toEqual(sorted);
    for (const first of [1, 2, 3]) {
      const read: string[] = [];
      let after: string | null = null;
      do {
        const { edges, pageInfo }: Awaited<ReturnType<typeof page>> = await page({ first, after });
        read.push(...edges.map(({ node }) => node.id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor! : null;
      } while (after);
      expect({ first, read }).toEqual({ first, read: sorted });
    }
  });

  test('are filtered by status, department, plan, subdomain and name of the department, and counted', async () => {
    const { licenses, departments } = await companyWithLicenses();
    const one = licenses['Østfabrik a2']!;
    await app.db.sql(`update license set status = 'EXPIRED', type = 'PLAN_SUITE_PRO' where id = $1`, [one]);
    await app.db.sql(`update license set deleted_at = now() where id = $1`, [licenses['Østfabrik a1']]);
    expect(await ids({ statuses: ['EXPIRED'] })).toEqual([one]);
    expect(await ids({ statuses: [] })).toEqual([]);
    expect(await page({ statuses: ['ACTIVE', 'PENDING'], first: 2 })).toMatchObject({ totalCount: 6 });
    expect(await ids({ departmentId: departments['Østfabrik']! })).toHaveLength(3);
    expect(await ids({ search: ' suite prof' })).toEqual([one]);
    expect(await ids({ search: 'østFAB' })).toHaveLength(3);
    expect(await page({ search: 'b-', first: 1 })).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    for (const search of ['%', '_', "'", '\\', 'x'.repeat(5000)]) expect(await ids({ search })).toEqual([]);
  });

  test('never contain those of another company, whatever is asked for', async () => {
    const { departments } = await companyWithLicenses();
    const own = await page({ first: 1 });
    const stranger = await app.world.person();
    for (const variables of [{}, { departmentId: departments['Østfabrik']! }, { after: own.pageInfo.endCursor }]) {
      const { data } = await list(variables, stranger.token);
      expect(data.viewer.customer.licensesByDepartment).toMatchObject({ totalCount: 0, edges: [] });
    }
  });

  test('refuse a cursor that is none, or of another list', async () => {
    await companyWithLicenses();
    for (const value of ['x', '[]', '["a","b"]', '{}'])
      expect((await list({ after: Buffer.from(value).toString('base64url') })).fieldErrors).toEqual({
        after: 'Ugyldig markør',
      });
    const numbers = Buffer.from('[1,2,3,4,5]').toString('base64url');
    expect((await list({ after: numbers })).errors?.[0]?.extensions?.code ?? 'BAD_USER_INPUT').toBe('BAD_USER_INPUT');
  });

  test('are read in as many statements for many licences as for one', async () => {
    await companyWithLicenses();
    const one = await countStatements(app, () => page({ first: 1 }));
    expect(await countStatements(app, () => page({ first: 8 }))).toBe(one);
  });

  slowTest('of ten thousand are read by the index of their installation', async () => {
    const installation = await app.world.installation(await app.world.department(person.customerId!));
    await app.db.sql(
      `insert into license (
         id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
         valid_from, valid_until, created_at)
       select 'lic_d' || lpad(i::text, 6, '0') || substr($1, 6), $1, $2, 'PLAN_SUITE_TEAM', 1,
         case when i % 2 = 0 then 'EXPIRED' else 'ACTIVE' end, 'MONTHLY', 12, now(), now(), now()
       from generate_series(1, 10000) i`,
      [person.customerId, installation],
    );
    await app.db.sql('analyze license');
    const current = { statuses: ['ACTIVE', 'PENDING'] };
    const { endCursor } = (await page({ ...current, first: 100 })).pageInfo;
    const read = (variables: List) => explainStatements(app, 'order by', () => page({ ...variables, first: 20 }));
    for (const variables of [current, { ...current, after: endCursor ?? null }]) {
      const plan = await read(variables);
      expect(plan).toContain('license_current');
      expect(plan).not.toMatch(/Seq Scan on license/);
    }
    expect(await read({ statuses: ['EXPIRED'] })).toContain('license_expired');
  });
});

describe('the seats on the way of a licence', () => {
  const seats = async () =>
    Object.fromEntries(
      (
        await run('{ viewer { customer { licenses { edges { node { id orderedSeats } } } } } }', {})
      ).data.viewer.customer.licenses.edges.map(({ node }) => [node.id, node.orderedSeats]),
    );

  test('are those that the completed orders would add to it', async () => {
    const departmentId = await app.world.department(person.customerId!);
    const installation = await app.world.installation(departmentId);
    await app.db.sql(`update installation set license_type = 'PLAN_SUITE_TEAM' where id = $1`, [installation]);
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
    const add = (fields: object) => app.world.license(installation, { type: 'PLAN_SUITE_TEAM', ...fields });
    const expired = await add({ status: 'EXPIRED' });
    const oldest = await add({});
    const later = await add({});
    const otherPlan = await add({ type: 'PLAN_SUITE_PRO' });
    const order = async (requestedLicenses: number) => {
      const { data } = await run(
        `mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node {
          id installation { orderedSeats activeLicense { id orderedSeats } }
        } } } }`,
        {
          input: {
            purchaseId: crypto.randomUUID(),
            departmentId,
            zendeskInstanceId: installation,
            requestedLicenses,
            acceptTerms: true,
          },
        },
      );
      return data.orderLicenses.edge!.node;
    };
    expect(await seats()).toEqual({ [expired]: 0, [oldest]: 0, [later]: 0, [otherPlan]: 0 });
    await order(3);
    const { id } = await order(2);
    expect(await seats()).toEqual({ [expired]: 0, [oldest]: 5, [later]: 0, [otherPlan]: 0 });
    await run('mutation ($id: ID!) { cancelLicenseRequest(id: $id) { deletedId } }', { id });
    const last = await order(4);
    expect(last.installation).toEqual({ orderedSeats: 7, activeLicense: { id: oldest, orderedSeats: 7 } });
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    await run('mutation ($id: ID!) { completeLicenseRequest(id: $id) { deletedId } }', { id: last.id }, admin.token);
    expect(await seats()).toMatchObject({ [oldest]: 3 });
  });
});
