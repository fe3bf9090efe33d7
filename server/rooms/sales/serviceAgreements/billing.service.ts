import { LockMode } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { addDays, dateOf, formatDate, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount, formatMonthCount } from '../../../../domain/basics/formatCount.ts';
import { agreementPeriod, priceOfMonths } from '../../../../domain/sales/agreementPricing.ts';
import { arrivedSeatsPrice } from '../../../../domain/sales/commitment.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import { chargeEntries } from '../../money/payments/chargeEntries.service.ts';
import { createLedgerEntry } from '../../money/payments/ledgerEntry.service.ts';
import type { PriceLists } from '../../money/prices/PriceLists.ts';
import { ServiceAgreement } from './ServiceAgreement.ts';

/** What an agreement is called where it is accepted or paid. The period that is billed stands beside it. */
export const agreementName = (duration: number) => `Serviceaftale, ${formatMonthCount(duration)}`;

const system = { role: dbRoles.system };

/**
 * SQL condition: active agreements with a period that has begun and is not billed. A period never ends after the last
 * day of its agreement. A paused agreement is billed once it is paid.
 */
export const unbilledAgreements = (today: RawBuilder<unknown>) => sql`
  service_agreement where status = 'ACTIVE' and deleted_at is null and paused_at is null
  and start_date + make_interval(months => billed_months) <= ${today}
  and start_date + make_interval(months => billed_months + 1) <= end_date + 1`;

/** SQL: active agreements whose department has more seats than their running period is billed for. */
const agreementsWithArrivals = (today: string) => sql`
  select a.id from service_agreement a
  join installation i on i.department_id = a.department_id
  join license l on l.installation_id = i.id and l.status = 'ACTIVE' and l.deleted_at is null
  where a.status = 'ACTIVE' and a.deleted_at is null and a.paused_at is null and a.billed_months > 0
    and a.start_date + make_interval(months => a.billed_months) > ${today}::date
  group by a.id having sum(l.quantity) > a.billed_seats`;

/**
 * Bills each begun period once, at the current number of licences, and licences that have arrived since. A failed one
 * is retried by the next run.
 */
export const billAgreementsJob: JobHandler = (services) => billAgreements(services);

export async function billAgreements(services: Services, today = dateOf()): Promise<void> {
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`
      select id from ${unbilledAgreements(sql`${today}::date`)} union ${agreementsWithArrivals(today)} order by id`,
  );
  for (const { id } of due) await tryToBillAgreement(services, id, today);
}

/** Bills the licences that have just arrived in a department, as with an installation that moved. Never throws. */
export async function billAgreementsOf(services: Services, departmentId: string): Promise<void> {
  const active = await services.reads.run(
    system,
    sql<{ id: string }>`
      select id from service_agreement where department_id = ${departmentId} and status = 'ACTIVE'
        and deleted_at is null`,
  );
  for (const { id } of active) await tryToBillAgreement(services, id);
}

/** Never throws: the activation must succeed although billing fails, and the next run of the job bills the period. */
export async function tryToBillAgreement(services: Services, id: string, today = dateOf()): Promise<void> {
  await billAgreement(services, id, today).catch((error: unknown) =>
    services.log.error({ err: error, agreementId: id }, 'billing an agreement failed, will retry'),
  );
}

/** Bills every due period of an agreement, each in a transaction of its own. */
async function billAgreement(services: Services, id: string, today = dateOf()): Promise<void> {
  for (;;) {
    const entryId = await services.writes.run(system, (write) => billNextPeriod(services.prices, write, id, today));
    if (entryId === undefined) break;
    if (entryId) await chargeEntries(services, [entryId]);
  }
  const arrived = await services.writes.run(system, (write) => billArrivedSeats(services.prices, write, id, today));
  if (arrived) await chargeEntries(services, [arrived]);
}

