import { sql } from 'kysely';
import { dbRoles, type DbContext } from '../db/roles.ts';
import type { Services } from '../services.ts';

type Scope = NonNullable<DbContext['scope']>;

/**
 * The rights with which the account of a company is read for the holder of a signed link: those that the user or the
 * API token has when the link is opened. Undefined when they see no payments of the company by now.
 */
export async function findReaderRights(
  { reads }: Pick<Services, 'reads'>,
  customerId: string,
  readerId: string | undefined,
): Promise<DbContext | undefined> {
  if (readerId === undefined) return { role: dbRoles.system };
  const [scope] = await reads.run(
    { role: dbRoles.auth },
    sql<Scope>`
      select subjects, department_ids as "departmentIds" from user_account
      where id = ${readerId} and customer_id = ${customerId} and deactivated_at is null
      union all
      select subjects, department_ids from api_token
      where id = ${readerId} and customer_id = ${customerId} and revoked_at is null
        and (expires_at is null or expires_at > now())`,
  );
  if (!scope || !(scope.subjects?.includes('FINANCE') ?? true)) return undefined;
  return { role: dbRoles.customer, customerId, scope };
}
