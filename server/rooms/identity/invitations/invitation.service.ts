import { LockMode } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import {
  acceptInvitationInput as acceptForm,
  INVITATION_HOURS,
  inviteUserForm,
} from '../../../../domain/identity/validation/users.ts';
import { assertEmailConfirmed, assertMay } from '../../../platform/access/policy.ts';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, actorForUser, recordActivity, actorLabel } from '../../companies/activity/activity.service.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { COLLEAGUE_HAS_EMAIL, CONFIRM_EMAIL_FIRST } from '../accounts/account.service.ts';
import { hashNewPassword } from '../auth/passwordRules.service.ts';
import { startSession } from '../auth/session.service.ts';
import { closeUnconfirmedAccounts } from '../auth/unconfirmedAccounts.service.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { createPersonWithMembership } from '../users/person.service.ts';
import { assertDepartmentsOf, scopeFor } from '../users/scope.service.ts';
import { colleagueWithEmail } from '../users/user.reads.ts';
import type { User } from '../users/User.ts';
import { sendUserCreatedWebhook } from '../users/userCreatedWebhook.service.ts';
import { invitationMail } from './invitation.mails.ts';
import { invitationChange, invitationPreview, pendingInvitation } from './invitation.reads.ts';
import { Invitation } from './Invitation.ts';
import type { AcceptInvitationInput, InviteUserInput } from './invitation.types.ts';

/** Creates and mails an invitation. Inviting an address again resends its pending invitation instead. */
export async function inviteUser(ctx: Context, input: InviteUserInput) {
  const customerId = ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_EMAIL_FIRST);
  const form = parseInput(inviteUserForm, input);
  await assertDepartmentsOf(ctx, customerId, form.departmentIds);
  const colleague = await colleagueWithEmail(ctx, customerId, form.email);
  // An unconfirmed colleague may have claimed somebody else's address. Using the invitation's link proves ownership.
  if (colleague?.emailConfirmedAt) throw badInput({ email: COLLEAGUE_HAS_EMAIL }, 'TAKEN');
  await ctx.services.throttle.spend('inviteCompany', customerId);
  return retryOnUniqueViolation(['invitation_waiting'], async () => {
    const pending = await pendingInvitation(ctx, customerId, form.email);
    return pending ? sendAgain(ctx, pending.id, form) : sendFirst(ctx, customerId, form);
  });
}

/** Without a role: the company's choice for new users, or the role of the invitation that is sent again. */
type InvitedPerson = z.output<typeof inviteUserForm>;

async function sendFirst(ctx: Context, customerId: string, form: InvitedPerson) {
  const { name, email } = form;
  const token = newSecret();
  const invitedBy = actorLabel(ctx.viewer);
  const { name: companyName, newUserRole } = (await companyById(ctx, customerId))!;
  const companyRole = form.companyRole ?? newUserRole;
  const scope = scopeFor(companyRole, form);
  const id = await ctx.write(async (write) => {
    const invitation = write.em.create(Invitation, {
      customerId,
      name,
      email,
      companyRole,
      ...scope,
      invitedBy,
      tokenHash: hashSecret(token),
    });
    write.mail(invitationMail(ctx.services.config, { name, email, invitedBy, companyName }, token));
    await recordAndPublish(ctx, write, invitation, `${name} er inviteret`);
    await recordAudit(write, ctx, { action: 'USER_INVITED', target: invitation.id, targetPerson: { name, email } });
    return invitation.id;
  });
  return invitationChange(ctx, id);
}

/** Mails a new link that works for another INVITATION_HOURS, and invalidates the old one. */
export async function resendInvitation(ctx: Context, id: string) {
  const customerId = ctx.companyFor('managePeople');
  assertEmailConfirmed(ctx.viewer, CONFIRM_EMAIL_FIRST);
  await ctx.services.throttle.spend('inviteCompany', customerId);
  return sendAgain(ctx, id);
}

/** `resendInvitation` for an admin, in any company. */
export async function resendInvitationAsAdmin(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'support');
  await ctx.services.throttle.spend('inviteCompany', ctx.person.userId);
  await ctx.writeAsAdmin('support', (write) => sendLink(ctx, write, id));
  return invitationChange(ctx.admin, id);
}

async function sendAgain(ctx: Context, id: string, changed?: InvitedPerson) {
  await ctx.write((write) => sendLink(ctx, write, id, changed));
  return invitationChange(ctx, id);
}

