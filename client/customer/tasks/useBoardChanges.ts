import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { tasksOf, type BoardView } from './placeTask.ts';
import type { TaskFilter } from './taskView.ts';
import type { useBoardChangesSubscription } from '#relay/useBoardChangesSubscription.graphql';

const subscription = graphql`
  subscription useBoardChangesSubscription($clipCardId: ID, $filter: TaskFilter, $isList: Boolean!) {
    taskBoardChanged {
      isLinked
      awaiting
      activeCards {
        count
      }
      ...LastRefresh_board
      ...BoardBanner_board
      ...ClipCardFilter_board
      ...NewTaskDialog_board
      columns(clipCardId: $clipCardId) @skip(if: $isList) {
        id
        status
        color
        isApproval
        isClosed
        counted: tasks(first: 1, filter: $filter) {
          totalCount
        }
      }
    }
  }
`;

/**
 * Keeps the board's banner, clip cards and columns up to date. The tasks in the columns have their own subscription.
 */
export function useBoardChanges({ clipCardId, filter, isList }: BoardView & { isList: boolean }): void {
  const filterKey = JSON.stringify(filter);
  const { revalidate } = useRevalidator();
  const hasNewColumn = useRef(false);
  useSubscription<useBoardChangesSubscription>(
    useMemo(() => {
      const shownFilter = filterKey ? (JSON.parse(filterKey) as TaskFilter) : undefined;
      return {
        subscription,
        variables: { clipCardId: clipCardId ?? null, filter: shownFilter ?? null, isList },
        // A new column has no tasks in the store yet and cannot be rendered, so it is left out until the whole board is
        // loaded again.
        updater: (store) => {
          if (isList) return;
          const board = store.getRootField('taskBoardChanged');
          const columns = board?.getLinkedRecords('columns', { clipCardId }) ?? [];
          const loaded = columns.filter((column) => tasksOf(column, shownFilter));
          hasNewColumn.current = loaded.length < columns.length;
          if (hasNewColumn.current) board?.setLinkedRecords(loaded, 'columns', { clipCardId });
        },
        onNext: () => {
          if (hasNewColumn.current) void revalidate();
        },
      };
    }, [clipCardId, filterKey, isList, revalidate]),
  );
}
