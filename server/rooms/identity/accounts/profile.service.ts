import { isSameEmail } from '../../../../domain/basics/email.ts';
import { EMAIL_NEEDS_PASSWORD, profile } from '../../../../domain/identity/validation/users.ts';
import { may } from '../../../platform/access/policy.ts';
import { recordSignInChange } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { badInput, forbidden } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { companyNameOf, isEmailTaken, isPasswordOfUser, activeUserById } from '../auth/auth.reads.ts';
import { rememberClient } from '../auth/knownClients.service.ts';
import { hashNewPassword } from '../auth/passwordRules.service.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import type { ProfileInput } from '../users/user.types.ts';
import { changeSignIn } from './changeSignIn.ts';

/** Does not reveal that a user of another company has the e-mail. */
const EMAIL_UNUSABLE = 'E-mailen kan ikke bruges. Prøv med en anden.';

/**
 * Edits the viewer's own name, e-mail and password. The e-mail changes when the new address is confirmed. Uses the auth
 * role, because an admin may have no company whose role could be used.
 */
export async function updateProfile(ctx: Context, input: ProfileInput) {
  const { userId, personId, sessionId, email: oldEmail } = ctx.person;
  const form = parseInput(profile, input);
  const isEmailChanged = !isSameEmail(form.email, oldEmail);
  if ((isEmailChanged || form.newPassword) && !may(ctx.viewer, 'changeSignIn')) {
    throw forbidden('E-mail og adgangskode kan ikke ændres, mens du er logget ind som en anden');
  }
  if (isEmailChanged && !form.currentPassword) throw badInput({ currentPassword: EMAIL_NEEDS_PASSWORD }, 'REQUIRED');
  if (isEmailChanged || form.newPassword) await assertPassword(ctx, form.currentPassword ?? '');
  if (isEmailChanged) await assertEmailUsable(ctx, form.email);
  const passwordHash = form.newPassword ? await hashOwnPassword(ctx, form.newPassword, form) : undefined;
  await ctx.writeAsAuth(async (write) => {
    const user = await lockActiveUser(write, ctx.person);
    await recordSignInChange(write, ctx, user, { ...form, passwordHash }, () =>
      changeSignIn(write, ctx.services.config, user, { name: form.name, email: form.email, passwordHash }, sessionId),
    );
    await recordAndPublishUser(ctx, write, user, `${user.name} har opdateret sine loginoplysninger`);
  });
  if (passwordHash) await rememberClient(ctx, personId);
  return (await activeUserById(ctx, userId))!;
}

async function hashOwnPassword(
  ctx: Context,
  password: string,
  { name, email }: { name: string; email: string },
): Promise<string> {
  const companyName = await companyNameOf(ctx, ctx.person.customerId);
  return hashNewPassword(ctx, password, { name, email, companyName }, 'newPassword');
}

async function assertPassword(ctx: Context, password: string): Promise<void> {
  const { userId, personId } = ctx.person;
  await ctx.services.throttle.spend('currentPassword', personId);
  if (!(await isPasswordOfUser(ctx, userId, password)))
    throw badInput({ currentPassword: 'Nuværende adgangskode er forkert' }, 'INCORRECT');
  await ctx.services.throttle.forget('currentPassword', personId);
}

/** Refuses an e-mail that a user has. Rate-limited, because each request mails two addresses and reveals a user. */
async function assertEmailUsable(ctx: Context, email: string): Promise<void> {
  const { throttle } = ctx.services;
  const { personId } = ctx.person;
  await throttle.spend('confirmationMails', personId);
  await throttle.spend('emailProbes', personId);
  if (await isEmailTaken(ctx, email)) throw badInput({ email: EMAIL_UNUSABLE }, 'NOT_ALLOWED');
  await throttle.giveBack('emailProbes', personId);
}
