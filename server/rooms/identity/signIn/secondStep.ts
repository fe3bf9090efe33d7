import { hashSecret, type SecondStep } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { userWithPasswordHash } from '../auth/auth.reads.ts';
import { secondFactorMethods } from '../secondFactors/secondFactor.reads.ts';

const SECOND_STEP_MINUTES = 10;

/** The answer to a successful first step for an account with two-step verification. */
export async function secondFactorRequired(
  ctx: Context,
  { id, personId, passwordHash }: { id: string; personId: string; passwordHash: string },
  firstProof: SecondStep['firstProof'] = 'PASSWORD',
): Promise<AppError> {
  const token = ctx.services.tokens.signSecondStep({
    userId: id,
    firstProof,
    passwordTag: hashSecret(passwordHash),
    expiresAt: new Date(Date.now() + SECOND_STEP_MINUTES * 60_000),
  });
  const error = new AppError('SECOND_FACTOR_REQUIRED', 'Bekræft med din godkendelsesapp eller adgangsnøgle');
  return Object.assign(error, { secondFactor: { token, methods: await secondFactorMethods(ctx, personId) } });
}

/**
 * The active user of a first step, with what it has proved; undefined when that is too long ago or the password was
 * changed since.
 */
export async function readFirstStep(ctx: Context, token: string) {
  const step = ctx.services.tokens.readSecondStep(token);
  const found = step && (await userWithPasswordHash(ctx, step.userId));
  if (!found || hashSecret(found.passwordHash) !== step.passwordTag) return undefined;
  const { passwordHash: _, ...user } = found;
  return { user, firstProof: step.firstProof };
}
