import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { waitUntil } from '../../testing/waitUntil.ts';

let app: TestApp;
beforeEach(async () => void (app = await createTestApp()));
afterEach(() => app.close());

test('one statement looks at all queues, and only those with due jobs are asked for them', async () => {
  // The jobs that the schedule starts at once have run by then.
  await waitUntil(async () => (await countJobs(`state <= 'active' and start_after < now()`)) === 0);
  const counts = { looks: 0, fetches: 0 };
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0]);
    if (text.includes('from unnest($1::text[]) as queue')) counts.looks += 1;
    if (/WITH next AS/.test(text)) counts.fetches += 1;
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  try {
    await waitUntil(() => counts.looks > 4);
  } finally {
    pg.Client.prototype.query = original;
  }
  // A schedule may be due in the meantime.
  expect(counts.fetches).toBeLessThan(20);
});

test('a job that another process has sent runs, and so do several that are sent at once', async () => {
  const person = await app.world.person();
  await app.portal.services.jobs.sendAll('personal-data.collect', [{ userId: person.id }, { userId: 'user_none' }]);
  await waitUntil(async () => (await countJobs(`name = 'personal-data.collect' and state = 'completed'`)) === 2);
});

const countJobs = async (condition: string) =>
  (await app.db.sql(`select 1 from pgboss.job_common where ${condition}`)).length;

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string })?.text ?? '');
