import { apiTokenForm } from '../../domain/validation/backOffice.ts';
import { assertFreshProof } from '../access/freshProof.ts';
import { assertMay } from '../access/policy.ts';
import { hashSecret, newApiToken } from '../access/tokens.ts';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../context.ts';
import { customerLoader } from '../customers/customer.reads.ts';
import { badInput, notFound } from '../errors.ts';
import { parseInput } from '../graphql/validation.ts';
import { apiTokenChange } from './apiToken.reads.ts';
import { ApiToken, type ApiTokenScope } from './ApiToken.ts';

interface IssuedToken {
  name: string;
  scope: ApiTokenScope;
  expiresInDays: number;
}

/**
 * Issues a token for the data of a company. The returned token is not stored, only its hash. Throws FORBIDDEN for
 * callers who are not admins, REAUTHENTICATION_REQUIRED without a fresh proof of the admin's identity, and
 * BAD_USER_INPUT for an invalid form or an unknown company.
 */
export async function issueApiToken(ctx: Context, customerId: string, input: IssuedToken) {
  assertMay(ctx.viewer, 'administer');
  assertFreshProof(ctx.person);
  const form = parseInput(apiTokenForm, input);
  if (!(await customerLoader.of(ctx.admin).load(customerId))) throw badInput({ customerId: 'Virksomhed ikke fundet' });
  const token = newApiToken(ctx.services.config.mode);
  const issuedById = ctx.person.userId;
  const id = await ctx.writeAsAdmin(async (write) => {
    const apiToken = write.em.create(ApiToken, {
      customerId,
      name: form.name,
      scope: form.scope,
      tokenHash: hashSecret(token),
      lastFour: token.slice(-4),
      expiresAt: new Date(Date.now() + form.expiresInDays * 24 * 3_600_000),
      issuedById,
    });
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'customer',
      entityId: customerId,
      title: `API-nøglen ${form.name} er udstedt`,
    });
    await recordAudit(write, ctx, {
      action: 'API_TOKEN_ISSUED',
      target: apiToken.id,
      detail: form.scope === 'READ' ? 'Kun læse' : 'Læse og skrive',
    });
    write.publish({ topic: 'api-token.changed', id: apiToken.id, customerId });
    return apiToken.id;
  });
  return { token, change: await apiTokenChange(ctx.admin, id) };
}

/**
 * Revokes a token, which is then refused from the next request on, and closes its sockets. Revoking a token again
 * changes nothing. Throws FORBIDDEN for callers who are not admins, and NOT_FOUND for an unknown token.
 */
export async function revokeApiToken(ctx: Context, id: string) {
  await ctx.writeAsAdmin(async (write) => {
    const apiToken = await write.em.findOne(ApiToken, { id });
    if (!apiToken) throw notFound('Nøglen findes ikke');
    if (apiToken.revokedAt) return;
    apiToken.revokedAt = new Date();
    const { customerId, name } = apiToken;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: 'customer',
      entityId: customerId,
      title: `API-nøglen ${name} er tilbagekaldt`,
    });
    await recordAudit(write, ctx, { action: 'API_TOKEN_REVOKED', target: id });
    write.publish({ topic: 'api-token.changed', id, customerId });
    write.publish({ topic: 'session.ended', id, customerId: null });
  });
  return apiTokenChange(ctx.admin, id);
}
