import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf } from '../../domain/dates.ts';
import { monthStart } from '../../domain/invoices.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { refusalOf, runAs } from '../testing/runAs.ts';

let app: TestApp;
let adminToken: string;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  adminToken = (await app.world.person({ role: 'ADMIN' })).token;
});
beforeEach(async () => {
  departmentId = await app.world.department(await app.world.company());
  installationId = await app.world.installation(departmentId);
  await app.db.sql('update service_agreement set license_count = 0');
  await app.db.sql('update license set monthly_price = null');
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const QUERY = '{ admin { recurringRevenue { month net } } }';
const today = dateOf();
const thisMonth = monthStart(today);
/** The amounts of the months from the one that is so many months ago. */
const revenue = async (monthsAgo = 12) =>
  (await run(QUERY)).data.admin.recurringRevenue.slice(-1 - monthsAgo).map(({ net }) => net);

const RUNNING = { status: 'ACTIVE', start_date: addMonths(thisMonth, -2), end_date: addMonths(thisMonth, 10) };
const SOLD = { license_count: 10, license_price: 100_00, payment_interval: 'MONTHLY' };
const agreement = (fields: object = {}) => app.world.serviceAgreement(departmentId, { ...RUNNING, ...SOLD, ...fields });
const license = (fields: object = {}) =>
  app.world.license(installationId, {
    status: 'ACTIVE',
    valid_from: addMonths(thisMonth, -2),
    valid_until: addMonths(thisMonth, 10),
    monthly_price: 500_00,
    ...fields,
  });

test('is the value of agreements and priced licences on the last day of each of 13 months', async () => {
  await agreement();
  await license();
  await license({ monthly_price: null });
  const months = (await run(QUERY)).data.admin.recurringRevenue;
  expect(months.map(({ month }) => month)).toEqual(Array.from({ length: 13 }, (_, i) => addMonths(thisMonth, i - 12)));
  expect(await revenue(3)).toEqual([0, 1_500_00, 1_500_00, 1_500_00]);
});

test('counts what ended before the last day of a month in the months before alone', async () => {
  await agreement({ status: 'EXPIRED', end_date: addDays(thisMonth, -1) });
  await license({ valid_until: addDays(thisMonth, -2), status: 'EXPIRED' });
  expect(await revenue(2)).toEqual([1_500_00, 1_000_00, 0]);
});

test('counts this month what runs today, and nothing that is to begin', async () => {
  await license({ valid_from: addDays(today, 1) });
  await license({ valid_from: today, monthly_price: 70_00 });
  expect(await revenue(0)).toEqual([70_00]);
});

test('leaves out what waits or is cancelled, and what is deleted from its day on', async () => {
  await agreement({ status: 'PENDING' });
  await agreement({ status: 'CANCELLED' });
  await license({ status: 'PENDING' });
  await license({ deleted_at: `${addDays(thisMonth, -3)}T12:00:00Z` });
  expect(await revenue(2)).toEqual([500_00, 0, 0]);
});

test('has the discount of yearly payment and the regulations of renewals', async () => {
  const percent = (await app.portal.services.prices.on()).yearlyDiscountPercent;
  await agreement({ payment_interval: 'YEARLY' });
  expect(await revenue(0)).toEqual([(1_000_00 * (100 - percent)) / 100]);
  await app.db.sql(`update service_agreement set payment_interval = 'MONTHLY', regulations = '{1000,-500}'`);
  expect(await revenue(0)).toEqual([1_045_00]);
});

test('stays a number when it is too large for a field', async () => {
  for (let i = 0; i < 3; i += 1) await license({ monthly_price: 2_000_000_000 });
  expect(await revenue(0)).toEqual([2 ** 31 - 1]);
});

test('is for admins', async () => {
  expect(refusalOf(await run(QUERY, {}, (await app.world.person()).token))?.[0]).toBe('FORBIDDEN');
});
