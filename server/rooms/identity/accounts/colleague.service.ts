import { sql } from 'kysely';
import { CompanyRole, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { colleagueForm } from '../../../../domain/identity/validation/users.ts';
import { assertEmailConfirmed } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { recordRuleChange } from '../../companies/activity/ruleChange.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { endMembership } from '../auth/session.service.ts';
import { assertAdministratorRemains } from '../users/administrators.service.ts';
import { renameColleague } from '../users/person.service.ts';
import { deactivatedUserById, deactivatedUserChange, userChange } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import { User } from '../users/User.ts';
import { changeRights, storeRights } from './changeRights.service.ts';
import type { ColleagueInput } from './colleague.types.ts';
import { leaveRooms } from './leaveRooms.ts';
import { reactivateUser, rethrowEmailInUse } from './reactivateUser.ts';

const NOT_FOUND_MESSAGE = 'Brugeren findes ikke';
const CONFIRM_FIRST = 'Bekræft din e-mail, før du ændrer andre brugere.';

/**
 * Changes the name and the role of a user of the viewer's company. A new role brings its preset of subjects. Throws
 * BAD_USER_INPUT for the last administrator who would lose the role, FORBIDDEN for a new name of a person with several
 * companies, and NOT_FOUND for an employee of the reseller, whom only the back office changes.
 */
export async function updateColleague(ctx: Context, id: string, version: number | null, input: ColleagueInput) {
  const form = parseInput(colleagueForm, input);
  await changeColleague(ctx, async (write) => {
    const user = await findColleague(write, id, version);
    const isNewRole = user.companyRole !== form.companyRole;
    if (!isNewRole && user.name === form.name) return;
    if (isNewRole) await changeRights(ctx, write, user, form);
    await renameColleague(write, user, form.name);
    if (isNewRole) await storeRights(ctx, write, user);
    else await recordAudit(write, ctx, { action: 'USER_UPDATED', target: id });
    const change = isNewRole ? `nu ${labelOf(CompanyRole, form.companyRole)}` : 'opdateret';
    await recordAndPublishUser(ctx, write, user, `${user.name} er ${change}`);
  });
  return userChange(ctx, id);
}

/**
 * Deactivates a user of the viewer's company, who can be reactivated later, cancels their registrations for coming
 * events, and ends their sessions, unless these can go on in another company. Calls in this company are refused from
 * the commit of the first write on, because a deactivated user makes none; the second write closes their sockets.
 * Throws CONFLICT for the last administrator.
 */
export async function deactivateColleague(ctx: Context, id: string) {
  await changeColleague(ctx, async (write) => {
    const user = assertColleague(await findToEdit(write.em, User, id, null, NOT_FOUND_MESSAGE));
    if (user.deactivatedAt) return;
    await assertAdministratorRemains(write, user);
    Object.assign(user, { deactivatedAt: new Date(), deactivatedByCompany: true });
    await recordAudit(write, ctx, { action: 'USER_DEACTIVATED', target: id });
    await recordAndPublishUser(ctx, write, user, `${user.name} er deaktiveret`);
    await leaveRooms(write, ctx.services, id);
  });
  await ctx.writeAsAuth((write) => endMembership(write, id));
  return activationOf(ctx, id);
}

/**
 * Lets a user sign in again whom the company has deactivated. Throws CONFLICT when somebody else has confirmed the
 * user's address meanwhile.
 */
export async function reactivateColleague(ctx: Context, id: string) {
  // A deactivation that was interrupted may have left sessions, which must not come back to life.
  if (await isDeactivatedColleague(ctx, id)) await ctx.writeAsAuth((write) => endMembership(write, id));
  await changeColleague(ctx, async (write) => {
    await reactivateUser(ctx, write, assertColleague(await findToEdit(write.em, User, id, null, NOT_FOUND_MESSAGE)));
  }).catch(rethrowEmailInUse);
  return activationOf(ctx, id);
}

/** Chooses the role of new users of the viewer's company for whom no role is chosen. */
export async function setNewUserRole(ctx: Context, role: CompanyRole) {
  const id = ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  await ctx.writeAsAuth(async (write) => {
    const changed = await runIn(
      write.em,
      sql`update customer set new_user_role = ${role}, version = version + 1
       where id = ${id} and new_user_role <> ${role} returning id`,
    );
    if (!changed.length) return;
    const title = `Nye brugere bliver ${labelOf(CompanyRole, role)}`;
    await recordRuleChange(ctx, write, id, { title });
  });
  return (await companyById(ctx, id))!;
}

/** Runs `change` with the rights of the viewer, whom the database requires to be an administrator, too. */
export async function changeColleague(ctx: Context, change: (write: Write) => Promise<void>): Promise<void> {
  ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  await ctx.write(change);
}

/** An active user of the viewer's company. Throws NOT_FOUND without one, and CONFLICT for an outdated version. */
export const findColleague = async ({ em }: Write, id: string, version: number | null): Promise<User> =>
  assertActive(assertColleague(await findToEdit(em, User, id, version, NOT_FOUND_MESSAGE)));

export const activationOf = async (ctx: Reader, id: string) => ({
  active: await userChange(ctx, id),
  deactivated: await deactivatedUserChange(ctx, id),
});

/** The employees of the reseller are changed in the back office alone. */
function assertColleague(user: User): User {
  if (user.role !== 'USER') throw notFound(NOT_FOUND_MESSAGE);
  return user;
}

function assertActive(user: User): User {
  if (user.deactivatedAt) throw notFound(NOT_FOUND_MESSAGE);
  return user;
}

async function isDeactivatedColleague(ctx: Context, id: string): Promise<boolean> {
  ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_FIRST);
  return (await deactivatedUserById(ctx, id)) !== undefined;
}
