import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminRequestList } from '../licenseRequests/AdminRequestList.tsx';
import { CompanyTab } from './CompanyTab.tsx';
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

interface CompanyRequestsProps {
  queryRef: PreloadedQuery<CompanyRequestsQuery>;
}

export const CompanyRequests = ({ queryRef }: CompanyRequestsProps) => (
  <CompanyTab failure="Kunne ikke hente licensanmodninger">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyRequestsProps) {
  const query = usePreloadedQuery<CompanyRequestsQuery>(companyRequestsQuery, queryRef);
  const { customer } = query.admin;
  return customer && <AdminRequestList query={query} customerId={customer.id} />;
}
