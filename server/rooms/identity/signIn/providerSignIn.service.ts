import { sql } from 'kysely';
import type { JoinPolicy } from '../../../../domain/basics/vocabulary.ts';
import { completeProviderSignInForm } from '../../../../domain/identity/validation/identities.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { replayableBytes } from '../../../platform/db/replayJournal.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput, conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { ProviderIdentity, SignInProvider } from '../../../providers/openid/OpenIdClient.ts';
import { accountsByEmail } from '../auth/auth.reads.ts';
import { publishSecurity } from '../auth/publishSecurity.service.ts';
import { startSession } from '../auth/session.service.ts';
import { Session } from '../auth/Session.ts';
import { companyOfIdentity } from '../companyAccess/companyAccess.reads.ts';
import { chooseMembershipByProvider } from '../companyAccess/signInRule.service.ts';
import {
  connectIdentity,
  readIdentityTicket,
  rethrowIdentityTaken,
  tooLate,
} from '../identities/connectIdentity.service.ts';
import { signInMethodChangedMail } from '../identities/identity.mails.ts';
import { hasPassword, ownerOfIdentity } from '../identities/identity.reads.ts';
import type { ProviderAnswer } from '../identities/identity.types.ts';
import { SignInIdentity } from '../identities/SignInIdentity.ts';
import {
  openTicket,
  sealTicket,
  type AuthorizationTicket,
  type IdentityTicket,
  type ProviderPurpose,
} from '../identities/tickets.service.ts';
import { consumeOnce } from '../secondFactors/consumeOnce.service.ts';
import { hasSecondFactor } from '../secondFactors/secondFactor.reads.ts';
import { lockActiveUser } from '../users/lockActiveUser.service.ts';
import { secondFactorRequired } from './secondStep.ts';

/** The page of the client to which providers lead the browser back. */
const CALLBACK_PATH = '/login/callback';

/**
 * Begins a sign-in at a provider. Throws BAD_USER_INPUT for a provider that is not configured, PROVIDER_UNAVAILABLE
 * when it does not answer, and FORBIDDEN or REAUTHENTICATION_REQUIRED when the purpose needs a session or a fresh
 * proof.
 */
export async function startProviderSignIn(ctx: Context, providerId: string, purpose: ProviderPurpose) {
  const { config, openId, throttle, secrets } = ctx.services;
  if (purpose !== 'SIGN_IN') assertMay(ctx.viewer, 'secureSignIn');
  if (purpose === 'CONNECT') assertFreshProof(ctx.person);
  const provider = openId.provider(providerId);
  if (!provider) throw badInput({ provider: 'Den loginmetode findes ikke' }, 'NOT_FOUND');
  await throttle.spend('providerAddress', ctx.addressKey);
  const ticket: AuthorizationTicket = {
    provider: provider.id,
    purpose,
    sessionId: purpose === 'SIGN_IN' ? null : ctx.person.sessionId,
    startedAt: Date.now(),
    state: randomText(),
    nonce: randomText(),
    codeVerifier: randomText(),
  };
  const url = await openId.authorizationUrl(provider, {
    ...ticket,
    redirectUri: config.publicUrl + CALLBACK_PATH,
    reauthenticates: purpose === 'CONFIRM_IDENTITY',
  });
  return { url, state: ticket.state, ticket: sealTicket(secrets, 'authorization', ticket) };
}

const randomText = () => replayableBytes(32).toString('base64url');

/**
 * Finishes a sign-in at a provider, once. Throws BAD_USER_INPUT when the user has cancelled it, on `ticket` when it is
 * too old or used, INVALID_CREDENTIALS when the provider's answer is not valid, and SECOND_FACTOR_REQUIRED for an
 * account with two-step verification.
 */
export async function completeProviderSignIn(ctx: Context, input: unknown): Promise<ProviderAnswer> {
  const { ticket: sealed, callback } = parseInput(completeProviderSignInForm, input);
  const { config, openId, secrets, throttle } = ctx.services;
  await throttle.spend('providerAddress', ctx.addressKey);
  const opened = openTicket(secrets, 'authorization', sealed);
  const provider = opened && openId.provider(opened.content.provider);
  if (!provider) throw tooLate();
  const { content: ticket, expiresAt } = opened;
  const callbackUrl = new URL(config.publicUrl + CALLBACK_PATH);
  callbackUrl.search = callback;
  if (callbackUrl.searchParams.get('error')) throw refusedAtProvider(provider, callbackUrl.searchParams);
  if (ticket.purpose !== 'SIGN_IN') assertOwnTicket(ctx, ticket);
  // Used up before the code is exchanged, so that the same answer cannot be sent twice, even at once.
  if (!(await ctx.writeAsAuth((write) => consumeOnce(write, ticket.state, expiresAt)))) throw tooLate();
  const identity = await openId.readIdentity(provider, callbackUrl, {
    ...ticket,
    reauthenticatedSince: ticket.purpose === 'CONFIRM_IDENTITY' ? ticket.startedAt : null,
  });
  const account: IdentityTicket = { ...identity, provider: provider.id };
  if (ticket.purpose === 'CONNECT') {
    await connectToViewer(ctx, account);
    return { outcome: 'CONNECTED' };
  }
  if (ticket.purpose === 'CONFIRM_IDENTITY') {
    await confirmViewer(ctx, account);
    return { outcome: 'CONFIRMED' };
  }
  return signIn(ctx, account);
}

/** The error with which the provider sent the browser back, such as a user who has cancelled. */
const refusedAtProvider = ({ name }: SignInProvider, parameters: URLSearchParams) =>
  badInput({
    form:
      parameters.get('error') === 'access_denied'
        ? `Du afbrød hos ${name}. Prøv igen, eller log ind på en anden måde.`
        : `${name} afviste at logge dig ind. Prøv igen, eller log ind på en anden måde.`,
  });

