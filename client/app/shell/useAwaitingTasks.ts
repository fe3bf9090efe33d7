import { graphql } from 'react-relay';
import { useLiveValue } from '../relay/useLiveValue.ts';
import type { useAwaitingTasksQuery } from '#relay/useAwaitingTasksQuery.graphql';
import type { useAwaitingTasksSubscription } from '#relay/useAwaitingTasksSubscription.graphql';

const awaitingTasks = {
  query: graphql`
    query useAwaitingTasksQuery {
      viewer {
        customer {
          taskBoard {
            awaiting
          }
        }
      }
    }
  `,
  valueIn: ({ viewer }: useAwaitingTasksQuery['response']) => viewer.customer?.taskBoard.awaiting ?? 0,
  subscription: graphql`
    subscription useAwaitingTasksSubscription {
      taskBoardChanged {
        awaiting
      }
    }
  `,
  changedValueIn: ({ taskBoardChanged }: useAwaitingTasksSubscription['response']) => taskBoardChanged.awaiting,
  initial: 0,
};

/**
 * Returns the number of tasks that wait for the user's company, kept up to date by a subscription. Zero for a user
 * who sees no tasks or has no company, and until the first answer.
 */
export const useAwaitingTasks = (seesTasks: boolean): number =>
  useLiveValue<useAwaitingTasksQuery, useAwaitingTasksSubscription, number>(awaitingTasks, seesTasks);
