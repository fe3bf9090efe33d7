import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useOneTaskChangesSubscription } from './__generated__/useOneTaskChangesSubscription.graphql.ts';

const subscription = graphql`
  subscription useOneTaskChangesSubscription {
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
export function useOneTaskChanges(): void {
  useSubscription<useOneTaskChangesSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
}
