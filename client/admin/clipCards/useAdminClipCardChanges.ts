import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { prependNewRow, type NewRowScope } from '../prependNewRow.ts';
import type { useAdminClipCardChangesSubscription } from '#relay/useAdminClipCardChangesSubscription.graphql';

const subscription = graphql`
  subscription useAdminClipCardChangesSubscription($listed: [ID!]!) {
    adminClipCardChanged {
      edge {
        cursor
        node {
          ...AdminClipCardTable_card
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** Follows changed and deleted clip cards of all companies, and inserts the new cards of `newRowScope`. */
export function useAdminClipCardChanges(connection: string, newRowScope: NewRowScope): void {
  useSubscription<useAdminClipCardChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { listed: [connection] },
        updater: (store) =>
          prependNewRow(store, connection, store.getRootField('adminClipCardChanged'), 'ClipCardEdge', newRowScope),
      }),
      [connection, newRowScope],
    ),
  );
}
