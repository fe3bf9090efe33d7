import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { useAdminClipCardChangesSubscription } from './__generated__/useAdminClipCardChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useAdminClipCardChangesSubscription($listed: [ID!]!) {
    adminClipCardChanged {
      edge { cursor node { ...AdminClipCardTable_card @relay(mask: false) } }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

/** @param newOf Whose new cards stand on top: everybody's, nobody's, or a company's by its id. */
export function useAdminClipCardChanges(connection: string, newOf: 'all' | 'none' | (string & {})): void {
  useSubscription<useAdminClipCardChangesSubscription>(useMemo(
    () => ({ subscription, variables: { listed: [connection] }, updater: (store) => addNew(store, connection, newOf) }),
    [connection, newOf],
  ));
}

/** By hand, since the directives would put every company's cards on one company's list. */
function addNew(store: RecordSourceSelectorProxy<useAdminClipCardChangesSubscription['response']>, connection: string, newOf: string): void {
  const list = store.get(connection);
  const card = store.getRootField('adminClipCardChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node');
  if (!list || !card || newOf === 'none') return;
  if (newOf !== 'all' && card.getLinkedRecord('department')?.getLinkedRecord('customer')?.getDataID() !== newOf) return;
  const isListed = list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === card.getDataID());
  if (!isListed) ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, card, 'ClipCardEdge'));
}
