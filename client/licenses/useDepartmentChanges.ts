import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useDepartmentChangesSubscription } from './__generated__/useDepartmentChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useDepartmentChangesSubscription($connections: [ID!]!) {
    departmentChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...useDepartmentChanges_department @relay(mask: false)
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

/** A fragment of its own, so that every form that orders for a department reads the same fields. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment useDepartmentChanges_department on Department {
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
