import { useMemo } from 'react';
import { graphql, readInlineData, useSubscription } from 'react-relay';
import type { useDepartmentChanges_department$key } from './__generated__/useDepartmentChanges_department.graphql.ts';
import type { useDepartmentChangesSubscription } from './__generated__/useDepartmentChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useDepartmentChangesSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...useDepartmentChanges_department
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Follows the departments' payment methods, which may be changed in another window. */
export function useDepartmentChanges(connection?: string): void {
  const connections = useMemo(() => (connection ? [connection] : []), [connection]);
  useSubscription<useDepartmentChangesSubscription>(
    useMemo(() => ({ subscription, variables: { connections } }), [connections]),
  );
}

/** Reads the fields of a department that every operation of this list fetches. */
export const readDepartment = (department: useDepartmentChanges_department$key) =>
  readInlineData(
    graphql`
      fragment useDepartmentChanges_department on Department @inline {
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
