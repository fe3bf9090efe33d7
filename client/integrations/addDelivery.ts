import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Adds a delivery to the log of its own integration. The subscription delivers the messages of every installation, and
 * Relay's directives cannot choose a connection by the data.
 */
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
