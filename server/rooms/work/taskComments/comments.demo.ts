import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { TaskComment } from './TaskComment.ts';

interface DemoComment {
  text: string;
  hoursAgo: number;
  /** The user of the demo writes it, or else an employee of the reseller. */
  isFromCustomer?: boolean;
}

/** By the names of tasks. One waits for approval, and the question about the other one waits for an answer. */
const conversations: Record<string, DemoComment[]> = {
  'Returflow for webshop': [
    {
      text: '<p>Flowet er klar til gennemsyn. Vil I prøve med en <strong>ombytning</strong> også?</p>',
      hoursAgo: 26,
    },
    { text: '<p>Det ser godt ud. Kan labelen sendes som PDF?</p>', hoursAgo: 22, isFromCustomer: true },
    { text: '<p>Ja, den er lagt på nu.</p>', hoursAgo: 3 },
  ],
  'Flersproget hjælpecenter, dansk og tysk': [
    { text: '<p>Kan vi få norsk med fra begyndelsen?</p>', hoursAgo: 5, isFromCustomer: true },
  ],
};

const HOUR = 3_600_000;

/** Short conversations about tasks. A task that has comments gets no more. */
export async function addDemoComments(
  { reads, writes }: Services,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<void> {
  const tasks = await reads.run(
    { role: dbRoles.system },
    sql<{ id: string; name: string; author: string }>`
      select t.id, t.name, u.name as author from task t join user_account u on u.id = ${userId}
      where t.customer_id = ${customerId} and t.name = any(${Object.keys(conversations)}) and t.deleted_at is null
        and not exists (select 1 from task_comment c where c.task_id = t.id)`,
  );
  await writes.run({ role: dbRoles.system }, async ({ em }) => {
    for (const { id: taskId, name, author } of tasks)
      for (const { text, hoursAgo, isFromCustomer = false } of conversations[name]!)
        em.create(TaskComment, {
          customerId,
          taskId,
          origin: 'PORTAL',
          text,
          authorId: isFromCustomer ? userId : null,
          authorName: isFromCustomer ? author : 'Jonas Bech',
          isFromReseller: !isFromCustomer,
          writtenAt: new Date(Date.now() - hoursAgo * HOUR),
        });
  });
}
