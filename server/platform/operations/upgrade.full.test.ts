import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp, type Portal } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { LOGIN, OWNER, CLUSTER_PASSWORD } from '../../testing/cluster.ts';
import { asSuperuser, migrateToVersionBefore as migrateBefore, oldCompany } from '../../testing/oldDatabase.ts';
import { slowTest } from '../../testing/slowTest.ts';
import { demoConfig } from '../config.ts';
import { assertPlainLogin } from '../db/assertPlainLogin.ts';
import { loginUrl } from '../db/embeddedDatabase.ts';
import { migrateDatabase, openForMigrations, undoMigration } from '../db/migrate.ts';
import { migrations } from '../db/migrationList.ts';
import { dbRoles } from '../db/roles.ts';

const cluster = process.env.TEST_SUPERUSER_URL!;
const newest = migrations.at(-1)!.name;
let name: string;
let ownerUrl: string;
let portal: Portal | undefined;

beforeEach(async () => {
  name = `upgrade_${randomBytes(6).toString('hex')}`;
  ownerUrl = loginUrl(cluster, OWNER, CLUSTER_PASSWORD, name);
  await asSuperuser(`create database ${name} owner ${OWNER}`);
});
afterEach(async () => {
  await portal?.close();
  portal = undefined;
  await asSuperuser(`drop database ${name} with (force)`);
});

const migrateToVersionBefore = (newestMigration?: string) => migrateBefore(ownerUrl, newestMigration);

async function startPortal(): Promise<Portal> {
  const databaseUrl = loginUrl(cluster, LOGIN, CLUSTER_PASSWORD, name);
  const config = demoConfig(
    {
      databaseUrl,
      migrationDatabaseUrl: ownerUrl,
      jwtSecret: 'a-secret-that-is-only-used-in-tests-0123',
      encryptionKeys: `a:${Buffer.alloc(32).toString('base64')}`,
    },
    {},
  );
  portal = await createApp({ ...config, port: 0, logLevel: 'silent', poolSize: 2 }, { rooms, runJobs: false });
  await portal.listen();
  return portal;
}
const readiness = async ({ app }: Portal) => {
  const answer = await app.inject('/readyz');
  return [answer.statusCode, answer.json().problem];
};

describe('an upgrade', () => {
  test('that starts before its migration is alive but not ready, and becomes ready with the migration', async () => {
    await migrateToVersionBefore();
    const early = await startPortal();
    expect((await early.app.inject('/livez')).statusCode).toBe(200);
    expect(await readiness(early)).toEqual([503, 'migrations are pending']);
    expect(await migrateDatabase(ownerUrl, LOGIN)).toEqual([newest]);
    expect(await readiness(early)).toEqual([200, undefined]);
    expect(await migrateDatabase(ownerUrl, LOGIN)).toEqual([]);
  });

  test('leaves replicas of the previous version ready, which do not know the new migration', async () => {
    await migrateDatabase(ownerUrl, LOGIN);
    const older = await startPortal();
    await asSuperuser(`insert into migration (name, executed_at) values ('999_from_a_later_version', now())`, name);
    expect(await readiness(older)).toEqual([200, undefined]);
  });

  test('applies each migration once when two processes migrate at the same time', async () => {
    const both = await Promise.all([migrateDatabase(ownerUrl, LOGIN), migrateDatabase(ownerUrl, LOGIN)]);
    expect(both.map(({ length }) => length).toSorted()).toEqual([0, migrations.length]);
  });
});

describe('a migration', () => {
  test('has no time limit, but waits at most five seconds for a lock', async () => {
    const orm = await openForMigrations(ownerUrl);
    const [row] = await orm.em.execute(
      `select current_setting('statement_timeout') as work, current_setting('lock_timeout') as lock`,
    );
    await orm.close(true);
    expect(row).toEqual({ work: '0', lock: '5s' });
  });

  test('grants every role to the login, including roles that are new in this version', async () => {
    const login = `login_${randomBytes(6).toString('hex')}`;
    await asSuperuser(`create role ${login} login noinherit password '${CLUSTER_PASSWORD}'`);
    await asSuperuser(`grant ${dbRoles.customer} to ${login} with inherit false, set true`);
    try {
      await migrateToVersionBefore('026_sales_role');
      await migrateDatabase(ownerUrl, login);
      const granted = await asSuperuser<{ role: string }>(`select roleid::regrole::text as role from pg_auth_members
        where member = '${login}'::regrole and set_option and not inherit_option`);
      expect(granted.map(({ role }) => role).toSorted()).toEqual(Object.values(dbRoles).toSorted());
      await expect(assertPlainLogin(loginUrl(cluster, login, CLUSTER_PASSWORD, name))).resolves.toBeUndefined();
    } finally {
      await asSuperuser(`drop owned by ${login}`, name);
      await asSuperuser(`drop role ${login}`);
    }
  });

  test('is refused for a database whose locale cannot lower-case Ø, which stays empty', async () => {
    await asSuperuser(`drop database ${name}`);
    await asSuperuser(`create database ${name} owner ${OWNER} template template0 locale_provider libc locale 'C'`);
    await expect(migrateDatabase(ownerUrl, LOGIN)).rejects.toThrow(`This database cannot turn 'Ø' into 'ø'`);
    expect(await asSuperuser(`select 1 from pg_tables where schemaname = 'public'`, name)).toEqual([]);
  });
});

