import { sql } from 'kysely';
import { completeSignInForm } from '../../../../domain/identity/validation/secondFactors.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { activeUserOfPerson } from '../auth/auth.reads.ts';
import { startSession } from '../auth/session.service.ts';
import { chooseMembership } from '../companyAccess/signInRule.service.ts';
import { connectIdentityOfTicket, rethrowIdentityTaken } from '../identities/connectIdentity.service.ts';
import { consumeCode, countCodeAttempt, wrongCodeError } from '../secondFactors/codes.service.ts';
import { authenticationOptions, unknownPasskeyError, verifyPasskey } from '../secondFactors/passkeys.service.ts';
import { recoveryCodeUsedMail } from '../secondFactors/secondFactor.mails.ts';
import { lockMemberships } from '../users/memberships.service.ts';
import { readFirstStep } from './secondStep.ts';

const signInPurpose = { action: 'SIGN_IN', personId: '' } as const;

/**
 * Finishes a sign-in whose first step succeeded, with a code. Throws BAD_USER_INPUT on the field `token` when the first
 * step is too old, INVALID_CREDENTIALS on the field `code` for a wrong code, and RATE_LIMITED after too many.
 */
export async function completeSignIn(ctx: Context, input: unknown, identity?: string | null) {
  const { token, code } = parseInput(completeSignInForm, input);
  const step = await readFirstStep(ctx, token);
  if (!step) throw badInput({ token: 'Der gik for lang tid. Log ind igen.' }, 'EXPIRED');
  const { user, firstProof } = step;
  const undoCount = await countCodeAttempt(ctx, user.personId);
  const signedIn = await startSession(ctx, user.id, async (write) => {
    await lockMemberships(write, user.id);
    const kind = await consumeCode(ctx.services, write, user.personId, code);
    if (!kind) throw wrongCodeError();
    if (kind === 'RECOVERY_CODE') await recordRecovery(ctx, write, user);
    const userId = firstProof === 'PASSWORD' ? await chooseMembership(ctx, write, user.id, identity) : user.id;
    await connectIdentityOfTicket(ctx, write, { ...user, id: userId }, identity);
    return { method: `${firstProof}_AND_${kind}`, userId };
  }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'INVALID_CREDENTIALS')
      await ctx.writeAsAuth((write) => recordAudit(write, ctx, { action: 'SECOND_FACTOR_FAILED', target: user.id }));
    return rethrowIdentityTaken(error);
  });
  await undoCount();
  return signedIn;
}

/** Records and mails the use of a recovery code, because somebody else may have found the user's codes. */
async function recordRecovery(
  ctx: Context,
  write: Write,
  user: { id: string; personId: string; name: string; email: string },
): Promise<void> {
  const [row] = await runIn(
    write.em,
    sql<{ left: number }>`select count(*)::int as left from recovery_code
     where person_id = ${user.personId} and used_at is null`,
  );
  await recordAudit(write, ctx, { action: 'RECOVERY_CODE_USED', actorId: user.id, target: user.id });
  write.mail(recoveryCodeUsedMail(ctx.services.config, user, row!.left));
}

export const passkeySignInOptions = (ctx: Context) => authenticationOptions(ctx.services.config, signInPurpose);

/**
 * Starts a session for the owner of a passkey. Throws INVALID_CREDENTIALS, and RATE_LIMITED after too many failures.
 */
export async function signInWithPasskey(ctx: Context, response: object, identity?: string | null) {
  const { throttle } = ctx.services;
  await throttle.spend('codeAddress', ctx.addressKey);
  const passkey = await verifyPasskey(ctx, signInPurpose, response);
  const user = await activeUserOfPerson(ctx, passkey.personId);
  if (!user) throw unknownPasskeyError();
  const signedIn = await startSession(ctx, user.id, async (write) => {
    await lockMemberships(write, user.id);
    await passkey.consume(write);
    const userId = await chooseMembership(ctx, write, user.id, identity);
    await connectIdentityOfTicket(ctx, write, { ...user, id: userId }, identity);
    return { method: 'PASSKEY', userId };
  }).catch(rethrowIdentityTaken);
  await throttle.giveBack('codeAddress', ctx.addressKey);
  return signedIn;
}
