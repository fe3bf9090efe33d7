import type { Write } from '../db/writes.ts';
import { hashSecret, newSecret } from './tokens.ts';

/** For an address that an account signs in with already. */
export const CONFIRM_HOURS = 72;
/** For an address that an account is to change to. */
export const CHANGE_HOURS = 1;

export interface LinkTarget {
  userId: string;
  email: string;
  hours: number;
}

/**
 * Stores the only link that a user can confirm an address with, and returns its secret. A plain insert: who makes a
 * user may leave a link, but not read one.
 */
export async function leaveLink({ em }: Write, { userId, email, hours }: LinkTarget): Promise<string> {
  const token = newSecret();
  await em.execute(
    `insert into email_confirmation (user_id, email, token_hash, created_at, expires_at)
     values (?, ?, ?, now(), now() + make_interval(hours => ?))`,
    [userId, email, hashSecret(token), hours],
  );
  return token;
}

/** The link before it opens nothing from then on. The caller holds the user's row, so that two at once make one link. */
export async function replaceLink(write: Write, target: LinkTarget): Promise<string> {
  await voidLink(write, target.userId);
  return leaveLink(write, target);
}

export const voidLink = ({ em }: Write, userId: string) =>
  em.execute('delete from email_confirmation where user_id = ?', [userId]);

/** A link to the account's own address stays, since it changes nothing about who can sign in. */
export const voidPendingEmail = ({ em }: Write, userId: string) =>
  em.execute(
    `delete from email_confirmation c using user_account u
     where c.user_id = ? and u.id = c.user_id and lower(c.email) <> lower(u.email)`,
    [userId],
  );
