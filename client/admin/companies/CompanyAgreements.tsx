import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AdminAgreementList } from '../serviceAgreements/AdminAgreementList.tsx';
import { CompanyTab } from './CompanyTab.tsx';
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

interface CompanyAgreementsProps {
  queryRef: PreloadedQuery<CompanyAgreementsQuery>;
}

export const CompanyAgreements = ({ queryRef }: CompanyAgreementsProps) => (
  <CompanyTab failure="Kunne ikke hente serviceaftaler">
    <LoadedList queryRef={queryRef} />
  </CompanyTab>
);

function LoadedList({ queryRef }: CompanyAgreementsProps) {
  const query = usePreloadedQuery<CompanyAgreementsQuery>(companyAgreementsQuery, queryRef);
  const { customer } = query.admin;
  return customer && <AdminAgreementList query={query} customer={customer} />;
}
