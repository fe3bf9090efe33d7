import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput } from '../../../platform/errors.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { assertDepartmentsOf } from '../../identity/users/scope.service.ts';
import { apiTokenChange } from './apiToken.reads.ts';
import type { IssueApiTokenInput } from './apiToken.types.ts';
import { parseToken, revokeToken, rotateToken, storeToken } from './storedTokens.ts';

/**
 * Issues a token for the data of a company. Throws FORBIDDEN for callers who are not admins, REAUTHENTICATION_REQUIRED
 * without a fresh proof of the admin's identity, and BAD_USER_INPUT for an invalid form or an unknown company.
 */
export async function issueApiToken(ctx: Context, customerId: string, input: IssueApiTokenInput) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  const form = parseToken(input);
  if (!(await customerLoader.of(ctx.admin).load(customerId)))
    throw badInput({ customerId: 'Virksomhed ikke fundet' }, 'NOT_FOUND');
  await assertDepartmentsOf(ctx, customerId, form.departmentIds);
  const issued = await ctx.writeAsAdmin('administer', (write) => storeToken(ctx, write, customerId, form));
  return { token: issued.token, change: await apiTokenChange(ctx.admin, issued.id) };
}

/** Replaces a token of any company. Throws as `issueApiToken` does, and NOT_FOUND for a token that has ended. */
export async function rotateApiToken(ctx: Context, id: string, overlapDays: number) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  const issued = await ctx.writeAsAdmin('administer', (write) => rotateToken(ctx, write, id, overlapDays));
  return { token: issued.token, change: await apiTokenChange(ctx.admin, issued.id) };
}

/**
 * Revokes a token of any company. Throws FORBIDDEN for callers who are not admins, and NOT_FOUND for an unknown token.
 */
export async function revokeApiToken(ctx: Context, id: string) {
  await ctx.writeAsAdmin('administer', (write) => revokeToken(ctx, write, id));
  return apiTokenChange(ctx.admin, id);
}
