import { sql } from 'kysely';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/**
 * Takes the next number of a series. The row stays locked until the transaction ends, so take the number last: others
 * that issue wait for it.
 */
export async function nextNumber({ em }: Write, kind: InvoiceKind): Promise<number> {
  const [row] = await runIn(
    em,
    sql<{ number: number }>`update invoice_series set last_number = last_number + 1
     where kind = ${kind} returning last_number as number`,
  );
  return row!.number;
}
