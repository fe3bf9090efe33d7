import { sql } from 'kysely';
import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { addressOwner } from '../users/addressOwner.reads.ts';
import { IS_LAST_USED_MEMBERSHIP } from '../users/memberships.reads.ts';

const pending = sqlBuilder
  .selectFrom('email_confirmation as c')
  .innerJoin('user_account as u', 'u.person_id', 'c.person_id')
  .select(['u.id', 'c.email', 'c.expires_at as expiresAt', sql<boolean>`c.expires_at <= now()`.as('isExpired')])
  .where(sql`lower(c.email)`, '<>', sql`lower(u.email)`);

/** Addresses that users asked to change to and have not confirmed. */
export const pendingEmails = (ctx: Reader, userIds: readonly string[]) =>
  ctx.read(pending.where('u.id', '=', equalsAny(userIds)));

/** The viewer's own pending address, read with the auth role because a customer's role cannot read the table. */
export async function ownPendingEmail(ctx: Context, userId: string) {
  const [row] = await ctx.readAsAuth(pending.where('u.id', '=', userId));
  return row ?? null;
}

const IS_CHANGE = sql`lower(c.email) <> lower(user_account.email)`;

/**
 * Returns null unless the link still works. Does not use the link up, because mail scanners open links, too. Throws
 * RATE_LIMITED after too many invalid links from the caller's address.
 */
export async function emailConfirmationPreview(ctx: Context, token: string) {
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('email_confirmation as c')
      .innerJoin('user_account', 'user_account.person_id', 'c.person_id')
      .leftJoin('customer', 'customer.id', 'user_account.customer_id')
      .select([
        'c.email',
        'user_account.name',
        'customer.name as companyName',
        'customer.id as companyId',
        sql<boolean>`${IS_CHANGE}`.as('isChange'),
        sql<boolean>`not ${IS_CHANGE} and exists (${addressOwner(sql`c.email`)} and p.id <> c.person_id)`.as(
          'hasAccount',
        ),
      ])
      .where('c.token_hash', '=', hashSecret(token))
      .where('c.expires_at', '>', sql<string>`now()`)
      .where('user_account.deactivated_at', 'is', null)
      .where(IS_LAST_USED_MEMBERSHIP),
  );
  // Only invalid links are counted, so that strangers behind the same IP address cannot use up the attempts of
  // somebody with a valid link.
  if (!row) await ctx.services.throttle.spend('confirmAddress', ctx.addressKey);
  return row ?? null;
}

export const pendingEmailLoader = defineLoader((reader) => new RowLoader((ids) => pendingEmails(reader, ids)));
