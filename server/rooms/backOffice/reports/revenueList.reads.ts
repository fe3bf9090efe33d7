import { sql } from 'kysely';
import type { RevenueChange } from '../../../../domain/backOffice/reports/figures.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';

interface RevenueListArgs {
  from: string;
  to: string;
  change: RevenueChange;
}

interface RecurringCompanyRow {
  id: string;
  customerId: string;
  amount: number;
  since: string;
}

/** SQL: the companies behind the figures of a period. On the first computed day nobody knows who is new. */
const lists = {
  ALL: (_from: string, to: string) => sql`
    select customer_id, from_day, amount, from_day as since from recurring_revenue
    where from_day <= ${to}::date and (until_day is null or until_day >= ${to}::date)`,
  NEW: (from: string, to: string) => sql`
    select customer_id, from_day, amount, from_day from recurring_revenue r
    where from_day between ${from}::date and ${to}::date and from_day > (select min(day) from daily_snapshot)
      and not exists (select 1 from recurring_revenue earlier
        where earlier.customer_id = r.customer_id and earlier.until_day = r.from_day - 1)`,
  LOST: (from: string, to: string) => sql`
    select customer_id, from_day, amount, until_day + 1 from recurring_revenue r
    where until_day between ${from}::date - 1 and ${to}::date - 1
      and not exists (select 1 from recurring_revenue later
        where later.customer_id = r.customer_id and later.from_day = r.until_day + 1)`,
} satisfies Record<RevenueChange, (from: string, to: string) => unknown>;

/** The recurring revenue of companies, highest first. The rows add up to the figures of the same days. */
export function recurringCompanyPage(ctx: Reader, { from, to, change }: RevenueListArgs, args: PageArgs) {
  const list = sql<RecurringCompanyRow>`(
    select customer_id || ':' || from_day as id, customer_id as "customerId", amount, since
    from (${lists[change](from, to)}) list (customer_id, from_day, amount, since))`;
  return readPage<RecurringCompanyRow>({
    read: (query) => ctx.read(query),
    query: sqlBuilder.selectFrom(list.as('list')).select(['id', 'customerId', 'amount', 'since']) as never,
    order: [
      { column: 'amount', key: 'amount' },
      { column: 'id', key: 'id' },
    ],
    direction: 'desc',
    args,
  });
}
