import { ReceiptText } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { StatementButton } from '../../parts/invoices/StatementButton.tsx';
import type { List } from '../../parts/lists/list.ts';
import { shownColumns } from '../../parts/lists/ListColumn.ts';
import { TableSection } from '../TableSection.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { readInvoice, type InvoiceRow } from './readInvoice.ts';
import { useAdminInvoiceChanges } from './useAdminInvoiceChanges.ts';
import type { CompanyInvoiceList_query$key } from '#relay/CompanyInvoiceList_query.graphql';
import type { CompanyInvoiceListPageQuery } from '#relay/CompanyInvoiceListPageQuery.graphql';

const companyInvoiceList: List<InvoiceRow> = {
  label: 'Fakturaer',
  columns: shownColumns(invoiceColumns).map((column) =>
    column.id === 'customer'
      ? { ...column, title: 'Afdeling', cell: ({ department }: InvoiceRow) => department.name }
      : column,
  ),
  failure: 'Kunne ikke hente fakturaer',
  icon: <ReceiptText />,
  empty: {
    title: 'Ingen fakturaer endnu',
    text: 'Når portalen udsteder en faktura til virksomheden, står den her.',
  },
};

interface CompanyInvoiceListProps {
  query: CompanyInvoiceList_query$key;
  customerId: string;
}

const queryFragment = graphql`
  fragment CompanyInvoiceList_query on Query
  @refetchable(queryName: "CompanyInvoiceListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        invoices(first: $count, after: $cursor) @connection(key: "CompanyInvoiceList_invoices") {
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
  }
`;

/** The invoices of one company, newest first, for admins. */
export function CompanyInvoiceList({ query, customerId }: CompanyInvoiceListProps) {
  const { data, ...pages } = usePaginationFragment<CompanyInvoiceListPageQuery, CompanyInvoiceList_query$key>(
    queryFragment,
    query,
  );
  const { invoices } = data.admin.customer!;
  useAdminInvoiceChanges(invoices.__id, true, customerId);
  return (
    <TableSection
      list={companyInvoiceList}
      rows={nodesOf(invoices).map(readInvoice)}
      total={invoices.totalCount}
      pages={pages}
      createButton={<StatementButton customerId={customerId} />}
    />
  );
}
