import { sql } from 'kysely';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import type { User } from './User.ts';

export const LAST_ADMIN = 'Der skal være mindst én administrator med en bekræftet e-mail. Gør en anden til det først.';

/**
 * Throws CONFLICT when the reseller would have no admin without this user. Changes that take admins away wait for each
 * other, so that the second of two parallel ones sees the result of the first.
 */
export async function assertAdminRemains(write: Write, { id, role }: User): Promise<void> {
  if (role !== 'ADMIN') return;
  await takeLock(write, 'admins');
  const others = await runIn(
    write.em,
    sql`select 1 from user_account
      where role = 'ADMIN' and deactivated_at is null and email_confirmed_at is not null and id <> ${id} limit 1`,
  );
  if (!others.length) throw conflict(LAST_ADMIN);
}
