import { useMemo, useRef, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useRevalidator } from 'react-router';
import { placeTask, removeTask, type BoardView, type Move } from './placeTask.ts';
import type { TaskFilter } from './taskView.ts';
import type { useTaskChangesSubscription } from '#relay/useTaskChangesSubscription.graphql';

const subscription = graphql`
  subscription useTaskChangesSubscription($filter: TaskFilter) {
    taskChanged {
      edge {
        node {
          ...placeTask_task @arguments(filter: $filter)
          ...TaskCard_task
        }
      }
      deletedId
    }
  }
`;

/**
 * Places changed tasks on the loaded boards, and returns the latest move to another column on the board that is shown.
 */
export function useTaskChanges({ clipCardId, filter }: BoardView): Move | undefined {
  const [latestMove, setLatestMove] = useState<Move>();
  const move = useRef<Move>(undefined);
  const filterKey = JSON.stringify(filter);
  const { revalidate } = useRevalidator();
  useSubscription<useTaskChangesSubscription>(
    useMemo(() => {
      const view = { clipCardId, filter: filterKey ? (JSON.parse(filterKey) as TaskFilter) : undefined };
      return {
        subscription,
        variables: { filter: view.filter ?? null },
        updater: (store) => {
          const change = store.getRootField('taskChanged');
          const deletedId = change?.getValue('deletedId');
          move.current = deletedId
            ? removeTask(store, String(deletedId), view)
            : placeTask(store, change?.getLinkedRecord('edge')?.getLinkedRecord('node'), view);
        },
        onNext: () => {
          if (move.current && move.current.from !== move.current.to) setLatestMove(move.current);
          // The column of the task's status is not loaded yet. A load that is under way may have been answered before
          // the move, so the board is loaded again.
          if (move.current?.isWithoutColumn) void revalidate();
        },
      };
    }, [clipCardId, filterKey, revalidate]),
  );
  return latestMove;
}
