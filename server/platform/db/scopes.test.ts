import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type pg from 'pg';
import { Subject, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { connectClient } from '../../testing/connectClient.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { customerEntities } from '../../testing/entities.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import type { Scope } from './scope.ts';
import { asCustomer } from './testing/asCustomer.ts';

/** The subjects of which a caller needs one to see the rows of a table, written out by hand. */
const subjectsOfTables: Record<string, Subject[]> = {
  access_request: ['PEOPLE'],
  agreed_price: ['FINANCE'],
  agreement_regulation: ['AGREEMENTS'],
  agreement_work: ['AGREEMENTS'],
  clip_card: ['AGREEMENTS', 'TASKS'],
  clip_card_top_up: ['AGREEMENTS'],
  help_desk_agent: ['LICENSES'],
  hour_entry: ['AGREEMENTS'],
  integration_instance: ['INTEGRATIONS'],
  invitation: ['PEOPLE'],
  invoice: ['FINANCE'],
  invoice_charge: ['FINANCE'],
  invoice_hold: ['FINANCE'],
  invoice_line: ['FINANCE'],
  invoice_payment: ['FINANCE'],
  ledger_entry: ['FINANCE'],
  license: ['LICENSES'],
  license_request: ['LICENSES'],
  purchase_commitment: ['FINANCE'],
  reminder: ['FINANCE'],
  seat_day: ['LICENSES'],
  seat_reading: ['LICENSES'],
  service_agreement: ['AGREEMENTS'],
  task: ['TASKS'],
  task_approval: ['TASKS'],
  task_comment: ['TASKS'],
  task_list: ['TASKS'],
  task_sync: ['TASKS'],
  user_account: ['PEOPLE'],
  webhook_delivery: ['INTEGRATIONS'],
};

/** The tables of those whose rows belong to a department, directly or by another row. */
const tablesOfDepartments = [
  'agreement_regulation',
  'agreement_work',
  'clip_card',
  'clip_card_top_up',
  'department',
  'help_desk_agent',
  'hour_entry',
  'installation',
  'installation_status',
  'integration_instance',
  'invoice',
  'invoice_charge',
  'invoice_hold',
  'invoice_line',
  'invoice_payment',
  'ledger_entry',
  'license',
  'license_request',
  'purchase_approval',
  'reminder',
  'seat_day',
  'seat_reading',
  'service_agreement',
  'task',
  'task_approval',
  'task_comment',
  'task_list',
  'webhook_delivery',
];

let app: TestApp;
let providers: Providers;
let client: pg.Client;
let company: Company;
let otherDepartment: string;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  client = await connectClient(app);
  company = await companyWithEverything(app, providers, 'Omfang');
  otherDepartment = await app.world.department(company.customerId);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await providers.close();
});

const tables = customerEntities.map(({ tableName }) => tableName);
const subjectTables = Object.keys(subjectsOfTables);

const query = (scope: Scope, text: string, values: unknown[] = [], userId = '') =>
  asCustomer(client, company.customerId, async () => (await client.query(text, values)).rows, userId, scope);
async function countIn(table: string, scope: Scope): Promise<number> {
  // Only administrators see the agents of help desks.
  const userId = table === 'help_desk_agent' ? company.person.id : '';
  const text = `select count(customer_id) as count from ${table} where customer_id is not null`;
  return Number((await query(scope, text, [], userId))[0].count);
}
const everythingBut = (subjects: Subject[]): Scope => ({
  subjects: valuesOf(Subject).filter((subject) => !subjects.includes(subject)),
  departmentIds: null,
});

