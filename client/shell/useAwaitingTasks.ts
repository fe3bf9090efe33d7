import { useEffect, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import { whenReconnected } from '../relay/socket.ts';
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

/** How many tasks wait for the company's own people. The menu does without until it is known. */
export function useAwaitingTasks(hasCompany: boolean): number {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!hasCompany) return undefined;
    const ask = () =>
      void fetchQuery<useAwaitingTasksQuery>(environment, query, {}).subscribe({
        next: ({ viewer }) => setCount(viewer.customer?.taskBoard.awaiting ?? 0),
        error: () => undefined,
      });
    ask();
    const told = requestSubscription<useAwaitingTasksSubscription>(environment, {
      subscription,
      variables: {},
      onNext: (answer) => answer && setCount(answer.taskBoardChanged.awaiting),
    });
    const forget = whenReconnected(ask);
    return () => {
      told.dispose();
      forget();
    };
  }, [environment, hasCompany]);
  return count;
}
