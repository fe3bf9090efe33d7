import { graphql, useFragment } from 'react-relay';
import { useFetchedPages } from '../app/relay/useFetchedPages.ts';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import type { useDepartmentChoices_customer$key } from '#relay/useDepartmentChoices_customer.graphql';
import type { useDepartmentChoicesQuery } from '#relay/useDepartmentChoicesQuery.graphql';

interface Named {
  readonly id: string;
  readonly name: string;
}

const customerFragment = graphql`
  fragment useDepartmentChoices_customer on Customer {
    id
    departments(first: 100) {
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

const departmentChoicesQuery = graphql`
  query useDepartmentChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
        departments(first: 100, after: $after) {
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

/** A company's departments as choices of a select: the first hundred, and `more` to load the next pages. */
export function useDepartmentChoices(customer: useDepartmentChoices_customer$key) {
  const { id, departments } = useFragment(customerFragment, customer);
  const { items, more } = useFetchedPages<useDepartmentChoicesQuery, Named>(departments, {
    query: departmentChoicesQuery,
    variables: (after) => ({ id, after }),
    pageIn: ({ admin }) => admin.customer?.departments,
    fallback: 'Kunne ikke hente afdelinger',
  });
  return { choices: items.map(choiceFromName), more };
}
