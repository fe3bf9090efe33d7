import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { TestApp } from '../createTestApp.ts';
import { waitUntil } from '../waitUntil.ts';

/**
 * Runs a program of this folder, a portal process of its own, and returns the signal that ended it. The program gets
 * `plan` from `readPlan`. It kills itself, or its works stop (`stopAll`); this function then kills it once `mayDie`
 * resolves. The database notices the end of a process a moment later and holds the locks of its transactions until
 * then, so this function waits until the database has closed the program's sessions.
 */
export async function runAndDie(
  { config, db }: TestApp,
  program: string,
  plan: Record<string, unknown>,
  mayDie: () => Promise<void> = async () => undefined,
): Promise<NodeJS.Signals | null> {
  const name = `dying ${randomUUID()}`;
  const databaseUrl = new URL(config.databaseUrl);
  databaseUrl.searchParams.set('application_name', name);
  const child = spawn(
    process.execPath,
    ['--import', './scripts/register.mjs', `./server/testing/dying/${program}.ts`],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PLAN: JSON.stringify({ ...plan, config: { ...config, databaseUrl: databaseUrl.href } }),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  child.once('message', () => void mayDie().then(() => child.kill('SIGKILL')));
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  await waitUntil(async () => {
    const sessions = await db.sql('select 1 from pg_stat_activity where application_name = $1', [name]);
    return sessions.length === 0;
  });
  return signal;
}
