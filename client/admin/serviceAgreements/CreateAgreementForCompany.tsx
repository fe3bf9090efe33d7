import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CreateForPickedCompany } from '../CreateForPickedCompany.tsx';
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
  <CreateForPickedCompany<CreateAgreementForCompanyQuery> title="Opret serviceaftale" query={query}>
    {(company, onClose) => <Create queryRef={company} onClose={onClose} />}
  </CreateForPickedCompany>
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
