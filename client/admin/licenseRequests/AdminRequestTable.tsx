import { CheckCheck, CircleDot, Inbox } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, readInlineData, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { BulkButton } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { adminRequestColumns, type LicenseRequestRow } from './adminRequestColumns.tsx';
import { requestExport } from './requestExport.ts';
import { parseRequestFilters } from './requestFilters.ts';
import { parseLicenseRequestSort, requestSorts } from './requestSorts.ts';
import { requestName, useRequestDialogs } from './useRequestDialogs.tsx';
import type { AdminRequestTable_query$key } from '#relay/AdminRequestTable_query.graphql';
import type { AdminRequestTable_request$key } from '#relay/AdminRequestTable_request.graphql';
import type { AdminRequestTablePageQuery } from '#relay/AdminRequestTablePageQuery.graphql';
import type { AdminRequestTableSubscription } from '#relay/AdminRequestTableSubscription.graphql';

const subscription = graphql`
  subscription AdminRequestTableSubscription($connections: [ID!]!) {
    adminLicenseRequestChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminRequestTable_request
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment AdminRequestTable_query on Query
  @refetchable(queryName: "AdminRequestTablePageQuery")
  @argumentDefinitions(
    search: { type: "String" }
    status: { type: "LicenseRequestStatus" }
    type: { type: "Plan" }
    sort: { type: "LicenseRequestSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      licenseRequests(search: $search, status: $status, type: $type, sort: $sort, first: $count, after: $cursor)
        @connection(key: "AdminRequestTable_licenseRequests") {
        __id
        totalCount
        edges {
          node {
            ...AdminRequestTable_request
          }
        }
      }
    }
  }
`;

export const requestList: List<LicenseRequestRow> = {
  label: 'Licensanmodninger',
  name: 'LICENSE_REQUESTS',
  columns: adminRequestColumns,
  sorts: requestSorts,
  failure: 'Kunne ikke hente licensanmodninger',
  icon: <Inbox />,
  empty: {
    title: 'Ingen licensanmodninger endnu',
    text: 'Når en kunde bestiller licenser, står anmodningen her med det samme.',
  },
  noMatch: {
    title: 'Ingen licensanmodninger passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/license-requests',
  },
};

/**
 * The licence requests of all companies that match the filters, newest first. A subscription keeps the table up to
 * date.
 */
export function AdminRequestTable({ query }: { query: AdminRequestTable_query$key }) {
  const {
    data: {
      admin: { licenseRequests },
    },
    ...pages
  } = useListPages<AdminRequestTablePageQuery, AdminRequestTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const { search, status, type } = parseRequestFilters(searchParams);
  const connection = licenseRequests.__id;
  // Only the server knows whether a new request matches the search, and where it belongs in another order.
  const insertsNew = !search && parseLicenseRequestSort(searchParams) === requestSorts.default;
  useSubscription<AdminRequestTableSubscription>(
    useMemo(
      () => ({ subscription, variables: { connections: insertsNew ? [connection] : [] } }),
      [connection, insertsNew],
    ),
  );
  const { column, dialogs } = useRequestDialogs();
  const rows = nodesOf(licenseRequests)
    .map(readLicenseRequest)
    .filter((request) => (!status || request.status === status) && (!type || request.licenseType === type));
  const selection = useBulkSelection(rows, { search, status, type });
  return (
    <>
      <ListRows
        list={requestList}
        columns={[...adminRequestColumns, column]}
        rows={rows}
        total={licenseRequests.totalCount}
        pages={pages}
        isFiltered={Boolean(search || status || type)}
        bulk={{
          selection,
          nameOf: requestName,
          noun: ['valgt anmodning', 'valgte anmodninger'],
          actions: BULK_ACTIONS,
          loadSelected: requestExport(selection.selectedFilter),
        }}
      />
      {dialogs}
    </>
  );
}

const BULK_ACTIONS: readonly BulkButton[] = [
  { action: 'LICENSE_REQUEST_STATUS', label: 'Skift status', icon: <CircleDot aria-hidden /> },
  { action: 'LICENSE_REQUEST_COMPLETE', label: 'Fuldfør', icon: <CheckCheck aria-hidden /> },
];

const requestFragment = graphql`
  fragment AdminRequestTable_request on LicenseRequest @inline {
    id
    licenseType
    requestedLicenses
    price
    status
    createdAt
    approvedAt
    department {
      name
      customer {
        id
        name
      }
    }
    installation {
      subdomain
    }
    user {
      email
    }
    ...UpdateRequestDialog_request
  }
`;

/** Reads the fields of a request that every operation of this list fetches. */
export const readLicenseRequest = (request: AdminRequestTable_request$key) => readInlineData(requestFragment, request);
