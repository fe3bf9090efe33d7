import { sql } from 'kysely';
import { cutText } from '../../../../domain/basics/graphemes.ts';
import { readRichText } from '../../../../domain/basics/readRichText.ts';
import { plainText } from '../../../../domain/basics/richText.ts';
import type { Config } from '../../../platform/config.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { commonPage, companyScreen } from '../../../platform/mail/addresses.ts';
import { eachAddressOnce, type MailMessage } from '../../../platform/mail/outgoing.ts';
import { userSees } from '../../identity/users/mailScope.reads.ts';
import type { TaskComment } from './TaskComment.ts';

const MAX_TEXT = 1_000;

interface Participant {
  name: string;
  email: string;
  isAdmin: boolean;
}

/**
 * Mails a new comment to those who take part in the conversation: the user of the clip card, and the people who have
 * written or were mentioned before. Employees get no mail about a comment from ClickUp, which tells its own users.
 */
export async function mailParticipants(
  write: Write,
  config: Config,
  comment: TaskComment,
  alsoTo: readonly Participant[] = [],
): Promise<void> {
  const { taskId, customerId, authorId, origin } = comment;
  const participants = await runIn(
    write.em,
    sql<Participant>`
      select u.name, u.email, u.role <> 'USER' and u.customer_id is distinct from t.customer_id as "isAdmin"
      from task t join user_account u on u.id in (
        select c.user_id from clip_card c where c.id = t.clip_card_id
        union select c.author_id from task_comment c where c.task_id = t.id
        union select unnest(c.mentioned_ids) from task_comment c where c.task_id = t.id)
      where t.id = ${taskId} and u.deactivated_at is null
        and ${userSees('u', 'TASKS', sql`(select c.department_id from clip_card c where c.id = t.clip_card_id)`)}
        and u.id is distinct from ${authorId}
        and (u.customer_id = ${customerId}
          or ${origin === 'PORTAL'} and (u.role = 'ADMIN' or 'SUPPORT' = any(u.employee_roles)))
      order by u.id`,
  );
  const [task] = await runIn(write.em, sql<{ name: string }>`select name from task where id = ${taskId}`);
  for (const person of eachAddressOnce([...participants, ...alsoTo]))
    write.mail(commentMail(config, person, comment, task!.name));
}

const commentMail = (
  { product, publicUrl }: Config,
  { name, email, isAdmin }: Participant,
  { taskId, customerId, text, authorName, isRequestForChanges }: TaskComment,
  taskName: string,
): MailMessage => ({
  kind: 'task-comment',
  to: email,
  subject: 'Ny kommentar til en opgave',
  product,
  greeting: `Hej ${name}`,
  paragraphs: [
    isRequestForChanges
      ? `${authorName} beder om ændringer af »${taskName}«:`
      : `${authorName} har skrevet en kommentar til »${taskName}«:`,
    cutText(plainText(readRichText(text)), MAX_TEXT),
  ],
  action: {
    label: 'Se samtalen',
    url: isAdmin
      ? commonPage(publicUrl, `/admin/tasks/${taskId}`)
      : companyScreen(publicUrl, `/tasks/${taskId}`, customerId),
  },
  notes: ['Du får mailen, fordi du deltager i samtalen. Du kan slå den fra på din profil.'],
});
