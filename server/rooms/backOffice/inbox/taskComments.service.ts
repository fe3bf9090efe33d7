import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors.ts';
import { inboxItems } from './inbox.reads.ts';
import { publishInbox } from './inbox.service.ts';

/**
 * Takes the comments of a task out of the inbox without an answer, up to one of them; without one, lists them again.
 * Returns the item that then waits, or null.
 */
export async function settleTaskComments(ctx: Context, taskId: string, lastCommentId: string | null) {
  await ctx.writeAsAdmin('support', async (write) => {
    const [task] = await runIn(
      write.em,
      sql<{ customerId: string }>`
        update task set settled_at = c.written_at
        from (values (${lastCommentId}::text)) last (id)
          left join task_comment c on c.task_id = ${taskId} and c.id = last.id
        where task.id = ${taskId} and task.deleted_at is null and (c.id is not null or last.id is null)
        returning task.customer_id as "customerId"`,
    );
    if (!task) throw notFound('Kommentaren findes ikke længere');
    publishInbox(write);
    // Lists of tasks say who waits for whom.
    write.publish({ topic: 'task.changed', id: taskId, customerId: task.customerId });
  });
  const [item] = await inboxItems(ctx, [{ kind: 'TASK_COMMENT', subjectId: taskId }]);
  return item ?? null;
}
