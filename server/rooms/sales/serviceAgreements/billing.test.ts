import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays, addMonths, dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../../domain/testing/cardNumbers.ts';
import { agreement } from '../../../../domain/testing/prices.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from './billing.service.ts';
import { createOrderingDepartment, type OrderingDepartment } from './testing/orderingDepartment.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let department: OrderingDepartment;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  department = await createOrderingDepartment(app, providers, admin);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

describe('billing service agreements', () => {
  test('bills every month of three years once, at that month’s licence count, despite concurrent runs', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement();
    await department.activate(id);
    const start = dateOf();
    for (let month = 1; month <= 40; month++) {
      if (month === 12) await app.world.license(department.installationId, { quantity: 100 });
      const today = addMonths(start, month);
      await Promise.all([billAgreements(app.portal.services, today), billAgreements(app.portal.services, today)]);
    }
    const entries = await department.ledger();
    expect(entries).toHaveLength(36);
    expect(new Set(entries.map(({ description }) => description))).toEqual(new Set(['Serviceaftale, 36 måneder']));
    expect(entries.slice(0, 12).every(({ net }) => net === agreement[12].month)).toBe(true);
    expect(entries.slice(12).every(({ net }) => net === agreement[112].month)).toBe(true);
    const periods = await app.db.sql<{ from: string; to: string; quantity: number; unit: string }>(
      `select period_from::text as from, period_to::text as to, quantity, unit
       from ledger_entry where subject_id = $1 order by 1`,
      [id],
    );
    expect(new Set(periods.map(({ quantity, unit }) => `${quantity} ${unit}`))).toEqual(new Set(['1 MONTH']));
    // Each period begins on the day after the one before, and together they are the term.
    expect(periods.map(({ from }) => from)).toEqual([start, ...periods.slice(0, -1).map(({ to }) => addDays(to, 1))]);
    expect(periods.at(-1)!.to).toBe(lastDayOfTerm(start, 36));
  });

  test('bills each missed period after a long pause', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement({ paymentInterval: 'YEARLY' });
    await department.activate(id);
    await billAgreements(app.portal.services, addMonths(dateOf(), 50));
    expect(await department.ledger()).toHaveLength(3);
  });

  test('bills a shorter last period by its number of months', async () => {
    await department.payByInvoice();
    await department.create({
      departmentId: department.id,
      duration: 15,
      startDate: dateOf(),
      endDate: addMonths(dateOf(), 15),
      status: 'ACTIVE',
      paymentInterval: 'YEARLY',
    });
    await billAgreements(app.portal.services, addMonths(dateOf(), 12));
    expect((await department.ledger()).map(({ net }) => net)).toEqual([
      agreement[12].year,
      agreement[12].threeMonthsOfAYear,
    ]);
  });

  test('bills no month twice when the interval changes from yearly to monthly', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement({ paymentInterval: 'YEARLY' });
    await department.activate(id);
    expect((await department.update(id, { paymentInterval: 'MONTHLY' })).errors).toBeUndefined();
    await billAgreements(app.portal.services, addMonths(dateOf(), 11));
    expect((await department.ledger()).map(({ net }) => net)).toEqual([agreement[12].year]);
    await billAgreements(app.portal.services, addMonths(dateOf(), 13));
    expect((await department.ledger()).map(({ net }) => net)).toEqual([
      agreement[12].year,
      agreement[12].month,
      agreement[12].month,
    ]);
  });

  test('continues from the last billed month when the interval changes from monthly to yearly', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement();
    await department.activate(id);
    await billAgreements(app.portal.services, addMonths(dateOf(), 4));
    await department.update(id, { paymentInterval: 'YEARLY' });
    await billAgreements(app.portal.services, addMonths(dateOf(), 17));
    const entries = await department.ledger();
    expect(entries.map(({ net }) => net)).toEqual([
      ...Array.from({ length: 5 }, () => agreement[12].month),
      agreement[12].year,
      agreement[12].year,
    ]);
    expect(entries.at(-1)!.description).toBe('Serviceaftale, 36 måneder');
  });

  test('bills every month when an agreement with a shorter last period is renewed', async () => {
    await department.payByInvoice();
    const end = addMonths(dateOf(), 15);
    const { data } = await department.create({
      departmentId: department.id,
      duration: 15,
      startDate: dateOf(),
      endDate: end,
      status: 'ACTIVE',
      paymentInterval: 'YEARLY',
    });
    await billAgreements(app.portal.services, addMonths(dateOf(), 12));
    await app.db.sql('update service_agreement set end_date = $2 where id = $1', [
      data.createServiceAgreement.edge.node.id,
      addMonths(end, 15),
    ]);
    await billAgreements(app.portal.services, end);
    const months = await app.db.sql<{ months: number }>(
      `select round((period_to - period_from + 1) / 30.4)::int as months from ledger_entry
       where department_id = $1 order by id`,
      [department.id],
    );
    expect(months.map((row) => row.months)).toEqual([12, 3, 12]);
  });

  test('keeps billed months and periods in step with a server of the previous version', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement({ paymentInterval: 'YEARLY' });
    await department.activate(id);
    const billed = async () =>
      (
        (await app.db.sql('select billed_periods, billed_months from service_agreement where id = $1', [
          id,
        ])) as object[]
      )[0];
    expect(await billed()).toEqual({ billed_periods: 1, billed_months: 12 });
    await app.db.sql('update service_agreement set billed_periods = billed_periods + 1 where id = $1', [id]);
    expect(await billed()).toEqual({ billed_periods: 2, billed_months: 24 });
    await billAgreements(app.portal.services, addMonths(dateOf(), 23));
    expect(await department.ledger()).toHaveLength(1);
    await department.update(id, { paymentInterval: 'MONTHLY' });
    expect(await billed()).toEqual({ billed_periods: 24, billed_months: 24 });
    await app.db.sql(`update service_agreement set payment_interval = 'YEARLY', billed_periods = 2 where id = $1`, [
      id,
    ]);
    expect(await billed()).toEqual({ billed_periods: 2, billed_months: 24 });
    const fromOldServer = await app.world.serviceAgreement(department.id, {
      payment_interval: 'YEARLY',
      billed_months: 0,
      billed_periods: 1,
    });
    expect(await app.db.sql('select billed_months from service_agreement where id = $1', [fromOldServer])).toEqual([
      { billed_months: 12 },
    ]);
  });

  test('charges a card, and keeps the agreement active when a charge fails', async () => {
    await department.payByCard();
    const id = await department.buyAgreement();
    await department.activate(id);
    await department.payByCard(cardNumbers.declinedWhenCharged);
    await billAgreements(app.portal.services, addMonths(dateOf(), 1));
    expect((await department.ledger()).map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
    expect(await department.statusOf(id)).toBe('ACTIVE');
  });

  test('publishes the new version of an agreement whose period it bills', async () => {
    await department.payByInvoice();
    const id = await department.buyAgreement();
    await department.activate(id);
    const socket = await openSocket(app, admin.token);
    const next = await socket.watch('subscription { adminServiceAgreementChanged { edge { node { id } } } }');
    await billAgreements(app.portal.services, addMonths(dateOf(), 1));
    // Agreements of other tests may be billed first.
    let published: string | undefined;
    while (published !== id) published = (await next()).adminServiceAgreementChanged.edge.node.id;
    await socket.close();
  });

  test('bills no pending, expired or deleted agreement', async () => {
    await department.payByInvoice();
    for (const more of [{ status: 'PENDING' }, { status: 'EXPIRED' }, { deleted_at: new Date() }])
      await app.world.serviceAgreement(department.id, { billed_months: 0, ...more });
    await billAgreements(app.portal.services, addMonths(dateOf(), 3));
    expect(await department.ledger()).toEqual([]);
  });
});
