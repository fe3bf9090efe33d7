import { createHash } from 'node:crypto';
import type { AuditAction } from '../../../../domain/basics/audit.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { addressGroup } from '../../../platform/rateLimit/addressGroup.ts';
import { ownerAndClaims } from './auth.reads.ts';

/**
 * Entries per hour about existing accounts, and as many about unknown ones: a flood from many networks cannot fill the
 * disk.
 */
export const MAX_FAILURE_ENTRIES_PER_HOUR = 1_000;
const ENTRIES_OMITTED = 'Flere i den næste time er ikke skrevet';

/**
 * Runs a sign-in. When it fails, writes an audit entry and throws the error again. The entry about an unknown account
 * has the network address alone, because people type passwords into the e-mail field.
 */
export async function auditFailedSignIn<T>(ctx: Context, email: string, signIn: () => Promise<T>): Promise<T> {
  try {
    return await signIn();
  } catch (error) {
    const action = error instanceof AppError ? failureActions[error.code] : undefined;
    if (action) await recordFailure(ctx, action, email.trim().toLowerCase());
    throw error;
  }
}

const failureActions: Partial<Record<AppError['code'], AuditAction>> = {
  INVALID_CREDENTIALS: 'SIGN_IN_FAILED',
  RATE_LIMITED: 'SIGN_IN_BLOCKED',
};

/**
 * Writes an entry for the first, tenth, hundredth, … failure of an hour, counted by account and network. Blocked
 * sign-ins are counted by network alone, since a blocked caller may name a new account each time. The database runs the
 * same queries whether or not the account exists, so that the response time does not reveal its existence.
 */
async function recordFailure(ctx: Context, action: AuditAction, email: string): Promise<void> {
  const { throttle } = ctx.services;
  const network = addressGroup(ctx.request.address);
  const account = action === 'SIGN_IN_FAILED' ? createHash('sha256').update(email).digest('base64url') : '';
  const quantity = await throttle.count('auditSignIn', `${action} ${network} ${account}`);
  if (!isPowerOfTen(quantity)) return;
  const accounts = await ownerAndClaims(ctx, email);
  const isKnown = accounts.length > 0;
  const entries = await throttle.count('auditLines', `sign-in ${isKnown ? 'known' : 'unknown'}`);
  if (entries > MAX_FAILURE_ENTRIES_PER_HOUR + 1) return;
  const detail = entries > MAX_FAILURE_ENTRIES_PER_HOUR ? ENTRIES_OMITTED : isKnown ? undefined : 'Ukendt konto';
  // Each account has an entry, because the log of a company with a claim would show otherwise whether there is an
  // owner.
  const targets = isKnown ? accounts.map(({ id }) => id) : [undefined];
  await ctx.writeAsAuth(async (write) => {
    for (const target of targets) await recordAudit(write, ctx, { action, target, detail, quantity });
  });
}

const isPowerOfTen = (count: number) => /^10*$/.test(String(count));
