import { ConnectionHandler, type RecordProxy, type RecordSourceProxy, type Variables } from 'relay-runtime';

interface PrependOptions {
  /** The field of the owner that holds the newest twenty edges, as the live event returned them. */
  field: string;
  /** The key of the connection that is on screen. */
  connection: string;
  edgeType: string;
  /** The filter arguments of both the field and the connection; omitted when the list is not filtered. */
  filters?: Variables;
}

/**
 * Prepends the new edges of a live event to a connection, and copies its total count.
 *
 * A live event returns the newest twenty edges without saying which of them are new. The connection on screen may hold
 * older pages as well, so the edges are added to the connection instead of replacing it. Does nothing when the store
 * holds no such field or connection.
 */
export function prependNewEdges(
  store: RecordSourceProxy,
  owner: RecordProxy | null | undefined,
  { field, connection, edgeType, filters }: PrependOptions,
): void {
  const newest = owner?.getLinkedRecord(field, { first: 20, ...filters });
  const shown = owner && ConnectionHandler.getConnection(owner, connection, filters);
  if (!newest || !shown) return;
  const shownIds = new Set(idsIn(shown.getLinkedRecords('edges')));
  for (const edge of (newest.getLinkedRecords('edges') ?? []).toReversed()) {
    const node = edge.getLinkedRecord('node');
    if (!node || shownIds.has(node.getDataID())) continue;
    ConnectionHandler.insertEdgeBefore(shown, ConnectionHandler.createEdge(store, shown, node, edgeType));
  }
  shown.setValue(newest.getValue('totalCount'), 'totalCount');
}

const idsIn = (edges: readonly (RecordProxy | null | undefined)[] | null | undefined) =>
  (edges ?? []).flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? []);
