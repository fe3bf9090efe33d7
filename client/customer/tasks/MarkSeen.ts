import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { MarkSeen_task$key } from '#relay/MarkSeen_task.graphql';
import type { MarkSeenMutation } from '#relay/MarkSeenMutation.graphql';

const taskFragment = graphql`
  fragment MarkSeen_task on Task {
    id
    isNew
  }
`;

const mutation = graphql`
  mutation MarkSeenMutation($id: ID!) {
    markTaskSeen(id: $id) {
      isNew
    }
  }
`;

/** Marks a task as seen by the user, who has opened it. */
export function MarkSeen({ task }: { task: MarkSeen_task$key }) {
  const { id, isNew } = useFragment(taskFragment, task);
  const [markSeen] = useAction<MarkSeenMutation>(mutation);
  useEffect(() => {
    // A failure leaves the mark, and the next visit tries again.
    if (isNew) markSeen({ id }).catch(() => undefined);
  }, [id, isNew, markSeen]);
  return null;
}
