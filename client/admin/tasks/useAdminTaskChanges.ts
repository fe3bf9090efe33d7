import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAdminTaskChangesSubscription } from '#relay/useAdminTaskChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminTaskChangesSubscription($customerId: ID) {
    adminTaskChanged(customerId: $customerId) {
      edge {
        node {
          name
          ...AdminTaskFacts_task
        }
      }
    }
  }
`;

/** Follows the tasks of a company, one of which a page shows. */
export function useAdminTaskChanges(customerId: string): void {
  useSubscription<useAdminTaskChangesSubscription>(
    useMemo(() => ({ subscription, variables: { customerId } }), [customerId]),
  );
}
