import { graphql, type PreloadedQuery } from 'react-relay';
import { AdminAgreementList } from '../serviceAgreements/AdminAgreementList.tsx';
import { LoadedCompanyTab } from './CompanyTab.tsx';
import type { CompanyAgreementsQuery } from '#relay/CompanyAgreementsQuery.graphql';

export const companyAgreementsQuery = graphql`
  query CompanyAgreementsQuery($id: ID!) @preloadable {
    admin {
      customer(id: $id) {
        ...AdminAgreementList_customer
      }
    }
    ...AdminAgreementList_query @arguments(id: $id)
  }
`;

export const CompanyAgreements = ({ queryRef }: { queryRef: PreloadedQuery<CompanyAgreementsQuery> }) => (
  <LoadedCompanyTab<CompanyAgreementsQuery>
    failure="Kunne ikke hente serviceaftaler"
    query={companyAgreementsQuery}
    queryRef={queryRef}
  >
    {(customer, data) => <AdminAgreementList query={data} customer={customer} />}
  </LoadedCompanyTab>
);
