import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import {
  activityAreas,
  ADMINS_ALONE,
  bulkAreas,
  EVERY_EMPLOYEE,
  inboxAreas,
  searchAreas,
  worksIn,
  type Area,
} from '../../../domain/backOffice/employeeAreas.ts';
import { EmployeeRole, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { companyWithEverything } from '../../testing/companyWithEverything.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import type { EmployeeRoles } from './scope.ts';
import { asEmployee } from './testing/asEmployee.ts';

let app: TestApp;
let providers: Providers;
let client: pg.Client;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  await companyWithEverything(app, providers, 'Nordlys');
  client = await connectClient(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await providers.close();
});

const roles = valuesOf(EmployeeRole);

/** Who sees the rows of each table. Written out by hand and not derived from the policies. */
const readers: Record<string, Area> = {
  access_request: ['SUPPORT'],
  agreed_price: ['SALES'],
  agreement_regulation: ['SALES'],
  agreement_work: ['SALES'],
  announcement: ['SUPPORT'],
  api_token: ADMINS_ALONE,
  audit_chain: ADMINS_ALONE,
  audit_entry: ADMINS_ALONE,
  audit_link: ADMINS_ALONE,
  audit_person: ADMINS_ALONE,
  clip_card: ['SALES', 'SUPPORT'],
  clip_card_top_up: ['SALES'],
  company_document: ['SALES'],
  company_domain: ['SUPPORT'],
  company_sign_in: ['SUPPORT'],
  customer: EVERY_EMPLOYEE,
  daily_figure: ['BOOKKEEPING'],
  daily_snapshot: ['BOOKKEEPING'],
  deleted_node: ADMINS_ALONE,
  department: EVERY_EMPLOYEE,
  dinero_document: ['BOOKKEEPING'],
  dinero_request: ['BOOKKEEPING'],
  document_reading: ['SALES'],
  email_confirmation: EVERY_EMPLOYEE,
  erasure: ADMINS_ALONE,
  event: ['EVENTS', 'BOOKKEEPING'],
  event_feedback: ['EVENTS'],
  event_message: ['EVENTS'],
  event_message_recipient: ['EVENTS'],
  external_reference: ['SUPPORT'],
  file_content: ['SALES', 'SUPPORT'],
  file_quota: ['SALES'],
  hour_entry: ['SALES', 'SUPPORT'],
  installation: EVERY_EMPLOYEE,
  installation_status: ['SUPPORT'],
  integration_instance: ['SUPPORT'],
  invitation: ['SUPPORT'],
  invoice: ['BOOKKEEPING'],
  invoice_charge: ['BOOKKEEPING'],
  invoice_hold: ['BOOKKEEPING'],
  invoice_line: ['BOOKKEEPING'],
  invoice_payment: ['BOOKKEEPING'],
  invoice_series: ['BOOKKEEPING'],
  license: ['SALES', 'SUPPORT'],
  license_request: ['SALES'],
  mail: ['BOOKKEEPING'],
  person: EVERY_EMPLOYEE,
  price_list: ['SALES'],
  purchase_approval: ['SALES'],
  purchase_commitment: ['SALES'],
  recurring_revenue: ['BOOKKEEPING'],
  regulation: ['SALES'],
  reminder: ['BOOKKEEPING'],
  renewal_decision: ['SALES'],
  renewal_plan: ['SALES'],
  rights_request: ['SUPPORT'],
  seat_day: ['SALES', 'SUPPORT'],
  seat_reading: ['SALES', 'SUPPORT'],
  service_agreement: ['SALES', 'SUPPORT'],
  task: ['SUPPORT'],
  task_approval: ['SUPPORT'],
  task_comment: ['SUPPORT'],
  task_comment_rule: ['SUPPORT'],
  task_list: ['SUPPORT'],
  task_sync: ['SUPPORT'],
  team_member: EVERY_EMPLOYEE,
  terms_acceptance: ['SALES'],
  user_account: EVERY_EMPLOYEE,
  webhook_delivery: ['SUPPORT'],
  zendesk_incident: ['SUPPORT'],
};

/** Tables whose rows belong to different areas; the tests below look at their rows. */
const byRow = [
  'activity',
  'bulk_item',
  'bulk_run',
  'event_registration',
  'inbox_mark',
  'internal_note',
  'ledger_entry',
  'search_entry',
  'stored_file',
];

/** Tables of which every employee sees their own rows alone. */
const ownRows = ['list_preference', 'saved_view', 'task_comment_read'];

