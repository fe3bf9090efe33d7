import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './createTestApp.ts';

/**
 * Executes `statements` in another transaction, starts `work`, and commits that transaction as soon as `work` waits for
 * a lock, or after two seconds.
 */
export async function runDuringUncommittedWrites<T>(
  { db }: TestApp,
  statements: [text: string, values: unknown[]][],
  work: () => Promise<T>,
): Promise<T> {
  const other = new pg.Client({ connectionString: db.superuserUrl });
  await other.connect();
  try {
    await other.query('begin');
    for (const [text, values] of statements) await other.query(text, values);
    const result = work();
    await waitForBlockedStatement(db);
    await other.query('commit');
    return await result;
  } finally {
    await other.end();
  }
}

async function waitForBlockedStatement({ sql }: TestApp['db']): Promise<void> {
  const end = Date.now() + 2_000;
  const blocked = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`;
  while (Date.now() < end && !(await sql(blocked)).length) await sleep(10);
}
