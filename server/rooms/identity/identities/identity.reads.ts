import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { ProviderIdentity } from '../../../providers/openid/OpenIdClient.ts';
import { IS_LAST_USED_MEMBERSHIP } from '../users/memberships.reads.ts';

/**
 * The active user, used last, who has connected an account of a provider, with the hash that only the sign-in may use.
 */
export async function ownerOfIdentity(ctx: Context, { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>) {
  const [owner] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('sign_in_identity as i')
      .innerJoin('user_account', 'user_account.person_id', 'i.person_id')
      .innerJoin('person as p', 'p.id', 'i.person_id')
      .select([
        'i.id as identityId',
        'user_account.id',
        'user_account.person_id as personId',
        'p.password_hash as passwordHash',
      ])
      .where('i.issuer', '=', issuer)
      .where('i.subject', '=', subject)
      .where('user_account.deactivated_at', 'is', null)
      .where(IS_LAST_USED_MEMBERSHIP),
  );
  return owner;
}

/** The accounts of a person at providers, oldest first; at most MAX_IDENTITIES. */
export const identitiesOf = (ctx: Context, personId: string) =>
  ctx.readAsAuth(
    sqlBuilder
      .selectFrom('sign_in_identity')
      .select(['id', 'provider', 'email', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('person_id', '=', personId)
      .orderBy('id'),
  );

/** Whether the person can sign in with a password. A person who joined with a provider may have none. */
export async function hasPassword(ctx: Context, personId: string): Promise<boolean> {
  const [row] = await ctx.readAsAuth(
    sqlBuilder.selectFrom('person').select('password_hash as passwordHash').where('id', '=', personId),
  );
  return Boolean(row?.passwordHash);
}
