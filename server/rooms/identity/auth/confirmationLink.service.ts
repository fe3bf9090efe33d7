import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';

/** Lifetime of a link to the address that a person signs in with already. */
export const CONFIRM_HOURS = 72;
/** Lifetime of a link to the address that a person shall change to. */
export const CHANGE_HOURS = 1;

export interface ConfirmationTarget {
  personId: string;
  email: string;
  hours: number;
}

/**
 * Stores the only link with which a person can confirm an address, and returns its secret. The statement only inserts,
 * because a role that creates users may insert a link but not read one.
 */
export async function createConfirmationLink(
  { em }: Write,
  { personId, email, hours }: ConfirmationTarget,
): Promise<string> {
  const token = newSecret();
  await runIn(
    em,
    sql`insert into email_confirmation (person_id, email, token_hash, created_at, expires_at)
     values (${personId}, ${email}, ${hashSecret(token)}, now(), now() + make_interval(hours => ${hours}))`,
  );
  return token;
}

/** Invalidates the previous link. The caller must hold a lock on the person, so that only one link is valid. */
export async function replaceConfirmationLink(write: Write, target: ConfirmationTarget): Promise<string> {
  await deleteConfirmationLink(write, target.personId);
  return createConfirmationLink(write, target);
}

export const deleteConfirmationLink = ({ em }: Write, personId: string) =>
  runIn(em, sqlBuilder.deleteFrom('email_confirmation').where('person_id', '=', personId));

/** Keeps a link to the person's own address, because that link does not change who can sign in. */
export const deletePendingEmailLink = ({ em }: Write, personId: string) =>
  runIn(
    em,
    sql`delete from email_confirmation c using person p
     where c.person_id = ${personId} and p.id = c.person_id and lower(c.email) <> lower(p.email)`,
  );
