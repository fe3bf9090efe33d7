import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useMarkSeen_task$key } from '#relay/useMarkSeen_task.graphql';
import type { useMarkSeenMutation } from '#relay/useMarkSeenMutation.graphql';

const taskFragment = graphql`
  fragment useMarkSeen_task on Task {
    id
    isNew
  }
`;

const mutation = graphql`
  mutation useMarkSeenMutation($id: ID!) {
    markTaskSeen(id: $id) {
      isNew
    }
  }
`;

/** Marks a task as seen by the user, who has opened it. */
export function useMarkSeen(key: useMarkSeen_task$key): void {
  const { id, isNew } = useFragment(taskFragment, key);
  const [markSeen] = useAction<useMarkSeenMutation>(mutation);
  useEffect(() => {
    // A failure leaves the mark, and the next visit tries again.
    if (isNew) markSeen({ id }).catch(() => undefined);
  }, [id, isNew, markSeen]);
}
