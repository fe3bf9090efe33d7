import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { expectNumbersWithoutGaps } from './testing/expectNumbers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
});
afterAll(() => app.close());

const PARALLEL = 50;

/** Issues in separate portal processes, each of which is killed with SIGKILL once it has issued some invoices. */
const issueAndDie = (departmentIds: string[], dieAfter: number) =>
  runAndDie(app, 'issueAndDie', { departmentIds, dieAfter });

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
