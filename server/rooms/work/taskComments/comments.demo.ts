import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { TaskComment } from './TaskComment.ts';

const HOUR = 3_600_000;
const TASK = 'Returflow for webshop';

/** A short conversation about a task that waits for approval. A task that has comments gets no more. */
export async function addDemoComments(
  { reads, writes }: Services,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<void> {
  const [task] = await reads.run(
    { role: dbRoles.system },
    sql<{ id: string; author: string }>`
      select t.id, u.name as author from task t join user_account u on u.id = ${userId}
      where t.customer_id = ${customerId} and t.name = ${TASK} and t.deleted_at is null
        and not exists (select 1 from task_comment c where c.task_id = t.id)`,
  );
  if (!task) return;
  await writes.run({ role: dbRoles.system }, async ({ em }) => {
    const comment = { customerId, taskId: task.id, origin: 'PORTAL' as const };
    em.create(TaskComment, {
      ...comment,
      text: '<p>Flowet er klar til gennemsyn. Vil I prøve med en <strong>ombytning</strong> også?</p>',
      authorName: 'Jonas Bech',
      isFromReseller: true,
      writtenAt: new Date(Date.now() - 26 * HOUR),
    });
    em.create(TaskComment, {
      ...comment,
      text: '<p>Det ser godt ud. Kan labelen sendes som PDF?</p>',
      authorId: userId,
      authorName: task.author,
      writtenAt: new Date(Date.now() - 22 * HOUR),
    });
    em.create(TaskComment, {
      ...comment,
      text: '<p>Ja, den er lagt på nu.</p>',
      authorName: 'Jonas Bech',
      isFromReseller: true,
      writtenAt: new Date(Date.now() - 3 * HOUR),
    });
  });
}
