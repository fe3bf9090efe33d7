import { type ReactNode, useEffect, useMemo } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ListTable } from '../../parts/lists/ListTable.tsx';
import { MorePages } from '../../parts/lists/MorePages.tsx';
import { refreshPages } from '../../parts/lists/refreshPages.ts';
import { readTask, taskColumns } from './taskColumns.tsx';
import { taskSorts } from './taskView.ts';
import type { TaskList_query$key } from '#relay/TaskList_query.graphql';
import type { TaskListPageQuery } from '#relay/TaskListPageQuery.graphql';
import type { TaskListSubscription } from '#relay/TaskListSubscription.graphql';

const PAGE_SIZE = 50;
/** Several tasks often change together, and the whole list is loaded again once for all of them. */
const REFRESH_DELAY_MS = 500;

const subscription = graphql`
  subscription TaskListSubscription {
    taskChanged {
      deletedId
    }
  }
`;

const queryFragment = graphql`
  fragment TaskList_query on Query
  @refetchable(queryName: "TaskListPageQuery")
  @argumentDefinitions(
    clipCardId: { type: "ID" }
    filter: { type: "TaskFilter" }
    sort: { type: "TaskSort" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    viewer {
      customer {
        taskBoard {
          tasks(clipCardId: $clipCardId, filter: $filter, sort: $sort, first: $count, after: $cursor)
            @connection(key: "TaskList_tasks") {
            totalCount
            edges {
              node {
                ...taskColumns_task
              }
            }
          }
        }
      }
    }
  }
`;

/** The tasks of the board as a table, in the order that the address says. */
export function TaskList({ query, empty }: { query: TaskList_query$key; empty: ReactNode }) {
  const fragment = queryFragment;
  const { data, ...pages } = usePaginationFragment<TaskListPageQuery, TaskList_query$key>(fragment, query);
  useListRefresh(fragment, query);
  const tasks = data.viewer.customer?.taskBoard.tasks;
  if (!tasks) return null;
  const rows = nodesOf(tasks).map(readTask);
  return (
    <ListTable
      label="Opgaver"
      columns={taskColumns}
      rows={rows}
      rowId={({ id }) => id}
      sorts={taskSorts}
      empty={empty}
      foot={
        <MorePages
          shown={rows.length}
          total={tasks.totalCount}
          pages={pages}
          size={PAGE_SIZE}
          failure="Kunne ikke hente opgaver"
        />
      }
    />
  );
}

type PagesOf = Parameters<typeof refreshPages>;

/** Loads the pages of the list again after changes, which can move tasks, add them and hide them. */
function useListRefresh(fragment: PagesOf[1], key: TaskList_query$key): void {
  const environment = useRelayEnvironment();
  const refresh = useMemo(() => createRefresh(environment, fragment, key), [environment, fragment, key]);
  useEffect(() => refresh.stop, [refresh]);
  useSubscription<TaskListSubscription>(
    useMemo(() => ({ subscription, variables: {}, onNext: refresh.later }), [refresh]),
  );
}

function createRefresh(...pages: PagesOf) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: (() => void) | undefined;
  return {
    later: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        cancel?.();
        cancel = refreshPages(...pages);
      }, REFRESH_DELAY_MS);
    },
    stop: () => {
      clearTimeout(timer);
      cancel?.();
    },
  };
}
