import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { lastMonths } from '../../money/invoices/figures.reads.ts';
import type { RevenueMonth } from './monthlyRevenue.types.ts';

/** The largest value of a column and of a field. */
const MAX_INT = 2 ** 31 - 1;

/**
 * The recurring revenue at the end of each month, and that of the last night for this month, from the nightly figures.
 * 0 for months before the first night.
 */
export async function recurringRevenue(ctx: Reader, today = dateOf()): Promise<RevenueMonth[]> {
  const months = lastMonths(today);
  const revenue = sql<RevenueMonth>`(
    select first::text as month, least(f.amount, ${MAX_INT})::int as net
    from unnest(${months}::date[]) first
      join daily_figure f on f.figure = 'RECURRING_REVENUE' and f.key = '' and f.day = (
        select max(day) from daily_snapshot
        where day < first + interval '1 month' and (day >= first or first = ${months.at(-1)!}::date)))`;
  const rows = await ctx.read(sqlBuilder.selectFrom(revenue.as('revenue')).select(['month', 'net']));
  const byMonth = new Map(rows.map((row) => [row.month, row.net]));
  return months.map((month) => ({ month, net: byMonth.get(month) ?? 0 }));
}
