import { Inbox } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, readInlineData, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router';
import { formatLicenseCount } from '../../../domain/basics/formatCount.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { BulkBar } from '../../parts/lists/bulk/BulkBar.tsx';
import { useBulkSelection } from '../../parts/lists/bulk/useBulkSelection.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { adminRequestColumns, updateColumn } from './adminRequestColumns.tsx';
import { parseRequestFilters } from './requestFilters.ts';
import { parseLicenseRequestSort, requestSorts } from './requestSorts.ts';
import { UpdateRequestDialog } from './UpdateRequestDialog.tsx';
import { useRequestExport } from './useRequestExport.ts';
import type { AdminRequestTable_query$key } from '#relay/AdminRequestTable_query.graphql';
import type { AdminRequestTable_request$key } from '#relay/AdminRequestTable_request.graphql';
import type { AdminRequestTablePageQuery } from '#relay/AdminRequestTablePageQuery.graphql';
import type { AdminRequestTableSubscription } from '#relay/AdminRequestTableSubscription.graphql';
import type { UpdateRequestDialog_request$key } from '#relay/UpdateRequestDialog_request.graphql';

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
  const [requestToUpdate, setRequestToUpdate] = useState<UpdateRequestDialog_request$key>();
  const rows = nodesOf(licenseRequests)
    .map(readLicenseRequest)
    .filter((request) => (!status || request.status === status) && (!type || request.licenseType === type));
  const filter = { search, status, type };
  const selection = useBulkSelection(rows, filter);
  const loadSelected = useRequestExport(selection.selectedFilter);
  return (
    <>
      <ListTable
        label="Licensanmodninger"
        list="LICENSE_REQUESTS"
        sorts={requestSorts}
        selection={{ ...selection, nameOf: requestName }}
        columns={[...adminRequestColumns, updateColumn(setRequestToUpdate)]}
        rows={rows}
        rowId={({ id }) => id}
        empty={search || status || type ? <NoMatch /> : <NoRequests />}
        foot={
          <MorePages
            shown={rows.length}
            total={licenseRequests.totalCount}
            pages={pages}
            failure="Kunne ikke hente licensanmodninger"
          />
        }
      />
      <BulkBar
        selection={selection}
        rows={rows}
        total={licenseRequests.totalCount}
        filter={filter}
        noun={['valgt anmodning', 'valgte anmodninger']}
        actions={BULK_ACTIONS}
      >
        <ExportButton
          size="small"
          label="Hent som CSV"
          name={['valgte licensanmodninger']}
          loadRows={loadSelected}
          failure="Kunne ikke hente licensanmodninger"
        />
      </BulkBar>
      {requestToUpdate && (
        <UpdateRequestDialog request={requestToUpdate} onClose={() => setRequestToUpdate(undefined)} />
      )}
    </>
  );
}

const BULK_ACTIONS = ['LICENSE_REQUEST_STATUS', 'LICENSE_REQUEST_COMPLETE'] as const;

const requestName = ({ department, requestedLicenses }: ReturnType<typeof readLicenseRequest>) =>
  `${formatLicenseCount(requestedLicenses)} til ${department.customer.name}`;

export const AdminRequestTableSkeleton = () => (
  <ListTable
    label="Licensanmodninger"
    list="LICENSE_REQUESTS"
    sorts={requestSorts}
    columns={adminRequestColumns}
    rows={undefined}
    rowId={({ id }) => id}
  />
);

const NoRequests = () => (
  <EmptyState
    icon={<Inbox />}
    title="Ingen licensanmodninger endnu"
    text="Når en kunde bestiller licenser, står anmodningen her med det samme."
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<Inbox />}
    title="Ingen licensanmodninger passer"
    text="Prøv et andet ord, eller fjern et filter."
    action={<ButtonLink to="/admin/license-requests">Ryd filtre</ButtonLink>}
  />
);

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
