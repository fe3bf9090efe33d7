import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useAdminEventChangesSubscription } from './__generated__/useAdminEventChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useAdminEventChangesSubscription($connections: [ID!]!) {
    adminEventChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminEventTable_event
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function useAdminEventChanges(connection: string): void {
  useSubscription<useAdminEventChangesSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
}

/** The connection id of the list on the page. */
export const getEventConnectionId = () => ConnectionHandler.getConnectionID('admin', 'AdminEventTable_events');
