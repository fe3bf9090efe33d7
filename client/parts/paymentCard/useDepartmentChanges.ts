import { useMemo } from 'react';
import { graphql, readInlineData, useSubscription } from 'react-relay';
import type { useDepartmentChanges_department$key } from '#relay/useDepartmentChanges_department.graphql';
import type { useDepartmentChangesSubscription } from '#relay/useDepartmentChangesSubscription.graphql';

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

/**
 * Keeps loaded departments and their payment methods up to date by a subscription, because users change them in another
 * tab. New departments are added to the connection with this id, and deleted ones are removed from it.
 */
export function useDepartmentChanges(connectionId?: string): void {
  const connections = useMemo(() => (connectionId ? [connectionId] : []), [connectionId]);
  useSubscription<useDepartmentChangesSubscription>(
    useMemo(() => ({ subscription, variables: { connections } }), [connections]),
  );
}

const departmentFragment = graphql`
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
`;

/** Reads the fields of a department that a purchase needs. */
export const readDepartment = (department: useDepartmentChanges_department$key) =>
  readInlineData(departmentFragment, department);
