import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ProviderIdentity } from '../../../providers/openid/OpenIdClient.ts';
import { readIdentityTicket } from '../identities/connectIdentity.service.ts';
import { requiredSignInOf } from './companyAccess.reads.ts';

/**
 * Throws PROVIDER_REQUIRED when the company of a user requires its provider, and the sign-in has not shown an account
 * of its organisation. Called once the user has proved who they are, so that strangers do not learn the rule.
 */
export async function assertSignInAllowed(
  ctx: Context,
  write: Write,
  userId: string,
  identity: Pick<ProviderIdentity, 'issuer' | 'tenant'> | undefined,
): Promise<void> {
  const required = await requiredSignInOf(write, userId);
  if (!required || (identity?.issuer === required.issuer && identity.tenant === required.tenant)) return;
  const name = ctx.services.openId.provider(required.provider)?.name ?? required.provider;
  throw new AppError('PROVIDER_REQUIRED', `Din virksomhed kræver, at du logger ind med ${name}.`);
}

/** Like `assertSignInAllowed`, for a sign-in that connects the account of a ticket, if there is one. */
export const assertSignInAllowedWithTicket = (
  ctx: Context,
  write: Write,
  userId: string,
  ticket: string | null | undefined,
): Promise<void> => assertSignInAllowed(ctx, write, userId, ticket ? readIdentityTicket(ctx, ticket) : undefined);
