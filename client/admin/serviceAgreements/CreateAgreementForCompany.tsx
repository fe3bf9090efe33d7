import { graphql } from 'react-relay';
import { CreateForPickedCompany } from '../CreateForPickedCompany.tsx';
import { CreateAgreementDialog } from './CreateAgreementDialog.tsx';
import type { CreateAgreementForCompanyQuery } from '#relay/CreateAgreementForCompanyQuery.graphql';

const query = graphql`
  query CreateAgreementForCompanyQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...CreateAgreementDialog_customer
      }
    }
  }
`;

/** The button above the list of all agreements that creates one. The list receives the agreement by subscription. */
export const CreateAgreementForCompany = () => (
  <CreateForPickedCompany<CreateAgreementForCompanyQuery> title="Opret serviceaftale" query={query}>
    {(customer, onClose) => <CreateAgreementDialog customer={customer} onClose={onClose} />}
  </CreateForPickedCompany>
);
