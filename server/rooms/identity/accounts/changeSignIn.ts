import { isSameEmail } from '../../../../domain/basics/email.ts';
import type { Config } from '../../../platform/config.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { emailChangeRequestedMail } from '../auth/account.mails.ts';
import { newEmailMail, passwordChangedMail } from '../auth/auth.mails.ts';
import { CHANGE_HOURS, deletePendingEmailLink, replaceConfirmationLink } from '../auth/confirmationLink.service.ts';
import { endPasswordResets } from '../auth/endPasswordResets.service.ts';
import { forgetKnownClients } from '../auth/knownClients.service.ts';
import { endSessions } from '../auth/session.service.ts';
import { changePerson } from '../users/person.service.ts';
import type { User } from '../users/User.ts';

interface SignInDetails {
  name: string;
  email: string;
  /** Undefined when the password stays the same. */
  passwordHash: string | undefined;
}

/**
 * Changes name, e-mail and password of the user's person. A new password ends all sessions of the person but
 * `keptSessionId`. A new e-mail takes effect when it is confirmed.
 */
export async function changeSignIn(
  write: Write,
  config: Config,
  user: User,
  { name, email, passwordHash }: SignInDetails,
  keptSessionId?: string,
): Promise<void> {
  const isEmailChanged = !isSameEmail(email, user.email);
  // An address that differs only in letter case is the same address, so it changes at once.
  await changePerson(write, user, { name, ...(!isEmailChanged && { email }), ...(passwordHash && { passwordHash }) });
  if (passwordHash) {
    await invalidateLinks(write, user);
    await forgetKnownClients(write, user.personId);
    await endSessions(write, { personId: user.personId, except: keptSessionId });
    write.mail(passwordChangedMail(config, user));
  }
  if (isEmailChanged) await requestEmailChange(write, config, user, email);
}

/** Unused links may have been requested by somebody who knew the old password. */
async function invalidateLinks(write: Write, { personId }: User): Promise<void> {
  await endPasswordResets(write, personId);
  await deletePendingEmailLink(write, personId);
}

/**
 * Mails a confirmation link to the new address and a notice to the current one, which stays in use until the new one is
 * confirmed. Replaces an earlier request.
 */
async function requestEmailChange(
  write: Write,
  config: Config,
  { personId, name, email: from, emailConfirmedAt }: User,
  email: string,
): Promise<void> {
  const token = await replaceConfirmationLink(write, { personId, email, hours: CHANGE_HOURS });
  write.mail(newEmailMail(config, { name, email }, token));
  write.mail(emailChangeRequestedMail(config, { name, from, to: emailConfirmedAt && email }));
}
