import { sql } from 'kysely';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { notFound } from '../../../platform/errors.ts';
import { taskById } from './task.reads.ts';

/** Marks a task as opened by the caller, so that it is no longer new to them. */
export async function markTaskSeen(ctx: Context, taskId: string) {
  const { userId } = ctx.person;
  const asCustomer = ctx.viewer.customerId === null ? undefined : await taskById(ctx, taskId);
  const task = asCustomer ?? (may(ctx.viewer, 'support') ? await taskById(ctx.admin, taskId) : undefined);
  if (!task) throw notFound('Opgaven findes ikke');
  const work: Parameters<Context['write']>[0] = async ({ em }) => {
    await runIn(
      em,
      sql`
        insert into task_comment_read (user_id, task_id, seen_up_to) values (${userId}, ${taskId}, '')
        on conflict do nothing`,
    );
  };
  await (asCustomer ? ctx.write(work) : ctx.writeAsAdmin('support', work));
  return task;
}
