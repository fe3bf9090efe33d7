import { sql } from 'kysely';
import { hashSecret } from '../auth/tokens.ts';
import type { Context, Reader } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { changed, readPage } from '../graphql/keyset.ts';

const invitations = sqlBuilder
  .selectFrom('invitation')
  .select([
    'id',
    'customer_id as customerId',
    'name',
    'email',
    'invited_by as invitedBy',
    'created_at as createdAt',
    'expires_at as expiresAt',
  ])
  .where('accepted_at', 'is', null)
  .where('revoked_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

export async function invitationById(ctx: Reader, id: string) {
  const [row] = await ctx.read(invitations.where('id', '=', id));
  return row;
}

/** One that is used or withdrawn is gone from the list. */
export const invitationChange = async (ctx: Reader, id: string) => changed(id, await invitationById(ctx, id), order);

export function invitationPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: invitations.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

export async function waitingInvitation(ctx: Reader, customerId: string, email: string) {
  const [row] = await ctx.read(
    invitations
      .where('customer_id', '=', customerId)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .limit(1),
  );
  return row;
}

/**
 * Only a link that still works says anything, and only links that do not work are counted: strangers behind the same
 * address cannot keep somebody from their invitation.
 */
export async function invitationPreview(ctx: Context, token: string) {
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('invitation')
      .innerJoin('customer', 'customer.id', 'invitation.customer_id')
      .select(['customer.name as companyName', 'invitation.name', 'invitation.email'])
      .where('token_hash', '=', hashSecret(token))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`),
  );
  if (!row) await ctx.services.throttle.spend('invitationAddress', ctx.addressKey);
  return row ?? null;
}
