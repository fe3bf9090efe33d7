import { graphql, type PreloadedQuery } from 'react-relay';
import { LoadedCompanyTab } from '../companies/CompanyTab.tsx';
import { CompanyDocumentList } from './CompanyDocumentList.tsx';
import type { CompanyDocumentsTabQuery } from '#relay/CompanyDocumentsTabQuery.graphql';

export const companyDocumentsQuery = graphql`
  query CompanyDocumentsTabQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        id
      }
    }
    ...CompanyDocumentList_query @arguments(id: $id)
  }
`;

/** The documents of a company, for admins. */
export const CompanyDocumentsTab = ({ queryRef }: { queryRef: PreloadedQuery<CompanyDocumentsTabQuery> }) => (
  <LoadedCompanyTab<CompanyDocumentsTabQuery>
    failure="Kunne ikke hente dokumenter"
    query={companyDocumentsQuery}
    queryRef={queryRef}
  >
    {(customer, data) => <CompanyDocumentList query={data} customerId={customer.id} />}
  </LoadedCompanyTab>
);
