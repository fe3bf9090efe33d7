import { sql } from 'kysely';
import { isSameEmail } from '../../../../domain/basics/email.ts';
import { confirmEmailForm } from '../../../../domain/identity/validation/auth.ts';
import { may } from '../../../platform/access/policy.ts';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, conflict, forbidden } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorForUser, recordActivity } from '../../companies/activity/activity.service.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { changePerson } from '../users/person.service.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import { User } from '../users/User.ts';
import { emailChangedMail } from './account.mails.ts';
import { confirmEmailMail, newEmailMail } from './auth.mails.ts';
import { activeUserById } from './auth.reads.ts';
import {
  CHANGE_HOURS,
  CONFIRM_HOURS,
  replaceConfirmationLink,
  deleteConfirmationLink,
} from './confirmationLink.service.ts';
import { emailConfirmationPreview } from './emailConfirmation.reads.ts';
import { EmailConfirmation } from './EmailConfirmation.ts';
import { endPasswordResets } from './endPasswordResets.service.ts';
import { joinOwner, otherOwnerOf } from './joinOwner.service.ts';
import { closeUnconfirmedAccounts, lockAccounts } from './unconfirmedAccounts.service.ts';

/**
 * Makes the link's address the confirmed address of its person, and closes other accounts that claim the address. When
 * the address has an owner already, the company is added to the owner instead, and other claims stay. Needs no session,
 * because the link is the proof. Throws BAD_USER_INPUT for a link that does not work, CONFLICT when a changed address
 * belongs to another account, FORBIDDEN under impersonation, and RATE_LIMITED after too many invalid links.
 */
export async function confirmEmail(ctx: Context, input: unknown) {
  const { token } = parseInput(confirmEmailForm, input);
  const { viewer } = ctx.caller;
  if (viewer?.kind === 'session' && viewer.actor) throw impersonationError();
  if (!(await emailConfirmationPreview(ctx, token))) throw invalidLinkError();
  const tokenHash = hashSecret(token);
  const message = await ctx
    .writeAsAuth(async (write) => {
      const { em } = write;
      const confirmation = await em.findOne(EmailConfirmation, { tokenHash });
      if (!confirmation) throw invalidLinkError();
      const { personId, email } = confirmation;
      await lockAccounts(write, personId, email);
      const user = await em.findOne(User, { personId, deactivatedAt: null }, { orderBy: { id: 'asc' } });
      const wasUsable = await consumeLink(write, tokenHash);
      if (!user || !wasUsable) throw invalidLinkError();
      const ownerId = isSameEmail(user.email, email) ? await otherOwnerOf(write, email, personId) : undefined;
      if (ownerId) return addToOwner(ctx, write, user, ownerId);
      await closeUnconfirmedAccounts(write, ctx, email, personId);
      await setConfirmedEmail(ctx, write, user, email);
      return 'Din e-mail er bekræftet';
    })
    .catch((error: unknown) => {
      throw isEmailConflict(error) ? conflict('E-mailen hører allerede til en anden konto.') : error;
    });
  return { message };
}

async function consumeLink({ em }: Write, tokenHash: string): Promise<boolean> {
  const used = await runIn(
    em,
    sql`delete from email_confirmation where token_hash = ${tokenHash} and expires_at > now() returning person_id`,
  );
  return used.length > 0;
}

/** Adds the company of a claim to the owner of its address. */
async function addToOwner(ctx: Context, write: Write, user: User, ownerId: string): Promise<string> {
  const { id, personId } = user;
  await recordAudit(write, ctx, { action: 'EMAIL_CONFIRMED', actorId: id, target: id });
  await joinOwner(ctx, write, personId, ownerId);
  await write.em.refresh(user);
  await recordConfirmation(ctx, write, user, `${user.name} har bekræftet sin e-mail`);
  return 'Virksomheden er føjet til din konto. Log ind med din sædvanlige adgangskode.';
}

async function setConfirmedEmail(ctx: Context, write: Write, user: User, email: string): Promise<void> {
  const { email: from, emailConfirmedAt: fromConfirmedAt, id, personId, name } = user;
  const isChange = !isSameEmail(from, email);
  // Recorded before the change, so that the audit entry shows the old address; every later entry shows the new one.
  await recordAudit(write, ctx, { action: isChange ? 'EMAIL_CHANGED' : 'EMAIL_CONFIRMED', actorId: id, target: id });
  await changePerson(write, user, { ...(isChange && { email }), emailConfirmedAt: new Date() });
  if (isChange) {
    // Unused reset links were mailed to the old address.
    await endPasswordResets(write, personId);
    write.mail(emailChangedMail(ctx.services.config, { name, from, to: fromConfirmedAt && email }));
  }
  const title = isChange ? `${name} har bekræftet sin nye e-mail` : `${name} har bekræftet sin e-mail`;
  await recordConfirmation(ctx, write, user, title);
}

async function recordConfirmation(
  ctx: Context,
  write: Write,
  { id, name, customerId }: User,
  title: string,
): Promise<void> {
  const entity = { entityType: 'user', entityId: id, title } as const;
  if (customerId) await recordActivity(write, actorForUser(ctx, { id, name }), { customerId, ...entity });
  write.publish({ topic: 'user.changed', id, customerId });
}

/**
 * Mails a new link to the pending address or, when no change is pending, to the account's own unconfirmed address.
 * Throws CONFLICT when there is neither, FORBIDDEN under impersonation, and RATE_LIMITED after too many mails.
 */
export async function resendEmailConfirmation(ctx: Context) {
  const person = personChangingSignIn(ctx);
  await ctx.services.throttle.spend('confirmationMails', person.personId);
  await ctx.writeAsAuth(async (write) => {
    const user = await lockActiveUser(write, person);
    const { personId } = user;
    const pending = await write.em.findOne(EmailConfirmation, { personId });
    const email = pending?.email ?? user.email;
    const isChange = !isSameEmail(email, user.email);
    if (!isChange && user.emailConfirmedAt) throw conflict('Din e-mail er allerede bekræftet');
    const token = await replaceConfirmationLink(write, {
      personId,
      email,
      hours: isChange ? CHANGE_HOURS : CONFIRM_HOURS,
    });
    const mail = isChange ? newEmailMail : confirmEmailMail;
    write.mail(mail(ctx.services.config, { name: user.name, email }, token));
  });
  return (await activeUserById(ctx, person.userId))!;
}

/**
 * Keeps the current address and invalidates the link that was mailed to the new one. Has no effect when no change is
 * pending. Throws FORBIDDEN under impersonation.
 */
export async function cancelEmailChange(ctx: Context) {
  const person = personChangingSignIn(ctx);
  const { userId, personId } = person;
  await ctx.writeAsAuth(async (write) => {
    const user = await lockActiveUser(write, person);
    const pending = await write.em.findOne(EmailConfirmation, { personId });
    if (!pending || isSameEmail(pending.email, user.email)) return;
    await deleteConfirmationLink(write, personId);
    await recordAudit(write, ctx, { action: 'EMAIL_CHANGE_CANCELLED', target: userId });
    await recordAndPublishUser(ctx, write, user, `${user.name} har fortrudt at skifte e-mail`);
  });
  return (await activeUserById(ctx, userId))!;
}

function personChangingSignIn(ctx: Context) {
  const { person } = ctx;
  if (!may(person, 'changeSignIn')) throw impersonationError();
  return person;
}

const impersonationError = () => forbidden('E-mail og adgangskode kan ikke ændres, mens du er logget ind som en anden');
const invalidLinkError = () => new AppError('BAD_USER_INPUT', 'Linket er ugyldigt, brugt eller udløbet.');
