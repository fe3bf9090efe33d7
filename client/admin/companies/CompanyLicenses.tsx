import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminLicenseList } from '../licenses/AdminLicenseList.tsx';
import { CompanyTab } from './CompanyTab.tsx';
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

interface CompanyLicensesProps {
  queryRef: PreloadedQuery<CompanyLicensesQuery>;
}

export const CompanyLicenses = ({ queryRef }: CompanyLicensesProps) => (
  <CompanyTab failure="Kunne ikke hente licenser">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyLicensesProps) {
  const query = usePreloadedQuery<CompanyLicensesQuery>(companyLicensesQuery, queryRef);
  const { customer } = query.admin;
  return customer && <AdminLicenseList query={query} customer={customer} customerId={customer.id} />;
}
