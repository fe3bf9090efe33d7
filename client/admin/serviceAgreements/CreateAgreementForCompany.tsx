import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CompanyFirst } from '../CompanyFirst.tsx';
import { CreateAgreementDialog } from './CreateAgreementDialog.tsx';
import type { CreateAgreementForCompanyQuery } from './__generated__/CreateAgreementForCompanyQuery.graphql.ts';

const query = graphql`
  query CreateAgreementForCompanyQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...CreateAgreementDialog_customer
      }
    }
  }
`;

/** Creates an agreement above the list of all agreements, which receives the new agreement by subscription. */
export const CreateAgreementForCompany = () => (
  <CompanyFirst<CreateAgreementForCompanyQuery> title="Opret serviceaftale" query={query}>
    {(company, onClose) => <Create queryRef={company} onClose={onClose} />}
  </CompanyFirst>
);

function Create({
  queryRef,
  onClose,
}: {
  queryRef: PreloadedQuery<CreateAgreementForCompanyQuery>;
  onClose: () => void;
}) {
  const { customer } = usePreloadedQuery<CreateAgreementForCompanyQuery>(query, queryRef).admin;
  return customer && <CreateAgreementDialog customer={customer} onClose={onClose} />;
}
