import { ConnectionHandler, type RecordProxy, type RecordSourceProxy, type Variables } from 'relay-runtime';

interface List {
  /** The field whose newest twenty were told. */
  field: string;
  /** The key of the list on screen. */
  connection: string;
  edgeType: string;
  /** What both were asked for by, where a list shows a part of all. */
  filters?: Variables;
}

/**
 * What has changed tells its newest entries, not which of them are new, and the list may be open further down than these
 * reach: so they are put on top of it instead of in its place.
 */
export function addNewOnTop(
  store: RecordSourceProxy,
  owner: RecordProxy | null | undefined,
  { field, connection, edgeType, filters }: List,
): void {
  const newest = owner?.getLinkedRecord(field, { first: 20, ...filters });
  const shown = owner && ConnectionHandler.getConnection(owner, connection, filters);
  if (!newest || !shown) return;
  const known = new Set(idsIn(shown.getLinkedRecords('edges')));
  for (const edge of (newest.getLinkedRecords('edges') ?? []).toReversed()) {
    const node = edge.getLinkedRecord('node');
    if (!node || known.has(node.getDataID())) continue;
    ConnectionHandler.insertEdgeBefore(shown, ConnectionHandler.createEdge(store, shown, node, edgeType));
  }
  shown.setValue(newest.getValue('totalCount'), 'totalCount');
}

const idsIn = (edges: readonly (RecordProxy | null | undefined)[] | null | undefined) =>
  (edges ?? []).flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? []);
