import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './createTestApp.ts';

/** Has `work` begin while somebody else's statements are done but not committed, and end after they are. */
export async function heldBack<T>(
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
    await waits(db);
    await other.query('commit');
    return await result;
  } finally {
    await other.end();
  }
}

async function waits({ sql }: TestApp['db']): Promise<void> {
  const end = Date.now() + 2_000;
  const anyone = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and cardinality(pg_blocking_pids(pid)) > 0`;
  while (Date.now() < end && !(await sql(anyone)).length) await sleep(10);
}
