import { graphql, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { TaskWaitsFor } from '../../../domain/work/tasks.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { adminTaskList, AdminTaskTable } from './AdminTaskTable.tsx';
import { taskExport } from './taskExport.ts';
import { parseTaskFilters, TaskState } from './taskFilters.ts';
import { useTaskFilterOptions } from './useTaskFilterOptions.ts';
import type { AdminTasksScreenQuery } from '#relay/AdminTasksScreenQuery.graphql';

export const adminTasksQuery = graphql`
  query AdminTasksScreenQuery(
    $filter: TaskFilter
    $customerId: ID
    $status: String
    $isOpen: Boolean
    $waitsFor: TaskWaitsFor
    $sort: AdminTaskSort
  ) @preloadable {
    ...AdminTaskTable_query
      @arguments(
        filter: $filter
        customerId: $customerId
        status: $status
        isOpen: $isOpen
        waitsFor: $waitsFor
        sort: $sort
      )
  }
`;

export function AdminTasksScreen({ queryRef }: { queryRef: PreloadedQuery<AdminTasksScreenQuery> }) {
  const filters = parseTaskFilters(useSearchParams()[0]);
  const { companies, statuses, people } = useTaskFilterOptions(filters);
  return (
    <ListScreen<AdminTasksScreenQuery>
      title="Opgaver"
      text="Alle virksomheders opgaver fra ClickUp, og hvem de venter på."
      list={adminTaskList}
      csv={{ name: 'opgaver', loadRows: taskExport(filters) }}
      filterLabel="Find opgaver"
      query={adminTasksQuery}
      queryRef={queryRef}
      renderRows={(data) => <AdminTaskTable query={data} />}
    >
      <UrlSearch name="q" label="Søg i opgaver" />
      <UrlSelect name="afventer" label="Næste skridt" options={optionsOf(TaskWaitsFor)} />
      <UrlSelect name="virksomhed" label="Virksomhed" options={companies} />
      <UrlSelect name="vis" label="Vis" options={optionsOf(TaskState)} />
      <UrlSelect name="status" label="Status" options={statuses} />
      <UrlSelect name="person" label="Person" options={people} />
    </ListScreen>
  );
}
