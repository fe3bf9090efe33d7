import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Lifetime of a link to the address that an account signs in with already. */
export const CONFIRM_HOURS = 72;
/** Lifetime of a link to the address that an account shall change to. */
export const CHANGE_HOURS = 1;

export interface ConfirmationTarget {
  userId: string;
  email: string;
  hours: number;
}

/**
 * Stores the only link with which a user can confirm an address, and returns its secret. The statement only inserts,
 * because a role that creates users may insert a link but not read one.
 */
export async function createConfirmationLink(
  { em }: Write,
  { userId, email, hours }: ConfirmationTarget,
): Promise<string> {
  const token = newSecret();
  await runIn(
    em,
    sql`insert into email_confirmation (user_id, email, token_hash, created_at, expires_at)
     values (${userId}, ${email}, ${hashSecret(token)}, now(), now() + make_interval(hours => ${hours}))`,
  );
  return token;
}

/** Invalidates the previous link. The caller must hold a lock on the user's row, so that only one link is valid. */
export async function replaceConfirmationLink(write: Write, target: ConfirmationTarget): Promise<string> {
  await deleteConfirmationLink(write, target.userId);
  return createConfirmationLink(write, target);
}

export const deleteConfirmationLink = ({ em }: Write, userId: string) =>
  runIn(em, sqlBuilder.deleteFrom('email_confirmation').where('user_id', '=', userId));

/** Keeps a link to the account's own address, because that link does not change who can sign in. */
export const deletePendingEmailLink = ({ em }: Write, userId: string) =>
  runIn(
    em,
    sql`delete from email_confirmation c using user_account u
     where c.user_id = ${userId} and u.id = c.user_id and lower(c.email) <> lower(u.email)`,
  );
