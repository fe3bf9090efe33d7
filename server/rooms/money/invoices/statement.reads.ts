import { sql } from 'kysely';
import type { Ore } from '../../../../domain/basics/money.ts';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceKind, numberText } from '../../../../domain/money/invoices.ts';
import { dbRoles, type DbContext } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { Period } from './bookkeeping.ts';
import type { StatementDocument } from './pdf/StatementDocument.ts';

interface Movement {
  day: string;
  source: 'DOCUMENT' | 'PAYMENT';
  kind: InvoiceKind;
  number: number;
  amount: Ore;
}

const system: DbContext = { role: dbRoles.system };

/** A statement that is longer helps nobody, and would keep the server busy. */
const MAX_MOVEMENTS = 2_000;

/**
 * SQL of everything that changes what a company owes: its invoices and credit notes, their payments, and the entries
 * that were paid by card or were marked as paid alone. What is set off against each other adds up to nothing.
 */
const movementsOf = (customerId: string) => sql`
  select issued_on as day, 'DOCUMENT' as source, kind, number, gross as amount, 1 as place
  from invoice where customer_id = ${customerId} and number is not null
  union all
  select p.paid_on, 'PAYMENT', i.kind, i.number, -p.amount, 2
  from invoice_payment p join invoice i on i.id = p.invoice_id where p.customer_id = ${customerId}
    and p.undone_at is null and i.number is not null
  union all
  select greatest((e.settled_at at time zone 'Europe/Copenhagen')::date, i.issued_on), 'PAYMENT', b.kind, b.number,
    -sum(e.gross), 2
  from ledger_entry e join invoice i on i.id = e.invoice_id join invoice b on b.id = coalesce(i.credits_id, i.id)
  where e.customer_id = ${customerId} and e.status = 'PAID' and e.payment_id is null and i.number is not null
    and b.number is not null
  group by 1, b.kind, b.number having sum(e.gross) <> 0`;

/**
 * The account of a company in a period: what it owed before, each change, and what it owes after it. Row-level security
 * leaves out the departments that its reader does not see.
 */
export async function findStatement(
  { config, reads }: Pick<Services, 'config' | 'reads'>,
  customerId: string,
  { from, to }: Period,
  rights = system,
): Promise<StatementDocument | undefined> {
  const [company] = await reads.run(
    rights,
    sqlBuilder
      .selectFrom('customer')
      .select(['name', 'street', 'zip', 'city', 'vat_number as vatNumber'])
      .where('id', '=', customerId),
  );
  if (!company) return undefined;
  const [before] = await reads.run(
    rights,
    sql<{
      sum: Ore;
    }>`select coalesce(sum(amount), 0)::int as sum from (${movementsOf(customerId)}) m where day < ${from}`,
  );
  const movements = await reads.run(
    rights,
    sql<Movement>`select day::text, source, kind, number, amount::int from (${movementsOf(customerId)}) m
     where day between ${from} and ${to} order by day, place, number limit ${sql.lit(MAX_MOVEMENTS)}`,
  );
  let balance = before!.sum;
  return {
    product: config.product,
    seller: config.legal,
    company,
    from,
    to,
    opening: before!.sum,
    lines: movements.map(({ day, source, kind, number, amount }) => {
      balance += amount;
      return { day, text: textOf(source, kind, number, amount), amount, balance };
    }),
    closing: balance,
  };
}

function textOf(source: Movement['source'], kind: InvoiceKind, number: number, amount: Ore): string {
  const name = `${labelOf(InvoiceKind, kind)} ${numberText(kind, number)}`;
  if (source === 'DOCUMENT') return name;
  return `${amount < 0 ? 'Betaling' : 'Udbetaling'}, ${name.toLowerCase()}`;
}
