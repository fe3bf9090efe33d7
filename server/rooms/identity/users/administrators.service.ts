import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { IS_ADMINISTRATOR } from './administrators.reads.ts';
import type { User } from './User.ts';

export const LAST_ADMINISTRATOR =
  'Virksomheden skal have mindst én kontoadministrator med en bekræftet e-mail. Gør en anden til det først.';

/**
 * Throws CONFLICT when the company would have no administrator without this user, or BAD_USER_INPUT for the field of a
 * form that takes the role away. An administrator with an unconfirmed address does not replace one with a confirmed
 * address, because anybody can claim an unconfirmed one, but is one of a company that has no other. Locks the
 * administrators, so that the second of two parallel changes sees the result of the first. The lock lets others refer
 * to the administrators, such as a sign-up for an event that waits for a deactivation. The reseller may remove the
 * only user of a company.
 */
export async function assertAdministratorRemains(
  { em }: Write,
  user: User,
  { mayBeOnlyUser = false, field }: { mayBeOnlyUser?: boolean; field?: string } = {},
): Promise<void> {
  const { id, customerId } = user;
  if (!customerId) return;
  const administrators = await runIn(
    em,
    sql<{ id: string; is_confirmed: boolean }>`select id, email_confirmed_at is not null as is_confirmed
     from user_account
     where customer_id = ${customerId} and ${IS_ADMINISTRATOR}
     order by id for no key update`,
  );
  const own = administrators.find((administrator) => administrator.id === id);
  if (!own) return;
  if (administrators.some((other) => other !== own && (other.is_confirmed || !own.is_confirmed))) return;
  if (mayBeOnlyUser) {
    const colleagues = await runIn(
      em,
      sqlBuilder
        .selectFrom('user_account')
        .select('id')
        .where('customer_id', '=', customerId)
        .where('deactivated_at', 'is', null)
        .where('id', '<>', id)
        .limit(1),
    );
    if (!colleagues.length) return;
  }
  throw field ? badInput({ [field]: LAST_ADMINISTRATOR }, 'NOT_ALLOWED') : conflict(LAST_ADMINISTRATOR);
}
