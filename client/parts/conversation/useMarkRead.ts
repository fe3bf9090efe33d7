import { useEffect } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import type { useMarkReadMutation } from '#relay/useMarkReadMutation.graphql';

const mutation = graphql`
  mutation useMarkReadMutation($taskId: ID!, $lastCommentId: ID!) {
    markTaskCommentsRead(taskId: $taskId, lastCommentId: $lastCommentId) {
      unreadComments
    }
  }
`;

/** Marks the comments that are on screen as read, also those that arrive later. */
export function useMarkRead(taskId: string, shownIds: readonly string[]): void {
  const [markRead] = useAction<useMarkReadMutation>(mutation);
  // Ids sort by the time at which the portal stored the comments, unlike the times at which they were written.
  const newest = shownIds.reduce((one, other) => (one > other ? one : other), '');
  useEffect(() => {
    // A failure leaves the mark, and the next visit tries again.
    if (newest) markRead({ taskId, lastCommentId: newest }).catch(() => undefined);
  }, [taskId, newest, markRead]);
}
