import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Figure } from '../../../../domain/backOffice/reports/figures.ts';
import { addDays, addMonths, dateOf, momentOf } from '../../../../domain/basics/dates.ts';
import { vatOf } from '../../../../domain/basics/money.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { refusalOf, runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { issueInvoices } from '../../money/invoices/invoice.jobs.ts';
import { takeSnapshots } from './reports.jobs.ts';
import { takeSnapshot } from './takeSnapshot.ts';

let app: TestApp;
let adminToken: string;
let person: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => {
  app = await createTestApp(
    { invoices: { isIssuedHere: true, areBookedAtDinero: false, paymentDays: 14 } },
    { runJobs: false },
  );
});
beforeEach(async () => {
  await app.db.sql('truncate customer, daily_snapshot cascade');
  adminToken = (await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' })).token;
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
});
afterAll(() => app.close());

const run = runAs(() => ({ app, token: adminToken }));
const today = dateOf();
/** Two o'clock in the night after a day. */
const nightAfter = (day: string) => momentOf(addDays(day, 1), '02:00');
/** Computes a day in the night after it. */
const snapshot = (day = today) => takeSnapshot(app.portal.services, day, nightAfter(day));

async function figure(name: Figure, day = today) {
  const rows = await app.db.sql<{ key: string; amount: string; count: string }>(
    'select key, amount, count from daily_figure where figure = $1 and day = $2 order by key',
    [name, day],
  );
  return rows.map(({ key, amount, count }) => [key, Number(amount), Number(count)]);
}
const differences = async () =>
  (await app.db.sql<{ differences: object[] }>('select differences from daily_snapshot order by day')).flatMap(
    (row) => row.differences,
  );

const vat = (net: number) => ({ net, vat: vatOf(net), gross: net + vatOf(net) });
const PERIOD = { period_from: addDays(today, -10), period_to: addDays(addMonths(addDays(today, -10), 1), -1) };
const YEAR = { period_from: addDays(today, -10), period_to: addDays(addMonths(addDays(today, -10), 12), -1) };

/** An entry of a period of a new agreement. Returns the ids of both. */
async function billedAgreement(net: number, fields: object = {}) {
  const agreementId = await app.world.serviceAgreement(departmentId);
  const entryId = await app.world.ledgerEntry(departmentId, {
    subject: 'service_agreement',
    subject_id: agreementId,
    origin: 'PORTAL',
    purchase_id: `${agreementId}:0`,
    ...vat(net),
    ...PERIOD,
    ...fields,
  });
  return { agreementId, entryId };
}

describe('recurring revenue', () => {
  test('is what the entries whose period contains the day amount to in a month', async () => {
    await billedAgreement(1_000_00);
    await billedAgreement(1_199_99, YEAR);
    await billedAgreement(777_00, { ...PERIOD, period_to: addDays(today, -1) });
    await billedAgreement(555_00, { status: 'CANCELLED', settled_at: new Date() });
    await snapshot();
    expect(await figure('RECURRING_REVENUE')).toEqual([['', 1_000_00 + 100_00, 1]]);
    expect(await differences()).toEqual([]);
  });

  test('counts seats that were added within a period with their price of a month', async () => {
    const licenseId = await app.world.license(installationId, { monthly_price: 600_00 });
    const license = { subject: 'license', subject_id: licenseId, origin: 'PORTAL' };
    await app.world.ledgerEntry(departmentId, {
      ...license,
      ...vat(500_00),
      ...PERIOD,
      purchase_id: `${licenseId}:0`,
    });
    // 100 kr a month for 73 days, which are a fifth of a year.
    const added = { period_from: addDays(today, -3), period_to: addDays(today, 69) };
    await app.world.ledgerEntry(departmentId, { ...license, ...vat(240_00), ...added, purchase_id: 'request-1' });
    await snapshot();
    expect(await figure('RECURRING_REVENUE')).toEqual([['', 600_00, 1]]);
    expect(await differences()).toEqual([]);
  });

  test('follows credit notes and the prices of new periods to the øre, and agrees with the ledger', async () => {
    const { entryId } = await billedAgreement(1_000_01, YEAR);
    await app.world.ledgerEntry(departmentId, { ...vat(100_00), subject_id: await app.world.clipCard(departmentId) });
    await snapshot(addDays(today, -1));
    await issueInvoices(app.portal.services);
    const [line] = await app.db.sql<{ invoice_id: string; position: number }>(
      'select invoice_id, position from invoice_line where entry_id = $1',
      [entryId],
    );
    const credited = await run('mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { id } }', {
      input: {
        invoiceId: line!.invoice_id,
        version: 1,
        reason: 'Rabat',
        lines: [{ position: line!.position, net: 333_33 }],
      },
    });
    expect(credited.errors).toBeUndefined();
    await snapshot();
    expect(await figure('RECURRING_REVENUE')).toEqual([['', 83_33 - 27_78, 1]]);
    expect(await figure('INVOICED')).toEqual([['', 1_000_01 + 100_00 - 333_33, 2]]);
    const open = (1_100_01 - 333_33) * 1.25;
    expect((await figure('OUTSTANDING'))[0]![1]).toBeGreaterThan(open - 2);
    expect(await differences()).toEqual([]);
  });

  test('of prices by agreement is 0, and their company is a customer', async () => {
    await app.world.license(installationId, { quantity: 7 });
    await app.world.license(installationId, { quantity: 4, monthly_price: 100_00 });
    await snapshot();
    expect(await figure('RECURRING_REVENUE')).toEqual([['', 0, 1]]);
    expect(await figure('SEATS')).toEqual([
      ['BY_AGREEMENT', 0, 7],
      ['PRICED', 0, 4],
    ]);
  });

  test('tells who is new and who is lost, and the lists add up to the figures', async () => {
    await snapshot(addDays(today, -3));
    const { agreementId, entryId } = await billedAgreement(800_00, {
      created_at: new Date(Date.now() - 50 * 3600_000),
    });
    await snapshot(addDays(today, -2));
    expect(await figure('NEW_CUSTOMERS', addDays(today, -2))).toEqual([['', 800_00, 1]]);
    await app.db.sql(`update service_agreement set status = 'CANCELLED' where id = $1`, [agreementId]);
    await app.db.sql(
      `update ledger_entry set status = 'CANCELLED', settled_at = now() - interval '1 day' where id = $1`,
      [entryId],
    );
    await snapshot(addDays(today, -1));
    await snapshot();
    expect(await figure('LOST_CUSTOMERS', addDays(today, -1))).toEqual([['', 800_00, 1]]);
    const list = async (change: string) =>
      (
        await run(
          `query ($from: Date!, $to: Date!, $change: RevenueChange!) {
            admin { recurringCompanies(from: $from, to: $to, change: $change, first: 5) {
              totalCount edges { node { amount since customer { id } } } } } }`,
          { from: addDays(today, -29), to: today, change },
        )
      ).data.admin.recurringCompanies;
    const row = { amount: 800_00, customer: { id: person.customerId } };
    expect(await list('NEW')).toEqual({ totalCount: 1, edges: [{ node: { ...row, since: addDays(today, -2) } }] });
    expect(await list('LOST')).toEqual({ totalCount: 1, edges: [{ node: { ...row, since: addDays(today, -1) } }] });
    expect((await list('ALL')).totalCount).toBe(0);
  });
});

describe('the other figures', () => {
  test('count hours when they are sold and used, and take back what is credited or cancelled later', async () => {
    const [dayBefore, yesterday] = [addDays(today, -2), addDays(today, -1)];
    const sell = async (created_at: Date, fields: object = {}) =>
      app.world.ledgerEntry(departmentId, {
        subject_id: await app.world.clipCard(departmentId, { hours: 10 }),
        created_at,
        ...fields,
      });
    const before = momentOf(dayBefore, '12:00');
    await sell(before);
    await sell(before, { status: 'CANCELLED', settled_at: momentOf(yesterday, '12:00') });
    await sell(momentOf(yesterday, '12:00'), { status: 'FAILED', settled_at: momentOf(yesterday, '12:01') });
    const cardId = await app.world.clipCard(departmentId);
    await app.world.hourEntry(cardId, { minutes: 90, created_at: momentOf(yesterday, '23:59') });
    await app.world.hourEntry(cardId, { minutes: -15, created_at: momentOf(today, '00:00') });
    for (const day of [dayBefore, yesterday, today]) await snapshot(day);
    expect(await figure('HOURS_SOLD', dayBefore)).toEqual([['', 2_000_00, 1_200]]);
    expect(await figure('HOURS_SOLD', yesterday)).toEqual([['', -1_000_00, -600]]);
    expect(await figure('HOURS_USED', yesterday)).toEqual([['', 0, 90]]);
    expect(await figure('HOURS_USED', today)).toEqual([['', 0, -15]]);
  });

  test('are those of the lists: unpaid invoices by age, renewals by group, and tasks by status and age', async () => {
    const tomorrow = addDays(today, 1);
    for (const [days, open] of [
      [0, 100],
      [31, 200],
      [100, 300],
    ] as const)
      await app.world.invoice(departmentId, { due_on: addDays(tomorrow, -days), open });
    await app.world.license(installationId, {
      monthly_price: 500_00,
      quantity: 5,
      contract_term: 12,
      valid_until: addDays(tomorrow, 35),
    });
    const cardId = await app.world.clipCard(departmentId);
    await app.world.task(cardId, { status: 'Open', created_at: momentOf(addDays(tomorrow, -7), '08:00') });
    await app.world.task(cardId, { status: 'open', created_at: momentOf(addDays(tomorrow, -8), '08:00') });
    await app.world.task(cardId, { status: 'complete' });
    await snapshot();
    expect(await figure('RENEWALS')).toEqual([['DAYS_30', 6_000_00, 1]]);
    expect(await figure('TASKS')).toEqual([['open', 0, 2]]);
    expect(await figure('TASK_AGES')).toEqual([
      ['DAYS_8_TO_30', 0, 1],
      ['UP_TO_7', 0, 1],
    ]);
    // Invoices without entries in the ledger: the night finds that the two differ.
    expect(await differences()).toEqual([{ figure: 'OUTSTANDING', amount: 0, ledger: 600 }]);
  });

  test('follow the payments of invoices, in part, whole, undone and after a credit', async () => {
    await app.world.ledgerEntry(departmentId, { subject_id: await app.world.clipCard(departmentId) });
    const clipCard = await app.world.clipCard(departmentId);
    await app.world.ledgerEntry(departmentId, { subject_id: clipCard, ...vat(200_00) });
    await issueInvoices(app.portal.services);
    const open = async () => {
      const [row] = await app.db.sql<{ id: string; version: number }>(
        `select id, version from invoice where kind = 'INVOICE'`,
      );
      return row!;
    };
    const pay = async (amount: number) => {
      const { id: invoiceId, version } = await open();
      const answer = await run(
        'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { id } }',
        { input: { invoiceId, version, amount, paidOn: today } },
      );
      expect(answer.errors).toBeUndefined();
    };
    const outstanding = async () => {
      await app.db.sql('truncate daily_snapshot cascade');
      await snapshot();
      return (await figure('OUTSTANDING')).map(([, amount]) => amount);
    };
    expect(await outstanding()).toEqual([1_500_00]);
    await pay(400_00);
    expect(await outstanding()).toEqual([1_100_00]);
    await pay(1_100_00);
    expect(await outstanding()).toEqual([]);
    const { id: invoiceId, version } = await open();
    const credit = await run('mutation ($input: CreditInvoiceInput!) { creditInvoice(input: $input) { id } }', {
      input: { invoiceId, version, reason: 'Rabat', lines: [{ position: 1, net: 100_00 }] },
    });
    expect(credit.errors).toBeUndefined();
    expect(await outstanding()).toEqual([]);
    expect(await figure('CREDIT_OWED')).toEqual([['', 125_00, 1]]);
    const [payment] = await app.db.sql<{ id: string }>('select id from invoice_payment order by id desc limit 1');
    const undone = await run('mutation ($id: ID!) { undoInvoicePayment(paymentId: $id) { id } }', { id: payment!.id });
    expect(undone.errors).toBeUndefined();
    expect(await outstanding()).toEqual([975_00]);
    expect(await differences()).toEqual([]);
  });

  test('tell which service levels were kept, only for tasks that were followed from the start', async () => {
    await app.world.serviceAgreement(departmentId);
    const cardId = await app.world.clipCard(departmentId);
    const created = momentOf(addDays(today, -1), '12:00');
    const hoursLater = (hours: number) => new Date(created.getTime() + hours * 3600_000);
    const task = (fields: object = {}) =>
      app.world.task(cardId, { created_at: created, seen_at: created, acted_on_at: hoursLater(1), ...fields });
    await task();
    await task({ acted_on_at: hoursLater(4.1), priority: 1 });
    await task({ seen_at: hoursLater(2) });
    const logged = await task({ acted_on_at: null });
    await app.world.hourEntry(cardId, { task_id: logged, created_at: hoursLater(3) });
    await snapshot(addDays(today, -1));
    await snapshot();
    const days = [addDays(today, -1), today];
    expect(await figure('SERVICE_LEVELS_KEPT', days[0])).toEqual([['RESPONSE', 0, 2]]);
    expect(await figure('SERVICE_LEVELS_BROKEN', days[0])).toEqual([['RESPONSE', 0, 1]]);
    expect(await figure('SERVICE_LEVELS_BROKEN', days[1])).toEqual([['CRITICAL', 0, 1]]);
    const list = async (serviceLevel: string, isKept: boolean) =>
      (
        await run(
          `query ($from: Date!, $to: Date!, $serviceLevel: ServiceLevel!, $isKept: Boolean!) {
            admin { serviceLevelTasks(from: $from, to: $to, serviceLevel: $serviceLevel, isKept: $isKept) {
              totalCount edges { node { id } } } } }`,
          { from: days[0], to: days[1], serviceLevel, isKept },
        )
      ).data.admin.serviceLevelTasks;
    expect((await list('RESPONSE', true)).totalCount).toBe(2);
    expect((await list('RESPONSE', false)).edges).toEqual((await list('CRITICAL', false)).edges);
  });

  test('note when the status of a task first changes, and when the task is closed', async () => {
    const id = await app.world.task(await app.world.clipCard(departmentId));
    const times = async () => {
      const [row] = await app.db.sql<{ seen: boolean; acted: boolean; closed: boolean }>(
        `select seen_at is not null as seen, acted_on_at is not null as acted, closed_at is not null as closed
         from task where id = $1`,
        [id],
      );
      return row;
    };
    expect(await times()).toEqual({ seen: true, acted: false, closed: false });
    await app.db.sql(`update task set status_key = 'complete', is_open = false where id = $1`, [id]);
    expect(await times()).toEqual({ seen: true, acted: true, closed: true });
    await app.db.sql(`update task set status_key = 'open', is_open = true where id = $1`, [id]);
    expect(await times()).toEqual({ seen: true, acted: true, closed: false });
  });
});

describe('the nightly job', () => {
  const days = async () => {
    const rows = await app.db.sql<{ day: string; late: boolean }>(
      'select day::text as day, is_late as late from daily_snapshot order by day',
    );
    return rows.map(({ day, late }) => [day, late]);
  };

  test('computes the missing days in their order, and none twice, with two replicas at the same time', async () => {
    await app.db.sql(`update customer set created_at = now() - interval '3 days'`);
    await billedAgreement(100_00, { created_at: new Date(Date.now() - 60 * 3600_000) });
    const { services } = app.portal;
    await Promise.all([takeSnapshots(services), takeSnapshots(services)]);
    const expected = [-3, -2, -1].map((offset) => [addDays(today, offset), offset < -1]);
    expect(await days()).toEqual(expected);
    await takeSnapshots(services);
    expect(await days()).toEqual(expected);
    expect(await app.db.sql('select until_day from recurring_revenue where until_day is null')).toHaveLength(1);
    await app.db.sql('delete from daily_snapshot where day = $1', [addDays(today, -1)]);
    await takeSnapshots(services, { runMs: 0 });
    expect(await days()).toEqual(expected.slice(0, 2));
    await takeSnapshots(services);
    expect(await days()).toEqual(expected);
  });

  test('leaves out of a late day what nobody can tell afterwards', async () => {
    const cardId = await app.world.clipCard(departmentId);
    await app.world.task(cardId);
    await takeSnapshot(app.portal.services, addDays(today, -4), new Date());
    expect(await figure('TASKS', addDays(today, -4))).toEqual([]);
    await snapshot();
    expect(await figure('TASKS')).toEqual([['open', 0, 1]]);
  });

  test('counts what is written between its start and its statement, as the ledger does', async () => {
    await billedAgreement(100_00);
    await issueInvoices(app.portal.services);
    const start = new Date(Date.now() - 60_000);
    const day = addDays(dateOf(start), -1);
    await takeSnapshot(app.portal.services, day, start);
    expect(await figure('OUTSTANDING', day)).toEqual([['NOT_DUE', 125_00, 1]]);
    expect(await differences()).toEqual([]);
  });

  test('stores nothing of a day that cannot be computed', async () => {
    await app.db.sql('alter table hour_entry rename to hour_entry_away');
    await expect(snapshot()).rejects.toThrow('hour_entry');
    await app.db.sql('alter table hour_entry_away rename to hour_entry');
    expect(await days()).toEqual([]);
    await snapshot();
    expect(await days()).toEqual([[today, false]]);
  });
});

describe('the overview', () => {
  const QUERY = `query ($period: OverviewPeriod!, $comparison: OverviewComparison!) {
    admin { overview(period: $period, comparison: $comparison) {
      from to earlierFrom earlierTo takenAt differences { figure amount ledger }
      figures { figure amount count earlierAmount earlierCount
        parts { key amount count earlierAmount } points { from to amount count earlierAmount } } } } }` as const;
  const overview = async (period: string, comparison: string) =>
    (await run(QUERY, { period, comparison })).data.admin.overview!;

  test('is null before the first night', async () => {
    expect(await overview('YEAR', 'NONE')).toBeNull();
  });

  test('adds up flows, takes states of the last day, and compares with the period before', async () => {
    const lastDay = addDays(today, -1);
    for (let ago = 1; ago <= 70; ago += 1) {
      const day = await app.world.dailySnapshot({ day: addDays(today, -ago) });
      await app.world.dailyFigure(day, 'HOURS_USED', { count: ago <= 30 ? 60 : 30 });
      await app.world.dailyFigure(day, 'OUTSTANDING', { key: 'NOT_DUE', amount: 8_000_000_000_00 - ago, count: ago });
    }
    const { figures, ...dates } = await overview('DAYS_30', 'PERIOD_BEFORE');
    expect(dates).toMatchObject({
      from: addDays(lastDay, -29),
      to: lastDay,
      earlierFrom: addDays(lastDay, -59),
      earlierTo: addDays(lastDay, -30),
      differences: [],
    });
    const find = (name: Figure) => figures.find((each) => each.figure === name)!;
    expect(find('HOURS_USED')).toMatchObject({ count: 1_800, earlierCount: 900 });
    expect(find('OUTSTANDING').parts).toEqual([
      { key: 'NOT_DUE', amount: 8_000_000_000_00 - 1, count: 1, earlierAmount: 8_000_000_000_00 - 31 },
    ]);
    expect(find('OUTSTANDING').points).toHaveLength(30);
    expect(find('TASKS')).toMatchObject({ amount: 0, count: 0, parts: [] });

    const quarter = (await overview('QUARTER', 'PERIOD_BEFORE')).figures.find(({ figure: f }) => f === 'HOURS_USED')!;
    // The first night was within the quarter, so that nothing before it is known.
    expect([quarter.earlierCount, quarter.points[0]!.count, quarter.points.at(-1)!.count]).toEqual([null, null, 420]);
  });

  test('reads two statements, however long the history is', async () => {
    await snapshot();
    const statements: string[] = [];
    const { reads } = app.portal.services;
    const { runSql } = reads;
    reads.runSql = function (...args: Parameters<typeof runSql>) {
      if (args[1].includes('daily_')) statements.push(args[1]);
      return runSql.apply(reads, args) as never;
    } as typeof runSql;
    await overview('YEAR', 'YEAR_BEFORE');
    reads.runSql = runSql;
    expect(statements).toHaveLength(2);
  });

  test('lists the open tasks of a status and an age', async () => {
    const cardId = await app.world.clipCard(departmentId);
    const old = await app.world.task(cardId, { status: 'I gang', created_at: momentOf(addDays(today, -8), '08:00') });
    const young = await app.world.task(cardId, { status: 'i gang', created_at: momentOf(addDays(today, -7), '08:00') });
    await app.world.task(cardId, { status: 'complete' });
    const list = async (variables: object) =>
      (
        await run(
          `query ($status: String, $age: TaskAge) {
            admin { openTasks(status: $status, age: $age, first: 5) { totalCount edges { node { id } } } } }`,
          variables,
        )
      ).data.admin.openTasks.edges.map(({ node }) => node.id);
    expect(await list({ status: 'I GANG' })).toEqual([old, young]);
    expect(await list({ age: 'UP_TO_7' })).toEqual([young]);
    expect(await list({ age: 'DAYS_8_TO_30', status: 'i gang' })).toEqual([old]);
    expect(await list({ status: 'andet' })).toEqual([]);
  });

  test('refuses empty dates and foreign cursors on the right field', async () => {
    const list = (variables: object) =>
      run(
        `query ($from: Date!, $to: Date!, $after: String) {
          admin { recurringCompanies(from: $from, to: $to, change: ALL, after: $after) { totalCount } } }`,
        variables,
      );
    expect((await list({ from: '', to: today })).fieldErrors).toEqual({ from: 'Vælg en dato' });
    expect((await list({ from: today, to: today, after: 'x' })).fieldErrors).toEqual({ after: 'Ugyldig markør' });
  });

  test('is for admins alone, not for customers and programs, and so are the rows in the database', async () => {
    await snapshot();
    const { token } = await app.world.apiToken(person.customerId!);
    for (const caller of [person.token, token])
      expect(refusalOf(await run(QUERY, { period: 'YEAR', comparison: 'NONE' }, caller))?.[0]).toBe('FORBIDDEN');
    const { reads } = app.portal.services;
    for (const table of ['daily_snapshot', 'daily_figure', 'recurring_revenue'])
      for (const role of ['portal_customer', 'portal_sales', 'portal_public', 'portal_auth'] as const)
        await expect(
          reads.runSql({ role, customerId: person.customerId }, `select count(*) from ${table}`),
        ).rejects.toThrow('permission denied');
  });
});
