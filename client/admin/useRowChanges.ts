import { useMemo } from 'react';
import { useSubscription } from 'react-relay';
import {
  ConnectionHandler,
  type GraphQLTaggedNode,
  type RecordProxy,
  type RecordSourceProxy,
  type Variables,
} from 'relay-runtime';

/** The companies whose new rows a list inserts: all, none, or one company by its id. */
export type NewRowScope = 'all' | 'none' | (string & {});

interface RowChanges {
  /** Deletes rows from the connections in its variable `listed`. */
  subscription: GraphQLTaggedNode;
  /** The field of the subscription. */
  field: string;
  edgeType: string;
}

/** Follows the changed and deleted rows of all companies in a list, and inserts the new rows of `newRowScope`. */
export function useRowChanges(
  { subscription, field, edgeType }: RowChanges,
  connection: string,
  newRowScope: NewRowScope,
): void {
  useSubscription<{ variables: Variables; response: unknown }>(
    useMemo(
      () => ({
        subscription,
        variables: { listed: [connection] },
        updater: (store) => prependNewRow(store, connection, store.getRootField(field), edgeType, newRowScope),
      }),
      [subscription, field, edgeType, connection, newRowScope],
    ),
  );
}

/**
 * Inserts the row of a live event at the top of a list, unless the list already contains the row or `newRowScope`
 * leaves out its company. Relay's directives would also insert the rows of other companies in the list of a company.
 */
function prependNewRow(
  store: RecordSourceProxy,
  connection: string,
  /** The payload of the live event. */
  change: RecordProxy | null | undefined,
  edgeType: string,
  newRowScope: NewRowScope,
): void {
  const list = store.get(connection);
  const node = change?.getLinkedRecord('edge')?.getLinkedRecord('node');
  if (!list || !node || newRowScope === 'none') return;
  if (
    newRowScope !== 'all' &&
    node.getLinkedRecord('department')?.getLinkedRecord('customer')?.getDataID() !== newRowScope
  )
    return;
  const isListed = list
    .getLinkedRecords('edges')
    ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID());
  if (!isListed) ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, node, edgeType));
}
