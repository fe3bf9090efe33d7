import { codeForm, ownPasswordForm } from '../../../../domain/identity/validation/secondFactors.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { isPasswordOfUser } from '../auth/auth.reads.ts';
import { Session } from '../auth/Session.ts';
import { consumeCode, countCodeAttempt, wrongCodeError } from './codes.service.ts';
import { authenticationOptions, verifyPasskey } from './passkeys.service.ts';

/** One of the proofs. The others are null or left out. */
export interface IdentityProofs {
  password?: string | null;
  code?: string | null;
  passkey?: object | null;
}

/**
 * Renews the session's proof of identity. Throws BAD_USER_INPUT unless exactly one proof is given and for a wrong
 * password, INVALID_CREDENTIALS for a wrong code or passkey, and RATE_LIMITED after too many.
 */
export async function confirmIdentity(ctx: Context, proofs: IdentityProofs): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { password, code, passkey } = proofs;
  if ([password, code, passkey].filter((proof) => proof !== null && proof !== undefined).length !== 1)
    throw badInput({ form: 'Vælg én måde at bekræfte på' }, 'REQUIRED');
  if (passkey) await confirmWithPasskey(ctx, passkey);
  else if (typeof code === 'string') await confirmWithCode(ctx, code);
  else await confirmWithPassword(ctx, password ?? '');
  // The rest of the request has the new proof.
  await ctx.refreshRights();
}

/** Options for the browser to use a passkey of the viewer as a proof. */
export function identityPasskeyOptions(ctx: Context) {
  assertMay(ctx.viewer, 'secureSignIn');
  return authenticationOptions(ctx.services.config, purposeOf(ctx));
}

async function confirmWithPassword(ctx: Context, input: string): Promise<void> {
  const { password } = parseInput(ownPasswordForm, { password: input });
  const { userId, personId } = ctx.person;
  const { throttle } = ctx.services;
  await throttle.spend('currentPassword', personId);
  if (!(await isPasswordOfUser(ctx, userId, password)))
    throw badInput({ password: 'Adgangskoden er forkert' }, 'INCORRECT');
  await throttle.forget('currentPassword', personId);
  await ctx.writeAsAuth((write) => renewProof(ctx, write));
}

async function confirmWithCode(ctx: Context, input: string): Promise<void> {
  const { code } = parseInput(codeForm, { code: input });
  const { personId } = ctx.person;
  const undoCount = await countCodeAttempt(ctx, personId);
  await ctx.writeAsAuth(async (write) => {
    if (!(await consumeCode(ctx.services, write, personId, code))) throw wrongCodeError();
    await renewProof(ctx, write);
  });
  await undoCount();
}

async function confirmWithPasskey(ctx: Context, response: object): Promise<void> {
  const { throttle } = ctx.services;
  await throttle.spend('codeAddress', ctx.addressKey);
  const passkey = await verifyPasskey(ctx, purposeOf(ctx), response);
  await ctx.writeAsAuth(async (write) => {
    await passkey.consume(write);
    await renewProof(ctx, write);
  });
  await throttle.giveBack('codeAddress', ctx.addressKey);
}

const purposeOf = ({ person }: Context) => ({ action: 'CONFIRM_IDENTITY', personId: person.personId }) as const;

const renewProof = ({ person }: Context, { em }: Write) =>
  em.nativeUpdate(Session, { id: person.sessionId, endedAt: null }, { provedAt: new Date() });
