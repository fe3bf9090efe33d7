import { isSameEmail } from '../../../../domain/basics/email.ts';
import { EmployeeRole, labelOf, UserRole } from '../../../../domain/basics/vocabulary.ts';
import { adminNewUserForm, adminUserForm, setUserRoleForm } from '../../../../domain/identity/validation/adminUsers.ts';
import { employeeRolesError } from '../../../../domain/identity/validation/employeeRoles.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit, recordSignInChange } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { userCreatedMail } from '../auth/account.mails.ts';
import { companyNameOf, isEmailTaken } from '../auth/auth.reads.ts';
import { CONFIRM_HOURS, createConfirmationLink } from '../auth/confirmationLink.service.ts';
import { hashNewPassword } from '../auth/passwordRules.service.ts';
import { endMembership, endSessions } from '../auth/session.service.ts';
import { assertAdministratorRemains } from '../users/administrators.service.ts';
import { assertAdminRemains } from '../users/lastAdmin.service.ts';
import { createPersonWithMembership } from '../users/person.service.ts';
import { assertDepartmentsOf, scopeFor, UNLIMITED } from '../users/scope.service.ts';
import { userById, userChange } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import { User } from '../users/User.ts';
import { sendUserCreatedWebhook } from '../users/userCreatedWebhook.service.ts';
import { COLLEAGUE_HAS_EMAIL } from './account.service.ts';
import type { AdminNewUserInput, AdminUserInput } from './adminUser.types.ts';
import { changeRights, storeRights } from './changeRights.service.ts';
import { changeSignIn } from './changeSignIn.ts';
import { activationOf } from './colleague.service.ts';
import { leaveRooms } from './leaveRooms.ts';
import { reactivateUser, rethrowEmailInUse } from './reactivateUser.ts';

const NOT_FOUND_MESSAGE = 'Brugeren findes ikke';
/** Admins may learn that a user has an e-mail, so the message says it. */
const EMAIL_TAKEN = { email: COLLEAGUE_HAS_EMAIL };
const rethrowColleagueHasEmail = rethrowAsFieldError({ user_account_company_email: EMAIL_TAKEN });

/**
 * Creates a user of a company, who joins the owner of the address, if there is one, when the owner confirms it. Throws
 * BAD_USER_INPUT when another user of the company has the address, and REAUTHENTICATION_REQUIRED for a new employee or
 * admin without a fresh proof of identity, as for a change of roles.
 */
export async function createUserAsAdmin(ctx: Context, { customerId, ...input }: AdminNewUserInput) {
  const form = parseInput(adminNewUserForm, input);
  const { name, email, role, employeeRoles, password } = form;
  assertRolesFit(role, employeeRoles);
  if (role !== 'USER') assertFreshProof(ctx.person);
  const company = await customerLoader.of(ctx.admin).load(customerId);
  if (!company) throw badInput({ customerId: 'Virksomhed ikke fundet' }, 'NOT_FOUND');
  const companyRole = form.companyRole ?? company.newUserRole;
  // The rights of employees of the reseller do not depend on a scope.
  const scope = role === 'USER' ? scopeFor(companyRole, form) : UNLIMITED;
  await assertDepartmentsOf(ctx, customerId, form.departmentIds);
  const passwordHash = await hashNewPassword(ctx, password, { name, email, companyName: company.name });
  const id = await ctx
    .writeAsAdmin('administer', async (write) => {
      const user = await createPersonWithMembership(
        write,
        { name, email, passwordHash },
        { customerId, role, employeeRoles: rolesOf(role, employeeRoles), companyRole, ...scope },
      );
      await recordAndPublishUser(ctx, write, user, `${name} er oprettet som bruger`);
      await recordAudit(write, ctx, { action: 'USER_CREATED', target: user.id, detail: roleText(role, employeeRoles) });
      sendUserCreatedWebhook(write, user);
      const { personId } = user;
      const token = await createConfirmationLink(write, { personId, email, hours: CONFIRM_HOURS });
      write.mail(userCreatedMail(ctx.services.config, user, { companyName: company.name, by: ctx.viewer.name }, token));
      return user.id;
    })
    .catch(rethrowColleagueHasEmail);
  return userChange(ctx.admin, id);
}

