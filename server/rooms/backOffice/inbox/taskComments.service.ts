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
  await ctx.writeAsAdmin(async (write) => {
    const settled = await runIn(
      write.em,
      sql`
        insert into inbox_mark as m (kind, subject_id, since, answered_at)
        select 'TASK_COMMENT', t.id, now(), c.written_at
        from task t left join task_comment c on c.task_id = t.id and c.id = ${lastCommentId}
        where t.id = ${taskId} and t.deleted_at is null
          and (c.id is not null or ${lastCommentId}::text is null)
        on conflict (kind, subject_id) do update set answered_at = excluded.answered_at returning 1`,
    );
    if (!settled.length) throw notFound('Kommentaren findes ikke længere');
    publishInbox(write);
  });
  const [item] = await inboxItems(ctx, [{ kind: 'TASK_COMMENT', subjectId: taskId }]);
  return item ?? null;
}
