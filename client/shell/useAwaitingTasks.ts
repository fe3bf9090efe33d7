import { useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { onReconnect } from '../relay/socket.ts';
import type { useAwaitingTasksQuery } from './__generated__/useAwaitingTasksQuery.graphql.ts';
import type { useAwaitingTasksSubscription } from './__generated__/useAwaitingTasksSubscription.graphql.ts';

const query = graphql`
  query useAwaitingTasksQuery {
    viewer {
      customer {
        taskBoard {
          awaiting
        }
      }
    }
  }
`;

const subscription = graphql`
  subscription useAwaitingTasksSubscription {
    taskBoardChanged {
      awaiting
    }
  }
`;

/**
 * Returns the number of tasks that wait for the user's company, kept up to date by a subscription. Zero for a user
 * without a company, and until the first answer.
 */
export function useAwaitingTasks(hasCompany: boolean): number {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasCompany) return undefined;
    const refetch = () =>
      void fetchQuery<useAwaitingTasksQuery>(environment, query, {}).subscribe({
        next: ({ viewer }) => setCount(viewer.customer?.taskBoard.awaiting ?? 0),
        error: () => undefined,
      });
    refetch();
    const subscribed = requestSubscription<useAwaitingTasksSubscription>(environment, {
      subscription,
      variables: {},
      onNext: (data) => data && setCount(data.taskBoardChanged.awaiting),
    });
    const stopRefetching = onReconnect(refetch);
    return () => {
      subscribed.dispose();
      stopRefetching();
    };
  }, [environment, hasCompany]);
  return count;
}
