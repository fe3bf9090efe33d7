import { ReceiptText } from 'lucide-react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { formatExact } from '../../../domain/basics/money.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { invoiceName } from '../../parts/invoices/invoiceText.ts';
import { BulkBar } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { isFiltered, parseInvoiceFilters } from './invoiceFilters.ts';
import { invoiceSorts, parseInvoiceSort } from './invoiceSorts.ts';
import { readInvoice, type InvoiceRow } from './readInvoice.ts';
import { useAdminInvoiceChanges } from './useAdminInvoiceChanges.ts';
import { useInvoiceExport } from './useInvoiceExport.ts';
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
  const loadSelected = useInvoiceExport(selection.selectedFilter);
  return (
    <>
      <ListTable
        label="Fakturaer"
        list="INVOICES"
        sorts={invoiceSorts}
        columns={invoiceColumns}
        selection={{ ...selection, nameOf: invoiceName }}
        rows={rows}
        rowId={({ id }) => id}
        empty={isNarrowed ? <NoMatch /> : <NoInvoices />}
        foot={
          <MorePages
            shown={rows.length}
            total={invoices.totalCount}
            pages={pages}
            failure="Kunne ikke hente fakturaer"
          />
        }
      />
      <BulkBar
        selection={selection}
        rows={rows}
        total={invoices.totalCount}
        filter={filters}
        noun={['valgt faktura', 'valgte fakturaer']}
        actions={BULK_ACTIONS}
        summary={<span className="num">mangler {formatExact(sumOpen(selection.selected))}</span>}
      >
        <ExportButton
          size="small"
          label="Hent som CSV"
          name={['valgte fakturaer']}
          loadRows={loadSelected}
          failure="Kunne ikke hente fakturaer"
        />
      </BulkBar>
    </>
  );
}

const BULK_ACTIONS = ['INVOICE_SEND', 'INVOICE_REMIND', 'INVOICE_MARK_PAID'] as const;

const sumOpen = (invoices: readonly InvoiceRow[]) => invoices.reduce((sum, { open }) => sum + open, 0);

export const AdminInvoiceTableSkeleton = () => (
  <ListTable
    label="Fakturaer"
    list="INVOICES"
    sorts={invoiceSorts}
    columns={invoiceColumns}
    rows={undefined}
    rowId={({ id }) => id}
  />
);

const NoInvoices = () => (
  <EmptyState
    icon={<ReceiptText />}
    title="Ingen fakturaer endnu"
    text="Når portalen udsteder en faktura, står den her med det samme."
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<ReceiptText />}
    title="Ingen fakturaer passer"
    text="Prøv et andet ord, eller fjern et filter."
    action={<ButtonLink to="/admin/invoices">Ryd filtre</ButtonLink>}
  />
);
