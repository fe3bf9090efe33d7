import { LockMode } from '@mikro-orm/postgresql';
import { profile } from '../../domain/validation/users.ts';
import { userByEmail, userWithPassword } from '../auth/auth.reads.ts';
import { hashPassword } from '../auth/passwords.ts';
import { may } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { badInput, forbidden, unauthenticated } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { changeSignIn, isSameEmail } from './signIn.ts';
import { tellOfUser } from './tellOfUser.ts';
import { User } from './User.ts';
import type { ProfileInput } from './user.inputs.ts';
import { orEmailUnusable } from './user.service.ts';

/** One's own name, e-mail and password. Runs in the sign-in's context: an admin may have no company to run in. */
export async function updateProfile(ctx: Context, input: ProfileInput) {
  const { userId, sessionId, email: oldEmail } = ctx.person;
  const form = valid(profile, input);
  const changesEmail = !isSameEmail(form.email, oldEmail);
  if ((changesEmail || form.newPassword) && !may(ctx.viewer, 'changeSignIn')) {
    throw forbidden('E-mail og adgangskode kan ikke ændres, mens du er logget ind som en anden');
  }
  const passwordHash = form.newPassword ? await checkedNewPassword(ctx, form.currentPassword ?? '', form.newPassword) : undefined;
  if (changesEmail) await ctx.services.throttle.spend('emailProbes', userId);
  await ctx.writeAsAuth(async (write) => {
    const user = await write.em.findOne(User, { id: userId, deactivatedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw unauthenticated('Invalid token');
    await changeSignIn(write, ctx.services.config, user, { name: form.name, email: form.email, passwordHash }, sessionId);
    await tellOfUser(ctx, write, user, `${user.name} har opdateret sine loginoplysninger`);
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
