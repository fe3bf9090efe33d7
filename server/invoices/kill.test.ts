import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { expectNumbersWithoutGaps } from './testing/expectNumbers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
});
afterAll(() => app.close());

const PARALLEL = 50;

/** Issues in separate portal processes, each of which is killed with SIGKILL once it has issued some invoices. */
async function issueAndDie(departmentIds: string[], dieAfter: number): Promise<string | null> {
  const child = spawn(process.execPath, ['--import', './scripts/register.mjs', './server/testing/issueAndDie.ts'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      ISSUE: JSON.stringify({ departmentIds, dieAfter, config: app.config }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

test('50 parallel invoices have numbers without a gap, although processes are killed while they issue', async () => {
  const customerId = await app.world.company();
  const departmentIds = await Promise.all(Array.from({ length: PARALLEL }, () => app.world.department(customerId)));
  for (const departmentId of departmentIds) await app.world.ledgerEntry(departmentId);
  expect(await Promise.all([issueAndDie(departmentIds, 3), issueAndDie(departmentIds.toReversed(), 11)])).toEqual([
    'SIGKILL',
    'SIGKILL',
  ]);
  await expectNumbersWithoutGaps(app);
  await Promise.all([issueInvoices(app.portal.services), issueInvoices(app.portal.services)]);
  await expectNumbersWithoutGaps(app);
  const [row] = await app.db.sql(
    'select count(*)::int, count(distinct department_id)::int as departments from invoice',
  );
  expect(row).toEqual({ count: PARALLEL, departments: PARALLEL });
});
