import { sql } from 'kysely';
import { inboxAreas, keysIn } from '../../../../domain/backOffice/employeeAreas.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { User } from '../../identity/users/User.ts';
import { publishInbox } from './inbox.service.ts';

/** Leaves items to the colleagues when the employee who takes care of them no longer works with their kind. */
export async function giveBackItems(write: Write, user: User): Promise<void> {
  await write.em.populate(user, ['employeeRoles']);
  const { id, role, employeeRoles } = user;
  const kinds = keysIn(role === 'ADMIN' ? null : (employeeRoles ?? []), inboxAreas);
  const given = await runIn(
    write.em,
    sql<{ kind: string }>`
      update inbox_mark set assignee_id = null where assignee_id = ${id} and kind <> all (${kinds}::text[])
      returning kind`,
  );
  if (given.length) publishInbox(write);
}
