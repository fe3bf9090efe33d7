import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CompiledQuery } from 'kysely';
import { ledgerOfDepartments } from '../../rooms/money/payments/ledger.reads.ts';
import { hourEntriesOfCards } from '../../rooms/sales/clipCards/clipCard.reads.ts';
import { tasksOfCards, tasksOfColumns } from '../../rooms/work/tasks/task.reads.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Query } from '../db/query.ts';
import type { Reader } from '../db/Reader.ts';
import { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { WHOLE_COMPANY } from '../db/scope.ts';
import { sqlBuilder } from '../db/tables.ts';

let app: TestApp;
let reads: ReadPool;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  reads = new ReadPool(app.db.appUrl, 1);
  await app.db.sql(`set session_replication_role = replica; ${fill}; set session_replication_role = default`);
  await app.db.sql('analyze ledger_entry, task, hour_entry');
});
afterAll(async () => {
  await reads.close();
  await app.close();
});

/** One company has 8,000 rows under one parent; 400 other companies have twenty rows each, interleaved. */
const rows = `(
  select i, case when i <= 8000 then 'own' else 'other' || i % 400 end as of from generate_series(1, 16000) i
) r`;
const fill = `
  insert into ledger_entry
      (id, customer_id, department_id, subject, subject_id, description, net, vat, gross, status, method, purchase_id,
        created_at)
    select 'ledg_' || i, of, of, 'CLIP_CARD', of, 'Klippekort', 800, 200, 1000, 'PAID', 'INVOICE', i, now()
      from ${rows};
  insert into task
      (id, customer_id, clip_card_id, click_up_id, name, status, color, status_key, board_column, card_column, is_open,
        created_at, updated_at, assignees, tags, custom_fields)
    select 'task_' || i, of, of, i, 'Opgave', 'Open', '#87909e', 'open', of, of, true,
      now() + i * interval '1 minute', now(), '[]', '[]', '[]' from ${rows};
  insert into hour_entry (id, customer_id, clip_card_id, worked_on, minutes, description, logged_by, created_at)
    select 'hour_' || i, of, of, '2026-01-01', 30, 'Arbejde', 'Sofie', now() from ${rows}`;

test.each([
  ['ledger_entry_department_newest', ledgerOfDepartments],
  ['task_board_column', (reader: Reader) => tasksOfColumns(reader, 'board_column')],
  ['task_card_column', (reader: Reader) => tasksOfColumns(reader, 'card_column')],
  ['task_card_newest', tasksOfCards],
  ['hour_entry_newest', hourEntriesOfCards],
] as const)(
  'a page is read from the index %s without sorting, with a plan that does not depend on the company',
  async (index, listOf) => {
    const plan = await planFor((reader) => listOf(reader).page('own', { first: 50 }));
    expect(plan).toContain(`Index Scan Backward using ${index}`);
    expect(plan).not.toMatch(/Sort|Bitmap/);
  },
);

/** The plan of a prepared statement, which a connection reuses for all companies, under row-level security. */
async function planFor(read: (reader: Reader) => Promise<unknown>): Promise<string> {
  const queries: CompiledQuery[] = [];
  await read({
    read: async (query: Query<unknown>) => (queries.push(query.compile(sqlBuilder)), []),
  } as unknown as Reader);
  const run = (text: string) =>
    reads.runSql<Record<string, string>>({ role: dbRoles.customer, customerId: 'own', scope: WHOLE_COMPANY }, text);
  await run(`prepare page as ${queries[0]!.sql}`);
  const lines = await run(`explain execute page('{own}', 51)`);
  await run('deallocate page');
  return lines.flatMap((line) => Object.values(line)).join('\n');
}
