import { sql } from 'kysely';
import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';
import { addressOwner } from '../users/addressOwner.reads.ts';

const invitations = sqlBuilder
  .selectFrom('invitation')
  .select([
    'id',
    'customer_id as customerId',
    'name',
    'email',
    'company_role as companyRole',
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

export const invitationNodeLoader = defineRowLoader((ids) => invitations.where('id', '=', equalsAny(ids)));

/** A used or withdrawn invitation is published as deleted, because it is no longer in the list. */
export const invitationChange = async (ctx: Reader, id: string) =>
  changePayload(id, await invitationById(ctx, id), order);

export function invitationPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: invitations.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

/** The invitation to an address that is neither used nor withdrawn. It may have expired. */
export async function pendingInvitation(ctx: Reader, customerId: string, email: string) {
  const [row] = await ctx.read(
    invitations
      .where('customer_id', '=', customerId)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .limit(1),
  );
  return row;
}

/**
 * Returns null unless the link still works. Counts only invalid links, so that strangers behind the same IP address
 * cannot use up the attempts of somebody with a valid link.
 */
export async function invitationPreview(ctx: Context, token: string) {
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('invitation')
      .innerJoin('customer', 'customer.id', 'invitation.customer_id')
      .select([
        'customer.name as companyName',
        'invitation.name',
        'invitation.email',
        sql<boolean>`exists (${addressOwner(sql`invitation.email`)})`.as('hasAccount'),
      ])
      .where('token_hash', '=', hashSecret(token))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`),
  );
  if (!row) await ctx.services.throttle.spend('invitationAddress', ctx.addressKey);
  return row ?? null;
}
