import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { dropUser } from './dropUser.ts';
import type { useAdminUserChangesSubscription } from './__generated__/useAdminUserChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useAdminUserChangesSubscription {
    adminUserChanged {
      edge { cursor node { ...AdminUserList_user @relay(mask: false) } }
      deletedId
    }
  }
`;

export function useAdminUserChanges(connection: string, customerId: string): void {
  useSubscription<useAdminUserChangesSubscription>(useMemo(
    () => ({ subscription, variables: {}, updater: (store) => take(store, connection, customerId) }),
    [connection, customerId],
  ));
}

/** By hand, since the directives would put every company's users on one company's list. */
function take(store: RecordSourceSelectorProxy<useAdminUserChangesSubscription['response']>, connection: string, customerId: string): void {
  const change = store.getRootField('adminUserChanged');
  const gone = change?.getValue('deletedId');
  if (gone) dropUser(store, { connection, customerId, userId: gone });
  const list = store.get(connection);
  const user = change?.getLinkedRecord('edge')?.getLinkedRecord('node');
  if (!list || user?.getLinkedRecord('customer')?.getDataID() !== customerId) return;
  const isListed = list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === user.getDataID());
  if (!isListed) ConnectionHandler.insertEdgeAfter(list, ConnectionHandler.createEdge(store, list, user, 'UserEdge'));
}
