import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAdminUserChangesSubscription } from '#relay/useAdminUserChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminUserChangesSubscription($customerId: ID!, $connections: [ID!]!) {
    adminUserChanged(customerId: $customerId) {
      edge @appendEdge(connections: $connections) {
        node {
          ...AdminUserList_user
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

/** Follows new, changed and deleted users of a company. */
export function useAdminUserChanges(connection: string, customerId: string): void {
  useSubscription<useAdminUserChangesSubscription>(
    useMemo(() => ({ subscription, variables: { customerId, connections: [connection] } }), [connection, customerId]),
  );
}
