import { ListChecks } from 'lucide-react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { List } from '../../parts/lists/list.ts';
import { ListRows } from '../../parts/lists/ListRows.tsx';
import { useListPages } from '../../parts/lists/useListPages.ts';
import { adminTaskColumns, readAdminTask, type AdminTaskRow } from './adminTaskColumns.tsx';
import { adminTaskSorts, parseAdminTaskSort } from './adminTaskSorts.ts';
import { matchesTaskFilters, parseTaskFilters } from './taskFilters.ts';
import { useAdminTaskListChanges } from './useAdminTaskListChanges.ts';
import type { AdminTaskTable_query$key } from '#relay/AdminTaskTable_query.graphql';
import type { AdminTaskTablePageQuery } from '#relay/AdminTaskTablePageQuery.graphql';

const queryFragment = graphql`
  fragment AdminTaskTable_query on Query
  @refetchable(queryName: "AdminTaskTablePageQuery")
  @argumentDefinitions(
    filter: { type: "TaskFilter" }
    customerId: { type: "ID" }
    status: { type: "String" }
    isOpen: { type: "Boolean" }
    waitsFor: { type: "TaskWaitsFor" }
    sort: { type: "AdminTaskSort" }
    count: { type: "Int", defaultValue: 20 }
    cursor: { type: "String" }
  ) {
    admin {
      tasks(
        filter: $filter
        customerId: $customerId
        status: $status
        isOpen: $isOpen
        waitsFor: $waitsFor
        sort: $sort
        first: $count
        after: $cursor
      ) @connection(key: "AdminTaskTable_tasks") {
        __id
        totalCount
        edges {
          node {
            ...adminTaskColumns_task
          }
        }
      }
    }
  }
`;

export const adminTaskList: List<AdminTaskRow> = {
  label: 'Opgaver',
  name: 'TASKS',
  columns: adminTaskColumns,
  sorts: adminTaskSorts,
  failure: 'Kunne ikke hente opgaver',
  icon: <ListChecks />,
  empty: {
    title: 'Ingen opgaver endnu',
    text: 'Når en virksomhed har en mappe i ClickUp, står opgaverne på dens klippekort her.',
  },
  noMatch: {
    title: 'Ingen opgaver passer',
    text: 'Prøv et andet ord, eller fjern et filter.',
    clearPath: '/admin/tasks',
  },
};

/** The tasks of all companies that match the filters. A subscription keeps the table up to date. */
export function AdminTaskTable({ query }: { query: AdminTaskTable_query$key }) {
  const {
    data: {
      admin: { tasks },
    },
    ...pages
  } = useListPages<AdminTaskTablePageQuery, AdminTaskTable_query$key>(queryFragment, query);
  const [searchParams] = useSearchParams();
  const filters = parseTaskFilters(searchParams);
  const { filter, customerId, status, isOpen, waitsFor } = filters;
  // Only the server knows whether a changed task matches the search, and where it belongs in another order.
  const insertsChanged = !filter?.search && parseAdminTaskSort(searchParams) === adminTaskSorts.default;
  useAdminTaskListChanges({ connection: tasks.__id, customerId, insertsChanged });
  const rows = nodesOf(tasks)
    .map(readAdminTask)
    .filter((task) => matchesTaskFilters(task, filters));
  return (
    <ListRows
      list={adminTaskList}
      rows={rows}
      total={tasks.totalCount}
      pages={pages}
      isFiltered={Boolean(filter ?? customerId ?? status ?? waitsFor) || isOpen !== null}
    />
  );
}
