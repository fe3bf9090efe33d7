import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, monthStart } from '../../../../domain/basics/dates.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';

let app: TestApp;
let adminToken: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
});
beforeEach(() => app.db.sql('truncate daily_snapshot cascade'));
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const QUERY = '{ admin { recurringRevenue { month net } } }';
const thisMonth = monthStart(dateOf());
/** The amounts of the months from the one that is so many months ago. */
const revenue = async (monthsAgo = 12) =>
  (await run(QUERY)).data.admin.recurringRevenue.slice(-1 - monthsAgo).map(({ net }) => net);

async function compute(day: string, amount: number): Promise<void> {
  await app.world.dailySnapshot({ day });
  if (amount) await app.world.dailyFigure(day, 'RECURRING_REVENUE', { amount });
}

test('is that of the last computed day of each of 13 months, and 0 for months without one', async () => {
  await compute(addDays(thisMonth, -2), 900_00);
  await compute(addDays(thisMonth, -1), 1_000_00);
  await compute(addMonths(thisMonth, -2), 700_00);
  const months = (await run(QUERY)).data.admin.recurringRevenue;
  expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 13 }, (_, i) => addMonths(thisMonth, i - 12)));
  // On the first day of a month, the last night is in the month before.
  expect(await revenue(3)).toEqual([0, 700_00, 1_000_00, 1_000_00]);
  await compute(thisMonth, 0);
  expect(await revenue(1)).toEqual([1_000_00, 0]);
});

test('stays a number when it is too large for a field', async () => {
  await compute(thisMonth, 6_000_000_000);
  expect(await revenue(0)).toEqual([2 ** 31 - 1]);
});

test('is for admins', async () => {
  expect(refusalOf(await run(QUERY, {}, (await app.world.person()).token))?.[0]).toBe('FORBIDDEN');
});
