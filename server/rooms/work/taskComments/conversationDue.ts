import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * Notes, in the transaction that stores a changed task, that its comments are to be read from ClickUp. Without a rule
 * no comment can be for the customer, and none is read.
 */
export async function readCommentsOf(
  { em }: Pick<Write, 'em'>,
  customerId: string,
  clickUpTaskId: string,
): Promise<void> {
  await runIn(
    em,
    sql`
      insert into task_conversation as c (task_id, customer_id, due_at)
      select id, customer_id, now() from task where customer_id = ${customerId} and click_up_id = ${clickUpTaskId}
        and (exists (select 1 from task_comment_rule where kind <> 'NONE')
          or exists (select 1 from task_comment t where t.task_id = task.id and t.origin = 'CLICKUP'))
      on conflict (task_id) do update set due_at = least(coalesce(c.due_at, now()), now())`,
  );
}

/** Notes it outside of another change, for an event about a comment, and starts the job. */
export async function readCommentsSoon(
  { writes, jobs }: Services,
  customerId: string,
  clickUpTaskId: string,
): Promise<void> {
  await writes.run({ role: dbRoles.system }, (write) => readCommentsOf(write, customerId, clickUpTaskId));
  await jobs.send('task-comments.read', {});
}
