import { isSameEmail } from '../../domain/email.ts';
import { passwordChangedMail } from '../auth/auth.mails.ts';
import { deletePendingEmailLink } from '../auth/confirmationLink.ts';
import { forgetKnownClients } from '../auth/knownClients.ts';
import { endSessions } from '../auth/session.service.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import { requestEmailChange } from './requestEmailChange.ts';
import type { User } from './User.ts';

interface SignInDetails {
  name: string;
  email: string;
  /** Undefined when the password stays the same. */
  passwordHash: string | undefined;
}

/**
 * Changes name, e-mail and password. A new password ends all sessions of the user but `keptSession`. A new e-mail takes
 * effect when it is confirmed.
 */
export async function changeSignIn(
  write: Write,
  config: Config,
  user: User,
  { name, email, passwordHash }: SignInDetails,
  keptSession?: string,
): Promise<void> {
  const changesEmail = !isSameEmail(email, user.email);
  // An address that differs only in letter case is the same address, so it changes at once.
  Object.assign(user, { name, ...(!changesEmail && { email }), ...(passwordHash && { passwordHash }) });
  await write.em.flush();
  if (passwordHash) {
    await invalidateLinks(write, user);
    await forgetKnownClients(write, user.id);
    await endSessions(write, { userId: user.id, except: keptSession });
    write.mail(passwordChangedMail(config, user));
  }
  if (changesEmail) await requestEmailChange(write, config, user, email);
}

/** Unused links may have been requested by somebody who knew the old password. */
async function invalidateLinks(write: Write, { id }: User): Promise<void> {
  await write.em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [id]);
  await deletePendingEmailLink(write, id);
}
