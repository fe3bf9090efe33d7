import { sql } from 'kysely';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { newDeviceMail } from './auth.mails.ts';
import { activeUserById } from './auth.reads.ts';
import { rememberClient } from './knownClients.service.ts';
import { isOnNewDevice, storedUserAgent } from './newDevice.ts';
import { publishSecurity } from './publishSecurity.service.ts';
import { Session, type SignInMethod } from './Session.ts';

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
  const user = await activeUserById(ctx, userId);
  if (!user) throw unauthenticated('Invalid token');
  const { personId, name, email } = user;
  const isNewDevice = await isOnNewDevice(ctx, personId);
  const session = await ctx.writeAsAuth(async (write) => {
    const started = write.em.create(Session, {
      userId,
      personId,
      method: await prove(write),
      expiresAt: new Date(Date.now() + config.sessionHours * 3_600_000),
      userAgent,
      address,
    });
    await runIn(write.em, sql`update person set has_signed_in = true where id = ${personId} and not has_signed_in`);
    await recordAudit(write, ctx, { action: 'SIGNED_IN', actorId: userId, target: userId });
    publishSecurity(write, userId);
    // Counted after the proof, so that wrong codes do not use up the mails about a sign-in that succeeds.
    if (isNewDevice && (await throttle.allows('newDeviceMails', userId)))
      write.mail(newDeviceMail(config, { name, email }, { address, userAgent, at: started.createdAt }));
    return started;
  });
  const token = tokens.sign(session);
  await ctx.adoptToken(token);
  await rememberClient(ctx, personId);
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

type EndedSessions = { sessionId: string } | { personId: string; except?: string | undefined } | { userId: string };

function conditionOf(which: EndedSessions) {
  if ('sessionId' in which) return [sql.ref('id'), which.sessionId] as const;
  if ('personId' in which) return [sql.ref('person_id'), which.personId] as const;
  return [sql.ref('user_id'), which.userId] as const;
}

/**
 * Ends one session, all sessions of a person except at most one, or all sessions in an account, together with the
 * impersonations that were started from them. Every replica closes their sockets, and because each request reads its
 * session, none is served again.
 */
export async function endSessions({ em, publish }: Write, which: EndedSessions): Promise<void> {
  const keptSessionId = 'personId' in which ? (which.except ?? '') : '';
  const [column, value] = conditionOf(which);
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
