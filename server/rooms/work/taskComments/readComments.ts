import { sql } from 'kysely';
import { ruleAt, textForCustomer, type CommentRule } from '../../../../domain/work/taskComments.ts';
import { BACKOFF_MINUTES } from '../../../platform/db/backoff.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient, ClickUpComment, ClickUpCommentFile } from '../../../providers/clickup/ClickUp.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { portalCommentIn } from './clickUpText.ts';
import { mailParticipants } from './comment.mails.ts';
import { publishComment } from './publishComment.ts';
import { TaskComment } from './TaskComment.ts';

const system = { role: dbRoles.system };
/** A run ends after this many tasks, so that a restart of the portal does not wait for it. */
const MAX_TASKS = 50;
/** Longer than a read takes. A read that takes longer is dropped if another one began after it. */
const LEASE = sql`interval '3 minutes'`;

interface Conversation {
  taskId: string;
  customerId: string;
  clickUpTaskId: string;
  /** When this read began, and until when it has the task, as the database writes them. */
  startedAt: string;
  lease: string;
}

interface CopiedComment {
  clickUpId: string;
  text: string;
  authorName: string;
  writtenAt: Date;
  files: ClickUpCommentFile[];
}

/** Reads the comments of tasks at which something may have changed, and stores those that are for the customer. */
export async function readComments(services: Services): Promise<void> {
  if (!services.clickUp.isConfigured) return;
  const clickUp = services.clickUp.within(services.config.timeLimits.jobCalls);
  for (let count = 0; count < MAX_TASKS; count += 1) {
    const conversation = await claimNext(services);
    if (!conversation) return;
    try {
      await copyComments(services, clickUp, conversation);
    } catch (error) {
      services.log.warn(
        { err: error, taskId: conversation.taskId },
        'reading the comments of a task failed, will retry',
      );
      await postpone(services, conversation);
      if (isClickUpUnavailable(error)) return;
    }
  }
}

const claimNext = ({ writes }: Services): Promise<Conversation | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<Conversation>`
        update task_conversation c set due_at = now() + ${LEASE}, attempts = c.attempts + 1
        from task t
        where t.id = c.task_id and c.task_id = (
          select task_id from task_conversation where due_at <= now()
          order by due_at, task_id limit 1 for update skip locked)
        returning c.task_id as "taskId", t.customer_id as "customerId", t.click_up_id as "clickUpTaskId",
          clock_timestamp()::text as "startedAt", c.due_at::text as lease`,
    );
    return claimed;
  });

async function copyComments(services: Services, clickUp: ClickUpClient, conversation: Conversation): Promise<void> {
  const { taskId, clickUpTaskId } = conversation;
  const rules = await readRules(services);
  const since = await oldestOfInterest(services, taskId, rules);
  if (since === undefined) return store(services, conversation, []);
  const found = await clickUp.comments(clickUpTaskId, since);
  const own = await ownClickUpIds(services, taskId);
  const forCustomer = (found ?? [])
    .filter(({ id, text }) => !own.has(id) && portalCommentIn(text) === undefined)
    .flatMap((comment) => copyOf(comment, rules))
    .toReversed();
  await store(services, conversation, forCustomer);
}

interface DatedRule extends CommentRule {
  since: number;
}

async function readRules({ reads }: Services): Promise<DatedRule[]> {
  const rows = await reads.run(
    system,
    sql<CommentRule & { since: Date | string }>`
      select kind, marker, since from task_comment_rule order by since, id`,
  );
  return rows.map(({ kind, marker, since }) => ({ kind, marker, since: new Date(since).getTime() }));
}

/** The moment from which comments matter: the first rule, or an older comment that is stored. */
async function oldestOfInterest({ reads }: Services, taskId: string, rules: DatedRule[]): Promise<number | undefined> {
  const [row] = await reads.run(
    system,
    sql<{ oldest: Date | string | null }>`
      select min(written_at) as oldest from task_comment where task_id = ${taskId} and origin = 'CLICKUP'`,
  );
  const firstRule = rules.find(({ kind }) => kind !== 'NONE')?.since;
  const oldestStored = row?.oldest ? new Date(row.oldest).getTime() : undefined;
  if (firstRule === undefined || oldestStored === undefined) return firstRule ?? oldestStored;
  return Math.min(firstRule, oldestStored);
}

