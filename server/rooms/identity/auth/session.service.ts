import { sql } from 'kysely';
import { loginForm } from '../../../../domain/identity/validation/auth.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { assertSignInAllowedWithTicket } from '../companyAccess/signInRule.ts';
import { connectIdentityOfTicket, rethrowIdentityTaken } from '../identities/connectIdentity.ts';
import { hasSecondFactor } from '../secondFactors/secondFactor.reads.ts';
import { lockActiveUser } from '../users/lockActiveUser.ts';
import { User } from '../users/User.ts';
import { newDeviceMail } from './auth.mails.ts';
import { accountsWithPasswordHash, MAX_CLAIMS } from './auth.reads.ts';
import { knownClientsOf, rememberClient } from './knownClients.ts';
import { isOnNewDevice, storedUserAgent } from './newDevice.ts';
import { passwordMatches, signInTurn } from './passwords.ts';
import { publishSecurity } from './publishSecurity.ts';
import { secondFactorRequired } from './secondStep.ts';
import { Session, type SignInMethod } from './Session.ts';
import { SignInCounter } from './signInLimits.ts';

/**
 * Starts a session for the user with this e-mail and password, and connects the provider's account of `identity`, if
 * any. Throws INVALID_CREDENTIALS or RATE_LIMITED, BAD_USER_INPUT for a malformed e-mail or an empty password,
 * SECOND_FACTOR_REQUIRED for an account with two-step verification, and PROVIDER_REQUIRED when the user's company
 * requires its provider.
 */
export async function login(ctx: Context, input: unknown, identity?: string | null) {
  const { email, password } = parseInput(loginForm, input);
  const { account, undoCount } = await accountWithPassword(ctx, email, password);
  await undoCount();
  const { passwordHash: _, ...user } = account;
  const token = await startSession(ctx, user.id, async (write) => {
    // The lock waits for a second factor that is being added, so that no session starts without it afterwards.
    await lockActiveUser(write, user.id);
    await assertSignInAllowedWithTicket(ctx, write, user.id, identity);
    if (await hasSecondFactor(write, user.id)) throw await secondFactorRequired(ctx, account);
    await connectIdentityOfTicket(ctx, write, user, identity);
    return 'PASSWORD';
  }).catch(rethrowIdentityTaken);
  return { token, user };
}

/**
 * The account of the address that has this password. Throws INVALID_CREDENTIALS when no account has the password, and
 * RATE_LIMITED when an account could not be checked because of its limits.
 */
async function accountWithPassword(ctx: Context, email: string, password: string) {
  const accounts = await accountsWithPasswordHash(ctx, email);
  const clients = await knownClientsOf(
    ctx,
    accounts.map(({ id }) => id),
  );
  // The first account is counted by its e-mail address, as an unknown address is, so that the limits do not reveal
  // which addresses have an account.
  const targets = accounts.map((account, i) => ({
    account,
    key: i ? account.id : email,
    client: clients.get(account.id),
  }));
  const counter = new SignInCounter(ctx);
  const refusals: unknown[] = [];
  // Accounts that have signed in from this browser come first. That way the owner's account is always among those that
  // are checked, however many other accounts claim the e-mail, and its failures count against the browser alone.
  const knownFirst = targets.toSorted((one, other) => Number(!one.client?.device) - Number(!other.client?.device));
  for (const target of knownFirst.slice(0, MAX_CLAIMS)) {
    const undoCount = await counter.count(target).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    });
    if (!undoCount) continue;
    const { account, key, client } = target;
    if (await passwordMatches(ctx, signInTurn(ctx, key, client), account.passwordHash, password))
      return { account, undoCount };
  }
  if (!targets.length) {
    await counter.count({ key: email, client: undefined });
    // Hashes once, so that an unknown address takes as long as a known one.
    await passwordMatches(ctx, signInTurn(ctx, email, undefined), undefined, password);
  }
  // The password may belong to an account that was not checked, so the error is not INVALID_CREDENTIALS.
  if (refusals.length) throw refusals[0];
  throw new AppError('INVALID_CREDENTIALS', 'Forkert email eller adgangskode');
}

/**
 * Starts a session for the user and returns its token. The rest of the request runs as this user, too. `prove` uses up
 * the proof of the user, such as a code, in the transaction that starts the session; when it throws, no session starts.
 */
export async function startSession(
  ctx: Context,
  userId: string,
  prove: (write: Write) => Promise<SignInMethod> = async () => 'PASSWORD',
): Promise<string> {
  const { config, tokens, throttle } = ctx.services;
  const userAgent = storedUserAgent(ctx);
  const { address } = ctx.request;
  const isNewDevice = await isOnNewDevice(ctx, userId);
  const session = await ctx.writeAsAuth(async (write) => {
    const started = write.em.create(Session, {
      userId,
      method: await prove(write),
      expiresAt: new Date(Date.now() + config.sessionHours * 3_600_000),
      userAgent,
      address,
    });
    await recordAudit(write, ctx, { action: 'SIGNED_IN', actorId: userId, target: userId });
    publishSecurity(write, userId);
    // Counted after the proof, so that wrong codes do not use up the mails about a sign-in that succeeds.
    if (isNewDevice && (await throttle.allows('newDeviceMails', userId))) {
      const { name, email } = await write.em.findOneOrFail(User, { id: userId });
      write.mail(newDeviceMail(config, { name, email }, { address, userAgent, at: started.createdAt }));
    }
    return started;
  });
  const token = tokens.sign(session);
  await ctx.adoptToken(token);
  await rememberClient(ctx, userId);
  return token;
}

/** Ends the request's session and the impersonations that were started from it. Throws FORBIDDEN for API tokens. */
export async function logout(ctx: Context) {
  assertMay(ctx.viewer, 'signOut');
  const { sessionId, actor } = ctx.person;
  await ctx.writeAsAuth(async (write) => {
    await endSessions(write, { sessionId });
    await recordAudit(write, ctx, { action: actor ? 'IMPERSONATION_STOPPED' : 'SIGNED_OUT' });
  });
  return { message: 'Du er nu logget ud' };
}

/**
 * Ends one session, or all sessions of a user except at most one, together with the impersonations that were started
 * from them. Every replica closes their sockets, and because each request reads its session, none is served again.
 */
export async function endSessions(
  { em, publish }: Write,
  which: { sessionId: string } | { userId: string; except?: string },
): Promise<void> {
  const keptSessionId = 'userId' in which ? (which.except ?? '') : '';
  const [column, value] = 'sessionId' in which ? [sql.ref('id'), which.sessionId] : [sql.ref('user_id'), which.userId];
  const ended = await runIn(
    em,
    sql<{ id: string; user_id: string }>`with own as (
       update session set ended_at = now()
       where ${column} = ${value} and id <> ${keptSessionId} and ended_at is null
       returning id, user_id),
     impersonations as (
       update session set ended_at = now()
       where ended_at is null
         and parent_id in (select id from session where ${column} = ${value} and id <> ${keptSessionId})
         and ${column} <> ${value}
       returning id, user_id)
     select id, user_id from own union select id, user_id from impersonations`,
  );
  for (const { id } of ended) publish({ topic: 'session.ended', id, customerId: null });
  for (const userId of new Set(ended.map(({ user_id }) => user_id))) publishSecurity({ publish }, userId);
}