/** A ticket that changes an account works only in the session that began it. */
function assertOwnTicket(ctx: Context, { sessionId }: AuthorizationTicket): void {
  assertMay(ctx.viewer, 'secureSignIn');
  if (ctx.person.sessionId !== sessionId) throw forbidden();
}

/** Signs the owner of an account in, or says what is missing: a password, or a user. */
async function signIn(ctx: Context, account: IdentityTicket): Promise<ProviderAnswer> {
  const owner = await ownerOfIdentity(ctx, account);
  if (owner) return { outcome: 'SIGNED_IN', token: await startProviderSession(ctx, owner, account) };
  const [known] = account.email ? await ctx.readAsAuth(accountsByEmail(account.email)) : [];
  const company = await companyOfIdentity(ctx, account);
  return {
    outcome: outcomeOf(known, company),
    ticket: sealTicket(ctx.services.secrets, 'identity', account),
    email: account.email,
    name: account.name,
    companyName: company?.companyName ?? null,
  };
}

/**
 * What somebody can do whose account no user has connected. A user who has confirmed the address comes first. Those who
 * only claim the address give way to the company that trusts the person's organisation.
 */
function outcomeOf(
  known: { emailConfirmedAt: string | null } | undefined,
  company: { joinPolicy: JoinPolicy } | undefined,
): ProviderAnswer['outcome'] {
  if (known && (known.emailConfirmedAt || !company)) return 'PASSWORD_NEEDED';
  if (!company) return 'NO_ACCOUNT';
  return company.joinPolicy === 'AUTOMATIC' ? 'JOIN_OFFERED' : 'REQUEST_OFFERED';
}

/**
 * Starts a session for the owner of a provider's account. The provider replaces the password, not the second step:
 * throws SECOND_FACTOR_REQUIRED for an account with two-step verification, unless a company of the person trusts the
 * organisation, which asks for a second step itself. The session then acts for companies that trust the organisation.
 */
async function startProviderSession(
  ctx: Context,
  owner: { id: string; personId: string; passwordHash: string },
  identity: ProviderIdentity,
): Promise<string> {
  const { issuer, tenant } = identity;
  const { token } = await startSession(ctx, owner.id, async (write) => {
    await lockActiveUser(write, { ...owner, userId: owner.id });
    const { id: userId, isTrusted } = await chooseMembershipByProvider(ctx, write, owner.id, identity);
    await recordUse(write, owner.personId, identity);
    if (isTrusted) return { method: 'PROVIDER', userId, organisation: { issuer, tenant } };
    if (await hasSecondFactor(write, owner.personId))
      throw await secondFactorRequired(ctx, { ...owner, id: userId }, 'PROVIDER');
    return { method: 'PROVIDER', userId };
  });
  return token;
}

/**
 * Records the use, and the address and organisation, which may have changed at the provider. Throws INVALID_CREDENTIALS
 * when the account was removed meanwhile.
 */
async function recordUse(
  { em }: Write,
  personId: string,
  { issuer, subject, tenant, email }: ProviderIdentity,
): Promise<void> {
  const used = await runIn(
    em,
    sql`update sign_in_identity set last_used_at = now(), tenant = ${tenant}, email = ${email}
     where issuer = ${issuer} and subject = ${subject} and person_id = ${personId} returning id`,
  );
  if (!used.length) throw notConnected();
}

const notConnected = () =>
  new AppError('INVALID_CREDENTIALS', 'Kontoen er ikke forbundet med din bruger. Log ind på en anden måde.');

/** Connects the account of a sign-in that was answered with NO_ACCOUNT with the viewer, who has registered since. */
export async function connectOwnIdentity(ctx: Context, ticket: string): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  assertFreshProof(ctx.person);
  await connectToViewer(ctx, readIdentityTicket(ctx, ticket));
}

const connectToViewer = (ctx: Context, account: IdentityTicket): Promise<void> =>
  ctx
    .writeAsAuth(async (write) => connectIdentity(ctx, write, await lockActiveUser(write, ctx.person), account))
    .catch(rethrowIdentityTaken);

/** Removes an account of the viewer. Throws CONFLICT when the viewer could not sign in without it. */
export async function removeIdentity(ctx: Context, id: string): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { person } = ctx;
  assertFreshProof(person);
  await ctx.writeAsAuth(async (write) => {
    const user = await lockActiveUser(write, person);
    const identities = await write.em.find(SignInIdentity, { personId: user.personId });
    const identity = identities.find((each) => each.id === id);
    if (!identity) throw notFound('Loginmetoden findes ikke');
    if (identities.length === 1 && !(await hasPassword(ctx, user.personId)))
      throw conflict('Vælg en adgangskode først. Uden den kan du ikke logge ind.');
    write.em.remove(identity);
    const { config, openId } = ctx.services;
    const name = openId.provider(identity.provider)?.name ?? identity.provider;
    await recordAudit(write, ctx, { action: 'IDENTITY_REMOVED', target: user.id, detail: name });
    write.mail(signInMethodChangedMail(config, user, `Du kan ikke længere logge ind med ${name}.`));
    publishSecurity(write, user.personId);
  });
}

/** Renews the proof of the session's user with an account of theirs. */
async function confirmViewer(ctx: Context, account: IdentityTicket): Promise<void> {
  const { personId, sessionId } = ctx.person;
  await ctx.writeAsAuth(async (write) => {
    await recordUse(write, personId, account);
    await write.em.nativeUpdate(Session, { id: sessionId, endedAt: null }, { provedAt: new Date() });
  });
  await ctx.refreshRights();
}
