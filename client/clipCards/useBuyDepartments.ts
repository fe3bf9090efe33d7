import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { useAllPages, useMorePages } from '../relay/useMorePages.ts';
import type {
  useBuyDepartments_customer$data,
  useBuyDepartments_customer$key,
} from './__generated__/useBuyDepartments_customer.graphql.ts';
import type { useBuyDepartmentsPaginationQuery } from './__generated__/useBuyDepartmentsPaginationQuery.graphql.ts';
import type { useBuyDepartmentsSubscription } from './__generated__/useBuyDepartmentsSubscription.graphql.ts';

const subscription = graphql`
  subscription useBuyDepartmentsSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...useBuyDepartments_department @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export type BuyDepartment = useBuyDepartments_customer$data['departments']['edges'][number]['node'];

/**
 * The departments with their payment methods, which follow changes in another window. Pages are loaded until the
 * requested department is among them.
 */
export function useBuyDepartments(customer: useBuyDepartments_customer$key, requestedId: string | null) {
  const {
    data: {
      departments: { __id: connection, edges },
    },
    ...pages
  } = usePaginationFragment<useBuyDepartmentsPaginationQuery, useBuyDepartments_customer$key>(
    graphql`
      fragment useBuyDepartments_customer on Customer
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "useBuyDepartmentsPaginationQuery") {
        departments(first: $count, after: $after) @connection(key: "useBuyDepartments_departments") {
          __id
          edges {
            node {
              ...useBuyDepartments_department @relay(mask: false)
            }
          }
        }
      }
    `,
    customer,
  );
  useSubscription<useBuyDepartmentsSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  const more = useMorePages(pages, 'Kunne ikke hente afdelinger');
  // A department that was deleted elsewhere leaves an edge without a node.
  const departments = edges.flatMap(({ node }) => node ?? []);
  useAllPages(more, requestedId !== null && !departments.some(({ id }) => id === requestedId));
  return { departments, more };
}

/** A fragment of its own, so that the query and the subscription read the same fields. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useBuyDepartments_department on Department {
    id
    name
    paymentMethod
    billingEmail
    cardInfo {
      brand
      last4
      expMonth
      expYear
    }
  }
`;
