import { loginForm } from '../../domain/validation/auth.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { AppError } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import { accountsWithHash, MAX_CLAIMS } from './auth.reads.ts';
import { knownClientsOf, rememberClient } from './knownClients.ts';
import { passwordMatches } from './passwords.ts';
import { assertMay } from './policy.ts';
import { Session } from './Session.ts';
import { SignInCounter } from './signInLimits.ts';

export async function login(ctx: Context, input: unknown) {
  const { email, password } = valid(loginForm, input);
  const { user, takeBack } = await userWithPassword(ctx, email, password);
  const token = await startSession(ctx, user.id);
  await takeBack();
  return { token, user };
}

/** The user whose password it is. Refused when the password fits none of the accounts that may be tried now. */
async function userWithPassword(ctx: Context, email: string, password: string) {
  const accounts = await accountsWithHash(ctx, email);
  const clients = await knownClientsOf(
    ctx,
    accounts.map(({ id }) => id),
  );
  // The first account counts by the address, as an unknown one does: the limits do not tell which addresses have one.
  const targets = accounts.map((account, i) => ({
    account,
    key: i ? account.id : email,
    client: clients.get(account.id),
  }));
  const counter = new SignInCounter(ctx);
  const refusals: unknown[] = [];
  // Accounts that know this browser come first: only a failure there counts against its address, and however many others claim
  // the e-mail, its owner's account is among those that are tried.
  const knowingFirst = targets.toSorted((one, other) => Number(!one.client?.device) - Number(!other.client?.device));
  for (const target of knowingFirst.slice(0, MAX_CLAIMS)) {
    const takeBack = await counter.count(target).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      refusals.push(error);
    });
    if (!takeBack) continue;
    const { passwordHash, ...user } = target.account;
    if (await passwordMatches(passwordHash, password)) return { user, takeBack };
  }
  if (!targets.length) {
    await counter.count({ key: email, client: undefined });
    // An unknown address takes as long as a known one.
    await passwordMatches(undefined, password);
  }
  // The password may have been right for an account that was not tried.
  if (refusals.length) throw refusals[0];
  throw new AppError('INVALID_CREDENTIALS', 'Forkert email eller adgangskode');
}

/** From here on the request, too, is that user's. */
export async function startSession(ctx: Context, userId: string): Promise<string> {
  const session = await ctx.writeAsAuth(async (write) => {
    const started = new Session();
    started.userId = userId;
    write.em.persist(started);
    await recordAudit(write, ctx, { action: 'SIGNED_IN', by: userId, target: userId });
    return started;
  });
  const token = ctx.services.tokens.sign(session);
  await ctx.enter(token);
  await rememberClient(ctx, userId);
  return token;
}

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
 * Ends sessions (all of a user's, or all but one), and the impersonations that hang on them. Every replica closes their
 * sockets, and since each request asks for its session, none is served again.
 */
export async function endSessions(
  { em, publish }: Write,
  which: { sessionId: string } | { userId: string; except?: string },
): Promise<void> {
  const kept = 'userId' in which ? (which.except ?? '') : '';
  const [column, value] = 'sessionId' in which ? ['id', which.sessionId] : ['user_id', which.userId];
  const ended: { id: string }[] = await em.execute(
    `with own as (update session set ended_at = now() where ${column} = ? and id <> ? and ended_at is null returning id),
       impersonations as (update session set ended_at = now()
         where ended_at is null and parent_id in (select id from session where ${column} = ? and id <> ?) and ${column} <> ? returning id)
     select id from own union select id from impersonations`,
    [value, kept, value, kept, value],
  );
  for (const { id } of ended) publish({ topic: 'session.ended', id, customerId: null });
}
