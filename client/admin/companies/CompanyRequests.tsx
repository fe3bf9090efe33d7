import { graphql, type PreloadedQuery } from 'react-relay';
import { AdminRequestList } from '../licenseRequests/AdminRequestList.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import type { CompanyRequestsQuery } from '#relay/CompanyRequestsQuery.graphql';

export const companyRequestsQuery = graphql`
  query CompanyRequestsQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
      }
    }
    ...AdminRequestList_query @arguments(id: $id)
  }
`;

export const CompanyRequests = ({ queryRef }: { queryRef: PreloadedQuery<CompanyRequestsQuery> }) => (
  <LoadedCompanyTab<CompanyRequestsQuery>
    failure="Kunne ikke hente licensanmodninger"
    query={companyRequestsQuery}
    queryRef={queryRef}
  >
    {(customer, data) => <AdminRequestList query={data} customerId={customer.id} />}
  </LoadedCompanyTab>
);
