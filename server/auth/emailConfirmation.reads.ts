import { sql } from 'kysely';
import type { Context, Reader } from '../context.ts';
import { anyOf } from '../db/anyOf.ts';
import { sqlBuilder } from '../db/tables.ts';
import { hashSecret } from './tokens.ts';

const pending = sqlBuilder
  .selectFrom('email_confirmation as c')
  .innerJoin('user_account as u', 'u.id', 'c.user_id')
  .select(['u.id', 'c.email', 'c.expires_at as expiresAt', sql<boolean>`c.expires_at <= now()`.as('isExpired')])
  .where(sql`lower(c.email)`, '<>', sql`lower(u.email)`);

/** Addresses that users asked to change to and have not confirmed. */
export const pendingEmails = (ctx: Reader, userIds: readonly string[]) =>
  ctx.read(pending.where('u.id', '=', anyOf(userIds)));

/** The user's own. The table is the sign-in's. */
export async function ownPendingEmail(ctx: Context, userId: string) {
  const [row] = await ctx.readAsAuth(pending.where('u.id', '=', userId));
  return row ?? null;
}

/** Only a link that still works says anything, and asking does not use it up: mail scanners open links, too. */
export async function emailConfirmationPreview(ctx: Context, token: string) {
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('email_confirmation as c')
      .innerJoin('user_account as u', 'u.id', 'c.user_id')
      .leftJoin('customer', 'customer.id', 'u.customer_id')
      .select([
        'c.email',
        'u.name',
        'customer.name as companyName',
        sql<boolean>`lower(c.email) <> lower(u.email)`.as('isChange'),
      ])
      .where('c.token_hash', '=', hashSecret(token))
      .where('c.expires_at', '>', sql<string>`now()`)
      .where('u.deactivated_at', 'is', null),
  );
  // Only links that do not work are counted: strangers behind the same address cannot use up the tries of a link's owner.
  if (!row) await ctx.services.throttle.spend('confirmAddress', ctx.addressKey);
  return row ?? null;
}
