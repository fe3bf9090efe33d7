import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { CreateForPickedCompany } from '../CreateForPickedCompany.tsx';
import { CREATE_TITLE, CreateClipCardDialog } from './CreateClipCardDialog.tsx';
import type { CreateForCompanyQuery } from './__generated__/CreateForCompanyQuery.graphql.ts';

const query = graphql`
  query CreateForCompanyQuery($customerId: ID!) {
    admin {
      customer(id: $customerId) {
        ...CreateClipCardDialog_customer
      }
    }
  }
`;

/** Creates a card above the list of all cards, which receives the new card by subscription. */
export const CreateForCompany = () => (
  <CreateForPickedCompany<CreateForCompanyQuery> title={CREATE_TITLE} query={query}>
    {(company, onClose) => <Create queryRef={company} onClose={onClose} />}
  </CreateForPickedCompany>
);

function Create({ queryRef, onClose }: { queryRef: PreloadedQuery<CreateForCompanyQuery>; onClose: () => void }) {
  const { customer } = usePreloadedQuery<CreateForCompanyQuery>(query, queryRef).admin;
  return customer && <CreateClipCardDialog customer={customer} onClose={onClose} />;
}
