import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useTeamChangesSubscription } from '#relay/useTeamChangesSubscription.graphql';

const subscription = graphql`
  subscription useTeamChangesSubscription($listed: [ID!]!, $connections: [ID!]!) {
    adminTeamMemberChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...TeamTable_member
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/**
 * Follows changed and deleted team members, and inserts new ones if `insertsNew`. Pass false during a search, since
 * only the server knows whether a new member matches.
 */
export function useTeamChanges(connection: string, { insertsNew }: { insertsNew: boolean }): void {
  useSubscription<useTeamChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { listed: [connection], connections: insertsNew ? [connection] : [] } }),
      [connection, insertsNew],
    ),
  );
}

/** Returns the connection id of the table for a search, for the dialog outside the table. */
export const getTeamConnectionId = (search: string | null) =>
  ConnectionHandler.getConnectionID('admin', 'TeamTable_teamMembers', { search });
