import { graphql, type PreloadedQuery } from 'react-relay';
import { CompanyInvoiceList } from '../invoices/CompanyInvoiceList.tsx';
import { CompanyLedger } from './CompanyLedger.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
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

export const CompanyInvoices = ({ queryRef }: { queryRef: PreloadedQuery<CompanyInvoicesQuery> }) => (
  <LoadedCompanyTab<CompanyInvoicesQuery>
    failure="Kunne ikke hente fakturaer"
    query={companyInvoicesQuery}
    queryRef={queryRef}
  >
    {(customer, data) => (
      <>
        <CompanyInvoiceList query={data} customerId={customer.id} />
        <CompanyLedger query={data} customerId={customer.id} />
      </>
    )}
  </LoadedCompanyTab>
);
