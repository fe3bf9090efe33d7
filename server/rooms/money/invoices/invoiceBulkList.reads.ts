import { z } from 'zod';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { InvoiceAge, InvoiceKind, InvoiceStatus, numberText } from '../../../../domain/money/invoices.ts';
import { idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import { searchFilter } from '../../../platform/bulk/searchFilter.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { matchingInvoices } from './invoice.reads.ts';

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
