import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the admins' list of invoices. */
export const invoiceSorts = defineSorts(
  'InvoiceSort',
  {
    ISSUED: { column: 'issued_on', key: 'issuedOn', words: 'the day of issue' },
    DUE: { column: 'due_on', key: 'dueOn', words: 'the day when it is due', isNullable: true },
    NUMBER: { column: 'number', key: 'number', words: 'the number', isNullable: true },
    GROSS: { column: 'gross', key: 'gross', words: 'the total including VAT' },
    OPEN: { column: 'open', key: 'open', words: 'the unpaid amount' },
  },
  { default: 'ISSUED_DESC' },
);
export type InvoiceSort = keyof typeof invoiceSorts.values;
