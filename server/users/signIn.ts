import { isSameEmail } from '../../domain/email.ts';
import { passwordChangedMail } from '../auth/auth.mails.ts';
import { voidPendingEmail } from '../auth/confirmationLink.ts';
import { forgetClients } from '../auth/knownClients.ts';
import { endSessions } from '../auth/session.service.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import { requestEmailChange } from './emailChange.ts';
import type { User } from './User.ts';

interface SignIn {
  name: string;
  email: string;
  /** Absent where the password stays. */
  passwordHash: string | undefined;
}

/** A new password ends the user's sessions, all but the one named. A new e-mail waits to be confirmed. */
export async function changeSignIn(
  write: Write,
  config: Config,
  user: User,
  { name, email, passwordHash }: SignIn,
  keptSession?: string,
): Promise<void> {
  const changesEmail = !isSameEmail(email, user.email);
  // Another spelling in capitals is the same address.
  Object.assign(user, { name, ...(!changesEmail && { email }), ...(passwordHash && { passwordHash }) });
  await write.em.flush();
  if (passwordHash) {
    await voidRequests(write, user);
    await forgetClients(write, user.id);
    await endSessions(write, { userId: user.id, except: keptSession });
    write.mail(passwordChangedMail(config, user));
  }
  if (changesEmail) await requestEmailChange(write, config, user, email);
}

/** Open links were asked for by whoever knew the old password. */
async function voidRequests(write: Write, { id }: User): Promise<void> {
  await write.em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [id]);
  await voidPendingEmail(write, id);
}
