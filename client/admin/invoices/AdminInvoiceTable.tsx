import { BellRing, Check, Mail, ReceiptText } from 'lucide-react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { formatExact } from '../../../domain/basics/money.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import type { BulkButton } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { invoiceColumns } from './invoiceColumns.tsx';
import { invoiceExport } from './invoiceExport.ts';
import { isFiltered, parseInvoiceFilters } from './invoiceFilters.ts';
import { invoiceSorts, parseInvoiceSort } from './invoiceSorts.ts';
import { readInvoice, type InvoiceRow } from './readInvoice.ts';
import { useAdminInvoiceChanges } from './useAdminInvoiceChanges.ts';
import type { AdminInvoiceTable_query$key } from '#relay/AdminInvoiceTable_query.graphql';
import type { AdminInvoiceTablePageQuery } from '#relay/AdminInvoiceTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AdminInvoiceTable_query on Query
  @refetchable(queryName: "AdminInvoiceTablePageQuery")
  @argumentDefinitions(
    filter: { type: "InvoiceFilter" }
    sort: { type: "InvoiceSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      invoices(filter: $filter, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AdminInvoiceTable_invoices") {
        __id
        totalCount
        edges {
          node {
            ...readInvoice_invoice
          }
        }
      }
    }
  }
`;

export const invoiceList: List<InvoiceRow> = {
  label: 'Fakturaer',
  name: 'INVOICES',
  columns: invoiceColumns,
  sorts: invoiceSorts,
  failure: 'Kunne ikke hente fakturaer',
  icon: <ReceiptText />,
  empty: {
    title: 'Ingen fakturaer endnu',
    text: 'Når portalen udsteder en faktura, står den her med det samme.',
  },
  noMatch: {
    title: 'Ingen fakturaer passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/invoices',
  },
};

/** The invoices of all companies that match the filters, newest first. A subscription keeps the table up to date. */
export function AdminInvoiceTable({ query }: { query: AdminInvoiceTable_query$key }) {
  const {
    data: {
      admin: { invoices },
    },
    ...pages
  } = useListPages<AdminInvoiceTablePageQuery, AdminInvoiceTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const filters = parseInvoiceFilters(searchParams);
  const isNarrowed = isFiltered(filters);
  // Only the server knows whether a new invoice matches the filters, and where it belongs in another order.
  const insertsNew = !isNarrowed && parseInvoiceSort(searchParams) === invoiceSorts.default;
  useAdminInvoiceChanges(invoices.__id, insertsNew);
  const rows = nodesOf(invoices)
    .map(readInvoice)
    .filter(({ status, open }) => (!filters.status || status === filters.status) && (!filters.age || open > 0));
  const selection = useBulkSelection(rows, filters);
  return (
    <ListRows
      list={invoiceList}
      rows={rows}
      total={invoices.totalCount}
      pages={pages}
      isFiltered={isNarrowed}
      bulk={{
        selection,
        nameOf: invoiceName,
        noun: ['valgt faktura', 'valgte fakturaer'],
        actions: BULK_ACTIONS,
        summary: <span className="num">mangler {formatExact(sumOpen(selection.selected))}</span>,
        loadSelected: invoiceExport({ filter: selection.selectedFilter }),
      }}
    />
  );
}

const BULK_ACTIONS: readonly BulkButton[] = [
  { action: 'INVOICE_SEND', label: 'Send igen', icon: <Mail aria-hidden /> },
  { action: 'INVOICE_REMIND', label: 'Send rykker', icon: <BellRing aria-hidden /> },
  { action: 'INVOICE_MARK_PAID', label: 'Markér som betalt', icon: <Check aria-hidden /> },
];

const sumOpen = (invoices: readonly InvoiceRow[]) => invoices.reduce((sum, { open }) => sum + open, 0);
