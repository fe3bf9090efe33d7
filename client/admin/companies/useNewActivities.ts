import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useNewActivitiesSubscription } from './__generated__/useNewActivitiesSubscription.graphql.ts';

const subscription = graphql`
  subscription useNewActivitiesSubscription($id: ID!, $connections: [ID!]!) {
    adminActivityAdded(customerId: $id) @prependNode(connections: $connections, edgeTypeName: "ActivityEdge") {
      id
      ...ActivityItem_activity
    }
  }
`;

/**
 * Inserts new activities of a company at the top of a connection. Pass undefined for a filtered list, since only the
 * server knows which activities match.
 */
export function useNewActivities(customerId: string, connection: string | undefined): void {
  useSubscription<useNewActivitiesSubscription>(
    useMemo(
      () => ({ subscription, variables: { id: customerId, connections: connection ? [connection] : [] } }),
      [customerId, connection],
    ),
  );
}
