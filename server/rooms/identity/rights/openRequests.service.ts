import { sql, type RawBuilder } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { User } from '../users/User.ts';

interface ClosedRequest {
  id: string;
  customerId: string;
}

/** Ends the open requests of a user for what they can see by now, as granted. */
export const closeGrantedRequests = (write: Write, { id, subjects, departmentIds }: User): Promise<void> =>
  close(
    write,
    sql`
      update rights_request set decided_at = now(), is_granted = true
      where user_id = ${id} and decided_at is null
        and (subject is null or ${subjects}::text[] is null or subject = any(${subjects}::text[]))
        and (department_id is null or ${departmentIds}::text[] is null
          or department_id = any(${departmentIds}::text[]))
      returning id, customer_id as "customerId"`,
  );

/** Ends the open requests of a user who leaves the company, without an answer. */
export const closeRequestsOf = (write: Write, userId: string): Promise<void> =>
  close(
    write,
    sql`
      update rights_request set decided_at = now() where user_id = ${userId} and decided_at is null
      returning id, customer_id as "customerId"`,
  );

async function close({ em, publish }: Write, statement: RawBuilder<ClosedRequest>): Promise<void> {
  for (const { id, customerId } of await runIn(em, statement))
    publish({ topic: 'rights-request.changed', id, customerId });
}
