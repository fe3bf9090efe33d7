import { sql } from 'kysely';
import { addMonths, dateOf } from '../../domain/dates.ts';
import { monthStart, type InvoiceAge } from '../../domain/invoices.ts';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { InvoiceAges, InvoiceMonth, RevenueMonth } from './figures.types.ts';
import { isOfAge } from './isOfAge.ts';

/** The unpaid amounts of all invoices, by the number of days since their due day. */
export async function invoiceAges(ctx: Reader, today = dateOf()): Promise<InvoiceAges> {
  const sumOf = (age: InvoiceAge) => sql<number>`coalesce(sum(open) filter (where ${isOfAge(age, today)}), 0)::int`;
  const [ages] = await ctx.read(
    sqlBuilder
      .selectFrom('invoice')
      .where('open', '>', sql.lit(0))
      .select([
        sumOf('NOT_DUE').as('notDue'),
        sumOf('DAYS_1_TO_30').as('upTo30'),
        sumOf('DAYS_31_TO_60').as('upTo60'),
        sumOf('DAYS_61_TO_90').as('upTo90'),
        sumOf('OVER_90_DAYS').as('older'),
      ]),
  );
  return ages!;
}

const MONTHS = 13;
/** The largest value of a column and of a field. */
const MAX_INT = 2 ** 31 - 1;

/** The first days of this month and of the twelve before it, oldest first. */
const lastMonths = (today: string) =>
  Array.from({ length: MONTHS }, (_, i) => addMonths(monthStart(today), i + 1 - MONTHS));

/** The sum of the invoices less that of the credit notes for each of the last months, oldest first. */
export async function invoicedByMonth(ctx: Reader, today = dateOf()): Promise<InvoiceMonth[]> {
  const months = lastMonths(today);
  const month = sql<string>`date_trunc('month', issued_on)::date::text`;
  const rows = await ctx.read(
    sqlBuilder
      .selectFrom('invoice')
      .where('issued_on', '>=', months[0]!)
      .select([month.as('month'), sql<number>`sum(net)::int`.as('net')])
      .groupBy(month),
  );
  const byMonth = new Map(rows.map((row) => [row.month, row.net]));
  return months.map((each) => ({ month: each, net: byMonth.get(each) ?? 0 }));
}

/**
 * The monthly value of the service agreements and the priced licences that run on the last day of each month, or today
 * in this month. One pass over both tables, whatever the number of months.
 */
export async function recurringRevenue(ctx: Reader, today = dateOf()): Promise<RevenueMonth[]> {
  const [first] = lastMonths(today);
  const revenue = sql<RevenueMonth>`(
      with days as (
        select month::date, least((month + interval '1 month')::date - 1, ${today}::date) as day
        from generate_series(${first}::date, ${today}::date, interval '1 month') month),
      sold as (
        select a.start_date, a.end_date, a.deleted_at, round(a.license_count::numeric * a.license_price
          * case when a.payment_interval = 'YEARLY' then 1 - (p.figures->>'yearlyDiscountPercent')::numeric / 100
              else 1 end
          * coalesce((select exp(sum(ln(1 + percent / 10000.0))) from unnest(a.regulations) percent), 1)) as net
        from service_agreement a join price_list p on p.id = a.price_list_id
        where a.status in ('ACTIVE', 'EXPIRED') and a.end_date >= ${first}::date
        union all
        select valid_from, valid_until, deleted_at, monthly_price
        from license
        where status in ('ACTIVE', 'EXPIRED') and monthly_price is not null and valid_until >= ${first}::date)
      select d.month::text as month, least(coalesce(sum(s.net), 0), ${MAX_INT})::int as net
      from days d
        left join sold s on d.day between s.start_date and s.end_date and (s.deleted_at is null or s.deleted_at > d.day)
      group by 1)`;
  return ctx.read(sqlBuilder.selectFrom(revenue.as('revenue')).select(['month', 'net']).orderBy('month'));
}
