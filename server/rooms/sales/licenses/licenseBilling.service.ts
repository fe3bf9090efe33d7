import { LockMode } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { addDays, dateOf, formatDate, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { formatLicenseCount, formatMonthCount } from '../../../../domain/basics/formatCount.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import { labelOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { addedSeatsPrice, licensePeriodOn, nextLicensePeriod } from '../../../../domain/sales/licensePricing.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { chargeEntries } from '../../money/payments/chargeEntries.service.ts';
import { createLedgerEntry, type EntryPeriod } from '../../money/payments/ledgerEntry.service.ts';
import { License } from './License.ts';

const system = { role: dbRoles.system };

/**
 * SQL condition: active licences with a price and a period that has begun and is not billed. A paused licence is billed
 * once it is paid.
 */
export const unbilledLicenses = (today: RawBuilder<unknown>) => sql`
  license where status = 'ACTIVE' and deleted_at is null and paused_at is null and monthly_price is not null
  and valid_from + make_interval(months => billed_months) <= ${today}
  and valid_from + make_interval(months => billed_months + 1) <= valid_until + 1`;

/** Bills each begun period once. A failed licence is retried by the next run. */
export const billLicensesJob: JobHandler = (services) => billLicenses(services);

export async function billLicenses(services: Services, today = dateOf()): Promise<void> {
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`select id from ${unbilledLicenses(sql`${today}::date`)} order by id`,
  );
  for (const { id } of due) {
    try {
      await chargeEntries(services, await services.writes.run(system, (write) => billLicense(write, id, today)));
    } catch (error) {
      services.log.error({ err: error, licenseId: id }, 'billing a licence failed, will retry');
    }
  }
}

async function billLicense(write: Write, id: string, today: string): Promise<string[]> {
  const license = await write.em.findOne(
    License,
    { id, status: 'ACTIVE', deletedAt: null, pausedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return license ? billDuePeriods(write, license, today) : [];
}

/** Bills the begun periods of a locked licence. Returns the ids of the entries to charge to a card. */
export async function billDuePeriods(write: Write, license: License, today = dateOf()): Promise<string[]> {
  const entries: string[] = [];
  while (license.monthlyPrice !== null) {
    const period = nextLicensePeriod(license);
    if (!period || period.from > today) break;
    const purchaseId = `${license.id}:${license.billedMonths}`;
    license.billedMonths += period.months;
    const description =
      `${licenseText(license.quantity, license.type)} fra ${formatDate(period.from)}, ` +
      formatMonthCount(period.months);
    const net = license.monthlyPrice * period.months;
    const periodTo = lastDayOfTerm(license.validFrom, license.billedMonths);
    const { quantity } = license;
    const entry = { description, quantity, net, purchaseId, periodFrom: period.from, periodTo };
    entries.push(...(await createEntry(write, license, entry)));
  }
  // The licence has a new version, without which an open form could not be saved.
  if (entries.length) write.publish({ topic: 'license.changed', id: license.id, customerId: license.customerId });
  return entries;
}

interface AddedSeats {
  quantity: number;
  /** Price of a seat for a month. */
  price: Ore;
  /** Id of the request that adds the seats, which keys the ledger entry. */
  requestId: string;
}

/**
 * Adds seats with a price to a locked licence, and bills them by the day until the next billing period. Returns the ids
 * of the entries to charge to a card.
 */
export async function addPricedSeats(
  write: Write,
  license: License,
  { quantity, price, requestId }: AddedSeats,
): Promise<string[]> {
  const today = dateOf();
  const entries = await billDuePeriods(write, license, today);
  const added = quantity * price;
  const { months, lastDay } = licensePeriodOn(license, today);
  // Earlier seats without a price are not billed.
  license.billedMonths = months;
  license.monthlyPrice = (license.monthlyPrice ?? 0) + added;
  license.addSeats(quantity);
  const { untilPeriodEnd: net } = addedSeatsPrice(added, license, today);
  const description = `${licenseText(quantity, license.type)} mere, til og med ${formatDate(lastDay)}`;
  // As in the price, the day of the order is free.
  const tomorrow = addDays(today, 1);
  const periodFrom = tomorrow > license.validFrom ? tomorrow : license.validFrom;
  const entry = { description, quantity, net, purchaseId: requestId, periodFrom, periodTo: lastDay };
  return [...entries, ...(await createEntry(write, license, entry))];
}

async function createEntry(
  write: Write,
  { id, installationId }: License,
  entry: { description: string; quantity: number; net: Ore; purchaseId: string } & EntryPeriod,
): Promise<string[]> {
  if (!entry.net) return [];
  const { departmentId } = await write.em.findOneOrFail(Installation, { id: installationId });
  const department = await write.em.findOneOrFail(Department, { id: departmentId });
  const { id: entryId, method } = await createLedgerEntry(write, department, {
    ...entry,
    unit: 'LICENSE',
    subject: 'license',
    subjectId: id,
    origin: 'PORTAL',
  });
  return method === 'CREDIT_CARD' ? [entryId] : [];
}

const licenseText = (quantity: number, type: Plan) => `${formatLicenseCount(quantity)} (${labelOf(Plan, type)})`;
