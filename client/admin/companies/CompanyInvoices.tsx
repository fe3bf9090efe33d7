import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CompanyInvoiceList } from '../invoices/CompanyInvoiceList.tsx';
import { CompanyLedger } from './CompanyLedger.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import type { CompanyInvoicesQuery } from '#relay/CompanyInvoicesQuery.graphql';

export const companyInvoicesQuery = graphql`
  query CompanyInvoicesQuery($id: ID!, $status: PaymentStatus) @preloadable {
    admin {
      customer(id: $id) {
        id
      }
    }
    ...CompanyInvoiceList_query @arguments(id: $id)
    ...CompanyLedger_query @arguments(id: $id, status: $status)
  }
`;

interface CompanyInvoicesProps {
  queryRef: PreloadedQuery<CompanyInvoicesQuery>;
}

export const CompanyInvoices = ({ queryRef }: CompanyInvoicesProps) => (
  <CompanyTab failure="Kunne ikke hente fakturaer">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyInvoicesProps) {
  const query = usePreloadedQuery<CompanyInvoicesQuery>(companyInvoicesQuery, queryRef);
  const { customer } = query.admin;
  return (
    customer && (
      <>
        <CompanyInvoiceList query={query} customerId={customer.id} />
        <CompanyLedger query={query} customerId={customer.id} />
      </>
    )
  );
}
