import { sql } from 'kysely';
import type { Topic } from '../../../platform/db/events.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

interface LimitedRow {
  topic: Topic;
  id: string;
  customerId: string;
}

/**
 * Publishes the users and open invitations whose scope has a department that is about to be deleted, and the requests
 * for it, which are deleted with it. A trigger takes the department out of the scopes, because a program may delete a
 * department and may not change users.
 */
export async function publishLostDepartment({ em, publish }: Write, departmentId: string): Promise<void> {
  const rows = await runIn(
    em,
    sql<LimitedRow>`
      select 'user.changed' as topic, id, customer_id as "customerId" from user_account
        where ${departmentId} = any (department_ids) and deactivated_at is null
      union all
      select 'invitation.changed', id, customer_id from invitation
        where ${departmentId} = any (department_ids) and accepted_at is null and revoked_at is null
      union all
      select 'rights-request.changed', id, customer_id from rights_request
        where department_id = ${departmentId} and decided_at is null`,
  );
  for (const row of rows) publish(row);
}
