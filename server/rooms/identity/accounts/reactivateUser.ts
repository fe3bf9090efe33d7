import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { isEmailTaken } from '../auth/auth.reads.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import type { User } from '../users/User.ts';

const emailInUseError = () => conflict('E-mailen bruges nu af en anden konto, så brugeren kan ikke genaktiveres.');

/**
 * Lets a user sign in again whom the company has deactivated. Does nothing for an active user. Throws NOT_FOUND for a
 * user who was deleted or whose account was closed, and CONFLICT when another account has confirmed the address.
 */
export async function reactivateUser(ctx: Context, write: Write, user: User): Promise<void> {
  if (!user.deactivatedAt) return;
  if (!user.deactivatedByCompany) throw notFound('Brugeren findes ikke');
  // A user who has not confirmed the address takes it from nobody, and a refusal would reveal that it has an owner.
  if (user.emailConfirmedAt && (await isEmailTaken(ctx, user.email, user.personId))) throw emailInUseError();
  Object.assign(user, { deactivatedAt: null, deactivatedByCompany: false });
  await recordAudit(write, ctx, { action: 'USER_REACTIVATED', target: user.id });
  await recordAndPublishUser(ctx, write, user, `${user.name} er genaktiveret`);
}

/** Turns the violation of a unique address, which a parallel call can cause, into the same CONFLICT. */
export function rethrowEmailInUse(error: unknown): never {
  throw isEmailConflict(error) ? emailInUseError() : error;
}
