import { sql } from 'kysely';
import type { Demo } from '../../../demo/Demo.ts';
import { newId, timeDigits } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { causes, type Cause } from './causes.ts';

const DAY_MS = 86_400_000;

/** Gives some items of the inbox to the demo's admins, snoozes one, and writes notes. */
export const demo: Demo = {
  async addAtProviders({ services }) {
    const { reads, writes } = services;
    const system = { role: dbRoles.admin, employeeRoles: null };
    const [known] = await reads.run(system, sql`select kind from inbox_mark limit 1`);
    if (known) return;
    const admins = await reads.run(
      system,
      sql<{ id: string }>`
        select id from user_account where role = 'ADMIN' and deactivated_at is null order by created_at limit 3`,
    );
    const items = (await reads.run(
      system,
      sqlBuilder
        .selectFrom(causes().as('c'))
        .select(['c.kind', 'c.subjectId', 'c.customerId', 'c.since'])
        .orderBy('c.deadline', 'desc')
        .limit(12),
    )) as Pick<Cause, 'kind' | 'subjectId' | 'customerId' | 'since'>[];
    await writes.run(system, async ({ em }) => {
      for (const [i, { kind, subjectId, customerId, since }] of items.entries()) {
        if (i % 2) continue;
        const assignee = admins[(i / 2) % admins.length]!.id;
        await runIn(
          em,
          sql`
            insert into inbox_mark (kind, subject_id, since, assignee_id, snoozed_until)
            values (${kind}, ${subjectId}, ${since}, ${assignee},
              ${i === 10 ? new Date(Date.now() + 2 * DAY_MS) : null})`,
        );
        if (i % 4) continue;
        const began = new Date(since).getTime();
        // A note is not older than what it is about; a renewal lies in the future.
        const hoursAgo = Date.now() - (i + 1) * 3_600_000;
        const writtenAt = new Date(began < Date.now() ? Math.max(hoursAgo, (began + Date.now()) / 2) : hoursAgo);
        const noteId = `note_${timeDigits(writtenAt)}${newId('note').slice(-16)}`;
        await runIn(
          em,
          sql`
            insert into internal_note (id, customer_id, kind, subject_id, author_id, text, request_id, created_at)
            values (${noteId}, ${customerId}, ${kind}, ${subjectId}, ${assignee},
              'Talte med dem i telefonen. De vender tilbage efter weekenden.', ${newId('demo')}, ${writtenAt})`,
        );
      }
    });
  },
};
