import { graphql, usePaginationFragment } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { shownColumns } from '../../parts/lists/ListColumn.ts';
import { TableSection } from '../TableSection.tsx';
import { adminRequestColumns } from './adminRequestColumns.tsx';
import { readLicenseRequest, requestList } from './AdminRequestTable.tsx';
import { useCompanyRequestChanges } from './useCompanyRequestChanges.ts';
import { useRequestDialogs } from './useRequestDialogs.tsx';
import type { AdminRequestList_query$key } from '#relay/AdminRequestList_query.graphql';
import type { AdminRequestListPageQuery } from '#relay/AdminRequestListPageQuery.graphql';

const queryFragment = graphql`
  fragment AdminRequestList_query on Query
  @refetchable(queryName: "AdminRequestListPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      customer(id: $id) {
        licenseRequests(first: $count, after: $cursor) @connection(key: "AdminRequestList_licenseRequests") {
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
  }
`;

/** The licence requests of one company, for admins. */
export function AdminRequestList({ query, customerId }: { query: AdminRequestList_query$key; customerId: string }) {
  const { data, ...pages } = usePaginationFragment<AdminRequestListPageQuery, AdminRequestList_query$key>(
    queryFragment,
    query,
  );
  const { licenseRequests } = data.admin.customer!;
  const { __id: connection, totalCount } = licenseRequests;
  useCompanyRequestChanges(connection, customerId);
  const { column, dialogs } = useRequestDialogs();
  const rows = nodesOf(licenseRequests).map(readLicenseRequest);
  return (
    <TableSection
      list={requestList}
      columns={[...shownColumns(adminRequestColumns).filter(({ id }) => id !== 'customer'), column]}
      rows={rows}
      total={totalCount}
      pages={pages}
      emptyText="Når kunden bestiller licenser, står anmodningen her med det samme."
    >
      {dialogs}
    </TableSection>
  );
}
