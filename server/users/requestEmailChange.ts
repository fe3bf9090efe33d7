import { CHANGE_HOURS, replaceConfirmationLink } from '../auth/confirmationLink.ts';
import { newEmailMail } from '../auth/auth.mails.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import type { User } from './User.ts';
import { emailChangeRequestedMail } from './user.mails.ts';

/**
 * Mails a confirmation link to the new address and a notice to the current one, which stays in use until the new one is
 * confirmed. Replaces an earlier request. The caller must hold a lock on the user's row.
 */
export async function requestEmailChange(
  write: Write,
  config: Config,
  { id: userId, name, email: from, emailConfirmedAt }: User,
  email: string,
): Promise<void> {
  const token = await replaceConfirmationLink(write, { userId, email, hours: CHANGE_HOURS });
  write.mail(newEmailMail(config, { name, email }, token));
  write.mail(emailChangeRequestedMail(config, { name, from, to: emailConfirmedAt && email }));
}
