import { graphql } from 'react-relay';
import { CreateForPickedCompany } from '../CreateForPickedCompany.tsx';
import { CREATE_TITLE, CreateClipCardDialog } from './CreateClipCardDialog.tsx';
import type { CreateClipCardForCompanyQuery } from '#relay/CreateClipCardForCompanyQuery.graphql';

const query = graphql`
  query CreateClipCardForCompanyQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...CreateClipCardDialog_customer
      }
    }
  }
`;

/** The button above the list of all cards that creates a card. The list receives the new card by subscription. */
export const CreateClipCardForCompany = () => (
  <CreateForPickedCompany<CreateClipCardForCompanyQuery> title={CREATE_TITLE} query={query}>
    {(customer, onClose) => <CreateClipCardDialog customer={customer} onClose={onClose} />}
  </CreateForPickedCompany>
);
