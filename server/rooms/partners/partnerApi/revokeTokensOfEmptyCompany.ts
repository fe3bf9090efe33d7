import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Revokes the API tokens of a company that has no active user left. */
export async function revokeTokensOfEmptyCompany({ em, publish }: Write, customerId: string): Promise<void> {
  const revoked = await runIn(
    em,
    sql<{ id: string }>`
      update api_token set revoked_at = now() where customer_id = ${customerId} and revoked_at is null
        and not exists (
          select 1 from user_account u where u.customer_id = api_token.customer_id and u.deactivated_at is null)
      returning id`,
  );
  for (const { id } of revoked) {
    publish({ topic: 'api-token.changed', id, customerId });
    publish({ topic: 'session.ended', id, customerId: null });
  }
}
