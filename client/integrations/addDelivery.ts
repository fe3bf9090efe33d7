import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';

/** One hears of every installation's messages, and each belongs to its own log: no directive knows which. */
export function addDelivery(store: RecordSourceSelectorProxy): void {
  const node = store.getRootField('webhookDeliveryChanged')?.getLinkedRecord('edge')?.getLinkedRecord('node');
  const integration = node && store.get(String(node.getValue('instanceId')));
  const log = integration && ConnectionHandler.getConnection(integration, 'DeliveryLog_deliveries');
  if (
    !log ||
    log.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === node.getDataID())
  )
    return;
  ConnectionHandler.insertEdgeBefore(log, ConnectionHandler.createEdge(store, log, node, 'WebhookDeliveryEdge'));
}
