import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

const lines = sqlBuilder
  .selectFrom('invoice_line as l')
  .select(['l.invoice_id as invoiceId', 'l.position', 'l.description', 'l.net', 'l.vat', 'l.gross'])
  .select(['l.period_from as periodFrom', 'l.period_to as periodTo', 'l.supplied_on as suppliedOn'])
  .select(['l.quantity', 'l.unit', sql<number | null>`l.net::float8 / nullif(l.quantity, 0)`.as('unitPrice')])
  .select(
    // The lines of a credit note are negative, and nothing of them can be credited.
    sql<number>`greatest(0, l.net + coalesce((
      select sum(c.net) from invoice n join invoice_line c on c.invoice_id = n.id
      where n.credits_id = l.invoice_id and c.credits_position = l.position), 0))::int`.as('creditable'),
  );

/** The lines of each invoice, in their order. */
export const invoiceLinesLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(lines.where('l.invoice_id', '=', equalsAny(ids)).orderBy('l.position'));
      const byInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId);
      return ids.map((id) => ({ id, lines: byInvoice.get(id) ?? [] }));
    }),
);

const payments = sqlBuilder
  .selectFrom('invoice_payment')
  .select([
    'id',
    'invoice_id as invoiceId',
    'amount',
    'paid_on as paidOn',
    'note',
    'recorded_by as recordedBy',
    'provider_id as providerId',
    'is_from_dinero as isFromDinero',
    sql<boolean>`dinero_state is not null`.as('isAddedAtDinero'),
    'created_at as createdAt',
    'undone_at as undoneAt',
    'undone_by as undoneBy',
  ]);

/** The payments of each invoice, oldest first, also those that were undone. */
export const invoicePaymentsLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(payments.where('invoice_id', '=', equalsAny(ids)).orderBy('id'));
      const byInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId);
      return ids.map((id) => ({ id, payments: byInvoice.get(id) ?? [] }));
    }),
);
