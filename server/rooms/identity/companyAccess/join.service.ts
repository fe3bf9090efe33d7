import { sql } from 'kysely';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { requestAccessForm } from '../../../../domain/identity/validation/companyAccess.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorForUser, recordActivity } from '../../companies/activity/activity.service.ts';
import { startSession } from '../auth/session.service.ts';
import { closeUnconfirmedAccounts } from '../auth/unconfirmedAccounts.service.ts';
import {
  connectIdentity,
  readIdentityTicket,
  rethrowIdentityTaken,
  tooLate,
} from '../identities/connectIdentity.service.ts';
import { openTicket, sealTicket, type IdentityTicket } from '../identities/tickets.service.ts';
import { isEmailConflict } from '../users/emailConflict.service.ts';
import { createPersonWithMembership } from '../users/person.service.ts';
import { scopeFor } from '../users/scope.service.ts';
import { administratorsOf } from '../users/user.reads.ts';
import type { User } from '../users/User.ts';
import { sendUserCreatedWebhook } from '../users/userCreatedWebhook.service.ts';
import { AccessRequest } from './AccessRequest.ts';
import { accessRequestedMail, joinLinkMail } from './companyAccess.mails.ts';
import { companyOfIdentity, companyToJoin } from './companyAccess.reads.ts';

const REQUESTED = 'Din anmodning er sendt. Du får en mail, når en kontoadministrator har svaret.';
const notOffered = () =>
  conflict('Virksomheden tager ikke imod nye kolleger på den måde længere. Bed om en invitation.');

/**
 * Mails a link to join the company that has the domain of an address, if it lets people join. Returns whether there is
 * such a company; its name is only behind the link, because nobody has shown yet that the address is theirs.
 */
export async function offerToJoin(ctx: Context, email: string): Promise<boolean> {
  if (!(await companyToJoin(ctx, email))) return false;
  const { config, secrets, throttle } = ctx.services;
  if (await throttle.allows('joinMails', email.toLowerCase()))
    await ctx.writeAsAuth(async (write) =>
      write.mail(joinLinkMail(config, email, sealTicket(secrets, 'mailed', { email }))),
    );
  return true;
}

/** The company and address of a mailed link; null when the link is too old, or the company takes nobody any more. */
export async function joinPreview(ctx: Context, ticket: string) {
  const mailed = openTicket(ctx.services.secrets, 'mailed', ticket)?.content;
  const company = mailed && (await companyToJoin(ctx, mailed.email));
  if (!company) await ctx.services.throttle.spend('invitationAddress', ctx.addressKey);
  return company ? { companyName: company.companyName, email: mailed!.email } : null;
}

/**
 * Makes the owner of a provider's account a user of the company that trusts their organisation, and signs them in.
 * Throws BAD_USER_INPUT on `ticket` for a ticket that is too old, and CONFLICT when the company does not let people in
 * by themselves, or when the address has an account.
 */
export async function joinCompany(ctx: Context, ticket: string) {
  const account = readIdentityTicket(ctx, ticket);
  const company = await companyOfIdentity(ctx, account);
  if (company?.joinPolicy !== 'AUTOMATIC' || !account.email) throw notOffered();
  const { customerId, joinRole } = company;
  const person = { name: nameOf(account), email: account.email };
  const created = await ctx
    .writeAsAuth(async (write) => {
      const user = await createMember(ctx, write, { customerId, ...person, companyRole: joinRole, account });
      await recordAudit(write, ctx, { action: 'USER_JOINED', actorId: user.id, target: user.id });
      return user;
    })
    .catch(rethrowHasAccount);
  const { issuer, tenant } = account;
  return startSession(ctx, created.id, async () => ({ method: 'PROVIDER', organisation: { issuer, tenant } }));
}

interface NewMember {
  customerId: string;
  name: string;
  email: string;
  companyRole: CompanyRole;
  account: IdentityTicket;
}

/**
 * Creates a user without a password, whose address the company's organisation vouches for. Other accounts that claim
 * the address without having confirmed it are closed.
 */
