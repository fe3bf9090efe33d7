import { Server } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { ConnectionHandler, graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { MorePages } from '../lists/MorePages.tsx';
import { EmptyState } from '../ui/Card.tsx';
import { Table } from '../ui/Table.tsx';
import { actionsColumn, installationColumns } from './installationColumns.tsx';
import type { InstallationTable_customer$key } from './__generated__/InstallationTable_customer.graphql.ts';
import type { InstallationTablePageQuery } from './__generated__/InstallationTablePageQuery.graphql.ts';
import type { InstallationTableSubscription } from './__generated__/InstallationTableSubscription.graphql.ts';

const subscription = graphql`
  subscription InstallationTableSubscription($connections: [ID!]!) {
    installationChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...InstallationTable_installation @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface InstallationTableProps {
  customer: InstallationTable_customer$key;
  /** Button that adds an installation, shown in the empty table. */
  add: ReactNode;
}

/** The company's installations by subdomain. A subscription adds new ones while the table is open. */
export function InstallationTable({ customer, add }: InstallationTableProps) {
  const { data, ...pages } = usePaginationFragment<InstallationTablePageQuery, InstallationTable_customer$key>(
    graphql`
      fragment InstallationTable_customer on Customer
      @refetchable(queryName: "InstallationTablePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        ...InstallationActions_customer
        installations(first: $count, after: $cursor) @connection(key: "InstallationTable_installations") {
          totalCount
          edges {
            node {
              ...InstallationTable_installation @relay(mask: false)
            }
          }
        }
      }
    `,
    customer,
  );
  const { id, installations } = data;
  const connection = ConnectionHandler.getConnectionID(id, 'InstallationTable_installations');
  useSubscription<InstallationTableSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connection] } }), [connection]),
  );
  // A deleted department deletes its installations as well. Until their events arrive they have no department and are
  // left out.
  const rows = installations.edges
    .flatMap(({ node }) => (node?.department ? [node] : []))
    .toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
  return (
    <Table
      label="Zendesk installationer"
      columns={[...installationColumns, actionsColumn(data, connection)]}
      rows={rows}
      rowId={(row) => row.id}
      empty={
        <EmptyState
          icon={<Server />}
          title="Ingen Zendesk installationer endnu"
          text="Tilføj den Zendesk, som en afdeling bruger, så licenser og integrationer kan knyttes til den."
          action={add}
        />
      }
      foot={
        <MorePages
          shown={rows.length}
          total={installations.totalCount}
          pages={pages}
          failure="Kunne ikke hente Zendesk installationer"
        />
      }
    />
  );
}

export const InstallationTableSkeleton = () => (
  <Table label="Zendesk installationer" columns={installationColumns} rows={undefined} rowId={(row) => row.id} />
);

/** A fragment of its own, so that the query, the mutation and the subscription read the same fields. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment InstallationTable_installation on Installation {
    id
    subdomain
    licenseType
    paymentInterval
    contractTerm
    zendeskApiKeyLast4
    department {
      name
    }
    ...InstallationActions_installation
  }
`;
