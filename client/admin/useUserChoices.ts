import { graphql, useFragment } from 'react-relay';
import { useFetchedPages } from '../app/relay/useFetchedPages.ts';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import type { useUserChoices_customer$key } from '#relay/useUserChoices_customer.graphql';
import type { useUserChoicesQuery } from '#relay/useUserChoicesQuery.graphql';

interface Named {
  readonly id: string;
  readonly name: string;
}

const customerFragment = graphql`
  fragment useUserChoices_customer on Customer {
    id
    users(first: 100) {
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

const userChoicesQuery = graphql`
  query useUserChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
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
    }
  }
`;

/** A company's users as choices of a select: the first hundred, and `more` to load the next pages. */
export function useUserChoices(customer: useUserChoices_customer$key) {
  const { id, users } = useFragment(customerFragment, customer);
  const { items, more } = useFetchedPages<useUserChoicesQuery, Named>(users, {
    query: userChoicesQuery,
    variables: (after) => ({ id, after }),
    pageIn: ({ admin }) => admin.customer?.users,
    fallback: 'Kunne ikke hente brugere',
  });
  return { choices: items.map(choiceFromName), more };
}
