import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';

let app: TestApp;
let admin: Person;
let person: Person;

/** 4,000 companies, each with a department, and 20,000 tasks of another company, all with a common word. */
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  person = await app.world.person();
  const clipCardId = await app.world.clipCard(await app.world.department((await app.world.person()).customerId!));
  const taskId = await app.world.task(clipCardId, { name: 'Fjordopgave' });
  const copyOf = async (table: string, columns: string, values: string, from: string, count: number) => {
    const rest = await app.db.sql<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and not column_name = any($2)`,
      [table, columns.split(', ')],
    );
    await app.db.sql(
      `insert into ${table} (${columns}, ${rest[0]!.names})
       select ${values}, ${rest[0]!.names} from ${table}, generate_series(1, ${count}) i where ${table}.id = '${from}'`,
    );
  };
  const id = (prefix: string) =>
    `'${prefix}_' || lpad(i::text, 8, '0') || substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + i % 32, 1)`;
  await copyOf(
    'customer',
    'id, name, click_up_folder_id, stripe_customer_id, registration_id',
    `${id('cust')}, 'Fjordhus ' || i || ' ApS', null, null, null`,
    person.customerId!,
    4_000,
  );
  await copyOf('task', 'id, click_up_id, name', `${id('task')}, 'cu' || i, 'Fjordopgave ' || i`, taskId, 20_000);
  await app.db.sql('vacuum analyze search_entry');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: admin.token }));
const search = async (text: string) =>
  (await run('query ($text: String!) { admin { search(text: $text) { kind title } } }', { text })).data.admin.search;
const searchOwn = async (text: string) =>
  (await run('query ($text: String!) { search(text: $text) { title } }', { text }, person.token)).data.search;

/** Runs `work` and returns how many entries were read of the table, and whether all of them were. */
async function rowsRead(work: () => Promise<unknown>) {
  const counts = async () => {
    const [row] = await app.db.sql<{ scans: number; rows: number }>(
      `select seq_scan::int as scans, (seq_tup_read + idx_tup_fetch)::int as rows
       from pg_stat_user_tables where relname = 'search_entry'`,
    );
    return row!;
  };
  /** Every connection of the portal reports what it has read when it next runs a statement after a second. */
  const settled = async () => {
    await Promise.all(
      Array.from({ length: app.config.poolSize }, () =>
        app.portal.services.reads.runSql({ role: 'portal_system' }, 'select pg_stat_force_next_flush(), pg_sleep(0.2)'),
      ),
    );
    return counts();
  };
  const before = await settled();
  await work();
  const after = await settled();
  return { scans: after.scans - before.scans, rows: after.rows - before.rows };
}

test.each([
  ['a common word', 'fjord', 20],
  ['a common part of a word', 'ordhus', 20],
  ['two common words', 'aps fjordhus', 20],
  ['a rare word', '3999', 3],
  ['a word that is nowhere', 'xyzzy', 0],
  ['common words that are nowhere together', 'fjordhus fjordopgave', 0],
])('a search for %s reads few of 24,000 entries, by the index', async (_, text, count) => {
  const { scans, rows } = await rowsRead(async () => expect(await search(text)).toHaveLength(count));
  expect(scans).toBe(0);
  expect(rows).toBeLessThan(3_000);
});

test('companies are not lost among tasks with the same word', async () => {
  expect(new Set((await search('fjord')).map(({ kind }) => kind))).toEqual(new Set(['COMPANY']));
  expect((await search('fjordopgave'))[0]).toMatchObject({ kind: 'TASK' });
});

test("a customer's search reads the entries of the own company alone", async () => {
  const { scans, rows } = await rowsRead(() => searchOwn('fjord'));
  expect(scans).toBe(0);
  expect(rows).toBeLessThan(100);
});
