import { Server } from 'lucide-react';
import { type ReactNode } from 'react';
import { ConnectionHandler, graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useLiveUpdates } from '../../app/relay/useLiveUpdates.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows, PlainSkeleton } from '../../parts/lists/PlainRows.tsx';
import { actionsColumn, installationColumns } from './installationColumns.tsx';
import type { InstallationTable_customer$key } from '#relay/InstallationTable_customer.graphql';
import type {
  InstallationTable_installation$data,
  InstallationTable_installation$key,
} from '#relay/InstallationTable_installation.graphql';
import type { InstallationTablePageQuery } from '#relay/InstallationTablePageQuery.graphql';

const subscription = graphql`
  subscription InstallationTableSubscription($connections: [ID!]!) {
    installationChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...InstallationTable_installation
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface InstallationTableProps {
  customer: InstallationTable_customer$key;
  /** The button that the empty table shows. */
  addButton: ReactNode;
}

const customerFragment = graphql`
  fragment InstallationTable_customer on Customer
  @refetchable(queryName: "InstallationTablePageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    id
    ...useDepartments_customer
    installations(first: $count, after: $cursor) @connection(key: "InstallationTable_installations") {
      totalCount
      edges {
        node {
          ...InstallationTable_installation
        }
      }
    }
  }
`;

const installationList: List<InstallationTable_installation$data> = {
  label: 'Zendesk installationer',
  columns: installationColumns,
  failure: 'Kunne ikke hente Zendesk installationer',
  icon: <Server />,
  empty: {
    title: 'Ingen Zendesk installationer endnu',
    text: 'Tilføj den Zendesk, som en afdeling bruger, så licenser og integrationer kan knyttes til den.',
  },
};

/**
 * The company's installations, sorted by subdomain. A subscription adds, updates and removes rows while the table is
 * open.
 */
export function InstallationTable({ customer, addButton }: InstallationTableProps) {
  const { data, ...pages } = usePaginationFragment<InstallationTablePageQuery, InstallationTable_customer$key>(
    customerFragment,
    customer,
  );
  const { id, installations } = data;
  const connectionId = ConnectionHandler.getConnectionID(id, 'InstallationTable_installations');
  useLiveUpdates(subscription, connectionId);
  // The deletion of a department deletes its installations too. Until the live events about the installations arrive,
  // they have no department in the store and are left out.
  const rows = nodesOf(installations)
    .map(readInstallation)
    .filter(({ department }) => Boolean(department))
    .toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
  return (
    <PlainRows
      list={installationList}
      columns={[...installationColumns, actionsColumn(data, connectionId)]}
      rows={rows}
      total={installations.totalCount}
      pages={pages}
      action={addButton}
    />
  );
}

export const InstallationTableSkeleton = () => <PlainSkeleton list={installationList} />;

const installationFragment = graphql`
  fragment InstallationTable_installation on Installation @inline {
    id
    subdomain
    licenseType
    paymentInterval
    contractTerm
    connection
    connectionFault
    zendeskApiKeyLast4
    department {
      name
    }
    ...InstallationActions_installation
  }
`;

/** Reads the fields of an installation that every operation of this list fetches. */
const readInstallation = (installation: InstallationTable_installation$key) =>
  readInlineData(installationFragment, installation);