// A migration that has landed never changes, so the full run alone repeats what the old ones do to rows.
slowTest('the migration of invitations keeps only the newest open invitation to an e-mail address', async () => {
  await migrateToVersionBefore('021_asked_once');
  await asSuperuser(
    `
    ${oldCompany}
    insert into invitation (id, customer_id, name, email, invited_by, token_hash, created_at, expires_at, accepted_at)
      select id, 'cus_1', 'Ib', email, 'Bo', id, now(), now(), accepted::timestamptz
      from (values ('inv_1', 'ib@firma.dk', null), ('inv_2', 'IB@firma.dk', null),
        ('inv_3', 'ib@firma.dk', '2026-01-01'), ('inv_4', 'eva@firma.dk', null)) known (id, email, accepted)`,
    name,
  );
  await migrateDatabase(ownerUrl, LOGIN);
  expect(
    await asSuperuser('select id from invitation where revoked_at is null and accepted_at is null order by id', name),
  ).toEqual([{ id: 'inv_2' }, { id: 'inv_4' }]);
});

slowTest('the migration from billed periods to billed months counts a short last period correctly', async () => {
  await migrateToVersionBefore('020_billed_months');
  await asSuperuser(
    `
    ${oldCompany}
    insert into department (id, customer_id, name, contact_person, created_at)
      values ('dep_1', 'cus_1', 'Salg', 'Bo', now());
    insert into service_agreement
        (id, customer_id, department_id, status, start_date, end_date, duration, payment_interval, license_count,
          license_price, billed_periods, purchase_id, created_at)
      select id, 'cus_1', 'dep_1', 'ACTIVE', '2025-01-31', until::date, 15, interval, 1, 1, periods, id, now()
      from (values ('none', '2026-04-30', 'YEARLY', 0), ('year', '2027-04-30', 'YEARLY', 1),
        ('short', '2026-04-30', 'YEARLY', 2), ('renewed', '2027-07-31', 'YEARLY', 2),
        ('unbilled', '2027-07-31', 'YEARLY', 2), ('months', '2026-04-30', 'MONTHLY', 5))
        known (id, until, interval, periods);
    insert into ledger_entry
        (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, method, purchase_id,
          created_at)
      select 'ledg_' || purchase, 'cus_1', 'dep_1', 'service_agreement', split_part(purchase, ':', 1),
        'Serviceaftale fra 31. januar 2026, ' || months, 1, 0, 1, 'INVOICE', purchase, now()
      from (values ('renewed:0', '12 måneder'), ('renewed:12', '3 måneder'), ('unbilled:0', '12 måneder'))
        known (purchase, months)`,
    name,
  );
  await migrateDatabase(ownerUrl, LOGIN);
  const rows = await asSuperuser<{ id: string; billed_months: number; billed_periods: number }>(
    'select id, billed_months, billed_periods from service_agreement',
    name,
  );
  expect(Object.fromEntries(rows.map((row) => [row.id, [row.billed_months, row.billed_periods]]))).toEqual({
    none: [0, 0],
    year: [12, 1],
    short: [15, 2],
    renewed: [15, 2],
    unbilled: [24, 2],
    months: [5, 5],
  });
});

