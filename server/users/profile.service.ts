import { LockMode } from '@mikro-orm/postgresql';
import { profile } from '../../domain/validation/users.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import { passwordChangedMail } from '../auth/auth.mails.ts';
import { userByEmail, userWithPassword } from '../auth/auth.reads.ts';
import { hashPassword } from '../auth/passwords.ts';
import { may } from '../auth/policy.ts';
import { endSessions } from '../auth/session.service.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { badInput, forbidden, unauthenticated } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { User } from './User.ts';
import type { ProfileInput } from './user.inputs.ts';
import { emailChangedMail } from './user.mails.ts';
import { orEmailUnusable } from './user.service.ts';

/** One's own name, e-mail and password. Runs in the sign-in's context: an admin may have no company to run in. */
export async function updateProfile(ctx: Context, input: ProfileInput) {
  const { userId, sessionId, email: oldEmail } = ctx.person;
  const form = valid(profile, input);
  const changesEmail = form.email.toLowerCase() !== oldEmail.toLowerCase();
  if ((changesEmail || form.newPassword) && !may(ctx.viewer, 'changeSignIn')) {
    throw forbidden('E-mail og adgangskode kan ikke ændres, mens du er logget ind som en anden');
  }
  const passwordHash = form.newPassword ? await checkedNewPassword(ctx, form.currentPassword ?? '', form.newPassword) : undefined;
  if (changesEmail) await ctx.services.throttle.spend('emailProbes', userId);
  await ctx.writeAsAuth(async (write) => {
    const user = await write.em.findOne(User, { id: userId, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw unauthenticated('Invalid token');
    user.name = form.name;
    if (changesEmail || form.email !== user.email) user.email = form.email;
    if (passwordHash) user.passwordHash = passwordHash;
    await write.em.flush();
    // Open links went to the old address, or were asked for by whoever knew the old password.
    if (changesEmail || passwordHash) await write.em.execute('update password_reset set used_at = now() where user_id = ? and used_at is null', [userId]);
    if (changesEmail) write.mail(emailChangedMail(ctx.services.config, { name: form.name, from: oldEmail, to: form.email }));
    if (passwordHash) await endOtherSessions(ctx, write, user, sessionId);
    await tell(ctx, write, user);
  }).catch(orEmailUnusable);
  if (changesEmail) await ctx.services.throttle.giveBack('emailProbes', userId);
  return (await userByEmail(ctx, form.email))!;
}

async function checkedNewPassword(ctx: Context, current: string, next: string): Promise<string> {
  const { userId, email } = ctx.person;
  await ctx.services.throttle.spend('currentPassword', userId);
  if (!(await userWithPassword(ctx, email, current))) throw badInput({ currentPassword: 'Nuværende adgangskode er forkert' });
  await ctx.services.throttle.forget('currentPassword', userId);
  return hashPassword(next);
}

async function endOtherSessions(ctx: Context, write: Write, user: User, sessionId: string): Promise<void> {
  await endSessions(write, { userId: user.id, except: sessionId });
  write.mail(passwordChangedMail(ctx.services.config, user));
}

async function tell(ctx: Context, write: Write, { id, customerId, name }: User): Promise<void> {
  if (!customerId) return;
  await recordActivity(write, doerOf(ctx.viewer), { customerId, entityType: 'user', entityId: id, title: `${name} har opdateret sine loginoplysninger` });
  write.publish({ topic: 'user.changed', id, customerId });
}
