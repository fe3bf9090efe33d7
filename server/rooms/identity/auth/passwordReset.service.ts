import { LockMode } from '@mikro-orm/postgresql';
import {
  forgotPasswordForm,
  resetPasswordInput as resetPasswordRule,
} from '../../../../domain/identity/validation/auth.ts';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorForUser, recordActivity } from '../../companies/activity/activity.service.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { changePerson } from '../users/person.service.ts';
import { User } from '../users/User.ts';
import { passwordChangedMail } from './auth.mails.ts';
import { companyNameOf, userByEmail, userOfResetLink } from './auth.reads.ts';
import { deleteConfirmationLink } from './confirmationLink.service.ts';
import { endPasswordResets } from './endPasswordResets.service.ts';
import { forgetKnownClients, knownClientsOf, rememberClient } from './knownClients.service.ts';
import { PasswordReset } from './PasswordReset.ts';
import { hashNewPassword } from './passwordRules.service.ts';
import { endSessions } from './session.service.ts';
import { closeUnconfirmedAccounts, lockAccounts } from './unconfirmedAccounts.service.ts';

/**
 * Queues the job that mails a reset link. Only the job looks for the user, so that the response time does not reveal
 * whether a user has the address. The check of the device runs the same statements either way. Throws RATE_LIMITED
 * after too many requests.
 */
export async function requestPasswordReset(ctx: Context, input: unknown) {
  const { email } = parseInput(forgotPasswordForm, input);
  const { throttle, jobs } = ctx.services;
  const device = await deviceOfOwner(ctx, email);
  if (device) await throttle.spend('forgotDevice', device);
  else await throttle.spend('forgotAddress', ctx.addressKey);
  await jobs.send('password-reset.send', { email, isKnownDevice: device !== undefined, address: ctx.request.address });
  return { message: 'Hvis der findes en konto med den e-mail, har vi sendt et link til at nulstille adgangskoden.' };
}

/** The caller's browser, if the confirmed user of the address has signed in with it. */
async function deviceOfOwner(ctx: Context, email: string): Promise<string | undefined> {
  const user = await userByEmail(ctx, email);
  const clients = await knownClientsOf(ctx, user?.emailConfirmedAt ? [user.personId] : []);
  return user && clients.get(user.personId)?.device;
}

/**
 * Sets a new password through a mailed link, confirms the link's address, and ends all sessions of the user. Throws
 * BAD_USER_INPUT for an invalid link or a weak password, and RATE_LIMITED after too many invalid links.
 */
export async function resetPassword(ctx: Context, input: unknown) {
  const { token, password } = parseInput(resetPasswordRule, input);
  const owner = await ownerOfLink(ctx, token);
  if (!owner) throw invalidLinkError();
  const { personId, name, email, customerId } = owner;
  const passwordHash = await hashNewPassword(ctx, password, {
    name,
    email,
    companyName: await companyNameOf(ctx, customerId),
  });
  await ctx
    .writeAsAuth(async (write) => {
      const { em } = write;
      await lockAccounts(write, personId, email);
      // The lock lets only one of two parallel requests use the link.
      const reset = await em.findOne(
        PasswordReset,
        { tokenHash: hashSecret(token) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const user = reset?.isOpen()
        ? await em.findOne(User, { personId, deactivatedAt: null }, { orderBy: { id: 'asc' } })
        : null;
      if (!reset || !user) throw invalidLinkError();
      // The claims on the address of an owner may still join the owner, so only the first owner closes them.
      if (!user.emailConfirmedAt) await closeUnconfirmedAccounts(write, ctx, user.email, personId);
      // The link was mailed to the address, so using it also confirms the address.
      const emailConfirmedAt = user.emailConfirmedAt ?? new Date();
      await changePerson(write, user, { passwordHash, emailConfirmedAt });
      await forgetKnownClients(write, personId);
      await endPasswordResets(write, personId);
      await deleteConfirmationLink(write, personId);
      await endSessions(write, { personId });
      write.mail(passwordChangedMail(ctx.services.config, user));
      await recordAudit(write, ctx, { action: 'PASSWORD_RESET', actorId: user.id, target: user.id });
      if (user.customerId) {
        await recordActivity(write, actorForUser(ctx, user), {
          customerId: user.customerId,
          entityType: 'user',
          entityId: user.id,
          title: `${user.name} har valgt en ny adgangskode`,
        });
      }
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? invalidLinkError() : error;
    });
  await rememberClient(ctx, personId);
  return { message: 'Din adgangskode er nulstillet. Du kan nu logge ind.' };
}

/** Whether a reset link can be used. Throws RATE_LIMITED after too many invalid links from the caller's address. */
export const passwordResetLinkWorks = async (ctx: Context, token: string) =>
  (await ownerOfLink(ctx, token)) !== undefined;

/**
 * Counts only invalid links, so that strangers behind the same IP address cannot use up the attempts of somebody with a
 * valid link.
 */
async function ownerOfLink(ctx: Context, token: string) {
  const user = await userOfResetLink(ctx, token);
  if (!user) await ctx.services.throttle.spend('resetAddress', ctx.addressKey);
  return user;
}

const invalidLinkError = () => new AppError('BAD_USER_INPUT', 'Dette nulstillingslink er ugyldigt eller udløbet.');