async function ownClickUpIds({ reads }: Services, taskId: string): Promise<Set<string>> {
  const rows = await reads.run(
    system,
    sql<{ id: string }>`
      select click_up_id as id from task_comment
      where task_id = ${taskId} and origin = 'PORTAL' and click_up_id is not null`,
  );
  return new Set(rows.map(({ id }) => id));
}

function copyOf(comment: ClickUpComment, rules: DatedRule[]): CopiedComment[] {
  const { id, text, segments, authorName, writtenAt, files } = comment;
  const rule = ruleAt(rules, writtenAt);
  const html = rule && textForCustomer(segments.length ? segments : [{ text }], rule);
  return html ? [{ clickUpId: id, text: html, authorName, writtenAt: new Date(writtenAt), files }] : [];
}

/** Makes the stored comments equal to those read, unless a read that began later has been stored already. */
const store = (services: Services, conversation: Conversation, found: CopiedComment[]): Promise<void> =>
  services.writes.run(system, async (write) => {
    const { taskId, startedAt, lease } = conversation;
    const isLatest = await runIn(
      write.em,
      sql`
        update task_conversation set read_at = ${startedAt}::timestamptz, attempts = 0
        where task_id = ${taskId} and (read_at is null or read_at < ${startedAt}::timestamptz) returning 1`,
    );
    if (!isLatest.length) return;
    const stored = await write.em.find(TaskComment, { taskId, origin: 'CLICKUP' });
    const kept = new Map(found.map((comment) => [comment.clickUpId, comment]));
    for (const comment of stored.filter(({ clickUpId }) => !kept.has(clickUpId!))) {
      await storeFiles(write, services, comment, []);
      write.em.remove(comment);
      publishComment(write, comment);
    }
    const known = new Map(stored.map((comment) => [comment.clickUpId, comment]));
    for (const comment of found) await storeOne(write, services, conversation, known.get(comment.clickUpId), comment);
    await write.em.flush();
    // Nobody reports a comment that was deleted at ClickUp, so those that are shown are read again now and then.
    await runIn(
      write.em,
      sql`
        update task_conversation c
        set due_at = case when ${found.length > 0}
          then now() + case when t.is_open then interval '1 hour' else interval '1 day' end end
        from task t where t.id = c.task_id and t.deleted_at is null and c.task_id = ${taskId}
          and c.due_at = ${lease}::timestamptz`,
    );
  });

async function storeOne(
  write: Write,
  services: Services,
  { taskId, customerId }: Conversation,
  stored: TaskComment | undefined,
  { clickUpId, text, authorName, writtenAt, files }: CopiedComment,
): Promise<void> {
  if (stored) {
    await storeFiles(write, services, stored, files);
    if (stored.text === text) return;
    Object.assign(stored, { text, editedAt: new Date() });
    return publishComment(write, stored);
  }
  const comment = write.em.create(TaskComment, {
    customerId,
    taskId,
    origin: 'CLICKUP',
    clickUpId,
    text,
    authorName: authorName || services.config.product,
    isFromReseller: true,
    writtenAt,
  });
  await write.em.flush();
  publishComment(write, comment);
  await storeFiles(write, services, comment, files);
  await mailParticipants(write, services.config, comment);
}

async function storeFiles(
  write: Write,
  { rooms }: Services,
  comment: TaskComment,
  files: readonly ClickUpCommentFile[],
): Promise<void> {
  for (const { whenClickUpFilesAreRead } of rooms) await whenClickUpFilesAreRead?.(write, comment, files);
}

const postpone = ({ writes }: Services, { taskId, lease }: Conversation) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update task_conversation set due_at = now() + make_interval(mins => ${BACKOFF_MINUTES})
        where task_id = ${taskId} and due_at = ${lease}::timestamptz`,
    ),
  );
