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

/** While one is looked at, also what the board does not show of it. */
export function useOneTaskChanges(): void {
  useSubscription<useOneTaskChangesSubscription>(useMemo(() => ({ subscription, variables: {} }), []));
}
