import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import { Section } from '../../ui/Page.tsx';
import { actionsColumn, deliveryColumns } from './deliveryColumns.tsx';
import type { DeliveryLog_delivery$data, DeliveryLog_delivery$key } from '#relay/DeliveryLog_delivery.graphql';
import type { DeliveryLog_integration$key } from '#relay/DeliveryLog_integration.graphql';
import type { DeliveryLogPageQuery } from '#relay/DeliveryLogPageQuery.graphql';
import type { DeliveryLogSubscription } from '#relay/DeliveryLogSubscription.graphql';

const subscription = graphql`
  subscription DeliveryLogSubscription {
    webhookDeliveryChanged {
      edge {
        cursor
        node {
          instanceId
          ...DeliveryLog_delivery
        }
      }
    }
  }
`;

const integrationFragment = graphql`
  fragment DeliveryLog_integration on IntegrationInstance
  @refetchable(queryName: "DeliveryLogPageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    isEnabled
    deliveries(first: $count, after: $cursor) @connection(key: "DeliveryLog_deliveries") {
      __id
      totalCount
      edges {
        node {
          ...DeliveryLog_delivery
        }
      }
    }
  }
`;

const deliveryList: List<DeliveryLog_delivery$data> = {
  label: 'Leveringer',
  columns: deliveryColumns,
  failure: 'Kunne ikke hente data',
  icon: <Send />,
  empty: {
    title: 'Ingen leveringer endnu',
    text: 'Her står hver besked, og hvad jeres system svarede. Send en testbesked for at se, om det virker.',
  },
};

/** The deliveries to the webhook of an installation, with the responses of the company's system. */
export function DeliveryLog({ integration }: { integration: DeliveryLog_integration$key }) {
  const { data, ...pages } = usePaginationFragment<DeliveryLogPageQuery, DeliveryLog_integration$key>(
    integrationFragment,
    integration,
  );
  const { isEnabled, deliveries } = data;
  const { __id: connection, totalCount } = deliveries;
  useSubscription<DeliveryLogSubscription>(useMemo(() => ({ subscription, variables: {}, updater: addDelivery }), []));
  const rows = nodesOf(deliveries).map(readDelivery);
  return (
    <Section title={deliveryList.label}>
      <PlainRows
        list={deliveryList}
        columns={isEnabled ? [...deliveryColumns, actionsColumn(connection)] : deliveryColumns}
        rows={rows}
        total={totalCount}
        pages={pages}
      />
    </Section>
  );
}

/**
 * Adds a delivery to the log of its own integration. The subscription sends the deliveries of every installation, and
 * Relay's directives cannot choose a connection by the data.
 */
function addDelivery(store: RecordSourceSelectorProxy): void {
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

const deliveryFragment = graphql`
  fragment DeliveryLog_delivery on WebhookDelivery @inline {
    id
    event
    status
    attempts
    nextAttemptAt
    httpStatus
    answer
    error
    createdAt
  }
`;

/** Reads the fields of a delivery. Each operation that adds a delivery to the log fetches them. */
export const readDelivery = (delivery: DeliveryLog_delivery$key) => readInlineData(deliveryFragment, delivery);
