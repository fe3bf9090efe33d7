import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { ClickUpCommentFile } from '../../../providers/clickup/ClickUp.ts';
import { AdminTaskResolver } from './adminTasks.resolver.ts';
import { ChangeRequestResolver } from './changeRequest.resolver.ts';
import { readCommentsJob, sendCommentsJob } from './comment.jobs.ts';
import { TaskCommentResolver, TaskCommentsResolver, TaskConversationResolver } from './comment.resolver.ts';
import { readCommentsOf, readCommentsSoon } from './conversationDue.ts';
import { TaskCommentRuleResolver } from './rule.resolver.ts';
import { TaskComment } from './TaskComment.ts';
import { TaskCommentRead } from './TaskCommentRead.ts';
import { TaskCommentRule } from './TaskCommentRule.ts';
import { TaskConversation } from './TaskConversation.ts';

/** A comment of a customer or a consultant on a task, written in the portal or at ClickUp. */
export const taskCommentsRoom: Room = {
  name: 'taskComments',
  entities: [TaskComment, TaskConversation, TaskCommentRead, TaskCommentRule],
  whenTaskIsStored: readCommentsOf,
  whenTaskIsCommented: readCommentsSoon,
  resolvers: [
    ChangeRequestResolver,
    TaskConversationResolver,
    TaskCommentResolver,
    TaskCommentsResolver,
    AdminTaskResolver,
    TaskCommentRuleResolver,
  ],
  jobs: {
    'task-comments.send': { handler: sendCommentsJob, schedule: '* * * * *' },
    'task-comments.read': { handler: readCommentsJob, schedule: '* * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'task-comments.send': typeof sendCommentsJob;
    'task-comments.read': typeof readCommentsJob;
  }
}

declare module '../../../platform/room.ts' {
  interface Room {
    /** A comment was stored with the ids of files that its author sends along. Runs in the same transaction. */
    whenCommentIsStored?(
      write: Write,
      comment: { id: string; taskId: string; authorId: string | null },
      fileIds: readonly string[],
    ): Promise<void>;
    /**
     * The files of a comment at ClickUp that is for the customer were read; none for a comment that is gone there. Runs
     * in the transaction that stores or removes the comment.
     */
    whenClickUpFilesAreRead?(
      write: Write,
      comment: { id: string; taskId: string; customerId: string; authorName: string },
      files: readonly ClickUpCommentFile[],
    ): Promise<void>;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    /** The id is that of the comment, which is gone when it was deleted or is no longer marked. */
    'task-comment.changed': true;
  }
}
