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
      ...Refreshed_board
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

/** The notice, the cards and the columns as they become. */
export function useBoardChanges(clipCardId: string | undefined): void {
  const { revalidate } = useRevalidator();
  const isIncomplete = useRef(false);
  useSubscription<useBoardChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { clipCardId },
        // A column that has just come to be has no tasks in the store yet, and can't be drawn; it waits for the whole board.
        updater: (store) => {
          const board = store.getRootField('taskBoardChanged');
          const columns = board?.getLinkedRecords('columns', { clipCardId }) ?? [];
          const drawable = columns.filter((column) => tasksOf(column));
          isIncomplete.current = drawable.length < columns.length;
          if (isIncomplete.current) board?.setLinkedRecords(drawable, 'columns', { clipCardId });
        },
        onNext: () => {
          if (isIncomplete.current) void revalidate();
        },
      }),
      [clipCardId, revalidate],
    ),
  );
}
