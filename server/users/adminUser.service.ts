import { adminNewUserForm, adminUserForm } from '../../domain/validation/backOffice.ts';
import { labelOf, UserRole } from '../../domain/vocabulary.ts';
import { hashPassword } from '../auth/passwords.ts';
import { assertMay } from '../auth/policy.ts';
import { endSessions } from '../auth/session.service.ts';
import type { Context } from '../context.ts';
import { findToEdit } from '../db/editing.ts';
import { toldOnField } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import { badInput, conflict, notFound } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import type { AdminNewUserInput, AdminUserInput } from './adminUser.inputs.ts';
import { newUser, tellOfNewUser } from './newUser.ts';
import { changeSignIn } from './signIn.ts';
import { tellOfUser } from './tellOfUser.ts';
import { User } from './User.ts';
import { userCreatedMail } from './user.mails.ts';
import { userChange } from './user.reads.ts';

const MISSING = 'Brugeren findes ikke';
/** To an admin it is no secret that somebody has an e-mail. */
const orEmailTaken = toldOnField({ user_account_active_email: { email: 'Der er allerede en bruger med den e-mail' } });

export async function createUserAsAdmin(ctx: Context, { customerId, ...input }: AdminNewUserInput) {
  assertMay(ctx.viewer, 'administer');
  const { name, email, role, password } = valid(adminNewUserForm, input);
  const company = await ctx.admin.loaders.customer.load(customerId);
  if (!company) throw badInput({ customerId: 'Virksomhed ikke fundet' });
  const user = newUser({ customerId, name, email, role, passwordHash: await hashPassword(password) });
  await ctx.writeAsAdmin(async (write) => {
    write.em.persist(user);
    await write.em.flush();
    await tellOfUser(ctx, write, user, `${name} er oprettet som bruger`);
    tellOfNewUser(write, user);
    write.mail(userCreatedMail(ctx.services.config, user, { companyName: company.name, by: ctx.viewer.name }));
  }).catch(orEmailTaken);
  return userChange(ctx.admin, user.id);
}

export async function updateUserAsAdmin(ctx: Context, id: string, version: number | null, input: AdminUserInput) {
  assertMay(ctx.viewer, 'administer');
  const form = valid(adminUserForm, input);
  const passwordHash = form.password ? await hashPassword(form.password) : undefined;
  return change(ctx, id, version, async (write, user) => {
    await changeSignIn(write, ctx.services.config, user, { name: form.name, email: form.email, passwordHash });
    return `${user.name} er opdateret`;
  });
}

/** What somebody may do changes at once, so that nobody goes on with what they were. */
export async function setUserRole(ctx: Context, id: string, role: UserRole) {
  assertMay(ctx.viewer, 'administer');
  if (id === ctx.person.userId) throw conflict('Du kan ikke ændre din egen rolle');
  return change(ctx, id, null, async (write, user) => {
    if (user.role === role) return undefined;
    if (role === 'USER' && !user.customerId) throw badInput({ role: 'En bruger skal høre til en virksomhed' });
    user.role = role;
    await endSessions(write, { userId: id });
    return `${user.name} er nu ${labelOf(UserRole, role)}`;
  });
}

/** Deactivated: what they ordered keeps their name, and their e-mail is free again. */
export async function deleteUser(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'administer');
  if (id === ctx.person.userId) throw conflict('Du kan ikke slette dig selv');
  await change(ctx, id, null, async (write, user) => {
    user.deactivatedAt = new Date();
    await endSessions(write, { userId: id });
    return `${user.name} er slettet`;
  });
  return { deletedId: id };
}

/** In the sign-in's context, which alone may end sessions. `edit` says what happened; nothing where nothing did. */
async function change(ctx: Context, id: string, version: number | null, edit: (write: Write, user: User) => Promise<string | undefined>) {
  await ctx.writeAsAuth(async (write) => {
    const user = await findToEdit(write.em, User, id, version, MISSING);
    if (user.deactivatedAt) throw notFound(MISSING);
    const done = await edit(write, user);
    if (!done) return;
    await write.em.flush();
    await tellOfUser(ctx, write, user, done);
  }).catch(orEmailTaken);
  return userChange(ctx.admin, id);
}
