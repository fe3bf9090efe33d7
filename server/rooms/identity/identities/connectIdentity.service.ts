import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { violatedUniqueConstraint } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { publishSecurity } from '../auth/publishSecurity.service.ts';
import { User } from '../users/User.ts';
import { signInMethodChangedMail } from './identity.mails.ts';
import { SignInIdentity } from './SignInIdentity.ts';
import { openTicket, type IdentityTicket } from './tickets.service.ts';

export const MAX_IDENTITIES = 10;

export const tooLate = () => badInput({ ticket: 'Der gik for lang tid. Prøv igen.' }, 'EXPIRED');

/** The account in a ticket. Throws BAD_USER_INPUT on `ticket` when the ticket is too old or was changed. */
export function readIdentityTicket(ctx: Context, ticket: string): IdentityTicket {
  const opened = openTicket(ctx.services.secrets, 'identity', ticket);
  if (!opened) throw tooLate();
  return opened.content;
}

interface IdentityOwner {
  id: string;
  personId: string;
  name: string;
  email: string;
}

/**
 * Connects an account of a provider with a user, who is mailed. Has no effect when it is connected with the same user.
 * The caller has locked the user. Throws CONFLICT when the account belongs to another user.
 */
export async function connectIdentity(
  ctx: Context,
  write: Write,
  user: IdentityOwner,
  { provider, issuer, subject, tenant, email }: IdentityTicket,
): Promise<void> {
  const { em } = write;
  const known = await em.findOne(SignInIdentity, { issuer, subject });
  if (known?.personId === user.personId) return;
  if (known) {
    if (await em.findOne(User, { personId: known.personId, deactivatedAt: null })) throw identityTaken();
    // A deactivated user must not keep the owner of the account from using it elsewhere.
    await em.remove(known).flush();
  }
  if ((await em.count(SignInIdentity, { personId: user.personId })) >= MAX_IDENTITIES)
    throw conflict(`Du kan højst have ${MAX_IDENTITIES} loginmetoder.`);
  em.create(SignInIdentity, { personId: user.personId, provider, issuer, subject, tenant, email });
  const { config, openId } = ctx.services;
  const name = openId.provider(provider)?.name ?? provider;
  await recordAudit(write, ctx, { action: 'IDENTITY_CONNECTED', actorId: user.id, target: user.id, detail: name });
  write.mail(signInMethodChangedMail(config, user, `Du kan nu logge ind med ${name}${email ? ` som ${email}` : ''}.`));
  publishSecurity(write, user.personId);
}

/** Connects the account of a ticket, if there is one, in the transaction that starts the session of its user. */
export async function connectIdentityOfTicket(
  ctx: Context,
  write: Write,
  user: IdentityOwner,
  ticket: string | null | undefined,
): Promise<void> {
  if (ticket) await connectIdentity(ctx, write, user, readIdentityTicket(ctx, ticket));
}

const identityTaken = () => conflict('Kontoen er allerede forbundet med en anden bruger.');

/** Turns the violation that a parallel call for another user causes into CONFLICT. */
export function rethrowIdentityTaken(error: unknown): never {
  throw violatedUniqueConstraint(error) === 'sign_in_identity_account' ? identityTaken() : error;
}
