import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ProviderIdentity } from '../../../providers/openid/OpenIdClient.ts';
import { readIdentityTicket } from '../identities/connectIdentity.service.ts';
import { membershipsToEnter, type EnterableMembership } from './companyAccess.reads.ts';

/**
 * The membership in which a sign-in begins: that of the user, or another one of the person if the user's company
 * requires its provider and the sign-in has not shown an account of its organisation. Throws PROVIDER_REQUIRED when no
 * membership is left. Called once the user has proved who they are, so that strangers do not learn the rule.
 */
export async function chooseMembership(
  ctx: Context,
  write: Write,
  userId: string,
  ticket: string | null | undefined,
): Promise<string> {
  const identity = ticket ? readIdentityTicket(ctx, ticket) : undefined;
  const memberships = await membershipsToEnter(write, userId, identity);
  return assertFound(ctx, memberships, memberships.find(isOpen)).id;
}

/**
 * Like `chooseMembership`, for a sign-in at a provider: the membership of a company that trusts the account is first.
 */
export async function chooseMembershipByProvider(
  ctx: Context,
  write: Write,
  userId: string,
  identity: Pick<ProviderIdentity, 'issuer' | 'tenant'>,
): Promise<EnterableMembership> {
  const memberships = await membershipsToEnter(write, userId, identity);
  return assertFound(ctx, memberships, memberships.find(({ isTrusted }) => isTrusted) ?? memberships.find(isOpen));
}

const isOpen = ({ requiredProvider }: EnterableMembership) => !requiredProvider;

function assertFound(
  ctx: Context,
  [first]: EnterableMembership[],
  chosen: EnterableMembership | undefined,
): EnterableMembership {
  if (chosen) return chosen;
  const provider = first?.requiredProvider ?? '';
  const name = ctx.services.openId.provider(provider)?.name ?? provider;
  throw new AppError('PROVIDER_REQUIRED', `Din virksomhed kræver, at du logger ind med ${name}.`);
}