const count = async (employeeRoles: EmployeeRoles, source: string) =>
  asEmployee(client, employeeRoles, async () => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${source}`);
    return rows[0]!.n;
  });

describe('the database', () => {
  test('has a rule about employees for each table that the admin role can read', async () => {
    const readable = await app.db.sql<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
         and has_any_column_privilege('portal_admin', oid, 'select')
         and exists (select from pg_policy p where p.polrelid = pg_class.oid
           and 'portal_admin'::regrole = any(p.polroles) and p.polpermissive)`,
    );
    const known = new Set([...Object.keys(readers), ...byRow, ...ownRows]);
    expect(readable.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(Object.entries(readers))('shows the rows of %s to the roles of their area alone', async (table, area) => {
    if ((await count(null, table)) === 0) return;
    const seen = [];
    for (const role of roles) if ((await count([role], table)) > 0) seen.push(role);
    expect(seen.toSorted()).toEqual(area.toSorted());
  });

  test('shows nothing to a connection of the admin role without roles', async () => {
    for (const table of [...Object.keys(readers), ...byRow]) expect(await count([], table)).toBe(0);
  });

  test('adds the areas of several roles', async () => {
    expect(await count(['SUPPORT', 'BOOKKEEPING'], 'task')).toBeGreaterThan(0);
    expect(await count(['SUPPORT', 'BOOKKEEPING'], 'invoice')).toBeGreaterThan(0);
    expect(await count(['SUPPORT', 'BOOKKEEPING'], 'license_request')).toBe(0);
  });

  test.each([
    ['SUPPORT', `update license set version = version`],
    ['SUPPORT', `update service_agreement set version = version`],
    ['EVENTS', `update customer set version = version`],
    ['BOOKKEEPING', `update installation set version = version`],
    ['BOOKKEEPING', `update event set version = version`],
    [
      'SALES',
      `insert into price_list (id, valid_from, figures, created_at) values ('price_x', '2099-01-01', '{}', now())`,
    ],
    ['SALES', `insert into team_member (id, name, email, created_at) values ('team_x', 'x', 'x@x.dk', now())`],
    [
      'SUPPORT',
      `insert into person (id, name, email, password_hash, created_at) values ('person_x', 'x', 'x', 'x', now())`,
    ],
  ] as const)('refuses %s the statement %s', async (role, statement) => {
    await expect(asEmployee(client, [role], () => client.query(statement))).rejects.toThrow(/row-level security/);
  });

  test('changes and deletes no row of another area', async () => {
    for (const [role, table] of [
      ['SALES', 'invoice_hold'],
      ['EVENTS', 'announcement'],
      ['BOOKKEEPING', 'renewal_plan'],
    ] as const) {
      const { rowCount } = await asEmployee(client, [role], () => client.query(`delete from ${table}`));
      expect({ table, rowCount }).toEqual({ table, rowCount: 0 });
    }
  });

  test('lets an employee lock a row that they see but do not change', async () => {
    await client.query('begin');
    const { rowCount } = await asEmployee(client, ['BOOKKEEPING'], () =>
      client.query('select 1 from installation for update'),
    );
    await client.query('rollback');
    expect(rowCount).toBeGreaterThan(0);
  });

  test.each([
    ['sees_inbox_kind', inboxAreas],
    ['sees_bulk', bulkAreas],
    ['sees_activity', activityAreas],
    ['sees_hit', searchAreas],
  ] as const)('decides by %s as the services do', async (name, areas) => {
    for (const [kind, area] of Object.entries<Area>(areas))
      for (const role of [null, ...roles]) {
        const own = role && [role];
        const [seen] = await asEmployee(
          client,
          own,
          async () => (await client.query<{ seen: boolean }>(`select ${name}($1) as seen`, [kind])).rows,
        );
        expect({ kind, role, isSeen: seen!.seen }).toEqual({ kind, role, isSeen: worksIn(own, area) });
      }
  });

  test('shows an unknown kind to admins alone', async () => {
    for (const role of roles)
      expect(
        await asEmployee(
          client,
          [role],
          async () => (await client.query<{ seen: boolean }>(`select sees_activity('new_kind') as seen`)).rows[0]!.seen,
        ),
      ).toBe(false);
  });

  test('shows activities and hits of the search by the kind of their object', async () => {
    for (const role of roles) {
      const types = await asEmployee(
        client,
        [role],
        async () => (await client.query<{ type: string }>('select distinct entity_type as type from activity')).rows,
      );
      for (const { type } of types) expect(activityAreas[type as keyof typeof activityAreas]).toContain(role);
      const kinds = await asEmployee(
        client,
        [role],
        async () => (await client.query<{ kind: string }>('select distinct kind from search_entry')).rows,
      );
      for (const { kind } of kinds) expect(searchAreas[kind as keyof typeof searchAreas]).toContain(role);
    }
  });

  test('shows sales the purchases that wait for a card, and bookkeeping all entries', async () => {
    await app.db.sql(`update ledger_entry set method = 'CREDIT_CARD', status = 'PAID', settled_at = now()`);
    expect(await count(['SALES'], 'ledger_entry')).toBe(0);
    expect(await count(['BOOKKEEPING'], 'ledger_entry')).toBeGreaterThan(0);
    expect(await count(['EVENTS'], 'ledger_entry')).toBe(0);
  });

  test('shows bookkeeping the registrations that are to be paid, and events all of them', async () => {
    await app.db.sql('update event_registration set owed_since = null');
    expect(await count(['BOOKKEEPING'], 'event_registration')).toBe(0);
    expect(await count(['EVENTS'], 'event_registration')).toBeGreaterThan(0);
    await app.db.sql('update event_registration set owed_since = now(), price = 100');
    expect(await count(['BOOKKEEPING'], 'event_registration')).toBeGreaterThan(0);
    expect(await count(['SUPPORT'], 'event_registration')).toBe(0);
  });
});
