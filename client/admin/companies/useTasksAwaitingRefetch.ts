import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../relay/coalesceRefetches.ts';
import type { useTasksAwaitingRefetchQuery } from './__generated__/useTasksAwaitingRefetchQuery.graphql.ts';
import type { useTasksAwaitingRefetchSubscription } from './__generated__/useTasksAwaitingRefetchSubscription.graphql.ts';

const query = graphql`
  query useTasksAwaitingRefetchQuery($id: ID!, $count: Int!) {
    admin {
      customer(id: $id) {
        taskBoard {
          isLinked
          awaiting
        }
      }
    }
    ...TasksAwaiting_query @arguments(id: $id, count: $count)
  }
`;

const subscription = graphql`
  subscription useTasksAwaitingRefetchSubscription($id: ID!) {
    adminTaskChanged(customerId: $id) {
      deletedId
    }
  }
`;

const MIN_COUNT = 5;

/**
 * Loads the list again when a task changes, as many rows as are shown: the event has the task but not its position in
 * the list.
 */
export function useTasksAwaitingRefetch(id: string, shown: number): void {
  const environment = useRelayEnvironment();
  const count = useRef(MIN_COUNT);
  useEffect(() => {
    count.current = Math.min(100, Math.max(MIN_COUNT, shown));
  }, [shown]);
  useEffect(() => {
    const reload = coalesceRefetches(() =>
      fetchQuery<useTasksAwaitingRefetchQuery>(environment, query, { id, count: count.current }).toPromise(),
    );
    const subscribed = requestSubscription<useTasksAwaitingRefetchSubscription>(environment, {
      subscription,
      variables: { id },
      onNext: reload,
    });
    return () => subscribed.dispose();
  }, [environment, id]);
}