slowTest('the migration of names lets departments keep a shared name and reserves it for the oldest', async () => {
  await migrateToVersionBefore('029_names_that_differ');
  await asSuperuser(
    `
    ${oldCompany}
    insert into department (id, customer_id, name, contact_person, created_at)
      select id, 'cus_1', name, 'Bo', created::timestamptz
      from (values ('dep_1', 'Salg', '2026-01-02'), ('dep_2', ' salg', '2026-01-01'), ('dep_3', 'Salg', '2026-01-03'),
        ('dep_4', 'Service', '2026-01-01')) known (id, name, created);
    insert into installation (id, customer_id, department_id, subdomain, created_at)
      values ('inst_1', 'cus_1', 'dep_1', 'Firma_1', now())`,
    name,
  );
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await asSuperuser('select id, name, shared_name from department order by id', name)).toEqual([
    { id: 'dep_1', name: 'Salg', shared_name: 'Salg' },
    { id: 'dep_2', name: ' salg', shared_name: null },
    { id: 'dep_3', name: 'Salg', shared_name: 'Salg' },
    { id: 'dep_4', name: 'Service', shared_name: null },
  ]);
  await expect(
    asSuperuser(
      `insert into department (id, customer_id, name, contact_person, created_at)
        values ('dep_5', 'cus_1', 'SALG', 'Bo', now())`,
      name,
    ),
  ).rejects.toThrow(/department_name_unique/);
  expect(await asSuperuser('select subdomain from installation', name)).toEqual([{ subdomain: 'Firma_1' }]);
});

