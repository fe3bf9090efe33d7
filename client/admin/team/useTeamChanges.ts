import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useTeamChangesSubscription } from './__generated__/useTeamChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useTeamChangesSubscription($listed: [ID!]!, $extended: [ID!]!) {
    adminTeamMemberChanged {
      edge @appendEdge(connections: $extended) {
        node {
          ...TeamTable_member
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/**
 * Pass `takesNew: false` while the list is searched: only the server knows whether a new member matches, so none is
 * added.
 */
export function useTeamChanges(connection: string, { takesNew }: { takesNew: boolean }): void {
  useSubscription<useTeamChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { listed: [connection], extended: takesNew ? [connection] : [] } }),
      [connection, takesNew],
    ),
  );
}

/** The connection id of the list on the page with its current search. */
export const getTeamConnectionId = (search: string | null) =>
  ConnectionHandler.getConnectionID('admin', 'TeamTable_teamMembers', { search });