const lockBillable = ({ em }: Write, id: string) =>
  em.findOne(
    ServiceAgreement,
    { id, status: 'ACTIVE', deletedAt: null, pausedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/**
 * Bills licences that have arrived since the running period was billed, by the day until its end. Returns the id of the
 * entry to charge. Licences that leave are paid for until the end of the period.
 */
async function billArrivedSeats(
  prices: PriceLists,
  write: Write,
  id: string,
  today: string,
): Promise<string | undefined> {
  const agreement = await lockBillable(write, id);
  if (!agreement) return undefined;
  const { customerId, departmentId, billedMonths, billedSeats, startDate, endDate, paymentInterval } = agreement;
  const seats = await countActiveSeats(write, departmentId);
  if (seats <= billedSeats) return undefined;
  const sold = await prices.soldBy(agreement);
  const billed = { prices: sold, startDate, endDate, paymentInterval, billedMonths, billedSeats };
  const { net, lastDay } = arrivedSeatsPrice(billed, seats, today);
  if (!net) return undefined;
  agreement.billedSeats = seats;
  write.publish({ topic: 'service-agreement.changed', id, customerId });
  const department = await write.em.findOneOrFail(Department, { id: departmentId });
  const entry = await createLedgerEntry(write, department, {
    subject: 'service_agreement',
    subjectId: id,
    description: `Serviceaftale for ${formatLicenseCount(seats - billedSeats)} mere, til og med ${formatDate(lastDay)}`,
    quantity: seats - billedSeats,
    unit: 'LICENSE',
    net,
    // The day on which they arrive is free, as for the licences themselves.
    periodFrom: addDays(today, 1),
    periodTo: lastDay,
    origin: 'PORTAL',
    purchaseId: `${id}:${billedMonths}:${seats}`,
  });
  return entry.method === 'CREDIT_CARD' ? entry.id : undefined;
}

/**
 * Bills the next period at the price list of the sale, for the current number of licences. Returns the id of the entry
 * to charge, null when the period needs no charge, or undefined when none is due.
 */
async function billNextPeriod(
  prices: PriceLists,
  write: Write,
  id: string,
  today: string,
): Promise<string | null | undefined> {
  const agreement = await lockBillable(write, id);
  const period = agreement && agreementPeriod(agreement.billedMonths, agreement);
  if (!agreement || !period || period.from > today) return undefined;
  const purchaseId = `${id}:${agreement.billedMonths}`;
  agreement.billedMonths += period.months;
  // The agreement has a new version, without which an open form could not be saved.
  write.publish({ topic: 'service-agreement.changed', id, customerId: agreement.customerId });
  const department = await write.em.findOneOrFail(Department, { id: agreement.departmentId });
  const seats = await countActiveSeats(write, department.id);
  agreement.billedSeats = seats;
  const net = priceOfMonths(await prices.soldBy(agreement), seats, agreement.paymentInterval, period.months);
  if (!net) return null;
  const entry = await createLedgerEntry(write, department, {
    subject: 'service_agreement',
    subjectId: id,
    description: agreementName(agreement.duration),
    quantity: period.months,
    unit: 'MONTH',
    net,
    periodFrom: period.from,
    periodTo: lastDayOfTerm(agreement.startDate, agreement.billedMonths),
    origin: 'PORTAL',
    purchaseId,
  });
  return entry.method === 'CREDIT_CARD' ? entry.id : null;
}

/** The price of a month in the next period, for the current number of licences and the agreement's interval. */
export async function nextMonthlyPrice(prices: PriceLists, write: Write, agreement: ServiceAgreement): Promise<number> {
  const seats = await countActiveSeats(write, agreement.departmentId);
  return priceOfMonths(await prices.soldBy(agreement), seats, agreement.paymentInterval, 1);
}

export async function countActiveSeats({ em }: Write, departmentId: string): Promise<number> {
  const [row] = await runIn(
    em,
    sql<{ total: number }>`
      select coalesce(sum(l.quantity), 0)::int as total
      from license l join installation i on i.id = l.installation_id
      where i.department_id = ${departmentId} and l.status = 'ACTIVE' and l.deleted_at is null`,
  );
  return row!.total;
}