/**
 * Edits a user. A new e-mail must be confirmed as in the user's own edits, so that no admin can take over an account
 * without the user noticing.
 */
export async function updateUserAsAdmin(ctx: Context, id: string, version: number | null, input: AdminUserInput) {
  const form = parseInput(adminUserForm, input);
  const passwordHash = form.password ? await hashForUser(ctx, id, { ...form, password: form.password }) : undefined;
  return changeUser(ctx, id, version, async (write, user) => {
    const isEmailChanged = !isSameEmail(form.email, user.email);
    // Admins need their current password to change their own sign-in, and this form does not ask for it.
    if (user.personId === ctx.person.personId && (isEmailChanged || passwordHash)) {
      throw conflict('Skift din egen e-mail og adgangskode under Loginoplysninger');
    }
    if (isEmailChanged || passwordHash) assertFreshProof(ctx.person);
    if (isEmailChanged && (await isEmailTaken(ctx, form.email))) throw badInput(EMAIL_TAKEN, 'TAKEN');
    const areRightsNew = user.customerId !== null && (await changeRights(ctx, write, user, form));
    if (form.employeeRoles) await changeEmployeeRoles(ctx, write, user, form.employeeRoles);
    await recordSignInChange(write, ctx, user, { ...form, passwordHash }, () =>
      changeSignIn(write, ctx.services.config, user, { name: form.name, email: form.email, passwordHash }),
    );
    if (areRightsNew) await storeRights(ctx, write, user);
    return `${user.name} er opdateret`;
  });
}

