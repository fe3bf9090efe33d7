import { sql } from 'kysely';
import type { BookingState } from '../../../../domain/money/invoices.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { wrongAtDinero } from '../invoices/wrongAtDinero.reads.ts';

/** How far each document has come at Dinero. */
export const bookingLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('dinero_document as d')
          .innerJoin('invoice as i', 'i.id', 'd.invoice_id')
          .where('d.invoice_id', '=', equalsAny(ids))
          .select([
            'd.invoice_id as id',
            sql<BookingState>`case when i.number is null then 'WAITING' else 'BOOKED' end`.as('state'),
            'd.problem',
            'd.difference',
            'd.difference_amount as differenceAmount',
            'd.next_attempt_at as nextAttemptAt',
            'd.compared_at as comparedAt',
          ]),
      ),
    ),
);

export async function countWrong(reader: Reader): Promise<number> {
  const [row] = await reader.read(wrongAtDinero.select(sql<number>`count(*)::int`.as('count')));
  return row!.count;
}
