import { sql } from 'kysely';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { isBlank, plainText } from '../../../../domain/basics/richText.ts';
import { COMMENT_MAX } from '../../../../domain/work/taskComments.ts';
import { callerId, type Viewer } from '../../../platform/access/viewer.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, requestIdConflict } from '../../../platform/errors.ts';
import { actorLabel, actorOf } from '../../companies/activity/activity.service.ts';
import { sanitizeRichText } from '../../events/events/richText.service.ts';
import { mailParticipants } from './comment.mails.ts';
import { publishComment } from './publishComment.ts';
import { TaskComment } from './TaskComment.ts';

export interface MentionedPerson {
  id: string;
  name: string;
  email: string;
  isFromReseller: boolean;
}

export interface NewComment {
  customerId: string;
  taskId: string;
  /** Sanitized HTML. */
  text: string;
  isFromReseller?: boolean;
  isRequestForChanges?: boolean;
  mentioned?: readonly MentionedPerson[];
}

/** Sanitizes what an author wrote. Throws BAD_USER_INPUT for a text that is empty or too long. */
export function parseCommentText(html: string): string {
  const text = sanitizeRichText(html);
  const blocks = readRichText(text);
  if (isBlank(blocks)) throw badInput({ text: 'Skriv en kommentar' }, 'REQUIRED');
  if (plainText(blocks).length > COMMENT_MAX)
    throw badInput({ text: `Højst ${COMMENT_MAX.toLocaleString('da-DK')} tegn` }, 'TOO_LONG');
  return text;
}

export const requestKeyOf = (viewer: Viewer, requestId: string) => `${callerId(viewer)}:${requestId}`;

/** The id of the comment that an earlier call stored under the key. Throws CONFLICT if that call differs. */
export async function findEarlierComment(
  { em }: Write,
  requestKey: string,
  { taskId, text }: NewComment,
): Promise<string | undefined> {
  const earlier = await em.findOne(TaskComment, { requestKey });
  if (!earlier) return undefined;
  const isSame = earlier.taskId === taskId && (earlier.text === text || earlier.editedAt !== null);
  if (!isSame) throw requestIdConflict();
  return earlier.id;
}

/** Stores a comment of the viewer, which the job sends to ClickUp, and mails it to those who take part. */
export async function storeComment(
  write: Write,
  config: Config,
  viewer: Viewer,
  requestKey: string,
  { mentioned = [], ...content }: NewComment,
): Promise<string> {
  const colleagues = await colleaguesByEmail(write, mentioned);
  const comment = write.em.create(TaskComment, {
    ...content,
    origin: 'PORTAL',
    authorId: actorOf(viewer).actorId,
    authorName: actorLabel(viewer),
    mentioned: mentioned.map(({ name }) => name),
    mentionedIds: mentioned.map(({ id, email, isFromReseller }) =>
      isFromReseller ? (colleagues.get(email.toLowerCase()) ?? id) : id,
    ),
    requestKey,
    writtenAt: new Date(),
    sendAt: new Date(),
  });
  await write.em.flush();
  publishComment(write, comment);
  // An employee who cannot open the task is mailed once, and takes part at ClickUp.
  const employees = mentioned
    .filter(({ email, isFromReseller }) => isFromReseller && !colleagues.has(email.toLowerCase()))
    .map(({ name, email }) => ({ name, email, isAdmin: true }));
  await mailParticipants(write, config, comment, employees);
  return comment.id;
}

/** The accounts of mentioned employees who see tasks, by address. */
async function colleaguesByEmail({ em }: Write, mentioned: readonly MentionedPerson[]): Promise<Map<string, string>> {
  const emails = mentioned.filter(({ isFromReseller }) => isFromReseller).map(({ email }) => email.toLowerCase());
  if (!emails.length) return new Map();
  const rows = await runIn(
    em,
    sql<{ id: string; email: string }>`
      select id, lower(email) as email from user_account
      where lower(email) in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))
        and (role = 'ADMIN' or 'SUPPORT' = any(employee_roles)) and deactivated_at is null`,
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}
