import { useMemo, useRef } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { tasksOf } from './placeTask.ts';
import type { useBoardChangesSubscription } from './__generated__/useBoardChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useBoardChangesSubscription($clipCardId: ID) {
    taskBoardChanged {
      isLinked
      awaiting
      ...LastRefresh_board
      ...BoardBanner_board
      ...ClipCardFilter_board
      ...NewTaskDialog_board
      columns(clipCardId: $clipCardId) {
        id
        status
        color
        isApproval
        isClosed
        counted: tasks(first: 1) {
          totalCount
        }
      }
    }
  }
`;

/**
 * Keeps the board's banner, clip cards and columns up to date. The tasks in the columns have their own subscription.
 */
export function useBoardChanges(clipCardId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const hasNewColumn = useRef(false);
  useSubscription<useBoardChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { clipCardId },
        // A new column has no tasks in the store yet and cannot be rendered, so it is left out until the whole board is
        // loaded again.
        updater: (store) => {
          const board = store.getRootField('taskBoardChanged');
          const columns = board?.getLinkedRecords('columns', { clipCardId }) ?? [];
          const loaded = columns.filter((column) => tasksOf(column));
          hasNewColumn.current = loaded.length < columns.length;
          if (hasNewColumn.current) board?.setLinkedRecords(loaded, 'columns', { clipCardId });
        },
        onNext: () => {
          if (hasNewColumn.current) void revalidate();
        },
      }),
      [clipCardId, revalidate],
    ),
  );
}
