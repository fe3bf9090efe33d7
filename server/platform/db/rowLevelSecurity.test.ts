import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { companyWithEverything } from '../../testing/companyWithEverything.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { customerEntities, entities } from '../../testing/entities.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { assertPlainLogin } from './assertPlainLogin.ts';
import { CUSTOMER_VARIABLE, dbRoles } from './roles.ts';
import { asCustomer } from './testing/asCustomer.ts';

let app: TestApp;
let providers: Providers;
let count = 0;
let client: pg.Client;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  client = await connectClient(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await providers.close();
});

const filledCompany = () => companyWithEverything(app, providers, `Firma ${++count}`);

const tables = entities.map(({ tableName }) => tableName);
const companyTables = ['customer', ...customerEntities.map(({ tableName }) => tableName)];

/** Two companies, and a function that reads as a user of the first company whose rows of a table the user sees. */
async function twoCompanies(table: string) {
  const [mine, other] = await Promise.all([filledCompany(), filledCompany()]);
  const column = table === 'customer' ? 'id' : 'customer_id';
  const rows = (owner?: string) =>
    asCustomer(
      client,
      mine.customerId,
      async () => {
        const condition = owner ? ` where ${column} = $1` : '';
        const answer = await client.query(`select ${column} as owner from ${table}${condition}`, owner ? [owner] : []);
        return answer.rows.map((row) => row.owner as string | null);
      },
      mine.person.id,
    );
  return { mine: mine.customerId, other: other.customerId, rows };
}

describe('the database', () => {
  test.each(tables)('refuses every statement on %s to a connection without a context', async (table) => {
    await expect(client.query(`select * from ${table}`)).rejects.toThrow(/permission denied/);
  });

  test('enables and forces row-level security on every table of the portal', async () => {
    const open = await app.db.sql(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)
         and relname not in ('migration', 'rate_limit', 'rate_window')`,
    );
    expect(open).toEqual([]);
  });

  test.each(companyTables)(
    'hides another company’s rows of %s from raw SQL through the portal’s own login',
    async (table) => {
      const { mine, other, rows } = await twoCompanies(table);
      const seen = await rows();
      expect(seen.length).toBeGreaterThan(0);
      // Entries of events belong to no company.
      expect(seen.every((owner) => owner === mine || (table === 'search_entry' && owner === null))).toBe(true);
      expect(await rows(other)).toEqual([]);
    },
  );

  test.each(companyTables)('shows another company’s rows of %s without row-level security', async (table) => {
    // Proves that the test above can fail.
    const { other, rows } = await twoCompanies(table);
    await app.db.sql(`alter table ${table} disable row level security`);
    const seen = await rows(other);
    await app.db.sql(`alter table ${table} enable row level security`);
    expect(seen.length).toBeGreaterThan(0);
  });

  test('refuses a customer’s writes to another company', async () => {
    const [{ customerId: mine }, { customerId: other }] = await Promise.all([filledCompany(), filledCompany()]);
    await expect(
      asCustomer(client, mine, () =>
        client.query(
          `insert into department (id, customer_id, name, contact_person, created_at)
           values ('dep_x', $1, 'x', 'x', now())`,
          [other],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
    const moved = await asCustomer(client, mine, () =>
      client.query('update department set name = $2 where customer_id = $1', [other, 'overtaget']),
    );
    expect(moved.rowCount).toBe(0);
    await expect(
      asCustomer(client, mine, () => client.query('update department set customer_id = $1', [other])),
    ).rejects.toThrow(/permission denied/);
  });

  test('limits a registration to the company that it creates', async () => {
    const [{ customerId: mine }, { customerId: other }] = await Promise.all([filledCompany(), filledCompany()]);
    const asRegistration = async (text: string, values: unknown[]) => {
      await client.query(
        `select set_config('role', '${dbRoles.registration}', false), set_config('${CUSTOMER_VARIABLE}', $1, false)`,
        [mine],
      );
      return client.query(text, values).finally(() => client.query('reset role'));
    };
    expect((await asRegistration('select id from customer', [])).rows).toEqual([{ id: mine }]);
    await expect(
      asRegistration(
        `insert into department (id, customer_id, name, contact_person, created_at)
         values ('dep_y', $1, 'x', 'x', now())`,
        [other],
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(asRegistration(`update customer set name = 'x'`, [])).rejects.toThrow(/permission denied/);
    await expect(
      asRegistration(
        `insert into user_account (id, customer_id, name, email, role, created_at)
         values ('user_y', $1, 'x', 'y@x.dk', 'ADMIN', now())`,
        [mine],
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('lets every role that reads identify the next caller', async () => {
    // A pooled connection keeps the role of its last read until the next caller is identified.
    const writersOnly = new Set<string>([dbRoles.registration, dbRoles.signUp, dbRoles.sales]);
    for (const role of Object.values(dbRoles).filter((name) => !writersOnly.has(name))) {
      const [may] = await app.db.sql(
        `select has_function_privilege($1, 'session_of(text, text)', 'execute') as session,
           has_function_privilege($1, 'api_token_viewer(text)', 'execute') as token`,
        [role],
      );
      expect({ role, ...may }).toEqual({ role, session: true, token: true });
    }
  });

  test('is refused to a portal whose login is a superuser or the owner', async () => {
    await expect(assertPlainLogin(app.db.superuserUrl)).rejects.toThrow('is a superuser');
    await expect(assertPlainLogin(app.db.ownerUrl)).rejects.toThrow('owns the database');
    await expect(assertPlainLogin(app.db.appUrl)).resolves.toBeUndefined();
  });
});

describe('an admin on customer fields', () => {
  test('sees only the admin’s own company', async () => {
    const foreign = await app.world.company();
    const department = await app.world.department(foreign);
    const admin = await app.world.person({ role: 'ADMIN' });
    const { data } = await app.graphql(
      `{ viewer { customer { id } } node(id: "${department}") { id } other: node(id: "${foreign}") { id } }`,
      { token: admin.token },
    );
    expect(data).toEqual({ viewer: { customer: { id: admin.customerId } }, node: null, other: null });
  });

  test('sees no company’s rows without a company of their own', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { data } = await app.graphql('{ viewer { user { role } customer { id } } }', { token: admin.token });
    expect(data.viewer).toEqual({ user: { role: 'ADMIN' }, customer: null });
  });
});
