import { ReceiptText } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { MorePages } from '../../lists/MorePages.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';
import { BulkActions } from './BulkActions.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { isFiltered, parseInvoiceFilters } from './invoiceFilters.ts';
import { readInvoice } from './readInvoice.ts';
import { selectionColumn } from './selectionColumn.tsx';
import { useAdminInvoiceChanges } from './useAdminInvoiceChanges.ts';
import { useSelection } from './useSelection.ts';
import type { AdminInvoiceTable_query$key } from './__generated__/AdminInvoiceTable_query.graphql.ts';
import type { AdminInvoiceTablePageQuery } from './__generated__/AdminInvoiceTablePageQuery.graphql.ts';

/** The invoices of all companies that match the filters, newest first. A subscription keeps the table up to date. */
export function AdminInvoiceTable({ query }: { query: AdminInvoiceTable_query$key }) {
  const {
    data: {
      admin: { invoices },
    },
    ...pages
  } = usePaginationFragment<AdminInvoiceTablePageQuery, AdminInvoiceTable_query$key>(
    graphql`
      fragment AdminInvoiceTable_query on Query
      @refetchable(queryName: "AdminInvoiceTablePageQuery")
      @argumentDefinitions(
        filter: { type: "InvoiceFilter" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        admin {
          invoices(filter: $filter, first: $count, after: $cursor) @connection(key: "AdminInvoiceTable_invoices") {
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
    `,
    query,
  );
  const [searchParams] = useSearchParams();
  const filters = parseInvoiceFilters(searchParams);
  const isNarrowed = isFiltered(filters);
  // Only the server knows whether a new invoice matches the filters, so none is inserted in a filtered list.
  useAdminInvoiceChanges(invoices.__id, !isNarrowed);
  const rows = nodesOf(invoices)
    .map(readInvoice)
    .filter(({ status, open }) => (!filters.status || status === filters.status) && (!filters.age || open > 0));
  const selection = useSelection(rows);
  return (
    <>
      <BulkActions {...selection} rows={rows} />
      <Table
        label="Fakturaer"
        columns={[selectionColumn(selection), ...invoiceColumns]}
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
    </>
  );
}

export const AdminInvoiceTableSkeleton = () => (
  <Table label="Fakturaer" columns={invoiceColumns} rows={undefined} rowId={({ id }) => id} />
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
