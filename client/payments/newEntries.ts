import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * A department tells that its ledger has changed, not which entries are new, and the list may be open further down than
 * the newest ones reach: so they are put on top of it instead of in its place.
 */
export function addNewEntries(store: RecordSourceSelectorProxy): void {
  const department = store.getRootField('ledgerChanged');
  const newest = department?.getLinkedRecord('ledger', { first: 20 });
  const shown = department && ConnectionHandler.getConnection(department, 'LedgerHistory_ledger');
  if (!newest || !shown) return;
  const known = new Set(idsIn(shown.getLinkedRecords('edges')));
  for (const edge of (newest.getLinkedRecords('edges') ?? []).toReversed()) {
    const node = edge.getLinkedRecord('node');
    if (!node || known.has(node.getDataID())) continue;
    ConnectionHandler.insertEdgeBefore(shown, ConnectionHandler.createEdge(store, shown, node, 'LedgerEntryEdge'));
  }
  shown.setValue(newest.getValue('totalCount'), 'totalCount');
}

const idsIn = (edges: readonly (RecordProxy | null | undefined)[] | null | undefined) =>
  (edges ?? []).flatMap((edge) => edge?.getLinkedRecord('node')?.getDataID() ?? []);
