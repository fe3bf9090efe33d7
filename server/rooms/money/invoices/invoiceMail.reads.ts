import { sql } from 'kysely';
import type { InvoiceMailState } from '../../../../domain/money/invoices.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** The mails that carry each invoice, newest first. An invoice without mails has no row. */
async function mailsOfInvoices(reader: Reader, ids: readonly string[]) {
  const mails = await reader.read(
    sqlBuilder
      .selectFrom('mail')
      .select([
        'id',
        'recipient',
        'attachment_id as invoiceId',
        'created_at as createdAt',
        'last_error as problem',
        sql<boolean>`kind = 'payment-reminder'`.as('isReminder'),
        sql<InvoiceMailState>`case when failed_at is not null then 'FAILED' when sent_at is not null then 'SENT'
          else 'WAITING' end`.as('state'),
      ])
      .where('attachment_id', '=', equalsAny(ids))
      .where('attachment_kind', '=', sql.lit('INVOICE'))
      .orderBy('id', 'desc'),
  );
  return [...Map.groupBy(mails, ({ invoiceId }) => invoiceId!)].map(([id, rows]) => ({ id, mails: rows }));
}

export const invoiceMailsLoader = defineLoader((reader) => new RowLoader((ids) => mailsOfInvoices(reader, ids)));