async function sendLink(ctx: Context, write: Write, id: string, changed?: InvitedPerson): Promise<void> {
  const token = newSecret();
  const invitation = await lockPendingInvitation(write, id);
  const { name: companyName } = await write.em.findOneOrFail(Customer, { id: invitation.customerId });
  if (changed) {
    const companyRole = changed.companyRole ?? invitation.companyRole;
    Object.assign(invitation, { name: changed.name, companyRole, ...scopeFor(companyRole, changed, invitation) });
  }
  invitation.tokenHash = hashSecret(token);
  invitation.expiresAt = new Date(Date.now() + INVITATION_HOURS * 3600_000);
  const { name, email } = invitation;
  const invitedBy = actorLabel(ctx.viewer);
  write.mail(invitationMail(ctx.services.config, { name, email, invitedBy, companyName }, token));
  await recordAndPublish(ctx, write, invitation, `Invitationen til ${name} er sendt igen`);
  await recordAudit(write, ctx, { action: 'USER_INVITED', target: id, targetPerson: { name, email } });
}

export async function revokeInvitation(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'managePeople');
  await ctx.write((write) => revoke(ctx, write, id));
  return { deletedId: id };
}

/** `revokeInvitation` for an admin, in any company. */
export async function revokeInvitationAsAdmin(ctx: Context, id: string) {
  await ctx.writeAsAdmin('support', (write) => revoke(ctx, write, id));
  return { deletedId: id };
}

async function revoke(ctx: Context, write: Write, id: string): Promise<void> {
  const invitation = await lockPendingInvitation(write, id);
  const { name, email } = invitation;
  invitation.revokedAt = new Date();
  await recordAndPublish(ctx, write, invitation, `Invitationen til ${name} er trukket tilbage`);
  await recordAudit(write, ctx, { action: 'INVITATION_REVOKED', target: id, targetPerson: { name, email } });
}

export async function acceptInvitation(ctx: Context, input: AcceptInvitationInput) {
  const { token, password } = parseInput(acceptForm, input);
  const invited = await invitationPreview(ctx, token);
  if (!invited) throw invalidInvitationError();
  const passwordHash = await hashNewPassword(ctx, password, invited);
  const accepted = await ctx
    .writeAsAuth(async (write) => {
      const invitation = await lockOpenInvitation(write, token);
      const { customerId, name, email, companyRole, subjects, departmentIds } = invitation;
      await closeUnconfirmedAccounts(write, ctx, email, null);
      // The link was only mailed to this address, so using it confirms the address.
      const user = await createPersonWithMembership(
        write,
        { name, email, passwordHash, emailConfirmedAt: new Date() },
        { customerId, companyRole, subjects, departmentIds },
      );
      await recordAcceptance(ctx, write, invitation, user);
      sendUserCreatedWebhook(write, user);
      return user;
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? conflict('E-mailen har allerede en konto. Log ind med den i stedet.') : error;
    });
  return startSession(ctx, accepted.id);
}

/** Finds the invitation of a link that still works. The lock lets only one of two parallel requests use the link. */
export async function lockOpenInvitation({ em }: Write, token: string): Promise<Invitation> {
  const invitation = await em.findOne(
    Invitation,
    { tokenHash: hashSecret(token) },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!invitation?.isOpen()) throw invalidInvitationError();
  return invitation;
}

/** Uses the invitation up, and records and publishes the new user of its company. */
export async function recordAcceptance(ctx: Context, write: Write, invitation: Invitation, user: User): Promise<void> {
  const { id, customerId } = invitation;
  invitation.acceptedAt = new Date();
  await recordActivity(write, actorForUser(ctx, user), {
    customerId,
    entityType: 'user',
    entityId: user.id,
    title: `${user.name} har taget imod invitationen`,
  });
  await recordAudit(write, ctx, { action: 'INVITATION_ACCEPTED', actorId: user.id, target: user.id });
  write.publish({ topic: 'invitation.changed', id, customerId });
  write.publish({ topic: 'user.changed', id: user.id, customerId });
}

export const invalidInvitationError = () =>
  new AppError('BAD_USER_INPUT', 'Invitationen er ugyldig, brugt eller udløbet.');

/** Finds an invitation that is neither used nor withdrawn, and locks it. It may have expired. */
async function lockPendingInvitation({ em }: Write, id: string): Promise<Invitation> {
  const invitation = await em.findOne(
    Invitation,
    { id, acceptedAt: null, revokedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!invitation) throw notFound('Invitationen findes ikke længere');
  return invitation;
}

async function recordAndPublish(
  ctx: Context,
  write: Write,
  { id, customerId }: Invitation,
  title: string,
): Promise<void> {
  await recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'user', entityId: id, title });
  write.publish({ topic: 'invitation.changed', id, customerId });
}
