import { ChevronDown } from 'lucide-react';
import { Suspense, useEffect, useTransition } from 'react';
import {
  graphql,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { MoreCards } from '../../parts/lists/MorePages.tsx';
import { Button } from '../../ui/Button.tsx';
import type { LicenseFilters } from './licenseFilters.ts';
import { isPlaced, LicenseGroups, readLicense } from './LicenseGroups.tsx';
import styles from './Licenses.module.css';
import type { ExpiredLicenses_customer$key } from '#relay/ExpiredLicenses_customer.graphql';
import type { ExpiredLicenses_list$key } from '#relay/ExpiredLicenses_list.graphql';
import type { ExpiredLicensesPageQuery } from '#relay/ExpiredLicensesPageQuery.graphql';
import expiredQuery, { type ExpiredLicensesQuery } from '#relay/ExpiredLicensesQuery.graphql';

const query = graphql`
  query ExpiredLicensesQuery($search: String, $departmentId: ID) {
    viewer {
      customer {
        ...ExpiredLicenses_list @arguments(search: $search, departmentId: $departmentId)
      }
    }
  }
`;

interface ExpiredLicensesProps {
  customer: ExpiredLicenses_customer$key;
  requestConnectionId: string;
  filters: LicenseFilters;
}

const customerFragment = graphql`
  fragment ExpiredLicenses_customer on Customer
  @argumentDefinitions(search: { type: "String" }, departmentId: { type: "ID" }) {
    expired: licensesByDepartment(first: 0, search: $search, departmentId: $departmentId, statuses: [EXPIRED]) {
      totalCount
    }
  }
`;

/** A button that says how many expired licences match the filters, and fetches and shows them. */
export function ExpiredLicenses({ customer, requestConnectionId, filters }: ExpiredLicensesProps) {
  const { search, departmentId } = filters;
  const {
    expired: { totalCount },
  } = useFragment(customerFragment, customer);
  const [queryRef, load, close] = useQueryLoader<ExpiredLicensesQuery>(expiredQuery);
  const [isOpening, startOpening] = useTransition();
  useEffect(() => close, [close, search, departmentId]);
  if (!totalCount) return null;
  const isOpen = Boolean(queryRef);
  const toggle = () =>
    isOpen ? close() : startOpening(() => load({ search, departmentId }, { fetchPolicy: 'store-and-network' }));
  return (
    <div className={styles.expired}>
      <Button aria-expanded={isOpen} isPending={isOpening} onPress={toggle}>
        <ChevronDown aria-hidden className={styles.chevron} />{' '}
        {isOpen ? 'Skjul udløbne' : `Vis ${formatCount(totalCount)} ${totalCount === 1 ? 'udløbet' : 'udløbne'}`}
      </Button>
      {queryRef && (
        <ScreenBoundary title="Kunne ikke hente udløbne licenser">
          <Suspense>
            <ExpiredList queryRef={queryRef} requestConnectionId={requestConnectionId} />
          </Suspense>
        </ScreenBoundary>
      )}
    </div>
  );
}

interface ExpiredListProps {
  queryRef: PreloadedQuery<ExpiredLicensesQuery>;
  requestConnectionId: string;
}

function ExpiredList({ queryRef, requestConnectionId }: ExpiredListProps) {
  const {
    viewer: { customer },
  } = usePreloadedQuery<ExpiredLicensesQuery>(query, queryRef);
  return customer && <ExpiredPages customer={customer} requestConnectionId={requestConnectionId} />;
}

const listFragment = graphql`
  fragment ExpiredLicenses_list on Customer
  @refetchable(queryName: "ExpiredLicensesPageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    departmentId: { type: "ID" }
    count: { type: "Int", defaultValue: 60 }
    cursor: { type: "String" }
  ) {
    licensesByDepartment(
      first: $count
      after: $cursor
      search: $search
      departmentId: $departmentId
      statuses: [EXPIRED]
    ) @connection(key: "ExpiredLicenses_licensesByDepartment") {
      totalCount
      edges {
        node {
          ...LicenseGroups_license
        }
      }
    }
  }
`;

function ExpiredPages({
  customer,
  requestConnectionId,
}: Pick<ExpiredListProps, 'requestConnectionId'> & { customer: ExpiredLicenses_list$key }) {
  const {
    data: { licensesByDepartment: connection },
    ...pages
  } = usePaginationFragment<ExpiredLicensesPageQuery, ExpiredLicenses_list$key>(listFragment, customer);
  const licenses = nodesOf(connection)
    .map(readLicense)
    .filter((license) => isPlaced(license) && license.status === 'EXPIRED');
  return (
    <>
      <LicenseGroups licenses={licenses} requestConnectionId={requestConnectionId} />
      <MoreCards
        shown={licenses.length}
        total={connection.totalCount}
        pages={pages}
        size={60}
        failure="Kunne ikke hente udløbne licenser"
      />
    </>
  );
}
