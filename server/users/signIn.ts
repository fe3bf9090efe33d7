import { passwordChangedMail } from '../auth/auth.mails.ts';
import { endSessions } from '../auth/session.service.ts';
import type { Config } from '../config.ts';
import type { Write } from '../db/writes.ts';
import type { User } from './User.ts';
import { emailChangedMail } from './user.mails.ts';

interface SignIn {
  name: string;
  email: string;
  /** Absent where the password stays. */
  passwordHash: string | undefined;
}

/** The same address, as the sign-in sees it. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whoever changes it: a new e-mail is told to the old address, and a new password ends the user's sessions, all but the one named. */
export async function changeSignIn(write: Write, config: Config, user: User, { name, email, passwordHash }: SignIn, keptSession?: string): Promise<void> {
  const { email: from } = user;
  const changesEmail = !isSameEmail(email, from);
  Object.assign(user, { name, email, ...(passwordHash && { passwordHash }) });
  await write.em.flush();
  // Open links went to the old address, or were asked for by whoever knew the old password.
  if (changesEmail || passwordHash) await write.em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [user.id]);
  if (changesEmail) write.mail(emailChangedMail(config, { name, from, to: email }));
  if (!passwordHash) return;
  await endSessions(write, { userId: user.id, except: keptSession });
  write.mail(passwordChangedMail(config, user));
}
