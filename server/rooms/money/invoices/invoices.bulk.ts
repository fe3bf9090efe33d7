import { z } from 'zod';
import { dateOf, formatLongDate } from '../../../../domain/basics/dates.ts';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../domain/basics/money.ts';
import { paymentForm } from '../../../../domain/money/validation/invoices.ts';
import { defineBulk } from '../../../platform/bulk/BulkDefinition.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict } from '../../../platform/errors.ts';
import { invoiceFacts, invoiceList, placeOf } from './invoiceBulkList.reads.ts';
import { recordInvoicePayment, undoInvoicePayment } from './payment.service.ts';
import { sendInvoice } from './sendInvoice.service.ts';

async function readInvoices(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(invoiceFacts.where('i.id', '=', equalsAny(ids)));
  return rows.map((row) => ({ ...row, ...placeOf(row) }));
}

type InvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number];

/** Records a payment of all that is open. Undone by undoing that payment. */
export const invoiceMarkPaid = defineBulk({
  description: 'Records a payment, on the day `paidOn` or today, of what is open of invoices. Can be undone.',
  ...invoiceList,
  read: readInvoices,
  options: z.strictObject({ paidOn: paymentForm.shape.paidOn.default(() => dateOf()) }),
  refusalOf({ kind, open }: InvoiceRow) {
    if (kind !== 'INVOICE') return 'Er en kreditnota';
    return open > 0 ? undefined : 'Mangler ikke betaling';
  },
  consequences: (rows, { paidOn }) => [
    `Der registreres betalinger på i alt ${formatExact(rows.reduce((sum, { open }) => sum + open, 0))}, ` +
      `betalt den ${formatLongDate(paidOn)}.`,
    'Ingen får en mail. Der rykkes ikke længere for det, der er betalt.',
  ],
  describe: (_, { paidOn }) => `Betalt den ${formatLongDate(paidOn)}`,
  run: (ctx, { id: invoiceId, version, open: amount }, { paidOn }) =>
    recordInvoicePayment(ctx, { invoiceId, version, amount, paidOn }),
  undo: {
    consequence: 'Betalingerne fortrydes, og fakturaerne mangler betaling igen. Ingen får en mail.',
    async stateOf({ em }, id) {
      await runIn(em, sqlBuilder.selectFrom('invoice').select('id').where('id', '=', id).forUpdate());
      const payments = await runIn(
        em,
        sqlBuilder
          .selectFrom('invoice_payment')
          .select('id')
          .where('invoice_id', '=', id)
          .where('undone_at', 'is', null)
          .orderBy('id'),
      );
      return payments.map((payment) => payment.id);
    },
    run(ctx, _, { before, after }) {
      const recorded = after.find((id) => !before.includes(id));
      if (!recorded) throw conflict('Betalingen findes ikke længere');
      return undoInvoicePayment(ctx, recorded);
    },
  },
});

export const invoiceSend = defineBulk({
  description: 'Mails invoices again.',
  ...invoiceList,
  read: readInvoices,
  options: z.strictObject({}),
  refusalOf: ({ number }: InvoiceRow) => (number === null ? 'Er ikke bogført i Dinero endnu' : undefined),
  consequences: (rows) => [
    `${formatPlural(rows.length, 'faktura sendes', 'fakturaer sendes')} igen som PDF til den faktureringsmail, som ` +
      'virksomheden har nu.',
  ],
  run: (ctx, { id }) => sendInvoice(ctx, id),
});