describe('row-level security', () => {
  test('knows every table of the lists above', () => {
    expect(tables).toEqual(expect.arrayContaining([...subjectTables, ...tablesOfDepartments]));
  });

  test.each(subjectTables)('hides the rows of %s from callers who see all subjects but its own', async (table) => {
    expect(await countIn(table, everythingBut(subjectsOfTables[table]!))).toBe(0);
  });

  test.each(subjectTables)('shows the rows of %s to callers who see one of its subjects', async (table) => {
    const total = await countIn(table, { subjects: null, departmentIds: null });
    expect(total).toBeGreaterThan(0);
    for (const subject of subjectsOfTables[table]!)
      expect({ subject, count: await countIn(table, { subjects: [subject], departmentIds: null }) }).toEqual({
        subject,
        count: total,
      });
  });

  test.each(tablesOfDepartments)('hides the rows of %s from callers who see another department', async (table) => {
    const scope = { subjects: null, departmentIds: [otherDepartment] };
    expect(await countIn(table, scope)).toBe(table === 'department' ? 1 : 0);
    expect(await countIn(table, { subjects: null, departmentIds: [] })).toBe(0);
  });

  test.each(tablesOfDepartments)('shows the rows of %s to callers who see their department', async (table) => {
    const { departmentId } = company.ids as { departmentId: string };
    expect(await countIn(table, { subjects: null, departmentIds: [departmentId] })).toBeGreaterThan(0);
  });

  test('shows nothing without the variables of a scope', async () => {
    const rows = await asCustomer(client, company.customerId, async () => {
      await client.query(`select set_config('app.subjects', '', false), set_config('app.departments', '', false)`);
      return (await client.query('select id from clip_card union all select id from department')).rows;
    });
    expect(rows).toEqual([]);
  });

  test('refuses a row in another department', async () => {
    const scope = { subjects: null, departmentIds: [otherDepartment] };
    await expect(
      query(scope, `update department set name = name where id = $1 returning id`, [company.ids.departmentId]),
    ).resolves.toEqual([]);
    await expect(
      query(
        scope,
        `insert into installation (id, customer_id, department_id, subdomain, license_type, payment_interval,
           contract_term, created_at)
         values ('inst_scope', $1, $2, 'omfang', 'PLAN_SUITE_TEAM', 'MONTHLY', 12, now())`,
        [company.customerId, company.ids.departmentId],
      ),
    ).rejects.toThrow(/row-level security|violates not-null/);
  });

  test('hides what the search finds of hidden subjects and departments', async () => {
    const kinds = async (scope: Scope) =>
      (await query(scope, 'select distinct kind from search_entry where customer_id is not null order by kind')).map(
        ({ kind }) => kind as string,
      );
    // The document is for everybody of the company.
    const ofAll = ['COMPANY', 'DEPARTMENT', 'DOCUMENT'];
    expect(await kinds({ subjects: [], departmentIds: null })).toEqual([...ofAll, 'INSTALLATION']);
    expect(await kinds({ subjects: ['TASKS'], departmentIds: [otherDepartment] })).toEqual(ofAll);
  });

  test('hides activities about hidden subjects', async () => {
    const { customerId, ids } = company;
    const about = {
      clip_card: ids.clipCardId,
      customer: customerId,
      invoice: company.nodes.Invoice,
      user: company.person.id,
    };
    for (const [type, id] of Object.entries(about))
      await app.db.sql(
        `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
         values ($1, $2, $3, $4, 'Omfang', 'Ida', now())`,
        [`act_scope_${type}`, customerId, type, id],
      );
    const seen = async (scope: Scope) =>
      (await query(scope, `select entity_type as type from activity where title = 'Omfang' order by id`)).map(
        ({ type }) => type as string,
      );
    expect(await seen({ subjects: null, departmentIds: null })).toEqual(['clip_card', 'customer', 'invoice', 'user']);
    expect(await seen({ subjects: ['AGREEMENTS'], departmentIds: null })).toEqual(['clip_card', 'customer']);
    expect(await seen({ subjects: null, departmentIds: [otherDepartment] })).toEqual(['customer', 'user']);
  });
});

test('an activity is hidden from those who do not see the subject that it tells about beside its object', async () => {
  const { customerId, ids } = company;
  for (const [type, id, subject] of [
    ['customer', customerId, 'FINANCE'],
    ['department', ids.departmentId, 'AGREEMENTS'],
    ['zendesk_instance', company.nodes.Installation, 'INTEGRATIONS'],
    ['clip_card', ids.clipCardId, 'FINANCE'],
  ])
    await app.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, also_subject, created_at)
       values ($1, $2, $3, $4, 'Også', 'Ida', $5, now())`,
      [`act_also_${type}`, customerId, type, id, subject],
    );
  const seen = async (subjects: Subject[] | null) =>
    (
      await query(
        { subjects, departmentIds: null },
        `select entity_type as type from activity where title = 'Også' order by id`,
      )
    ).map(({ type }) => type as string);
  expect(await seen(null)).toEqual(['clip_card', 'customer', 'department', 'zendesk_instance']);
  expect(await seen(['AGREEMENTS'])).toEqual(['department']);
  expect(await seen(['FINANCE'])).toEqual(['customer']);
  expect(await seen(['FINANCE', 'AGREEMENTS'])).toEqual(['clip_card', 'customer', 'department']);
  expect(await seen([])).toEqual([]);
});

describe('an object that moves to another department', () => {
  test('is gone for callers who see the former department alone, and for nobody else', async () => {
    const from = await app.world.department(company.customerId);
    const to = await app.world.department(company.customerId);
    const card = await app.world.clipCard(from);
    await app.db.sql('update clip_card set department_id = $1 where id = $2', [to, card]);
    const isGone = async (departmentIds: string[] | null, subjects: Subject[] | null = null) =>
      (await query({ subjects, departmentIds }, 'select from deleted_node where node_id = $1', [card])).length === 1;
    expect(await isGone([from])).toBe(true);
    expect(await isGone([from], ['FINANCE'])).toBe(false);
    expect(await isGone([from, to])).toBe(false);
    expect(await isGone([to])).toBe(false);
    expect(await isGone([otherDepartment])).toBe(false);
    expect(await isGone(null)).toBe(false);
    await app.db.sql('update clip_card set deleted_at = now() where id = $1', [card]);
    expect(await isGone([to])).toBe(true);
    expect(await isGone([otherDepartment])).toBe(false);
    expect(await isGone(null)).toBe(true);
  });
});
