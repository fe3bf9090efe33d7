import { useEffect, useRef } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { coalesceRefetches } from '../../app/relay/coalesceRefetches.ts';
import type { useTasksAwaitingRefetchQuery } from '#relay/useTasksAwaitingRefetchQuery.graphql';
import type { useTasksAwaitingRefetchSubscription } from '#relay/useTasksAwaitingRefetchSubscription.graphql';

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

/** The size of the first page. */
const MIN_COUNT = 3;
/** The size of the largest page that the server returns. */
const MAX_COUNT = 100;

/**
 * Loads the list of tasks that wait for approval again after each change of a task, with as many rows as are shown. The
 * live event does not say whether and where the task belongs in the list.
 */
export function useTasksAwaitingRefetch(customerId: string, shownCount: number): void {
  const environment = useRelayEnvironment();
  const count = useRef(MIN_COUNT);
  useEffect(() => {
    count.current = Math.min(MAX_COUNT, Math.max(MIN_COUNT, shownCount));
  }, [shownCount]);
  useEffect(() => {
    const reload = coalesceRefetches(() =>
      fetchQuery<useTasksAwaitingRefetchQuery>(environment, query, {
        id: customerId,
        count: count.current,
      }).toPromise(),
    );
    const request = requestSubscription<useTasksAwaitingRefetchSubscription>(environment, {
      subscription,
      variables: { id: customerId },
      onNext: reload,
    });
    return () => request.dispose();
  }, [environment, customerId]);
}
