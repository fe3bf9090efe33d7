import { graphql, readInlineData } from 'react-relay';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import { useCompanyChoices } from './useCompanyChoices.ts';
import type { useUserChoices_customer$key } from '#relay/useUserChoices_customer.graphql';

const customerFragment = graphql`
  fragment useUserChoices_customer on Customer @inline @argumentDefinitions(after: { type: "String" }) {
    id
    users(first: 100, after: $after) {
      edges {
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const query = graphql`
  query useUserChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
        ...useUserChoices_customer @arguments(after: $after)
      }
    }
  }
`;

export const useUserChoices = (customer: useUserChoices_customer$key) =>
  useCompanyChoices(customer, {
    query,
    read: (each) => {
      const { id, users } = readInlineData(customerFragment, each);
      return { id, page: users };
    },
    toChoice: choiceFromName,
    fallback: 'Kunne ikke hente brugere',
  });
