import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const invoiceSorts = defineSorts(
  { number: 'NUMBER', issued: 'ISSUED', due: 'DUE', gross: 'GROSS', open: 'OPEN' },
  'ISSUED_DESC',
);

/** The order in the address. */
export const parseInvoiceSort = (searchParams: URLSearchParams) => parseSort(invoiceSorts, searchParams);