export async function createMember(
  ctx: Context,
  write: Write,
  { customerId, name, email, companyRole, account }: NewMember,
): Promise<User> {
  await closeUnconfirmedAccounts(write, ctx, email, null);
  const user = await createPersonWithMembership(
    write,
    { name, email, passwordHash: '', emailConfirmedAt: new Date() },
    { customerId, companyRole, ...scopeFor(companyRole, {}) },
  );
  await connectIdentity(ctx, write, user, account);
  await recordActivity(write, actorForUser(ctx, user), {
    customerId,
    entityType: 'user',
    entityId: user.id,
    title: `${name} er blevet bruger`,
  });
  write.publish({ topic: 'user.changed', id: user.id, customerId });
  sendUserCreatedWebhook(write, user);
  return user;
}

export function rethrowHasAccount(error: unknown): never {
  if (isEmailConflict(error)) throw conflict('E-mailen har allerede en konto. Log ind med den i stedet.');
  return rethrowIdentityTaken(error);
}

/** The name at the provider, or else the part of the address before the @. */
export const nameOf = ({ name, email }: IdentityTicket): string => name ?? email?.split('@')[0] ?? '';

/**
 * Asks for access to the company that the ticket leads to, and mails its administrators. Asking again changes the name
 * of the waiting request. Throws as `joinCompany` does.
 */
export async function requestAccess(ctx: Context, input: { ticket: string; name: string }) {
  const { name } = parseInput(requestAccessForm, input);
  const mailed = openTicket(ctx.services.secrets, 'mailed', input.ticket)?.content;
  const account = mailed ? undefined : openTicket(ctx.services.secrets, 'identity', input.ticket)?.content;
  const email = mailed?.email ?? account?.email;
  if (!email) throw tooLate();
  const company = account ? await companyOfIdentity(ctx, account) : await companyToJoin(ctx, email);
  if (!company) throw notOffered();
  const { customerId, companyName } = company;
  const administrators = (await ctx.services.throttle.allows('accessMails', customerId))
    ? await ctx.readAsSystem(administratorsOf(customerId))
    : [];
  await retryOnUniqueViolation(['access_request_waiting'], () =>
    ctx.writeAsAuth(async (write) => {
      const request = await storeRequest(write, { customerId, name, email, account });
      if (!request.isNew) return;
      const { config } = ctx.services;
      for (const administrator of administrators)
        write.mail(accessRequestedMail(config, administrator, { name, email, companyName, customerId }));
      await recordAudit(write, ctx, {
        action: 'ACCESS_REQUESTED',
        customerId,
        target: request.id,
        targetPerson: { name, email },
      });
    }),
  );
  return { message: REQUESTED };
}

async function storeRequest(
  write: Write,
  {
    customerId,
    name,
    email,
    account,
  }: { customerId: string; name: string; email: string; account: IdentityTicket | undefined },
): Promise<{ id: string; isNew: boolean }> {
  const { em } = write;
  const [waiting] = await runIn(
    em,
    sql<{ id: string; expired: boolean }>`select id, expires_at < now() as expired from access_request
     where customer_id = ${customerId} and lower(email) = lower(${email}) and decided_at is null for update`,
  );
  if (waiting?.expired) {
    await em.nativeUpdate(AccessRequest, { id: waiting.id }, { decidedAt: new Date() });
    write.publish({ topic: 'access-request.changed', id: waiting.id, customerId });
  }
  const known = waiting && !waiting.expired ? await em.findOneOrFail(AccessRequest, { id: waiting.id }) : undefined;
  const request = known ?? em.create(AccessRequest, { customerId, name, email });
  request.name = name;
  if (account) {
    const { provider, issuer, subject, tenant } = account;
    Object.assign(request, { provider, issuer, subject, tenant });
  }
  await em.flush();
  write.publish({ topic: 'access-request.changed', id: request.id, customerId });
  return { id: request.id, isNew: !known };
}
