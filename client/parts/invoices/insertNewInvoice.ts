import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/**
 * Inserts the invoice of a live event at the top of a list, newest first. The event of an older invoice changes its
 * row; when that row is not loaded, the invoice belongs to a later page.
 */
export function insertNewInvoice(
  store: RecordSourceProxy,
  connection: string,
  invoice: RecordProxy | null | undefined,
): void {
  const list = store.get(connection);
  if (!list || !invoice) return;
  const listed = (list.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
  if (listed.some((node) => node.getDataID() === invoice.getDataID())) return;
  const newest = listed[0]?.getValue('createdAt');
  if (newest && String(invoice.getValue('createdAt')) < String(newest)) return;
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, invoice, 'InvoiceEdge'));
  list.setValue(Number(list.getValue('totalCount')) + 1, 'totalCount');
}
