import type { Write } from '../../../platform/db/writes.ts';
import type { TaskComment } from './TaskComment.ts';

/** Publishes the change of a comment, and of its task, whose unread comments are counted. */
export function publishComment(
  { publish }: Write,
  { id, taskId, customerId }: Pick<TaskComment, 'id' | 'taskId' | 'customerId'>,
): void {
  publish({ topic: 'task-comment.changed', id, customerId });
  publish({ topic: 'task.changed', id: taskId, customerId });
}
