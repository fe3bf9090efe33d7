import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { assertPlainLogin } from './assertPlainLogin.ts';
import { createOrm } from './orm.ts';
import { CUSTOMER_VARIABLE, dbRoles, USER_VARIABLE } from './roles.ts';

let app: TestApp;
let client: pg.Client;
beforeAll(async () => {
  app = await createTestApp();
  client = new pg.Client({ connectionString: app.config.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Functions, triggers, constraints and indexes that migrations create and entities cannot declare. */
const definedByMigrations = [
  'session_viewer',
  'api_token_viewer',
  'email_confirmed_at',
  'mutes_mail',
  'keep_steps',
  'outbox_event_wake',
  'count_billed',
  'service_agreement_billed',
  'search_grams',
  'name_key',
  'installation_subdomain_plain',
  'session_in_use',
  'record_audit',
  'audit_log_keeps',
  'audit_entry_keeps',
  'audit_person_keeps',
  'audit_person_only_erased',
];

async function asCustomer<T>(customerId: string, work: () => Promise<T>): Promise<T> {
  await client.query(
    `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false)`,
    [customerId],
  );
  return work().finally(() => client.query('reset role'));
}

const tables = [
  'customer',
  'department',
  'user_account',
  'session',
  'known_client',
  'password_reset',
  'email_confirmation',
  'api_token',
  'activity',
  'mail',
  'outbox_event',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'team_member',
  'ledger_entry',
  'provider_event',
  'invitation',
  'agreement_work',
  'renewal_plan',
  'hour_entry',
  'task',
  'task_list',
  'task_sync',
  'task_request',
  'dinero_request',
  'event',
  'event_registration',
  'integration_instance',
  'webhook_delivery',
  'oauth_state',
  'muted_mail',
  'activity_summary',
  'audit_entry',
  'audit_person',
];
const tenantTables = [
  'customer',
  'department',
  'user_account',
  'activity',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'ledger_entry',
  'invitation',
  'agreement_work',
  'hour_entry',
  'task',
  'task_list',
  'task_sync',
  'activity_summary',
  'integration_instance',
  'webhook_delivery',
];
/** The columns to select in tables that close some of their columns to customers. */
const openColumns: Record<string, string> = {
  user_account: 'id, customer_id',
  license_request: 'id, customer_id',
  installation: 'id, customer_id',
  invitation: 'id, customer_id',
  task_sync: 'customer_id',
  integration_instance: 'id, customer_id',
};

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

  test.each(tenantTables)(
    'hides another company’s rows of %s from raw SQL through the portal’s own login',
    async (table) => {
      const [mine, other] = await Promise.all([twoOfEverything(), twoOfEverything()]);
      const column = table === 'customer' ? 'id' : 'customer_id';
      const columns = openColumns[table] ?? '*';
      const seen = await asCustomer(mine, async () => (await client.query(`select ${columns} from ${table}`)).rows);
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.every((row) => row[column] === mine)).toBe(true);
      const aimed = await asCustomer(
        mine,
        async () => (await client.query(`select ${columns} from ${table} where ${column} = $1`, [other])).rows,
      );
      expect(aimed).toEqual([]);
    },
  );

  test.each(tenantTables)('shows another company’s rows of %s without row-level security', async (table) => {
    // Proves that the test above can fail.
    const [mine, other] = await Promise.all([twoOfEverything(), twoOfEverything()]);
    const column = table === 'customer' ? 'id' : 'customer_id';
    await app.db.sql(`alter table ${table} disable row level security`);
    const columns = openColumns[table] ?? '*';
    const aimed = await asCustomer(
      mine,
      async () => (await client.query(`select ${columns} from ${table} where ${column} = $1`, [other])).rows,
    );
    await app.db.sql(`alter table ${table} enable row level security`);
    expect(aimed.length).toBeGreaterThan(0);
  });

  test('refuses a customer’s writes to another company', async () => {
    const [mine, other] = await Promise.all([twoOfEverything(), twoOfEverything()]);
    await expect(
      asCustomer(mine, () =>
        client.query(
          `insert into department (id, customer_id, name, contact_person, created_at)
           values ('dep_x', $1, 'x', 'x', now())`,
          [other],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
    const moved = await asCustomer(mine, () =>
      client.query('update department set name = $2 where customer_id = $1', [other, 'overtaget']),
    );
    expect(moved.rowCount).toBe(0);
    await expect(
      asCustomer(mine, () => client.query('update department set customer_id = $1', [other])),
    ).rejects.toThrow(/permission denied/);
  });

  test('hides password hashes and sessions from a customer, and refuses to create an admin', async () => {
    const mine = await twoOfEverything();
    await expect(asCustomer(mine, () => client.query('select password_hash from user_account'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select * from session'))).rejects.toThrow(/permission denied/);
    await expect(
      asCustomer(mine, () =>
        client.query(
          `insert into user_account (id, customer_id, name, email, role, password_hash, created_at)
           values ('user_x', $1, 'x', 'x@x.dk', 'ADMIN', 'x', now())`,
          [mine],
        ),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('lets neither a customer nor a registration confirm or change an address or read a confirmation', async () => {
    const mine = await twoOfEverything();
    const stranger = await app.world.person({ isConfirmed: false });
    const insertUser = `insert into user_account
        (id, customer_id, name, email, role, password_hash, created_at, email_confirmed_at)
      values ('user_z', $1, 'x', 'z@x.dk', 'USER', 'x', now(), now())`;
    const insertLink = `insert into email_confirmation (user_id, email, token_hash, created_at, expires_at)
      values ($1, $2, 'kendt', now(), now() + interval '1 hour')`;
    for (const role of [dbRoles.customer, dbRoles.registration]) {
      const as = async (text: string, values: unknown[] = []) => {
        await client.query(
          `select set_config('role', '${role}', false), set_config('${CUSTOMER_VARIABLE}', $1, false)`,
          [mine],
        );
        return client.query(text, values).finally(() => client.query('reset role'));
      };
      await expect(as(insertUser, [mine])).rejects.toThrow(/row-level security/);
      await expect(as(`update user_account set email = 'x@x.dk'`)).rejects.toThrow(/permission denied/);
      await expect(as('update user_account set email_confirmed_at = now()')).rejects.toThrow(/permission denied/);
      await expect(as('select * from email_confirmation')).rejects.toThrow(/permission denied/);
      // A confirmation cannot be inserted for another company's user, a confirmed colleague, or another address than
      // the user's own.
      await expect(as(insertLink, [stranger.id, stranger.email])).rejects.toThrow(/row-level security/);
      const colleague = await app.world.person({ customerId: mine });
      await expect(as(insertLink, [colleague.id, colleague.email])).rejects.toThrow(/row-level security/);
      const newcomer = await app.world.person({ customerId: mine, isConfirmed: false });
      await expect(as(insertLink, [newcomer.id, 'x@x.dk'])).rejects.toThrow(/row-level security/);
    }
  });

  test('hides stored API keys, internal notes and the secrets of invitations from a customer', async () => {
    const mine = await twoOfEverything();
    await expect(asCustomer(mine, () => client.query('select zendesk_api_key from installation'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select secrets from integration_instance'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select * from oauth_state'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select admin_notes from license_request'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select * from renewal_plan'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select token_hash from invitation'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('select * from provider_event'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('lets a customer delete only cancelled licence requests that created no licences', async () => {
    const mine = await twoOfEverything();
    const statuses = async () =>
      (await app.db.sql<{ status: string }>('select status from license_request where customer_id = $1', [mine])).map(
        ({ status }) => status,
      );
    const [{ id: installation }] = (await app.db.sql('select id from installation where customer_id = $1 limit 1', [
      mine,
    ])) as [{ id: string }];
    for (const fields of [
      { status: 'REJECTED' },
      { status: 'REJECTED', fulfilled_at: new Date() },
      { status: 'COMPLETED' },
    ])
      await app.world.licenseRequest(installation, fields);
    const before = (await statuses()).length;
    await asCustomer(mine, () => client.query('delete from license_request'));
    expect(await statuses()).toHaveLength(before - 1);
    expect(await statuses()).toEqual(expect.arrayContaining(['REJECTED', 'COMPLETED']));
  });

  test('refuses a customer’s writes to payments and licences', async () => {
    const mine = await twoOfEverything();
    await expect(asCustomer(mine, () => client.query(`update ledger_entry set status = 'PAID'`))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('update license set quantity = 900'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(asCustomer(mine, () => client.query('insert into license (id) values (1)'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asCustomer(mine, () =>
        client.query(
          `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross,
             method, purchase_id, status, created_at)
           select 'ledg_x', customer_id, id, 'clip_card', 'x', 'x', 1, 0, 1, 'INVOICE', 'x', 'PAID', now()
           from department limit 1`,
        ),
      ),
    ).rejects.toThrow(/permission denied/);
  });

  test('lets a customer neither invoice a ledger entry nor mark it as paid', async () => {
    const mine = await twoOfEverything();
    for (const column of ['invoice_draft_id', 'marked_paid_by']) {
      await expect(
        asCustomer(mine, () =>
          client.query(
            `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat,
               gross, method, purchase_id, created_at, ${column})
             select 'ledg_x', customer_id, id, 'clip_card', 'x', 'x', 1, 0, 1, 'INVOICE', 'x', now(), 'x'
             from department limit 1`,
          ),
        ),
      ).rejects.toThrow(/permission denied/);
      await expect(asCustomer(mine, () => client.query(`update ledger_entry set ${column} = 'x'`))).rejects.toThrow(
        /permission denied/,
      );
    }
    await expect(asCustomer(mine, () => client.query('select * from dinero_request'))).rejects.toThrow(
      /permission denied/,
    );
  });

  test('shows a customer its point of contact, and no other team member', async () => {
    const mine = await twoOfEverything();
    const [contact] = [await app.world.teamMember(), await app.world.teamMember()];
    await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [mine, contact]);
    expect((await asCustomer(mine, () => client.query('select id from team_member'))).rows).toEqual([{ id: contact }]);
  });

  test('limits a registration to the company that it creates', async () => {
    const [mine, other] = await Promise.all([twoOfEverything(), twoOfEverything()]);
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
        `insert into user_account (id, customer_id, name, email, role, password_hash, created_at)
         values ('user_y', $1, 'x', 'y@x.dk', 'ADMIN', 'x', now())`,
        [mine],
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('hides draft events and other people’s registrations from a user', async () => {
    const [me, colleague] = [await app.world.person(), await app.world.person()];
    const [published, draft] = [await app.world.event(), await app.world.event({ status: 'DRAFT' })];
    const own = await app.world.eventRegistration(published, { person: me });
    for (const event of [published, draft]) await app.world.eventRegistration(event, { person: colleague });
    await app.world.eventRegistration(draft, { person: me });
    await app.world.eventRegistration(published);
    const visibleIds = async (table: string, userId: string) => {
      await client.query(
        `select set_config('role', '${dbRoles.customer}', false), set_config('${CUSTOMER_VARIABLE}', $1, false),
           set_config('${USER_VARIABLE}', $2, false)`,
        [me.customerId, userId],
      );
      return client
        .query(`select id from ${table}`)
        .finally(() => client.query('reset role'))
        .then(({ rows }) => rows.map(({ id }) => id as string));
    };
    expect(await visibleIds('event', me.id)).toEqual([published]);
    expect(await visibleIds('event_registration', me.id)).toEqual([own]);
    // An API token has no user.
    expect(await visibleIds('event_registration', '')).toEqual([]);
    await expect(asCustomer(me.customerId!, () => client.query('update event set capacity = 1'))).rejects.toThrow(
      /permission denied/,
    );
    await expect(
      asCustomer(me.customerId!, () => client.query(`update event_registration set status = 'CONFIRMED'`)),
    ).rejects.toThrow(/permission denied/);
  });

  test('lets a sign-up change only the seat count of events that are open to the caller', async () => {
    const person = await app.world.person();
    const events = {
      open: await app.world.event(),
      shared: await app.world.event({ is_public: true }),
      draft: await app.world.event({ status: 'DRAFT' }),
      off: await app.world.event({ status: 'CANCELLED', is_public: true }),
    };
    const signingUp = async (userId: string, text: string, values: unknown[] = []) => {
      await client.query(
        `select set_config('role', '${dbRoles.signUp}', false), set_config('${USER_VARIABLE}', $1, false)`,
        [userId],
      );
      return client.query(text, values).finally(() => client.query('reset role'));
    };
    const reached = async (userId: string) =>
      (
        await signingUp(
          userId,
          'update event set registration_count = registration_count where id = any($1) returning id',
          [Object.values(events)],
        )
      ).rows.map(({ id }) => id);
    expect((await reached(person.id)).sort()).toEqual([events.open, events.shared].sort());
    expect(await reached('')).toEqual([events.shared]);
    await expect(signingUp(person.id, 'update event set capacity = 1')).rejects.toThrow(/permission denied/);
    await expect(signingUp(person.id, 'delete from event_registration')).rejects.toThrow(/permission denied/);
    await expect(
      signingUp(
        '',
        `insert into event_registration (id, event_id, user_id, name, email, created_at)
         values ('ereg_x', $1, $2, 'x', 'x@x.dk', now())`,
        [events.shared, person.id],
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('lets every role that reads identify the next caller', async () => {
    // A pooled connection keeps the role of its last read until the next caller is identified.
    const writersOnly = new Set<string>([dbRoles.registration, dbRoles.signUp, dbRoles.sales]);
    for (const role of Object.values(dbRoles).filter((name) => !writersOnly.has(name))) {
      const [may] = await app.db.sql(
        `select has_function_privilege($1, 'session_in_use(text)', 'execute') as session,
           has_function_privilege($1, 'api_token_viewer(text)', 'execute') as token`,
        [role],
      );
      expect({ role, ...may }).toEqual({ role, session: true, token: true });
    }
  });

  test('has exactly the tables and policies that the entities declare', async () => {
    const orm = await createOrm(app.config.migrationDatabaseUrl!, 1);
    const missing = (await orm.schema.getUpdateSchemaSQL())
      .split('\n')
      .filter(
        (line) => line && !line.startsWith('set names') && !definedByMigrations.some((name) => line.includes(name)),
      );
    await orm.close(true);
    expect(missing).toEqual([]);
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

async function twoOfEverything(): Promise<string> {
  const customerId = await app.world.company();
  await app.world.person({ customerId });
  const department = await app.world.department(customerId);
  const installation = await app.world.installation(department);
  await app.world.license(installation);
  await app.world.webhookDelivery(await app.world.integration(installation));
  await app.world.licenseRequest(installation);
  await app.world.agreementWork(await app.world.serviceAgreement(department));
  const card = await app.world.clipCard(department);
  await app.world.hourEntry(card);
  await app.world.taskList(card, { folderId: `mappe-${card}`, listId: `liste-${card}` });
  await app.world.task(card);
  await app.world.ledgerEntry(department);
  await app.world.invitation(customerId);
  await app.world.activitySummary(customerId, await app.world.activity(customerId));
  return customerId;
}
