import { LockMode } from '@mikro-orm/postgresql';
import { forgotPasswordForm, resetPassword as resetPasswordRule } from '../../domain/validation/auth.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { User } from '../users/User.ts';
import { passwordChangedMail } from './auth.mails.ts';
import { PasswordReset } from './PasswordReset.ts';
import { hashPassword } from './passwords.ts';
import { endSessions } from './session.service.ts';
import { hashSecret } from './tokens.ts';

/** The search for the user is a job's, so that the answer takes the same time whether or not there is one. */
export async function requestReset(ctx: Context, input: unknown) {
  const { email } = valid(forgotPasswordForm, input);
  const { throttle, jobs } = ctx.services;
  await throttle.spend('forgotAddress', ctx.request.address);
  await throttle.spend('forgotEmail', email);
  await jobs.send('password-reset.send', { email });
  return { message: 'Hvis der findes en konto med den e-mail, har vi sendt et link til at nulstille adgangskoden.' };
}

export async function resetPassword(ctx: Context, input: unknown) {
  const { token, password } = valid(resetPasswordRule, input);
  const { throttle, config } = ctx.services;
  await throttle.spend('resetAddress', ctx.request.address);
  const passwordHash = await hashPassword(password);
  await ctx.writeAsAuth(async (write) => {
    const { em } = write;
    // Locked, so that of two people with the same link only one gets through.
    const reset = await em.findOne(PasswordReset, { tokenHash: hashSecret(token) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const user = reset?.isOpen() ? await em.findOne(User, { id: reset.userId, deactivatedAt: null }) : null;
    if (!reset || !user) throw invalidLink();
    user.passwordHash = passwordHash;
    await em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [user.id]);
    await endSessions(write, { userId: user.id });
    write.mail(passwordChangedMail(config, user));
    if (user.customerId) {
      const doer = { actorId: user.id, actorName: user.name, subjectId: null, subjectName: null };
      await recordActivity(write, doer, {
        customerId: user.customerId, entityType: 'user', entityId: user.id, title: `${user.name} har valgt en ny adgangskode`,
      });
    }
  });
  await throttle.giveBack('resetAddress', ctx.request.address);
  return { message: 'Din adgangskode er nulstillet. Du kan nu logge ind.' };
}

const invalidLink = () => new AppError('BAD_USER_INPUT', 'Dette nulstillingslink er ugyldigt eller udløbet.');
