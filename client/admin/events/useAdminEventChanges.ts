import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { ConnectionHandler } from 'relay-runtime';
import { parseEventFilters, parseEventSort, showsNewEvents } from './eventFilters.ts';
import type { useAdminEventChangesSubscription } from '#relay/useAdminEventChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminEventChangesSubscription($listed: [ID!]!, $connections: [ID!]!) {
    adminEventChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminEventTable_event
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** Follows changed and deleted events, and inserts new ones if `insertsNew`. */
export function useAdminEventChanges(connection: string, insertsNew: boolean): void {
  useSubscription<useAdminEventChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { listed: [connection], connections: insertsNew ? [connection] : [] } }),
      [connection, insertsNew],
    ),
  );
}

/** The connections that a dialog outside the table changes: the shown one, and the one that takes new events. */
export function useEventConnections() {
  const [searchParams] = useSearchParams();
  const filters = { ...parseEventFilters(searchParams), sort: parseEventSort(searchParams) };
  const listed = [ConnectionHandler.getConnectionID('admin', 'AdminEventTable_events', filters)];
  return { listed, inserting: showsNewEvents(searchParams) ? listed : [] };
}
