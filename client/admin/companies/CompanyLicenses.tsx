import { graphql, type PreloadedQuery } from 'react-relay';
import { AdminLicenseList } from '../licenses/AdminLicenseList.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import type { CompanyLicensesQuery } from '#relay/CompanyLicensesQuery.graphql';

export const companyLicensesQuery = graphql`
  query CompanyLicensesQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
        ...AdminLicenseList_customer
      }
    }
    ...AdminLicenseList_query @arguments(id: $id)
  }
`;

export const CompanyLicenses = ({ queryRef }: { queryRef: PreloadedQuery<CompanyLicensesQuery> }) => (
  <LoadedCompanyTab<CompanyLicensesQuery>
    failure="Kunne ikke hente licenser"
    query={companyLicensesQuery}
    queryRef={queryRef}
  >
    {(customer, data) => <AdminLicenseList query={data} customer={customer} customerId={customer.id} />}
  </LoadedCompanyTab>
);
