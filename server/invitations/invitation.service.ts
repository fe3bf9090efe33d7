import { LockMode } from '@mikro-orm/postgresql';
import { acceptInvitation as acceptForm, INVITATION_HOURS, inviteUserForm } from '../../domain/validation/users.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import { userByEmail } from '../auth/auth.reads.ts';
import { hashPassword } from '../auth/passwords.ts';
import { startSession } from '../auth/session.service.ts';
import { hashSecret, newSecret } from '../auth/tokens.ts';
import type { Context } from '../context.ts';
import { companyById } from '../customers/customer.reads.ts';
import { onceUnder } from '../db/askedTwice.ts';
import { brokenUnique } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import { AppError, badInput, conflict, notFound } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { newUser, tellOfNewUser } from '../users/newUser.ts';
import { colleagueWithEmail } from '../users/user.reads.ts';
import { COLLEAGUE_HAS_IT } from '../users/user.service.ts';
import { Invitation } from './Invitation.ts';
import type { AcceptInvitationInput, InviteUserInput } from './invitation.inputs.ts';
import { invitationMail } from './invitation.mails.ts';
import { invitationChange, waitingInvitation } from './invitation.reads.ts';

/** Inviting the same e-mail again sends the waiting invitation anew. */
export async function inviteUser(ctx: Context, input: InviteUserInput) {
  const customerId = ctx.companyFor('addUsers');
  const form = valid(inviteUserForm, input);
  if (await colleagueWithEmail(ctx, customerId, form.email)) throw badInput({ email: COLLEAGUE_HAS_IT });
  await ctx.services.throttle.spend('inviteCompany', customerId);
  return onceUnder(['invitation_waiting'], async () => {
    const waiting = await waitingInvitation(ctx, customerId, form.email);
    return waiting ? sendAgain(ctx, waiting.id, form.name) : sendFirst(ctx, Object.assign(new Invitation(), form, { customerId, invitedBy: ctx.viewer.name }));
  });
}

async function sendFirst(ctx: Context, invitation: Invitation) {
  const token = newSecret();
  const { customerId, name, email, invitedBy } = Object.assign(invitation, { tokenHash: hashSecret(token) });
  const companyName = (await companyById(ctx, customerId))?.name ?? '';
  await ctx.write(async (write) => {
    write.em.persist(invitation);
    write.mail(invitationMail(ctx.services.config, { name, email, invitedBy, companyName }, token));
    await tell(ctx, write, invitation, `${name} er inviteret`);
  });
  return invitationChange(ctx, invitation.id);
}

/** A new link and new 72 hours; the old link is dead. */
export async function resendInvitation(ctx: Context, id: string) {
  const customerId = ctx.companyFor('addUsers');
  await ctx.services.throttle.spend('inviteCompany', customerId);
  return sendAgain(ctx, id);
}

async function sendAgain(ctx: Context, id: string, newName?: string) {
  const token = newSecret();
  const companyName = (await companyById(ctx, ctx.viewer.customerId!))?.name ?? '';
  await ctx.write(async (write) => {
    const invitation = await findOpen(write, id);
    if (newName) invitation.name = newName;
    invitation.tokenHash = hashSecret(token);
    invitation.expiresAt = new Date(Date.now() + INVITATION_HOURS * 3600_000);
    const { name, email } = invitation;
    write.mail(invitationMail(ctx.services.config, { name, email, invitedBy: ctx.viewer.name, companyName }, token));
    await tell(ctx, write, invitation, `Invitationen til ${name} er sendt igen`);
  });
  return invitationChange(ctx, id);
}

export async function revokeInvitation(ctx: Context, id: string) {
  ctx.companyFor('addUsers');
  await ctx.write(async (write) => {
    const invitation = await findOpen(write, id);
    invitation.revokedAt = new Date();
    await tell(ctx, write, invitation, `Invitationen til ${invitation.name} er trukket tilbage`);
  });
  return { deletedId: id };
}

export async function acceptInvitation(ctx: Context, input: AcceptInvitationInput) {
  await ctx.services.throttle.spend('invitationAddress', ctx.request.address);
  const { token, password } = valid(acceptForm, input);
  const passwordHash = await hashPassword(password);
  const accepted = await ctx.writeAsAuth(async (write) => {
    // Locked, so that of two people with the same link only one gets in.
    const invitation = await write.em.findOne(Invitation, { tokenHash: hashSecret(token) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invitation?.isOpen()) throw new AppError('BAD_USER_INPUT', 'Invitationen er ugyldig, brugt eller udløbet.');
    const { customerId, name, email } = invitation;
    const user = newUser({ customerId, name, email, role: 'USER', passwordHash });
    invitation.acceptedAt = new Date();
    write.em.persist(user);
    await write.em.flush();
    const doer = { actorId: user.id, actorName: name, subjectId: null, subjectName: null };
    await recordActivity(write, doer, { customerId, entityType: 'user', entityId: user.id, title: `${name} har taget imod invitationen` });
    write.publish({ topic: 'invitation.changed', id: invitation.id, customerId });
    write.publish({ topic: 'user.changed', id: user.id, customerId });
    tellOfNewUser(write, user);
    return user;
  }).catch((error: unknown) => {
    throw brokenUnique(error) === 'user_account_active_email' ? conflict('E-mailen har allerede en konto. Log ind med den i stedet.') : error;
  });
  const user = (await userByEmail(ctx, accepted.email))!;
  return { token: await startSession(ctx, user.id), user };
}

async function findOpen({ em }: Write, id: string): Promise<Invitation> {
  const invitation = await em.findOne(Invitation, { id, acceptedAt: null, revokedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!invitation) throw notFound('Invitationen findes ikke længere');
  return invitation;
}

async function tell(ctx: Context, write: Write, { id, customerId }: Invitation, title: string): Promise<void> {
  await recordActivity(write, doerOf(ctx.viewer), { customerId, entityType: 'user', entityId: id, title });
  write.publish({ topic: 'invitation.changed', id, customerId });
}
