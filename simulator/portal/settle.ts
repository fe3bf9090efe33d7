import { setTimeout as pause } from 'node:timers/promises';
import type { SimulatedPortal } from './SimulatedPortal.ts';

const POLL_MS = 50;
const MAX_WAIT_MS = 300_000;

/**
 * Waits until the queue has no job that is due. Jobs that wait for a later attempt are left. Throws when jobs are still
 * running after five minutes of real time, because something waits for ever.
 */
export async function settle({ db, queue }: Pick<SimulatedPortal, 'db' | 'queue'>): Promise<void> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const waiting = await db.sql<{ name: string; isAbandoned: boolean }>(
      `select name, state = 'active' and started_on + make_interval(secs => expire_seconds) < simulated.now()
         as "isAbandoned"
       from pgboss.job
       where (state = 'active' or (state in ('created', 'retry') and start_after <= simulated.now()))
         and name not like '\\_\\_pgboss%'`,
    );
    if (!waiting.length) return;
    if (waiting.some(({ isAbandoned }) => isAbandoned)) await queue.supervise();
    if (performance.now() > until) throw new Error(`Jobs still run after five minutes:\n${await describeWork(db)}`);
    await pause(POLL_MS);
  }
}

/** The jobs that are due or running, and what the database is doing. */
async function describeWork(db: SimulatedPortal['db']): Promise<string> {
  const rows = await db.sql<{ line: string }>(
    `select concat_ws(' ', name, state, 'after', start_after, 'since', started_on, 'of', simulated.now()) as line
     from pgboss.job where state in ('created', 'retry', 'active') and start_after <= simulated.now()
     union all
     select concat_ws(' ', pid, state, wait_event, 'blocked by', pg_blocking_pids(pid), left(query, 300))
     from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()`,
  );
  return rows.map(({ line }) => line).join('\n');
}
