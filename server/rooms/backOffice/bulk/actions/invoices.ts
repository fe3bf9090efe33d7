import { z } from 'zod';
import { dateOf, formatLongDate } from '../../../../../domain/basics/dates.ts';
import { formatPlural } from '../../../../../domain/basics/formatCount.ts';
import { formatExact } from '../../../../../domain/basics/money.ts';
import { enumOf } from '../../../../../domain/basics/vocabulary.ts';
import { InvoiceAge, InvoiceKind, InvoiceStatus, numberText } from '../../../../../domain/money/invoices.ts';
import { paymentForm } from '../../../../../domain/money/validation/invoices.ts';
import { equalsAny } from '../../../../platform/db/equalsAny.ts';
import { runIn } from '../../../../platform/db/query.ts';
import type { Reader } from '../../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { conflict } from '../../../../platform/errors.ts';
import { matchingInvoices } from '../../../money/invoices/invoice.reads.ts';
import { recordInvoicePayment, undoInvoicePayment } from '../../../money/invoices/payment.service.ts';
import { sendInvoice } from '../../../money/invoices/sendInvoice.service.ts';
import { defineBulk, idsOf } from '../BulkDefinition.ts';
import { searchFilter } from '../searchFilter.ts';

const day = z.iso.date('Vælg en dag').nullish();

/** The list of invoices, for the actions on its rows. */
export const invoiceList = {
  filter: z.strictObject({
    search: searchFilter,
    status: z.enum(enumOf(InvoiceStatus)).nullish(),
    kind: z.enum(enumOf(InvoiceKind)).nullish(),
    age: z.enum(enumOf(InvoiceAge)).nullish(),
    issuedFrom: day,
    issuedTo: day,
    isWrongAtDinero: z.boolean().nullish(),
    isUnpaid: z.boolean().nullish(),
  }),
  matching: (filter: Parameters<typeof matchingInvoices>[0]) => idsOf(matchingInvoices(filter)),
};

export const invoiceFacts = sqlBuilder
  .selectFrom('invoice as i')
  .innerJoin('customer as c', 'c.id', 'i.customer_id')
  .select(['i.id', 'i.version', 'i.kind', 'i.number', 'i.method', 'i.open', 'i.due_on as dueOn', 'c.name as company']);

/** The name of an invoice, and its page. */
export const placeOf = ({ id, kind, number, company }: InvoiceFacts) => ({
  title: `${kind === 'INVOICE' ? 'Faktura' : 'Kreditnota'} ${numberText(kind, number)} · ${company}`,
  path: `/admin/invoices/${id}`,
});

interface InvoiceFacts {
  id: string;
  kind: InvoiceKind;
  number: number | null;
  company: string;
}

async function readInvoices(reader: Reader, ids: readonly string[]) {
  const rows = await reader.read(invoiceFacts.where('i.id', '=', equalsAny(ids)));
  return rows.map((row) => ({ ...row, ...placeOf(row) }));
}

type InvoiceRow = Awaited<ReturnType<typeof readInvoices>>[number];

/** Records a payment of all that is open. Undone by undoing that payment. */
export const invoiceMarkPaid = defineBulk({
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
