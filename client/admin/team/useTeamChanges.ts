import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { useTeamChangesSubscription } from './__generated__/useTeamChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useTeamChangesSubscription($listed: [ID!]!, $extended: [ID!]!) {
    adminTeamMemberChanged {
      edge @appendEdge(connections: $extended) {
        node {
          ...TeamTable_member @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** Whether somebody new matches a search, only the server knows: then nobody is added. */
export function useTeamChanges(connection: string, { takesNew }: { takesNew: boolean }): void {
  useSubscription<useTeamChangesSubscription>(
    useMemo(
      () => ({ subscription, variables: { listed: [connection], extended: takesNew ? [connection] : [] } }),
      [connection, takesNew],
    ),
  );
}

/** The list on the page, as it is searched through right now. */
export const teamConnection = (search: string | null) =>
  ConnectionHandler.getConnectionID('admin', 'TeamTable_teamMembers', { search });
