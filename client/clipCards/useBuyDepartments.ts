import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../relay/nodesOf.ts';
import { useAllPages, useMorePages } from '../relay/useMorePages.ts';
import type { useBuyDepartments_customer$key } from './__generated__/useBuyDepartments_customer.graphql.ts';
import type {
  useBuyDepartments_department$data,
  useBuyDepartments_department$key,
} from './__generated__/useBuyDepartments_department.graphql.ts';
import type { useBuyDepartmentsPaginationQuery } from './__generated__/useBuyDepartmentsPaginationQuery.graphql.ts';
import type { useBuyDepartmentsSubscription } from './__generated__/useBuyDepartmentsSubscription.graphql.ts';

const subscription = graphql`
  subscription useBuyDepartmentsSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...useBuyDepartments_department
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export type BuyDepartment = useBuyDepartments_department$data;

/**
 * The company's departments with their payment methods, kept up to date by a subscription, because the user may set up
 * a payment method in another tab. Pages are loaded until the requested department is among them.
 */
export function useBuyDepartments(customer: useBuyDepartments_customer$key, requestedId: string | null) {
  const {
    data: { departments: connection },
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
              ...useBuyDepartments_department
            }
          }
        }
      }
    `,
    customer,
  );
  const { __id } = connection;
  useSubscription<useBuyDepartmentsSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [__id] } }), [__id]),
  );
  const moreDepartments = useMorePages(pages, 'Kunne ikke hente afdelinger');
  const departments = nodesOf(connection).map(readDepartment);
  useAllPages(moreDepartments, requestedId !== null && !departments.some(({ id }) => id === requestedId));
  return { departments, moreDepartments };
}

/** Reads the fields of a department that every operation of this list fetches. */
const readDepartment = (department: useBuyDepartments_department$key) =>
  readInlineData(
    graphql`
      fragment useBuyDepartments_department on Department @inline {
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
    `,
    department,
  );
