import { CHANGE_HOURS, replaceLink } from '../auth/confirmationLink.ts';
import { newEmailMail } from '../auth/auth.mails.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import type { User } from './User.ts';
import { emailChangeRequestedMail } from './user.mails.ts';

/**
 * Nobody's address changes until the new one has been confirmed: a link goes there, and the address in use is told. A
 * change that was requested before is replaced. The caller holds the user's row.
 */
export async function requestEmailChange(
  write: Write,
  config: Config,
  { id: userId, name, email: from, emailConfirmedAt }: User,
  email: string,
): Promise<void> {
  const token = await replaceLink(write, { userId, email, hours: CHANGE_HOURS });
  write.mail(newEmailMail(config, { name, email }, token));
  write.mail(emailChangeRequestedMail(config, { name, from, to: emailConfirmedAt && email }));
}
