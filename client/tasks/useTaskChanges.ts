import { useMemo, useRef, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { placeTask, removeTask, type Move } from './placeTask.ts';
import type { useTaskChangesSubscription } from './__generated__/useTaskChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useTaskChangesSubscription {
    taskChanged {
      edge {
        node {
          ...placeTask_task
          ...TaskCard_task
        }
      }
      deletedId
    }
  }
`;

/**
 * Places changed tasks on all loaded boards, and returns the latest move to another column on the board that is shown.
 */
export function useTaskChanges(clipCardId: string | undefined): Move | undefined {
  const [latestMove, setLatestMove] = useState<Move>();
  const moves = useRef<Move[]>([]);
  const { revalidate } = useRevalidator();
  useSubscription<useTaskChangesSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store) => {
          const change = store.getRootField('taskChanged');
          const deletedId = change?.getValue('deletedId');
          moves.current = deletedId
            ? removeTask(store, String(deletedId))
            : placeTask(store, change?.getLinkedRecord('edge')?.getLinkedRecord('node'));
        },
        onNext: () => {
          const move = moves.current.find((each) => each.clipCardId === clipCardId);
          if (move && move.from !== move.to) setLatestMove(move);
          // The column of the task's status is not loaded yet. A load that is under way may have been answered before
          // the move, so the board is loaded again.
          if (move?.isWithoutColumn) void revalidate();
        },
      }),
      [clipCardId, revalidate],
    ),
  );
  return latestMove;
}
