import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { Allowed } from '../../app/shell/permissions.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { ExpiredLicenses } from './ExpiredLicenses.tsx';
import { isFiltered, parseLicenseFilters } from './licenseFilters.ts';
import { isPlaced, LicenseGroups, readLicense } from './LicenseGroups.tsx';
import { LicenseListFilters } from './LicenseListFilters.tsx';
import type { LicenseList_customer$key } from '#relay/LicenseList_customer.graphql';
import type { LicenseListPageQuery } from '#relay/LicenseListPageQuery.graphql';
import type { LicenseListSubscription } from '#relay/LicenseListSubscription.graphql';

const PAGE_SIZE = 60;

const subscription = graphql`
  subscription LicenseListSubscription($connections: [ID!]!) {
    licenseChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...LicenseGroups_license
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface LicenseListProps {
  customer: LicenseList_customer$key;
  /** Id of the connection of licence requests, to which an order of more seats is added. */
  requestConnectionId: string;
  onOrder: () => void;
}

const customerFragment = graphql`
  fragment LicenseList_customer on Customer
  @refetchable(queryName: "LicenseListPageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    departmentId: { type: "ID" }
    statuses: { type: "[LicenseStatus!]" }
    count: { type: "Int", defaultValue: 60 }
    cursor: { type: "String" }
  ) {
    licensesByDepartment(
      first: $count
      after: $cursor
      search: $search
      departmentId: $departmentId
      statuses: $statuses
    ) @connection(key: "LicenseList_licensesByDepartment") {
      __id
      totalCount
      edges {
        node {
          ...LicenseGroups_license
        }
      }
    }
    ...LicenseListFilters_customer
    ...ExpiredLicenses_customer @arguments(search: $search, departmentId: $departmentId)
  }
`;

/**
 * The company's licences by department and installation, those that match the address. A subscription adds, updates and
 * removes licences while the list is open. Expired licences are folded at the end.
 */
export function LicenseList({ customer, requestConnectionId, onOrder }: LicenseListProps) {
  const { data, ...pages } = usePaginationFragment<LicenseListPageQuery, LicenseList_customer$key>(
    customerFragment,
    customer,
  );
  const { licensesByDepartment: connection } = data;
  const [searchParams] = useSearchParams();
  const filters = useMemo(() => parseLicenseFilters(searchParams), [searchParams]);
  const { search, departmentId, statuses } = filters;
  // Only the server knows whether a new licence matches the search, so no new licences are inserted during a search.
  const connections = useMemo(() => (search ? [] : [connection.__id]), [search, connection.__id]);
  useSubscription<LicenseListSubscription>(
    useMemo(() => ({ subscription, variables: { connections } }), [connections]),
  );
  const licenses = useMemo(
    () =>
      nodesOf(connection)
        .map(readLicense)
        .filter(
          (license) =>
            isPlaced(license) &&
            statuses.some((status) => status === license.status) &&
            (!departmentId || license.installation.department.id === departmentId),
        ),
    [connection, departmentId, statuses],
  );
  const expired = !statuses.includes('EXPIRED') && (
    <ExpiredLicenses customer={data} requestConnectionId={requestConnectionId} filters={filters} />
  );
  return (
    <Section title="Jeres licenser">
      <LicenseListFilters customer={data} />
      {licenses.length ? (
        <LicenseGroups licenses={licenses} requestConnectionId={requestConnectionId} />
      ) : (
        <Card flush>{isFiltered(filters) ? <NoMatch /> : <NoLicenses onOrder={onOrder} />}</Card>
      )}
      <MoreCards
        shown={licenses.length}
        total={connection.totalCount}
        pages={pages}
        size={PAGE_SIZE}
        failure="Kunne ikke hente licenser"
      />
      {expired}
    </Section>
  );
}

const NoLicenses = ({ onOrder }: { onOrder: () => void }) => (
  <EmptyState
    icon={<KeyRound />}
    title="Ingen licenser endnu"
    text="Bestil de første, så står de her, når vi har behandlet bestillingen."
    action={
      <Allowed to="canBuy">
        <Button onPress={onOrder}>Bestil licens</Button>
      </Allowed>
    }
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<KeyRound />}
    title="Ingen licenser passer"
    text="Prøv et andet ord, eller fjern et filter."
    action={<ButtonLink to="/licenses">Ryd filtre</ButtonLink>}
  />
);
