import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { verifyChains } from '../platform/audit/verifyChains.ts';
import { companyWithEverything, type Company } from './companyWithEverything.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';
import { deriveRows } from './deriveRows.ts';
import { newAddress } from './newAddress.ts';
import { startProviders, type Providers } from './providers.ts';
import { PASSWORD } from './World.ts';

let providers: Providers;
let app: TestApp;
let company: Company;
let client: pg.Client;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  company = await companyWithEverything(app, providers, 'Alfa');
  client = new pg.Client({ connectionString: app.db.superuserUrl });
  await client.connect();
  // Only an installation with a key is read, and the example has none.
  const credentials = "connection = 'KEY', zendesk_api_key = 'sealed', zendesk_api_email = 'api@alfa.example'";
  await client.query(`update installation set ${credentials} where id = $1`, [company.nodes.Installation]);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await providers.close();
});

/** Runs a statement that starts no trigger. */
const withoutTriggers = async (statement: string) => {
  await client.query('set session_replication_role = replica');
  await client.query(statement);
  await client.query('reset session_replication_role');
};

const rowsOf = (statement: string) => async () => (await client.query(statement)).rows;

describe('rows that were derived together equal those of triggers:', () => {
  test.each([
    ['entries of the search', rowsOf('select * from search_entry order by id'), 'delete from search_entry'],
    [
      'entries of the search that are out of date',
      rowsOf('select * from search_entry order by id'),
      `update search_entry set title = 'Gammel', searched = ' þgammelþ gammel ';
       insert into search_entry (id, kind, title, searched)
         values ('lic_gone', 'LICENSE', 'Slettet', ' þslettetþ slettet ')`,
    ],
    [
      'seat readings',
      rowsOf(`select installation_id, customer_id, bought, next_read_at is null as "isNotRead" from seat_reading
        order by installation_id`),
      'delete from seat_reading',
    ],
    ['bought seats', rowsOf('select * from seat_reading order by 1'), 'update seat_reading set bought = bought + 7'],
    [
      'times of tasks',
      rowsOf('select id, seen_at is null as unseen, closed_at is null as open from task order by id'),
      'update task set seen_at = null, closed_at = null',
    ],
  ])('%s', async (_, read, damage) => {
    const expected = await read();
    expect(expected).not.toHaveLength(0);
    await withoutTriggers(damage);
    expect(await read()).not.toEqual(expected);
    await deriveRows(client);
    expect(await read()).toEqual(expected);
  });

  test('billed months and periods of agreements', async () => {
    const departmentId = await app.world.department(company.customerId);
    const dates = { start_date: '2025-01-31', end_date: '2026-04-30' };
    const inserted: string[] = [];
    for (const interval of ['YEARLY', 'MONTHLY'])
      for (const [months, periods] of [
        [0, 2],
        [14, 0],
        [3, 3],
        [0, 0],
      ]) {
        const billed = { billed_months: months, billed_periods: periods };
        const id = await app.world.serviceAgreement(departmentId, { ...dates, payment_interval: interval, ...billed });
        inserted.push(`('${id}', ${months}, ${periods})`);
      }
    const read = rowsOf('select id, billed_months, billed_periods from service_agreement order by id');
    const expected = await read();
    await withoutTriggers(`update service_agreement a set billed_months = months, billed_periods = periods
      from (values ${inserted.join()}) as inserted (id, months, periods) where inserted.id = a.id`);
    expect(await read()).not.toEqual(expected);
    await deriveRows(client);
    expect(await read()).toEqual(expected);
  });

  test('links of the audit log', async () => {
    const login = () =>
      app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
        variables: { input: { email: company.person.email, password: PASSWORD } },
        address: newAddress(),
      });
    for (let i = 0; i < 3; i++) await login();
    const read = rowsOf('select * from audit_link order by chain, position');
    const expected = await read();
    expect(expected).not.toHaveLength(0);
    await withoutTriggers('delete from audit_link; delete from audit_chain');
    await deriveRows(client);
    expect(await read()).toEqual(expected);

    await withoutTriggers(`insert into audit_entry (id, action, actor_kind, customer_id)
      select 'audit_' || i || '_' || coalesce(c, ''), 'SIGNED_IN', 'VISITOR', c
      from generate_series(1, 3) i, unnest(array[null, '${company.customerId}']) c`);
    await deriveRows(client);
    await login();
    expect((await verifyChains(app.db.ownerUrl)).broken).toEqual([]);
  });
});

test('the function of every trigger has its rows derived together, or derives none', async () => {
  const derives = [
    'activity_department',
    'activity_department_at_commit',
    'audit_link_entry',
    'count_billed',
    'search_entry_department',
    'search_entry_follows',
    'seat_reading_of_installation',
    'seat_reading_of_license',
    'task_is_seen',
  ];
  const derivesNothing = [
    'audit_log_keeps',
    'audit_person_only_erased',
    // No users are among the rows by the thousand.
    'copy_person_into_new_account',
    'copy_person_to_accounts',
    'external_reference_forget',
    'external_reference_lock_node',
    'file_content_follows_files',
    'forget_department',
    'invoice_keeps_its_number',
    'person_follows_memberships',
    'record_deleted_node',
    'record_left_department',
    'search_entry_moves',
    'set_changed_at',
    'wake_outbox',
    'zendesk_grant_of_installation',
  ];
  const { rows } = await client.query<{ name: string }>(
    `select distinct regexp_replace(p.proname, '^search_entry_follows_.*', 'search_entry_follows') as name
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace = 'public'::regnamespace order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...derives, ...derivesNothing].toSorted());
});
