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

/** What happens in a company, on top of a list of it; of a list that is filtered, only the server knows what belongs there. */
export function useNewActivities(id: string, connection: string | undefined): void {
  useSubscription<useNewActivitiesSubscription>(
    useMemo(() => ({ subscription, variables: { id, connections: connection ? [connection] : [] } }), [id, connection]),
  );
}
