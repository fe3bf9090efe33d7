import { sql } from 'kysely';
import { addDays, dateOf, TIME_ZONE } from '../../../../domain/basics/dates.ts';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { companyPricesOn } from '../../../../domain/money/agreedPrices.ts';
import { seatPrice } from '../../../../domain/sales/licensePricing.ts';
import type { RenewalOutcome } from '../../../../domain/sales/renewals.ts';
import { adviceText } from '../../../../domain/sales/seats/adviceText.ts';
import { seatAdvice, type SeatFacts } from '../../../../domain/sales/seats/seatAdvice.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { agreedPricesLoader } from '../../money/prices/agreedPrice.reads.ts';
import type { PriceLists } from '../../money/prices/PriceLists.ts';

interface LicenseRow {
  id: string;
  quantity: number;
  renewalQuantity: number;
  validUntil: string;
  plan: Plan;
  interval: Interval;
  outcome: RenewalOutcome | null;
}

type FactsRow = Omit<SeatFacts, 'today' | 'license'> & {
  /** Id of the installation. */
  id: string;
  customerId: string;
  licenses: LicenseRow[];
};

/** The active licences of an installation: two of them are enough to know that there is more than one. */
const licensesOf = sql`(select coalesce(json_agg(a), '[]') from (
    select l.id, l.quantity, coalesce(l.renewal_quantity, l.quantity) as "renewalQuantity",
      l.valid_until as "validUntil", coalesce(d.plan, l.type) as plan, l.billing_interval as interval, d.outcome
    from license l
      left join renewal_decision d on d.subject_id = l.id and d.end_date = l.valid_until
    where l.installation_id = r.installation_id and l.status = 'ACTIVE' and l.deleted_at is null
    order by l.id limit 2) a)`;

const factsOf = (ids: readonly string[]) => sql<FactsRow>`
  select r.installation_id as id, r.customer_id as "customerId", r.bought, r.in_use as "inUse", r.peak,
    r.peak_since::text as "peakSince", (r.read_at at time zone ${sql.lit(TIME_ZONE)})::date::text as "readOn",
    r.more_dismissed_until::text as "moreDismissedUntil", r.fewer_dismissed_until::text as "fewerDismissedUntil",
    (select coalesce(sum(q.requested_licenses), 0)::int from license_request q
      where q.installation_id = r.installation_id and q.fulfilled_at is null
        and q.status not in ('REJECTED', 'COMPLETED')) as ordered,
    ${licensesOf} as licenses
  from seat_reading r
  where r.installation_id = ${equalsAny(ids)} and r.read_at is not null and r.bought > 0`;

type StoredAdvice = Awaited<ReturnType<typeof adviceOf>>;

/** The advice about installations, by the id of the installation; null when there is nothing to do. */
export const seatAdviceLoader = defineLoader(
  (reader) =>
    new RowLoader<{ id: string; facts: FactsRow }>(async (ids) => {
      const rows = await reader.read(factsOf(ids));
      return rows.map((facts) => ({ id: facts.id, facts }));
    }),
);

/** The advice about one installation, or undefined when there is nothing to do. */
export async function seatAdviceOf(reader: Reader, prices: PriceLists, installationId: string) {
  const found = await seatAdviceLoader.of(reader).load(installationId);
  return found ? adviceOf(reader, prices, found.facts) : undefined;
}

async function adviceOf(reader: Reader, prices: PriceLists, { id, customerId, licenses, ...row }: FactsRow) {
  const [license, another] = licenses;
  const isOnlyOne = license !== undefined && another === undefined;
  const facts: SeatFacts = {
    ...row,
    today: dateOf(),
    license: isOnlyOne ? { ...license, seatPrice: await renewedPrice(reader, prices, customerId, license) } : null,
  };
  const advice = seatAdvice(facts);
  if (!advice) return undefined;
  return {
    // With the mark of the reader, by which the fields of the advice are read.
    ...row,
    id: `advice:${id}`,
    installationId: id,
    customerId,
    title: adviceText(advice),
    licenseId: advice.kind === 'FEWER_SEATS' ? license!.id : null,
    saved: null,
    seatPrice: null,
    yearlySaving: null,
    deadline: null,
    firstDay: null,
    ...advice,
  };
}

/** The price of a seat for a month on the first day after the term; null when it is by agreement. */
async function renewedPrice(reader: Reader, prices: PriceLists, customerId: string, license: LicenseRow) {
  const day = addDays(license.validUntil, 1);
  const [list, agreed] = await Promise.all([prices.on(day), agreedPricesLoader.of(reader).load(customerId)]);
  return seatPrice(companyPricesOn(list, agreed?.prices ?? [], day), license.plan, license.interval) ?? null;
}

/** More candidates than these are not looked at for a company's first advice. */
const MAX_CANDIDATES = 100;

/** The first pieces of advice of a company: too few seats before free ones, and then the largest difference first. */
export async function adviceOfCompany(
  reader: Reader,
  prices: PriceLists,
  customerId: string,
  first: number,
): Promise<NonNullable<StoredAdvice>[]> {
  const candidates = await reader.read(
    sqlBuilder
      .selectFrom('seat_reading')
      .select('installation_id as id')
      .where('customer_id', '=', customerId)
      .where(sql<boolean>`read_at is not null and bought > 0 and (in_use > bought or peak < bought)`)
      .orderBy(sql`excess > 0`, 'desc')
      .orderBy(sql`abs(excess)`, 'desc')
      .orderBy('installation_id')
      .limit(MAX_CANDIDATES),
  );
  const all = await Promise.all(candidates.map(({ id }) => seatAdviceOf(reader, prices, id)));
  return all.filter((advice) => advice !== undefined).slice(0, first);
}
