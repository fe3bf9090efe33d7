import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useTaskDialogUpdatesSubscription } from '#relay/useTaskDialogUpdatesSubscription.graphql';

const subscription = graphql`
  subscription useTaskDialogUpdatesSubscription {
    taskChanged {
      edge {
        node {
          ...TaskDetails_task
          ...TaskActions_task
        }
      }
    }
  }
`;

/** Keeps the fields of tasks that only the task's dialog shows up to date. */
export function useTaskDialogUpdates(): void {
  useSubscription<useTaskDialogUpdatesSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
}