slowTest(
  'the migration of collations sorts ids by code point in a Danish database, and keeps all policies',
  async () => {
    await asSuperuser(`drop database ${name}`);
    await asSuperuser(
      `create database ${name} owner ${OWNER} template template0 locale_provider icu icu_locale 'da-DK' locale 'C'`,
    );
    await migrateToVersionBefore('031_keys_by_code_point');
    await asSuperuser(
      `
    ${oldCompany}
    insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
      select 'act_' || suffix, 'cus_1', 'customer', 'cus_1', 'Noget', 'Bo', now()
      from unnest(array['01aa', '01ab', '01b0']) suffix`,
      name,
    );
    const newest = async () =>
      (await asSuperuser<{ id: string }>('select id from activity order by id desc', name)).map(({ id }) => id);
    const policies = () =>
      asSuperuser<{ tablename: string; policyname: string }>(
        `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
        name,
      );
    expect(await newest()).toEqual(['act_01aa', 'act_01b0', 'act_01ab']);
    // Later migrations replace these policies: new departments may have a payment method, entries an invoice, what is
    // sold can be paused, and a person confirms an address.
    const replaced = new Set([
      'department_customer_inserts',
      'email_confirmation_first',
      'ledger_entry_sales_inserts',
      'license_registration_inserts',
      'service_agreement_sales_inserts',
    ]);
    const before = (await policies()).filter(({ policyname }) => !replaced.has(policyname));
    const names = new Set(before.map(({ tablename, policyname }) => `${tablename} ${policyname}`));
    await migrateDatabase(ownerUrl, LOGIN);
    expect(await newest()).toEqual(['act_01b0', 'act_01ab', 'act_01aa']);
    expect(before.length).toBeGreaterThan(100);
    // Later migrations add tables and policies.
    expect((await policies()).filter(({ tablename, policyname }) => names.has(`${tablename} ${policyname}`))).toEqual(
      before,
    );
  },
);

slowTest(
  'the migration of confirmed e-mail addresses treats the addresses of existing users as confirmed',
  async () => {
    await migrateToVersionBefore('024_confirmed_emails');
    await asSuperuser(
      `
    ${oldCompany}
    insert into user_account (id, customer_id, name, email, password_hash, created_at)
      values ('user_1', 'cus_1', 'Bo', 'bo@firma.dk', 'x', now())`,
      name,
    );
    await migrateDatabase(ownerUrl, LOGIN);
    await asSuperuser(
      `insert into person (id, name, email, password_hash, created_at)
         values ('person_2', 'Ny', 'ny@firma.dk', 'x', now());
       insert into user_account (id, person_id, customer_id, created_at) values ('user_2', 'person_2', 'cus_1', now())`,
      name,
    );
    expect(
      await asSuperuser('select id, email_confirmed_at is not null as confirmed from user_account order by id', name),
    ).toEqual([
      { id: 'user_1', confirmed: true },
      { id: 'user_2', confirmed: false },
    ]);
  },
);

test('a migration changes rows as the owner of the database, whom row-level security limits', async () => {
  await migrateToVersionBefore('115_service_levels');
  await asSuperuser(
    `insert into daily_snapshot (day, taken_at, is_late) values ('2026-01-01', now(), false);
     insert into daily_figure (day, figure, key, amount, count) values ('2026-01-01', 'PROMISES_KEPT', '', 0, 1)`,
    name,
  );
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await asSuperuser('select figure from daily_figure', name)).toEqual([{ figure: 'SERVICE_LEVELS_KEPT' }]);
});

slowTest('the migration of the search makes entries of everything that is there', async () => {
  await migrateToVersionBefore('064_search_entries');
  await asSuperuser(
    `
    ${oldCompany}
    insert into department (id, customer_id, name, contact_person, created_at)
      values ('dep_1', 'cus_1', 'Værksted', 'Bo', now());
    insert into installation (id, customer_id, department_id, subdomain, created_at)
      values ('inst_1', 'cus_1', 'dep_1', 'firma-hjaelp', now());
    insert into user_account (id, customer_id, name, email, password_hash, role, created_at, deactivated_at)
      select id, 'cus_1', name, id || '@firma.dk', '', 'USER', now(), deactivated::timestamptz
      from (values ('user_1', 'Åse', null), ('user_2', 'Bo', '2026-01-01')) known (id, name, deactivated)`,
    name,
  );
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await asSuperuser('select id, kind, title from search_entry order by id', name)).toEqual([
    { id: 'cus_1', kind: 'COMPANY', title: expect.any(String) },
    { id: 'dep_1', kind: 'DEPARTMENT', title: 'Værksted' },
    { id: 'inst_1', kind: 'INSTALLATION', title: 'firma-hjaelp' },
    { id: 'user_1', kind: 'USER', title: 'Åse' },
  ]);
  expect(await asSuperuser(`select id from search_everywhere('vaerk', search_kinds(), 5)`, name)).toEqual([
    { id: 'dep_1' },
  ]);
});

slowTest('the migration of cheaper triggers keeps all entries, and corrects sums of seats', async () => {
  await migrateToVersionBefore('107_cheaper_triggers');
  await asSuperuser(
    `
    ${oldCompany}
    insert into department (id, customer_id, name, contact_person, created_at)
      values ('dep_1', 'cus_1', 'Salg', 'Bo', now());
    insert into installation (id, customer_id, department_id, subdomain, created_at)
      select 'inst_' || i, 'cus_1', 'dep_1', 'firma' || i, now() from generate_series(1, 3) i;
    insert into license (id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
        valid_from, valid_until, created_at)
      select 'lic_' || i, 'cus_1', 'inst_1', 'PLAN_SUITE_TEAM', i, 'ACTIVE', 'MONTHLY', 12, now(), now(), now()
      from generate_series(1, 3) i;
    update seat_reading set bought = 5 where installation_id in ('inst_1', 'inst_2')`,
    name,
  );
  const entries = () =>
    asSuperuser('select id, kind, title, details, searched, customer_id, is_draft from search_entry order by id', name);
  const before = await entries();
  expect(before).toHaveLength(8);
  await migrateDatabase(ownerUrl, LOGIN);
  expect(await entries()).toEqual(before);
  const difference = 'select * from search_source except select * from search_entry';
  expect(await asSuperuser(difference.replaceAll('*', 'id, kind, title, details, searched'), name)).toEqual([]);
  const bought = () => asSuperuser('select bought from seat_reading order by installation_id', name);
  expect(await bought()).toEqual([{ bought: 6 }, { bought: 0 }, { bought: 0 }]);
  await asSuperuser(`update license set installation_id = 'inst_2' where quantity = 2`, name);
  expect(await bought()).toEqual([{ bought: 4 }, { bought: 2 }, { bought: 0 }]);
});

slowTest(
  'the migration of persons moves the sign-in from the accounts, and can be undone with those after it',
  async () => {
    await migrateToVersionBefore('124_persons');
    await asSuperuser(
      `
    ${oldCompany}
    insert into user_account (id, customer_id, name, email, password_hash, has_signed_in, created_at,
        email_confirmed_at, deactivated_at)
      values ('user_1', 'cus_1', 'Åse', 'Aase@firma.dk', 'hash', true, '2026-01-02', '2026-01-03', null),
        ('user_2', 'cus_1', 'Bo', 'bo@firma.dk', '', false, '2026-02-02', null, now());
    insert into session (id, user_id, actor_id, created_at, expires_at)
      values ('sess_1', 'user_1', null, now(), now()), ('sess_2', 'user_2', 'user_1', now(), now());
    insert into password_reset (id, user_id, token_hash, created_at, expires_at)
      values ('pwr_1', 'user_1', 'a', now(), now());
    insert into email_confirmation (user_id, email, token_hash, created_at, expires_at)
      values ('user_2', 'bo@firma.dk', 'b', now(), now());
    insert into known_client (user_id, key_hash, created_at, last_used_at, expires_at)
      values ('user_1', 'c', now(), now(), now());
    insert into authenticator_app (user_id, secret, created_at) values ('user_1', 'sealed', now());
    insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values ('pkey_1', 'user_1', 'd', '', 0, '', 'Telefon', now());
    insert into recovery_code (user_id, code_hash, created_at) values ('user_1', 'e', now());
    insert into sign_in_identity (id, user_id, provider, issuer, subject, created_at)
      values ('idn_1', 'user_2', 'microsoft', 'f', 'g', now())`,
      name,
    );
    const tables = ['user_account', 'session', ...SIGN_IN_TABLES];
    const rows = async () =>
      Object.fromEntries(
        await Promise.all(
          tables.map(async (table) => [table, await asSuperuser(`select * from ${table} t order by t`, name)]),
        ),
      );
    const rights = () => asSuperuser(RIGHTS, name);
    const changedAt = () => asSuperuser('select id, changed_at from user_account order by id', name);
    const changedBefore = await changedAt();
    const before = await rows();
    const rightsBefore = await rights();
    await migrateDatabase(ownerUrl, LOGIN);
    expect(
      await asSuperuser(
        `select p.id, p.name, p.email, p.password_hash, p.has_signed_in, u.id as account, u.name = p.name as same
       from person p join user_account u on u.person_id = p.id order by p.id`,
        name,
      ),
    ).toEqual([
      {
        id: 'person_1',
        name: 'Åse',
        email: 'Aase@firma.dk',
        password_hash: 'hash',
        has_signed_in: true,
        account: 'user_1',
        same: true,
      },
      {
        id: 'person_2',
        name: 'Bo',
        email: 'bo@firma.dk',
        password_hash: '',
        has_signed_in: false,
        account: 'user_2',
        same: true,
      },
    ]);
    expect(await asSuperuser('select id, user_id, person_id, actor_id from session order by id', name)).toEqual([
      { id: 'sess_1', user_id: 'user_1', person_id: 'person_1', actor_id: null },
      { id: 'sess_2', user_id: 'user_2', person_id: 'person_2', actor_id: 'user_1' },
    ]);
    const owners = SIGN_IN_TABLES.map((table) => `select '${table}' as name, person_id from ${table}`).join(
      ' union all ',
    );
    expect(await asSuperuser(`${owners} order by 1`, name)).toEqual(
      SIGN_IN_TABLES.toSorted().map((table) => ({
        name: table,
        person_id: ['email_confirmation', 'sign_in_identity'].includes(table) ? 'person_2' : 'person_1',
      })),
    );
    // Programs that copy the data need not read the users again.
    expect(await changedAt()).toEqual(changedBefore);
    const names = migrations.map((migration) => migration.name);
    const since = (name: string) => names.slice(names.indexOf(name));
    for (const undone of since('124_persons').toReversed()) await undoMigration(ownerUrl, undone);
    expect(await rows()).toEqual(before);
    expect(await rights()).toEqual(rightsBefore);
    expect(await migrateDatabase(ownerUrl, LOGIN)).toEqual(since('124_persons'));
    await asSuperuser(
      `insert into user_account (id, person_id, created_at, name, email) values ('user_3', 'person_1', now(), '', '')`,
      name,
    );
    for (const undone of since('125_memberships').slice(1).toReversed()) await undoMigration(ownerUrl, undone);
    await expect(undoMigration(ownerUrl, '125_memberships')).rejects.toThrow('user_account_person');
  },
);

const SIGN_IN_TABLES = [
  'password_reset',
  'email_confirmation',
  'known_client',
  'authenticator_app',
  'passkey',
  'recovery_code',
  'sign_in_identity',
];

/** Policies, the rights of roles to columns, indexes, constraints, triggers and functions. */
const RIGHTS = `
  select format('%s %s %s %s %s', tablename, policyname, cmd, qual, with_check) as line from pg_policies
    where policyname not like '%\\_owner'
  union all
  select format('%s %s %s %s', grantee, table_name, column_name, privilege_type)
    from information_schema.column_privileges where grantee like 'portal\\_%'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_constraintdef(oid) || conname || conrelid::regclass from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select format('%s %s %s', p.oid::regprocedure, regexp_replace(p.prosrc, '\\s+', ' ', 'g'), p.proacl)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
  order by 1`;
