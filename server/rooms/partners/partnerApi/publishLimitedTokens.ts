import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/**
 * Publishes the API tokens whose scope has a department that is about to be deleted, and that a trigger takes out of
 * them. A program that deletes the department sees no tokens and publishes none.
 */
export async function publishLimitedTokens({ em, publish }: Write, departmentId: string): Promise<void> {
  const tokens = await runIn(
    em,
    sql<{ id: string; customerId: string }>`
      select id, customer_id as "customerId" from api_token where ${departmentId} = any (department_ids)`,
  );
  for (const token of tokens) publish({ topic: 'api-token.changed', ...token });
}
