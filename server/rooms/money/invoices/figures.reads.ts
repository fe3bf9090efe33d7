import { sql } from 'kysely';
import { addMonths, dateOf, monthStart } from '../../../../domain/basics/dates.ts';
import { type InvoiceAge } from '../../../../domain/money/invoices.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { InvoiceAges, InvoiceMonth } from './figures.types.ts';
import { isOfAge } from './invoiceAge.reads.ts';

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
/** The first days of this month and of the twelve before it, oldest first. */
export const lastMonths = (today: string) =>
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
