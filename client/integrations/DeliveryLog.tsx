import { Send } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { EmptyState } from '../ui/Card.tsx';
import { MorePages } from '../lists/MorePages.tsx';
import { Section } from '../ui/Page.tsx';
import { Table } from '../ui/Table.tsx';
import { addDelivery } from './addDelivery.ts';
import { actionsColumn, deliveryColumns } from './deliveryColumns.tsx';
import type { DeliveryLog_integration$key } from './__generated__/DeliveryLog_integration.graphql.ts';
import type { DeliveryLogPageQuery } from './__generated__/DeliveryLogPageQuery.graphql.ts';
import type { DeliveryLogSubscription } from './__generated__/DeliveryLogSubscription.graphql.ts';

const subscription = graphql`
  subscription DeliveryLogSubscription {
    webhookDeliveryChanged {
      edge {
        cursor
        node {
          instanceId
          ...DeliveryLog_delivery @relay(mask: false)
        }
      }
    }
  }
`;

/** The messages that were sent to the company's webhook, and the responses. */
export function DeliveryLog({ integration }: { integration: DeliveryLog_integration$key }) {
  const { data, ...pages } = usePaginationFragment<DeliveryLogPageQuery, DeliveryLog_integration$key>(
    graphql`
      fragment DeliveryLog_integration on IntegrationInstance
      @refetchable(queryName: "DeliveryLogPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        isEnabled
        deliveries(first: $count, after: $cursor) @connection(key: "DeliveryLog_deliveries") {
          __id
          totalCount
          edges {
            node {
              ...DeliveryLog_delivery @relay(mask: false)
            }
          }
        }
      }
    `,
    integration,
  );
  const {
    isEnabled,
    deliveries: { __id: connection, totalCount, edges },
  } = data;
  useSubscription<DeliveryLogSubscription>(useMemo(() => ({ subscription, variables: {}, updater: addDelivery }), []));
  const rows = edges.flatMap(({ node }) => node ?? []);
  return (
    <Section title="Leveringer">
      <Table
        label="Leveringer"
        columns={isEnabled ? [...deliveryColumns, actionsColumn(connection)] : deliveryColumns}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState
            icon={<Send />}
            title="Ingen leveringer endnu"
            text="Her står hver besked, og hvad jeres system svarede. Send en testbesked for at se, om det virker."
          />
        }
        foot={<MorePages shown={rows.length} total={totalCount} pages={pages} failure="Kunne ikke hente data" />}
      />
    </Section>
  );
}

/** A fragment of its own, so that the query, the mutations and the subscription read the same fields. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment DeliveryLog_delivery on WebhookDelivery {
    id
    type
    status
    attempts
    nextAttemptAt
    httpStatus
    answer
    error
    createdAt
  }
`;
