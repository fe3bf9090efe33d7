import { Clock } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { PlainRows, PlainSkeleton } from '../../parts/lists/PlainRows.tsx';
import { Section } from '../../ui/Page.tsx';
import { requestColumns } from './requestColumns.tsx';
import type { LicenseRequestTable_customer$key } from '#relay/LicenseRequestTable_customer.graphql';
import type {
  LicenseRequestTable_request$data,
  LicenseRequestTable_request$key,
} from '#relay/LicenseRequestTable_request.graphql';
import type { LicenseRequestTablePageQuery } from '#relay/LicenseRequestTablePageQuery.graphql';
import type { LicenseRequestTableSubscription } from '#relay/LicenseRequestTableSubscription.graphql';

const subscription = graphql`
  subscription LicenseRequestTableSubscription($connections: [ID!]!) {
    licenseRequestChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...LicenseRequestTable_request
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const customerFragment = graphql`
  fragment LicenseRequestTable_customer on Customer
  @refetchable(queryName: "LicenseRequestTablePageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    licenseRequests(first: $count, after: $cursor) @connection(key: "LicenseRequestTable_licenseRequests") {
      __id
      totalCount
      edges {
        node {
          ...LicenseRequestTable_request
        }
      }
    }
  }
`;

const requestList: List<LicenseRequestTable_request$data> = {
  label: 'Licensanmodninger',
  columns: requestColumns,
  failure: 'Kunne ikke hente licensanmodninger',
  icon: <Clock />,
  empty: {
    title: 'Ingen licensanmodninger',
    text: 'Når I bestiller licenser, kan I følge bestillingen her, og annullere den, så længe den afventer.',
  },
};

/**
 * The company's licence requests, newest first. A subscription adds, updates and removes them while the table is open.
 */
export function LicenseRequestTable({ customer }: { customer: LicenseRequestTable_customer$key }) {
  const {
    data: { licenseRequests },
    ...pages
  } = usePaginationFragment<LicenseRequestTablePageQuery, LicenseRequestTable_customer$key>(customerFragment, customer);
  const { __id: connectionId, totalCount } = licenseRequests;
  useSubscription<LicenseRequestTableSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connectionId] } }), [connectionId]),
  );
  const rows = nodesOf(licenseRequests)
    .map(readRequest)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Section title={requestList.label}>
      <PlainRows list={requestList} rows={rows} total={totalCount} pages={pages} />
    </Section>
  );
}

export const LicenseRequestTableSkeleton = () => <PlainSkeleton list={requestList} />;

const requestFragment = graphql`
  fragment LicenseRequestTable_request on LicenseRequest @inline {
    id
    licenseType
    requestedLicenses
    price
    status
    createdAt
    installation {
      subdomain
      orderedSeats
      activeLicense {
        id
        orderedSeats
      }
    }
    user {
      email
    }
    ...CancelRequest_request
    ...RequestFiles_request
  }
`;

/** Reads the fields of a request that every operation of this list fetches. */
const readRequest = (request: LicenseRequestTable_request$key) => readInlineData(requestFragment, request);
