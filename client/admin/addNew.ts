import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/** Whose new ones stand on top of a list: everybody's, nobody's, or a company's by its id. */
export type NewOf = 'all' | 'none' | (string & {});

/** By hand, since the directives would put every company's on one company's list. */
export function addNew(
  store: RecordSourceProxy,
  connection: string,
  changed: RecordProxy | null | undefined,
  edgeType: string,
  newOf: NewOf,
): void {
  const list = store.get(connection);
  const node = changed?.getLinkedRecord('edge')?.getLinkedRecord('node');
  if (!list || !node || newOf === 'none') return;
  if (newOf !== 'all' && node.getLinkedRecord('department')?.getLinkedRecord('customer')?.getDataID() !== newOf) return;
  const isListed = list
    .getLinkedRecords('edges')
    ?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID());
  if (!isListed) ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, node, edgeType));
}
