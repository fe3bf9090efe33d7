import { sql } from 'kysely';
import { addDays } from '../../../../domain/basics/dates.ts';
import { InvoiceAge } from '../../../../domain/money/invoices.ts';

/** SQL condition: the due day of an invoice is so long ago. */
export function isOfAge(age: InvoiceAge, today: string) {
  const [from, to] = InvoiceAge[age].days;
  const first = from === null ? sql`true` : sql`due_on <= ${addDays(today, -from)}::date`;
  const last = to === null ? sql`true` : sql`due_on >= ${addDays(today, -to)}::date`;
  return sql<boolean>`(${first} and ${last})`;
}
