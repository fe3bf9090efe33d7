import { LockMode } from '@mikro-orm/postgresql';
import { forgotPasswordForm, resetPassword as resetPasswordRule } from '../../domain/validation/auth.ts';
import { doerOr, recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { isEmailConflict } from '../users/emailConflict.ts';
import { User } from '../users/User.ts';
import { passwordChangedMail } from './auth.mails.ts';
import { companyNameOf, userByEmail, userOfResetLink } from './auth.reads.ts';
import { closeUnconfirmed, lockAccounts } from './closeUnconfirmed.ts';
import { voidLink } from './confirmationLink.ts';
import { forgetClients, knownClientsOf, rememberClient } from './knownClients.ts';
import { hashNewPassword } from './passwordRules.ts';
import { PasswordReset } from './PasswordReset.ts';
import { endSessions } from './session.service.ts';
import { hashSecret } from './tokens.ts';

/** The search for the user is a job's, so that the answer takes the same time whether or not there is one. */
export async function requestReset(ctx: Context, input: unknown) {
  const { email } = valid(forgotPasswordForm, input);
  const { throttle, jobs } = ctx.services;
  const device = await deviceOfOwner(ctx, email);
  if (device) await throttle.spend('forgotDevice', device);
  else await throttle.spend('forgotAddress', ctx.addressKey);
  await jobs.send('password-reset.send', { email, isKnownDevice: device !== undefined, address: ctx.request.address });
  return { message: 'Hvis der findes en konto med den e-mail, har vi sendt et link til at nulstille adgangskoden.' };
}

/** The browser, if the owner of an address has signed in with it. Whoever has not confirmed the address owns nothing. */
async function deviceOfOwner(ctx: Context, email: string): Promise<string | undefined> {
  const user = await userByEmail(ctx, email);
  const clients = await knownClientsOf(ctx, user?.emailConfirmedAt ? [user.id] : []);
  return user && clients.get(user.id)?.device;
}

export async function resetPassword(ctx: Context, input: unknown) {
  const { token, password } = valid(resetPasswordRule, input);
  const owner = await ownerOfLink(ctx, token);
  if (!owner) throw invalidLink();
  const { id, name, email, customerId } = owner;
  const passwordHash = await hashNewPassword(password, {
    name,
    email,
    companyName: await companyNameOf(ctx, customerId),
  });
  await ctx
    .writeAsAuth(async (write) => {
      const { em } = write;
      await lockAccounts(write, id, email);
      // Locked, so that of two people with the same link only one gets through.
      const reset = await em.findOne(
        PasswordReset,
        { tokenHash: hashSecret(token) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const user = reset?.isOpen() ? await em.findOne(User, { id: reset.userId, deactivatedAt: null }) : null;
      if (!reset || !user) throw invalidLink();
      await closeUnconfirmed(write, ctx, user.email, user.id);
      // The link went to the address, so it confirms it, too.
      user.emailConfirmedAt ??= new Date();
      user.passwordHash = passwordHash;
      await forgetClients(write, user.id);
      await em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [user.id]);
      await voidLink(write, user.id);
      await endSessions(write, { userId: user.id });
      write.mail(passwordChangedMail(ctx.services.config, user));
      await recordAudit(write, ctx, { action: 'PASSWORD_RESET', by: user.id, target: user.id });
      if (user.customerId) {
        await recordActivity(write, doerOr(ctx, user), {
          customerId: user.customerId,
          entityType: 'user',
          entityId: user.id,
          title: `${user.name} har valgt en ny adgangskode`,
        });
      }
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? invalidLink() : error;
    });
  await rememberClient(ctx, id);
  return { message: 'Din adgangskode er nulstillet. Du kan nu logge ind.' };
}

export const passwordResetLinkWorks = async (ctx: Context, token: string) =>
  (await ownerOfLink(ctx, token)) !== undefined;

/** Only links that do not work are counted: strangers behind the same address cannot use up the tries of a link's owner. */
async function ownerOfLink(ctx: Context, token: string) {
  const user = await userOfResetLink(ctx, token);
  if (!user) await ctx.services.throttle.spend('resetAddress', ctx.addressKey);
  return user;
}

const invalidLink = () => new AppError('BAD_USER_INPUT', 'Dette nulstillingslink er ugyldigt eller udløbet.');
