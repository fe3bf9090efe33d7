import { newUser as newUserForm } from '../../domain/validation/users.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Context } from '../context.ts';
import { companyById } from '../customers/customer.reads.ts';
import { toldOnField } from '../db/violations.ts';
import { badInput } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { newUser, tellOfNewUser } from './newUser.ts';
import { tellOfUser } from './tellOfUser.ts';
import type { CreateUserInput } from './user.inputs.ts';
import { colleagueWithEmail, userChange } from './user.reads.ts';
import { userCreatedMail } from './user.mails.ts';

/** Whoever is a colleague may be named; whether a stranger has the e-mail is nobody's business. */
export const COLLEAGUE_HAS_IT = 'Der er allerede en bruger med den e-mail';
export const orEmailUnusable = toldOnField({ user_account_active_email: { email: 'E-mailen kan ikke bruges. Prøv med en anden.' } });

export async function createUser(ctx: Context, input: CreateUserInput) {
  const customerId = ctx.companyFor('addUsers');
  const form = valid(newUserForm, input);
  if (await colleagueWithEmail(ctx, customerId, form.email)) throw badInput({ email: COLLEAGUE_HAS_IT });
  await ctx.services.throttle.spend('emailProbes', customerId);
  const passwordHash = await hashPassword(form.password);
  const user = newUser({ customerId, name: form.name, email: form.email, role: 'USER', passwordHash });
  const company = await companyById(ctx, customerId);
  await ctx.write(async (write) => {
    write.em.persist(user);
    await write.em.flush();
    await tellOfUser(ctx, write, user, `${user.name} er oprettet som bruger`);
    tellOfNewUser(write, user);
    write.mail(userCreatedMail(ctx.services.config, user, { companyName: company?.name ?? '', by: ctx.viewer.name }));
  }).catch(orEmailUnusable);
  await ctx.services.throttle.giveBack('emailProbes', customerId);
  return userChange(ctx, user.id);
}
