import { graphql, usePaginationFragment, type PreloadedQuery } from 'react-relay';
import { TaskAge } from '../../../domain/backOffice/reports/figures.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { PlainContent } from '../../parts/lists/PlainContent.tsx';
import { optionsOf } from '../../ui/options.tsx';
import { Page } from '../../ui/Page.tsx';
import { UrlFilters, UrlSearch, UrlSelect } from '../../ui/UrlFilters.tsx';
import { OverviewTaskTable, overviewTaskList } from './OverviewTaskTable.tsx';
import type { OpenTasksScreen_query$key } from '#relay/OpenTasksScreen_query.graphql';
import type { OpenTasksScreenPageQuery } from '#relay/OpenTasksScreenPageQuery.graphql';
import type { OpenTasksScreenQuery } from '#relay/OpenTasksScreenQuery.graphql';

export const openTasksQuery = graphql`
  query OpenTasksScreenQuery($status: String, $age: TaskAge) @preloadable {
    ...OpenTasksScreen_query @arguments(status: $status, age: $age)
  }
`;

interface ScreenProps {
  queryRef: PreloadedQuery<OpenTasksScreenQuery>;
}

export const OpenTasksScreen = ({ queryRef }: ScreenProps) => (
  <Page
    title="Åbne opgaver"
    text="Alle virksomheders åbne opgaver, den ældste først."
    back={{ to: '/admin/overview', label: 'Overblik' }}
    wide
  >
    <UrlFilters label="Find opgaver">
      <UrlSearch name="status" label="Søg en hel status fra ClickUp" />
      <UrlSelect name="alder" label="Alder" options={optionsOf(TaskAge)} />
    </UrlFilters>
    <PlainContent<OpenTasksScreenQuery>
      list={overviewTaskList}
      query={openTasksQuery}
      queryRef={queryRef}
      renderRows={(data) => <Tasks query={data} />}
    />
  </Page>
);

const queryFragment = graphql`
  fragment OpenTasksScreen_query on Query
  @refetchable(queryName: "OpenTasksScreenPageQuery")
  @argumentDefinitions(
    status: { type: "String" }
    age: { type: "TaskAge" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    admin {
      openTasks(status: $status, age: $age, first: $count, after: $cursor)
        @connection(key: "OpenTasksScreen_openTasks") {
        totalCount
        edges {
          node {
            ...OverviewTaskTable_task
          }
        }
      }
    }
  }
`;

function Tasks({ query }: { query: OpenTasksScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<OpenTasksScreenPageQuery, OpenTasksScreen_query$key>(
    queryFragment,
    query,
  );
  const { openTasks } = data.admin;
  return <OverviewTaskTable tasks={nodesOf(openTasks)} total={openTasks.totalCount} pages={pages} />;
}
