import { createHash } from 'node:crypto';
import type { AuditAction } from '../../domain/audit.ts';
import { userByEmail } from '../auth/auth.reads.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addressGroup } from '../rateLimit/addressGroup.ts';
import { recordAudit } from './recordAudit.ts';

/** So many lines an hour, of accounts that exist and of all others each: a flood from many networks cannot fill the disk. */
export const FAILURE_LINES_PER_HOUR = 1_000;
export const LINES_LEFT_OUT = 'Flere i den næste time er ikke skrevet';

/** Signs in, and records a failure. The address is all that is kept of an unknown account: what was typed may be a password. */
export async function recordingFailedSignIn<T>(ctx: Context, email: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    const action = error instanceof AppError ? failures[error.code] : undefined;
    if (action) await recordFailure(ctx, action, email.trim().toLowerCase());
    throw error;
  }
}

const failures: Partial<Record<AppError['code'], AuditAction>> = {
  INVALID_CREDENTIALS: 'SIGN_IN_FAILED',
  RATE_LIMITED: 'SIGN_IN_BLOCKED',
};

/**
 * A line for the first failure of an hour, the tenth, the hundredth and so on, by account and network; by network alone once it is
 * blocked, since a blocked caller may name a new account each time. Asks the same of the database whether or not there is such an
 * account, so that the time to the answer tells nothing.
 */
async function recordFailure(ctx: Context, action: AuditAction, email: string): Promise<void> {
  const { throttle } = ctx.services;
  const network = addressGroup(ctx.request.address);
  const account = action === 'SIGN_IN_FAILED' ? createHash('sha256').update(email).digest('base64url') : '';
  const quantity = await throttle.count('auditSignIn', `${action} ${network} ${account}`);
  if (!isPowerOfTen(quantity)) return;
  const user = await userByEmail(ctx, email);
  const lines = await throttle.count('auditLines', `sign-in ${user ? 'known' : 'unknown'}`);
  if (lines > FAILURE_LINES_PER_HOUR + 1) return;
  const detail = lines > FAILURE_LINES_PER_HOUR ? LINES_LEFT_OUT : user ? undefined : 'Ukendt konto';
  await ctx.writeAsAuth((write) => recordAudit(write, ctx, { action, target: user?.id, detail, quantity }));
}

const isPowerOfTen = (count: number) => /^10*$/.test(String(count));
