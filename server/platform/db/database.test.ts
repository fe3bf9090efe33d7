import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { CUSTOMER_VARIABLE, dbRoles, type DbRole } from './roles.ts';
import { SEES_EVERYTHING } from './testing/asCustomer.ts';

let app: TestApp;
let client: pg.Client;
let customerId: string;
let departmentId: string;
let installationId: string;
let otherCompany: { customerId: string; departmentId: string };

beforeAll(async () => {
  // Grants on a database are not copied with a template, so this database is migrated like a real one.
  app = await createTestApp(
    {},
    { locale: `locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`, runJobs: false },
  );
  client = await connectClient(app);
  customerId = await app.world.company();
  departmentId = await app.world.department(customerId);
  installationId = await app.world.installation(departmentId);
  await app.world.person({ customerId });
  await app.world.license(installationId);
  await app.world.licenseRequest(installationId);
  await app.world.serviceAgreement(departmentId);
  await app.world.clipCard(departmentId);
  await app.world.ledgerEntry(departmentId);
  await app.world.integration(installationId);
  await app.world.webhookDelivery(await app.world.integration(await app.world.installation(departmentId)));
  const other = await app.world.company();
  otherCompany = { customerId: other, departmentId: await app.world.department(other) };
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Runs a statement with a role for the company, in a transaction that is rolled back. */
async function runAs(role: DbRole, text: string): Promise<pg.QueryResult> {
  await client.query('begin');
  try {
    await client.query(
      `select ${SEES_EVERYTHING},
           set_config('role', $1, true), set_config('${CUSTOMER_VARIABLE}', $2, true)`,
      [role, customerId],
    );
    return await client.query(text);
  } finally {
    await client.query('rollback');
  }
}

/** Roles of transactions alone, which have connections of their own. */
const onlyWrite = new Set<DbRole>([dbRoles.registration, dbRoles.signUp]);

interface Row {
  table: string;
  /** Values of an insert, without outcome columns. */
  values: Record<string, string>;
}

/** Rows of the company as the portal inserts them. */
const rows = (): Record<string, Row> => {
  const [customer, department, installation] = [`'${customerId}'`, `'${departmentId}'`, `'${installationId}'`];
  const created = { created_at: 'now()' };
  return {
    department: {
      table: 'department',
      values: { id: `'dep_x'`, customer_id: customer, name: `'x'`, contact_person: `'x'`, ...created },
    },
    webhook_delivery: {
      table: 'webhook_delivery',
      values: {
        id: `'hook_x'`,
        customer_id: customer,
        instance_id: `(select id from integration_instance limit 1)`,
        event_id: `'x'`,
        body: `'{}'`,
        next_attempt_at: 'now()',
        ...created,
      },
    },
    integration_instance: {
      table: 'integration_instance',
      values: {
        id: `'intg_x'`,
        customer_id: customer,
        installation_id: installation,
        plugin_id: `'shopify'`,
        settings: `'{}'`,
        secrets_set: `'[]'`,
      },
    },
    clip_card: {
      table: 'clip_card',
      values: {
        id: `'clip_x'`,
        customer_id: customer,
        department_id: department,
        hours: '10',
        price: '1',
        purchase_id: `'x'`,
        ...created,
      },
    },
    service_agreement: {
      table: 'service_agreement',
      values: {
        id: `'agr_x'`,
        customer_id: customer,
        department_id: department,
        start_date: 'now()',
        end_date: 'now()',
        duration: '12',
        payment_interval: `'MONTHLY'`,
        license_count: '1',
        license_price: '1',
        purchase_id: `'x'`,
        ...created,
      },
    },
    license_request: {
      table: 'license_request',
      values: {
        id: `'lreq_x'`,
        customer_id: customer,
        department_id: department,
        installation_id: installation,
        license_type: `'PLAN_SUITE_TEAM'`,
        requested_licenses: '1',
        contract_term: '12',
        billing_interval: `'MONTHLY'`,
        purchase_id: `'x'`,
        ...created,
      },
    },
    ledger_entry: {
      table: 'ledger_entry',
      values: {
        id: `'ledg_x'`,
        customer_id: customer,
        department_id: department,
        subject: `'clip_card'`,
        subject_id: `'x'`,
        description: `'x'`,
        net: '1',
        vat: '0',
        gross: '1',
        method: `'INVOICE'`,
        purchase_id: `'x'`,
        ...created,
      },
    },
  };
};

const insert = (name: string, overrides: Record<string, string> = {}) => {
  const { table, values } = rows()[name]!;
  const all = { ...values, ...overrides };
  return `insert into ${table} (${Object.keys(all).join(', ')}) values (${Object.values(all).join(', ')})`;
};

/** Columns with provider data, prices and outcomes. */
const guardedColumns =
  String.raw`(^|_)(status|price|net|vat|gross|discount|hours|hours_used|quantity|count)$` +
  String.raw`|(^|_)(is_billed|billed_\w+|provider_id)$` +
  String.raw`|^(stripe|dinero|click_up|card)_|payment_method|_draft|marked_paid_by` +
  String.raw`|(settled|fulfilled|approved|connected|deactivated|access_expires|valid)_(at|until)|expires_on` +
  '|^(connected_to|reminded_of|point_of_contact_id|admin_notes)$';
/** The company itself chooses how many licences it renews, and which of its users it deactivates. */
const chosenByCompanies = new Set(['license.renewal_quantity', 'user_account.deactivated_at']);

describe('the customer role', () => {
  test('cannot update prices, statuses or provider ids in any table', async () => {
    const updatable = await app.db.sql<{ column: string }>(
      `
      select c.relname || '.' || a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attname ~ $1 and has_column_privilege($2, c.oid, a.attnum, 'UPDATE') order by 1`,
      [guardedColumns, dbRoles.customer],
    );
    expect(updatable.map(({ column }) => column).filter((column) => !chosenByCompanies.has(column))).toEqual([]);
  });

  test('has update grants for columns, never for a table, so that a new column is closed by default', async () => {
    const tables = await app.db.sql<{ relname: string }>(
      `select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and has_table_privilege($1, oid, 'UPDATE')`,
      [dbRoles.customer],
    );
    expect(tables).toEqual([]);
  });

  test.each([
    ['customer', 'stripe_customer_id'],
    ['customer', 'hours_mailed_month'],
    ['customer', 'dinero_contact_id'],
    ['customer', 'click_up_folder_id'],
    ['customer', 'point_of_contact_id'],
    ['department', 'payment_method'],
    ['department', 'stripe_payment_method_id'],
    ['department', 'card_last4'],
    ['clip_card', 'price'],
    ['clip_card', 'hours'],
    ['clip_card', 'hours_used'],
    ['clip_card', 'status'],
    ['clip_card', 'click_up_list_id'],
    ['service_agreement', 'license_price'],
    ['service_agreement', 'billed_months'],
    ['service_agreement', 'status'],
    ['license', 'quantity'],
    ['license', 'status'],
    ['license', 'valid_until'],
    ['license_request', 'status'],
    ['license_request', 'requested_licenses'],
    ['ledger_entry', 'net'],
    ['ledger_entry', 'status'],
    ['ledger_entry', 'provider_id'],
    ['integration_instance', 'connected_to'],
    ['integration_instance', 'connected_at'],
    ['webhook_delivery', 'status'],
    ['user_account', 'email'],
    ['user_account', 'name'],
    ['person', 'email'],
    ['person', 'password_hash'],
    ['user_account', 'role'],
  ])('cannot update %s.%s', async (table, column) => {
    await expect(runAs(dbRoles.customer, `update ${table} set ${column} = ${column}`)).rejects.toThrow(
      `permission denied for table ${table}`,
    );
  });

  test.each(['clip_card', 'service_agreement', 'license_request', 'ledger_entry'])(
    'cannot sell by an insert into %s',
    async (table) => {
      await expect(runAs(dbRoles.customer, insert(table))).rejects.toThrow(`permission denied for table ${table}`);
    },
  );

  test.each([
    ['department', { payment_method: `'INVOICE'` }],
    ['department', { stripe_payment_method_id: `'pm_x'` }],
    ['department', { card_last4: `'4242'` }],
    ['integration_instance', { connected_to: `'shop.example'` }],
    ['integration_instance', { last_success_at: 'now()' }],
    ['webhook_delivery', { status: `'DELIVERED'` }],
    ['webhook_delivery', { http_status: '200' }],
  ])('can insert a row of %s, but not with %j', async (table, outcome) => {
    expect((await runAs(dbRoles.customer, insert(table))).rowCount).toBe(1);
    await expect(runAs(dbRoles.customer, insert(table, outcome))).rejects.toThrow('row-level security');
  });
});

describe('the sales role', () => {
  test.each(['clip_card', 'service_agreement', 'license_request', 'ledger_entry'])(
    'can insert into %s for its own company only',
    async (table) => {
      expect((await runAs(dbRoles.sales, insert(table))).rowCount).toBe(1);
      await expect(
        runAs(
          dbRoles.sales,
          insert(table, {
            customer_id: `'${otherCompany.customerId}'`,
            department_id: `'${otherCompany.departmentId}'`,
          }),
        ),
      ).rejects.toThrow('row-level security');
    },
  );

  test.each([
    ['ledger_entry', { status: `'PAID'` }],
    ['ledger_entry', { provider_id: `'pi_x'` }],
    ['ledger_entry', { settled_at: 'now()' }],
    ['ledger_entry', { marked_paid_by: `'x'` }],
    ['ledger_entry', { invoice_draft_id: `'x'` }],
    ['clip_card', { status: `'USED'` }],
    ['clip_card', { hours_used: '-5' }],
    ['clip_card', { click_up_list_id: `'x'` }],
    ['service_agreement', { status: `'ACTIVE'` }],
    ['license_request', { status: `'APPROVED'` }],
    ['license_request', { admin_notes: `'x'` }],
  ])('cannot insert into %s with the outcome %j', async (table, outcome) => {
    await expect(runAs(dbRoles.sales, insert(table, outcome))).rejects.toThrow('row-level security');
  });

  test.each([
    ['ledger_entry', 'status'],
    ['clip_card', 'price'],
    ['service_agreement', 'status'],
    ['license', 'quantity'],
    ['department', 'name'],
    ['customer', 'name'],
    ['installation', 'zendesk_api_key'],
    ['user_account', 'role'],
    ['integration_instance', 'secrets'],
  ])('cannot update %s.%s', async (table, column) => {
    await expect(runAs(dbRoles.sales, `update ${table} set ${column} = ${column}`)).rejects.toThrow(
      'permission denied',
    );
  });

  test('can set the status of a licence request to REJECTED, but not to APPROVED', async () => {
    expect((await runAs(dbRoles.sales, `update license_request set status = 'REJECTED'`)).rowCount).toBe(1);
    await expect(runAs(dbRoles.sales, `update license_request set status = 'APPROVED'`)).rejects.toThrow(
      'row-level security',
    );
  });

  test('sees and changes rows of its own company only', async () => {
    const { rows: tables } = await client.query<{ tablename: string }>(`select distinct tablename from pg_policies
      where '${dbRoles.sales}' = any(roles) and cmd = 'ALL'`);
    expect(tables.length).toBeGreaterThan(9);
    for (const { tablename } of tables) {
      const column = tablename === 'customer' ? 'id' : 'customer_id';
      const { rows: seen } = await runAs(dbRoles.sales, `select ${column} as owner from ${tablename}`).catch(
        (error: Error) => {
          if (error.message.includes('permission denied')) return { rows: [] };
          throw error;
        },
      );
      expect([tablename, seen.filter(({ owner }) => owner !== customerId)]).toEqual([tablename, []]);
    }
    expect(
      (
        await runAs(
          dbRoles.sales,
          `update department set payment_method = 'INVOICE' where id = '${otherCompany.departmentId}'`,
        )
      ).rowCount,
    ).toBe(0);
    expect(
      (
        await runAs(
          dbRoles.sales,
          `update customer set stripe_customer_id = 'cus_x' where id = '${otherCompany.customerId}'`,
        )
      ).rowCount,
    ).toBe(0);
  });

  test.each(['session', 'password_reset', 'api_token', 'idempotent_call', 'provider_event', 'task_sync', 'rate_limit'])(
    'cannot read %s',
    async (table) => {
      await expect(runAs(dbRoles.sales, `select * from ${table}`)).rejects.toThrow('permission denied');
    },
  );

  test('cannot read password hashes, stored keys and secrets', async () => {
    for (const [table, column] of [
      ['person', 'password_hash'],
      ['installation', 'zendesk_api_key'],
      ['integration_instance', 'secrets'],
      ['license_request', 'admin_notes'],
    ]) {
      await expect(runAs(dbRoles.sales, `select ${column} from ${table}`)).rejects.toThrow('permission denied');
    }
  });
});

describe('SECURITY DEFINER functions', () => {
  test('search tables in the schema first and temporary ones last', async () => {
    const functions = await app.db.sql<{ name: string; path: string | null }>(`
      select proname as name, (
        select setting from unnest(proconfig) setting where setting like 'search_path=%') as path
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`);
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['api_token_viewer', 'keep_steps', 'mutes_mail', 'session_viewer']),
    );
    for (const { name, path } of functions) expect([name, path]).toEqual([name, 'search_path=public, pg_temp']);
  });

  test.each(Object.values(dbRoles))(
    'are not misled by tables of a caller: %s can create none, not even temporary ones',
    async (role) => {
      await expect(runAs(role, 'create temporary table session (id text)')).rejects.toThrow(
        'permission denied to create temporary tables',
      );
      await expect(runAs(role, 'create table session_of_mine (id text)')).rejects.toThrow(
        'permission denied for schema public',
      );
    },
  );

  // The pool of reads keeps the role of the last read on its connection.
  test.each(Object.values(dbRoles).filter((role) => !onlyWrite.has(role)))(
    'identify the next caller on a connection that read as %s',
    async (role) => {
      const identifying = `select s.session_id from session_of('x', null) s, rights_of_user('x') r
        union all select t.token_id from api_token_facts('x') t, rights_of_token('x') r
        union all select 'x' from log_positions('x') where written_position < 0`;
      expect((await runAs(role, identifying)).rows).toEqual([]);
    },
  );

  test('ignore a temporary table with the name of a real one', async () => {
    const superuser = new pg.Client({ connectionString: app.db.superuserUrl });
    await superuser.connect();
    try {
      await superuser.query(
        `create temporary table session
         (id text, user_id text, actor_id text, parent_id text, expires_at timestamptz, ended_at timestamptz)`,
      );
      await superuser.query(
        `insert into session values
         ('sess_forged', (select id from user_account limit 1), null, null, now() + interval '1 day', null)`,
      );
      await superuser.query('grant select on session to public');
      expect((await superuser.query(`select * from session_viewer('sess_forged')`)).rows).toEqual([]);
    } finally {
      await superuser.end();
    }
  });
});
