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

/** Follows the fields that only the dialog shows, while a task is open. */
export function useOneTaskChanges(): void {
  useSubscription<useOneTaskChangesSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
}
