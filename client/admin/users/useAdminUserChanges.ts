import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { useAdminUserChangesSubscription } from './__generated__/useAdminUserChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useAdminUserChangesSubscription($listed: [ID!]!) {
    adminUserChanged {
      edge { cursor node { ...AdminUserList_user @relay(mask: false) } }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

export function useAdminUserChanges(connection: string, customerId: string): void {
  useSubscription<useAdminUserChangesSubscription>(useMemo(
    () => ({ subscription, variables: { listed: [connection] }, updater: (store) => addOwn(store, connection, customerId) }),
    [connection, customerId],
  ));
}

/** By hand, since the directives would put every company's users on one company's list. */
function addOwn(store: RecordSourceSelectorProxy<useAdminUserChangesSubscription['response']>, connection: string, customerId: string): void {
  const list = store.get(connection);
  const user = store.getRootField('adminUserChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node');
  if (!list || user?.getLinkedRecord('customer')?.getDataID() !== customerId) return;
  const isListed = list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === user.getDataID());
  if (!isListed) ConnectionHandler.insertEdgeAfter(list, ConnectionHandler.createEdge(store, list, user, 'UserEdge'));
}
