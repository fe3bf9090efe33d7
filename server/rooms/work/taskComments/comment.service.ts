import { sql } from 'kysely';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import { COMMENT_EDIT_MINUTES } from '../../../../domain/work/taskComments.ts';
import { taskCommentForm } from '../../../../domain/work/validation/tasks.ts';
import { assertMay, may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseIdempotencyKey, parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import { taskById } from '../tasks/task.reads.ts';
import { commentChange, mentionablePeople } from './comment.reads.ts';
import type { TaskCommentInput } from './comment.types.ts';
import { publishComment } from './publishComment.ts';
import { findEarlierComment, parseCommentText, requestKeyOf, storeComment } from './storeComment.ts';

/** Stores a comment of a customer on a task of the own company. */
export function addTaskComment(ctx: Context, taskId: string, input: TaskCommentInput, requestId: string) {
  assertMay(ctx.viewer, 'manageTasks');
  return addComment(ctx, ctx, { taskId, input, requestId, isFromReseller: false });
}

/** Stores a comment of the reseller's support on a task of any company. */
export function answerTask(ctx: Context, taskId: string, input: TaskCommentInput, requestId: string) {
  assertMay(ctx.viewer, 'support');
  return addComment(ctx, ctx.admin, { taskId, input, requestId, isFromReseller: true });
}

interface Addition {
  taskId: string;
  input: TaskCommentInput;
  requestId: string;
  isFromReseller: boolean;
}

/** `reader` has the rights in which the author writes, which limit the tasks and the people to be mentioned. */
async function addComment(ctx: Context, reader: Reader, { taskId, input, requestId, isFromReseller }: Addition) {
  const form = parseInput(taskCommentForm, input);
  const text = parseCommentText(form.text);
  const requestKey = requestKeyOf(ctx.viewer, parseIdempotencyKey('requestId', requestId));
  const task = await taskById(reader, taskId);
  if (!task) throw notFound('Opgaven findes ikke');
  const mentioned = await findMentioned(reader, task.customerId, form.mentionedIds);
  const comment = { customerId: task.customerId, taskId, text, isFromReseller, mentioned };
  const id = await retryOnUniqueViolation(['task_comment_request_key_unique'], () =>
    ctx.writeAsSystem(
      async (write) =>
        (await findEarlierComment(write, requestKey, comment)) ??
        storeComment(write, ctx.services.config, ctx.viewer, requestKey, comment),
    ),
  );
  await ctx.services.jobs.send('task-comments.send', {});
  return commentChange(reader, id);
}

async function findMentioned(reader: Reader, customerId: string, ids: readonly string[]) {
  if (!ids.length) return [];
  const people = await mentionablePeople(reader, customerId);
  const mentioned = people.filter(({ id }) => ids.includes(id));
  if (mentioned.length !== ids.length)
    throw badInput({ mentionedIds: 'En af dem, du har nævnt, kan ikke længere nævnes' }, 'NOT_FOUND');
  return mentioned;
}

/** Changes the text of the caller's own comment, as long as it is new. */
export async function editTaskComment(ctx: Context, id: string, html: string) {
  const text = parseCommentText(parseInput(taskCommentForm, { text: html }).text);
  const { actorId } = actorOf(ctx.viewer);
  const isFromReseller = await ctx.writeAsSystem(async (write) => {
    const [comment] = await runIn(
      write.em,
      sql<EditedComment>`
        select customer_id as "customerId", task_id as "taskId", text, is_from_reseller as "isFromReseller",
          is_request_for_changes as "isRequestForChanges",
          written_at > now() - make_interval(mins => ${COMMENT_EDIT_MINUTES}) as "isNew"
        from task_comment where id = ${id} and author_id = ${actorId} for update`,
    );
    // Somebody who has changed company or is an admin no longer reaches none of the earlier comments.
    const isInReach = comment?.isFromReseller
      ? may(ctx.viewer, 'support')
      : comment?.customerId === ctx.viewer.customerId;
    if (!comment || !isInReach) throw notFound('Kommentaren findes ikke');
    if (comment.text === text) return comment.isFromReseller;
    if (!comment.isNew) throw conflict(`En kommentar kan rettes i ${COMMENT_EDIT_MINUTES} minutter`);
    // A lease of a process that is sending the comment stays, so that no other process sends it at the same time.
    await runIn(
      write.em,
      sql`
        update task_comment set text = ${text}, edited_at = now(), is_refused = false,
          send_at = case when is_refused then now() else greatest(send_at, now()) end
        where id = ${id}`,
    );
    if (comment.isRequestForChanges)
      await runIn(
        write.em,
        sql`
          update task set changes_requested = ${plainText(readRichText(text))}
          where id = ${comment.taskId} and changes_requested = ${plainText(readRichText(comment.text))}`,
      );
    publishComment(write, { id, ...comment });
    return comment.isFromReseller;
  });
  await ctx.services.jobs.send('task-comments.send', {});
  return commentChange(isFromReseller ? ctx.admin : ctx, id);
}

interface EditedComment {
  customerId: string;
  taskId: string;
  text: string;
  isFromReseller: boolean;
  isRequestForChanges: boolean;
  isNew: boolean;
}

/** Marks the comments of a task as read by the caller, up to one of them. Never marks any as unread again. */
export async function markTaskCommentsRead(ctx: Context, taskId: string, lastCommentId: string) {
  const { userId } = ctx.person;
  const asCustomer = ctx.viewer.customerId === null ? undefined : await taskById(ctx, taskId);
  const task = asCustomer ?? (may(ctx.viewer, 'support') ? await taskById(ctx.admin, taskId) : undefined);
  if (!task) throw notFound('Opgaven findes ikke');
  const work = async ({ em }: Write) => {
    await runIn(
      em,
      sql`
        insert into task_comment_read as r (user_id, task_id, seen_up_to)
        select ${userId}, ${taskId}, max(id) from task_comment
        where task_id = ${taskId} and id <= ${lastCommentId} having max(id) is not null
        on conflict (user_id, task_id) do update set seen_up_to = greatest(r.seen_up_to, excluded.seen_up_to)`,
    );
  };
  await (asCustomer ? ctx.write(work) : ctx.writeAsAdmin('support', work));
  return task;
}
