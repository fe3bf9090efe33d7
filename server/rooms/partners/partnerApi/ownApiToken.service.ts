import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertEmailConfirmed } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { assertDepartmentsOf, assertWithinScope } from '../../identity/users/scope.service.ts';
import { apiTokenChange } from './apiToken.reads.ts';
import type { IssueApiTokenInput } from './apiToken.types.ts';
import { parseToken, revokeToken, rotateToken, storeToken } from './storedTokens.ts';

const CONFIRM_FIRST = 'Bekræft din e-mail, før du udsteder API-nøgler.';

/**
 * Issues a token for the viewer's company. The database as well allows it to administrators alone. Throws FORBIDDEN for
 * other users, and while an admin acts as one; REAUTHENTICATION_REQUIRED without a fresh proof.
 */
export async function issueOwnApiToken(ctx: Context, input: IssueApiTokenInput) {
  const customerId = companyOfIssuer(ctx);
  assertFreshProof(ctx.person);
  const form = parseToken(input);
  assertWithinScope(ctx.person.scope, form);
  await assertDepartmentsOf(ctx, customerId, form.departmentIds);
  const issued = await ctx.write((write) => storeToken(ctx, write, customerId, form));
  return { token: issued.token, change: await apiTokenChange(ctx, issued.id) };
}

/**
 * Replaces a token of the viewer's company. Throws as `issueOwnApiToken` does, and NOT_FOUND for a token that ended.
 */
export async function rotateOwnApiToken(ctx: Context, id: string, overlapDays: number) {
  companyOfIssuer(ctx);
  assertFreshProof(ctx.person);
  const issued = await ctx.write((write) => rotateToken(ctx, write, id, overlapDays));
  return { token: issued.token, change: await apiTokenChange(ctx, issued.id) };
}

/** Revokes a token of the viewer's company. Needs no fresh proof, because a leaked token must end at once. */
export async function revokeOwnApiToken(ctx: Context, id: string) {
  ctx.companyFor('manageApiTokens');
  await ctx.write((write) => revokeToken(ctx, write, id));
  return apiTokenChange(ctx, id);
}

function companyOfIssuer(ctx: Context): string {
  const customerId = ctx.companyFor('manageApiTokens');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  return customerId;
}
