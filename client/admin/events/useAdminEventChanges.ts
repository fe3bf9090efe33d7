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

/** Follows changed and deleted events, and inserts new ones. */
export function useAdminEventChanges(connection: string): void {
  useSubscription<useAdminEventChangesSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
}

/** Returns the connection id of the table, for mutations of dialogs outside the table. */
export const getEventConnectionId = () => ConnectionHandler.getConnectionID('admin', 'AdminEventTable_events');
