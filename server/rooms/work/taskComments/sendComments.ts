import { sql } from 'kysely';
import { BACKOFF_MINUTES } from '../../../platform/db/backoff.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient } from '../../../providers/clickup/ClickUp.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { isRefusal } from '../../../providers/ProviderError.ts';
import { clickUpTextOf, portalCommentIn } from './clickUpText.ts';

const system = { role: dbRoles.system };
/** A run ends after this many comments, so that a restart of the portal does not wait for it. */
const MAX_COMMENTS = 50;
/** Longer than an attempt takes, so that two processes never send the same comment. */
const LEASE = sql`interval '3 minutes'`;
/** A comment that ClickUp refused is sent again after an hour, in case somebody has mended it there. */
const REFUSED_AGAIN_MINUTES = 60;
/** Clocks differ: a comment at ClickUp may have a date that is a little before that of the portal. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface UnsentComment {
  id: string;
  taskId: string;
  customerId: string;
  clickUpTaskId: string;
  clickUpId: string | null;
  text: string;
  authorName: string;
  companyName: string;
  isFromReseller: boolean;
  isRequestForChanges: boolean;
  mentioned: string[];
  writtenAt: Date | string;
  attempts: number;
  isTaskDeleted: boolean;
}

/** Sends comments and edits of the portal to ClickUp, those of one task in the order in which they were written. */
export async function sendComments(services: Services): Promise<void> {
  if (!services.clickUp.isConfigured) return;
  const clickUp = services.clickUp.within(services.config.timeLimits.jobCalls);
  for (let count = 0; count < MAX_COMMENTS; count += 1) {
    const comment = await claimNext(services);
    if (!comment) return;
    try {
      await send(services, clickUp, comment);
    } catch (error) {
      services.log.warn({ err: error, commentId: comment.id }, 'sending a comment to ClickUp failed, will retry');
      await postpone(services, comment, isRefusal(error) && !isClickUpUnavailable(error));
      // ClickUp is unavailable for every comment, so the remaining ones wait for the next run.
      if (isClickUpUnavailable(error)) return;
    }
  }
}

const claimNext = ({ writes }: Services): Promise<UnsentComment | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<UnsentComment>`
        update task_comment c set send_at = now() + ${LEASE}, attempts = c.attempts + 1
        from task t, customer k
        where t.id = c.task_id and k.id = c.customer_id and c.id = (
          select n.id from task_comment n
          where n.send_at <= now() and not exists (
            select 1 from task_comment e
            where e.task_id = n.task_id and e.id < n.id and e.send_at is not null and e.click_up_id is null
              and not e.is_refused)
          order by n.send_at, n.id limit 1 for update skip locked)
        returning c.id, c.task_id as "taskId", c.customer_id as "customerId", t.click_up_id as "clickUpTaskId",
          c.click_up_id as "clickUpId", c.text, c.author_name as "authorName", k.name as "companyName",
          c.is_from_reseller as "isFromReseller", c.is_request_for_changes as "isRequestForChanges", c.mentioned,
          c.written_at as "writtenAt", c.attempts, t.deleted_at is not null as "isTaskDeleted"`,
    );
    return claimed;
  });

async function send(services: Services, clickUp: ClickUpClient, comment: UnsentComment): Promise<void> {
  const text = clickUpTextOf(services.config, comment);
  if (comment.isTaskDeleted) return recordSent(services, comment, comment.clickUpId);
  if (comment.clickUpId) {
    await clickUp.updateComment(comment.clickUpId, text);
    return recordSent(services, comment, comment.clickUpId);
  }
  // The answer of an earlier attempt may have been lost.
  const found = comment.attempts > 1 ? await findSent(clickUp, comment) : undefined;
  if (found && found.text !== text) await clickUp.updateComment(found.id, text);
  await recordSent(services, comment, found?.id ?? (await clickUp.comment(comment.clickUpTaskId, text)).id);
}

async function findSent(clickUp: ClickUpClient, { id, clickUpTaskId, writtenAt }: UnsentComment) {
  const comments = await clickUp.comments(clickUpTaskId, new Date(writtenAt).getTime() - CLOCK_TOLERANCE_MS);
  // The oldest one: a colleague may have quoted it since.
  return comments?.findLast(({ text }) => portalCommentIn(text) === id);
}

/** A text that was edited while it was sent is sent again. */
const recordSent = ({ writes }: Services, { id, text, customerId }: UnsentComment, clickUpId: string | null) =>
  writes.run(system, async ({ em, publish }) => {
    await runIn(
      em,
      sql`
        update task_comment set click_up_id = coalesce(click_up_id, ${clickUpId}), attempts = 0, is_refused = false,
          send_at = case when text = ${text} then null else now() end
        where id = ${id}`,
    );
    publish({ topic: 'task-comment.changed', id, customerId });
  });

const postpone = ({ writes }: Services, { id }: UnsentComment, isRefused: boolean) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update task_comment set is_refused = ${isRefused},
          send_at = now() + make_interval(
            mins => coalesce(${isRefused ? REFUSED_AGAIN_MINUTES : null}, ${BACKOFF_MINUTES}))
        where id = ${id}`,
    ),
  );