async function hashForUser(
  ctx: Context,
  id: string,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<string> {
  const user = await userById(ctx.admin, id);
  if (!user) throw notFound(NOT_FOUND_MESSAGE);
  return hashNewPassword(ctx, password, { name, email, companyName: await companyNameOf(ctx, user.customerId) });
}

/**
 * Changes the role, or the roles of an employee, and ends all sessions of the user and the impersonations that were
 * started from them, so that none continues with the old rights. Throws CONFLICT for the last admin.
 */
export async function setUserRole(ctx: Context, id: string, wanted: UserRole, wantedRoles?: EmployeeRole[] | null) {
  const { role, employeeRoles } = parseInput(setUserRoleForm, { role: wanted, employeeRoles: wantedRoles });
  assertRolesFit(role, employeeRoles);
  if (id === ctx.person.userId) throw conflict('Du kan ikke ændre din egen rolle');
  assertFreshProof(ctx.person);
  return changeUser(ctx, id, null, async (write, user) => {
    if (user.role === role)
      return role === 'EMPLOYEE' && (await changeEmployeeRoles(ctx, write, user, employeeRoles!))
        ? `${user.name} er nu ${roleText(role, employeeRoles)}`
        : undefined;
    if (role !== 'USER' && !user.emailConfirmedAt)
      throw badInput({ role: 'Brugeren skal bekræfte sin e-mail først' }, 'NOT_ALLOWED');
    if (role === 'USER' && !user.customerId)
      throw badInput({ role: 'En bruger skal høre til en virksomhed' }, 'NOT_ALLOWED');
    await assertAdminRemains(write, user);
    // An employee who kept the limits of a customer would find lists of the back office empty.
    const scope = role === 'USER' ? scopeFor(user.companyRole, {}) : UNLIMITED;
    Object.assign(user, { role, employeeRoles: rolesOf(role, employeeRoles), ...scope });
    await endSessions(write, { personId: user.personId });
    await recordAudit(write, ctx, { action: 'USER_ROLE_CHANGED', target: id, detail: roleText(role, employeeRoles) });
    await storeRoles(ctx, write, user);
    return `${user.name} er nu ${roleText(role, employeeRoles)}`;
  });
}

/** Changes the roles of an employee. Returns whether they were others before. */
async function changeEmployeeRoles(ctx: Context, write: Write, user: User, roles: EmployeeRole[]): Promise<boolean> {
  assertRolesFit(user.role, roles);
  if (user.role !== 'EMPLOYEE') return false;
  if (user.id === ctx.person.userId) throw conflict('Du kan ikke ændre din egen rolle');
  assertFreshProof(ctx.person);
  await write.em.populate(user, ['employeeRoles']);
  if (user.employeeRoles?.toSorted().join() === roles.toSorted().join()) return false;
  user.employeeRoles = roles;
  await endSessions(write, { personId: user.personId });
  const detail = roleText(user.role, roles);
  await recordAudit(write, ctx, { action: 'USER_ROLE_CHANGED', target: user.id, detail });
  await storeRoles(ctx, write, user);
  return true;
}

async function storeRoles(ctx: Context, write: Write, user: User): Promise<void> {
  await storeRights(ctx, write, user);
  for (const { whenRolesChange } of ctx.services.rooms) await whenRolesChange?.(write, user);
}

function assertRolesFit(role: UserRole, roles: readonly EmployeeRole[] | null | undefined): void {
  const error = employeeRolesError(role, roles);
  if (error) throw badInput({ employeeRoles: error }, role === 'EMPLOYEE' ? 'REQUIRED' : 'NOT_ALLOWED');
}

const rolesOf = (role: UserRole, roles: EmployeeRole[] | null | undefined) =>
  role === 'EMPLOYEE' ? (roles ?? null) : null;

/** The role in Danish, with the roles of an employee. */
const roleText = (role: UserRole, roles: readonly EmployeeRole[] | null | undefined): string =>
  role === 'EMPLOYEE' && roles
    ? `${labelOf(UserRole, role)} (${roles.map((each) => EmployeeRole[each].label).join(', ')})`
    : labelOf(UserRole, role);

/**
 * Deactivates the user and cancels their registrations for coming events. Their name stays on orders and activities,
 * and their e-mail becomes free.
 */
export async function deleteUser(ctx: Context, id: string) {
  if (id === ctx.person.userId) throw conflict('Du kan ikke slette dig selv');
  await changeUser(
    ctx,
    id,
    null,
    async (write, user) => {
      await assertAdministratorRemains(write, user, { mayBeOnlyUser: true });
      await assertAdminRemains(write, user);
      user.deactivatedAt = new Date();
      await endMembership(write, id);
      await recordAudit(write, ctx, { action: 'USER_DELETED', target: id });
      return `${user.name} er slettet`;
    },
    (write) => leaveRooms(write, ctx.services, id),
  );
  return { deletedId: id };
}

/** Lets a user sign in again whom the company has deactivated; for an admin, in any company. */
export async function reactivateUserAsAdmin(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'administer');
  await ctx
    .writeAsAuth(async (write) => {
      const user = await findToEdit(write.em, User, id, null, NOT_FOUND_MESSAGE);
      // A deactivation that was interrupted may have left sessions, which must not come back to life.
      if (user.deactivatedAt) await endMembership(write, id);
      await reactivateUser(ctx, write, user);
    })
    .catch(rethrowEmailInUse);
  return activationOf(ctx.admin, id);
}

/**
 * Edits a user with the auth role, the only one that may end sessions. `edit` returns the title of the activity, or
 * undefined when there was nothing to change. `finish` is the last step, which may give the transaction another role.
 */
async function changeUser(
  ctx: Context,
  id: string,
  version: number | null,
  edit: (write: Write, user: User) => Promise<string | undefined>,
  finish?: (write: Write) => Promise<void>,
) {
  assertMay(ctx.viewer, 'administer');
  await ctx.writeAsAuth(async (write) => {
    const user = await findToEdit(write.em, User, id, version, NOT_FOUND_MESSAGE);
    if (user.deactivatedAt) throw notFound(NOT_FOUND_MESSAGE);
    const title = await edit(write, user);
    if (!title) return;
    await write.em.flush();
    await recordAndPublishUser(ctx, write, user, title);
    await finish?.(write);
  });
  return userChange(ctx.admin, id);
}
