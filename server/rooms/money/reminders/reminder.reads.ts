import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

const remindersOf = (reader: Reader, invoiceIds: readonly string[]) =>
  reader.read(
    sqlBuilder
      .selectFrom('reminder as r')
      .leftJoin('user_account as u', 'u.id', 'r.waived_by_id')
      .select([
        'r.id',
        'r.invoice_id as invoiceId',
        'r.number',
        'r.sent_on as sentOn',
        'r.fee',
        'r.waived_at as waivedAt',
        'u.name as waivedBy',
        'r.created_at as createdAt',
      ])
      .where('r.invoice_id', '=', equalsAny(invoiceIds))
      .orderBy('r.number'),
  );

/** The reminders of invoices, by the invoice's id, each list in the order of their numbers. */
export const remindersLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const byInvoice = Map.groupBy(await remindersOf(reader, ids), ({ invoiceId }) => invoiceId);
      return [...byInvoice].map(([id, reminders]) => ({ id, reminders }));
    }),
);

/** The holds of invoices that last until today or longer, by the invoice's id. */
export const holdLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('invoice_hold as h')
          .leftJoin('user_account as u', 'u.id', 'h.held_by_id')
          .select(['h.invoice_id as id', 'h.kind', 'h.until', 'u.name as heldBy', 'h.created_at as createdAt'])
          .where('h.invoice_id', '=', equalsAny(ids))
          .where(sql<boolean>`coalesce(h.until, 'infinity') >= ${dateOf()}::date`),
      ),
    ),
);

/** The notes of holds, by the invoice's id. Only admins can read them. */
export const holdNoteLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('invoice_hold')
          .select(['invoice_id as id', 'note'])
          .where('invoice_id', '=', equalsAny(ids)),
      ),
    ),
);
