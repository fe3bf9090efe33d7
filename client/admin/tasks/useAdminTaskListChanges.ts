import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAdminTaskListChangesSubscription } from '#relay/useAdminTaskListChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminTaskListChangesSubscription($customerId: ID, $inserts: [ID!]!, $listed: [ID!]!) {
    adminTaskChanged(customerId: $customerId) {
      edge @prependEdge(connections: $inserts) {
        node {
          ...adminTaskColumns_task
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

interface Followed {
  connection: string;
  /** All companies when null. */
  customerId: string | null;
  /** Whether tasks that have changed and are not in the list are added at its top. */
  insertsChanged: boolean;
}

/** Follows the tasks of all companies, or of one. */
export function useAdminTaskListChanges({ connection, customerId, insertsChanged }: Followed): void {
  useSubscription<useAdminTaskListChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { customerId, inserts: insertsChanged ? [connection] : [], listed: [connection] },
      }),
      [connection, customerId, insertsChanged],
    ),
  );
}
