import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';

interface Gone {
  connection: string;
  customerId: string;
  userId: string;
}

/** Off the list, and out of the count on the tab, once: the answer and the subscription both tell of it. */
export function dropUser(store: RecordSourceProxy, { connection, customerId, userId }: Gone): void {
  const list = store.get(connection);
  const isListed = list?.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === userId);
  if (!list || !isListed) return;
  ConnectionHandler.deleteNode(list, userId);
  const customer = store.get(customerId);
  const count = customer?.getValue('userCount');
  if (typeof count === 'number') customer?.setValue(count - 1, 'userCount');
}
