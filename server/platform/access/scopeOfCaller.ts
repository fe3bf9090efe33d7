import { sql } from 'kysely';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import type { Scope } from '../db/scope.ts';

/** Reads the present scope of a user or an API token of the company. Undefined for one that has ended. */
export async function scopeOfCaller(
  reads: Pick<ReadPool, 'run'>,
  customerId: string,
  callerId: string,
): Promise<Scope | undefined> {
  const [scope] = await reads.run(
    { role: dbRoles.auth },
    sql<Scope>`
      select subjects, department_ids as "departmentIds" from user_account
      where id = ${callerId} and customer_id = ${customerId} and deactivated_at is null
      union all
      select subjects, department_ids from api_token
      where id = ${callerId} and customer_id = ${customerId} and revoked_at is null
        and (expires_at is null or expires_at > now())`,
  );
  return scope;
}
