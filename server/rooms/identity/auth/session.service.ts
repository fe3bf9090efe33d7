import { sql } from 'kysely';
import { membershipUseNow } from '../../../platform/access/identify.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import { SESSION_IS_TRUSTED } from '../users/memberships.reads.ts';
import { newDeviceMail } from './auth.mails.ts';
import { activeUserById } from './auth.reads.ts';
import { rememberClient } from './knownClients.service.ts';
import { isOnNewDevice, storedUserAgent } from './newDevice.ts';
import { publishSecurity } from './publishSecurity.service.ts';
import { Session, type SignInMethod } from './Session.ts';

interface SignInProof {
  method: SignInMethod;
  /** Another membership of the person, in which the session begins. */
  userId?: string;
  /** The organisation that has signed the person in to the company that trusts it. */
  organisation?: { issuer: string; tenant: string | null };
}

/**
 * Starts a session for the user, and returns its token and the user of the membership in which the session begins. The
 * rest of the request runs as this user, too. `prove` uses up the proof of the user, such as a code, in the transaction
 * that starts the session; when it throws, no session starts.
 */
export async function startSession(
  ctx: Context,
  firstUserId: string,
  prove: (write: Write) => Promise<SignInProof> = async () => ({ method: 'PASSWORD' }),
) {
  const { config, tokens, throttle } = ctx.services;
  const userAgent = storedUserAgent(ctx);
  const { address } = ctx.request;
  const user = await activeUserById(ctx, firstUserId);
  if (!user) throw unauthenticated('Invalid token');
  const { personId, name, email } = user;
  const isNewDevice = await isOnNewDevice(ctx, personId);
  const session = await ctx.writeAsAuth(async (write) => {
    const { method, userId = firstUserId, organisation } = await prove(write);
    const started = write.em.create(Session, {
      userId,
      personId,
      method,
      ...organisation,
      expiresAt: new Date(Date.now() + config.sessionHours * 3_600_000),
      userAgent,
      address,
    });
    await runIn(write.em, sql`update person set has_signed_in = true where id = ${personId} and not has_signed_in`);
    await runIn(write.em, membershipUseNow(userId));
    await recordAudit(write, ctx, { action: 'SIGNED_IN', actorId: userId, target: userId });
    publishSecurity(write, personId);
    // Counted after the proof, so that wrong codes do not use up the mails about a sign-in that succeeds.
    if (isNewDevice && (await throttle.allows('newDeviceMails', personId)))
      write.mail(newDeviceMail(config, { name, email }, { address, userAgent, at: started.createdAt }));
    return started;
  });
  const token = tokens.sign(session);
  await ctx.adoptToken(token);
  await rememberClient(ctx, personId);
  return { token, user: session.userId === user.id ? user : (await activeUserById(ctx, session.userId))! };
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

type EndedSessions = { sessionId: string } | { personId: string; except?: string | undefined };

/**
 * Ends one session, or all sessions of a person except at most one, together with the impersonations that were started
 * from them. Every replica closes their sockets, and because each request reads its session, none is served again.
 */
export async function endSessions({ em, publish }: Write, which: EndedSessions): Promise<void> {
  const keptSessionId = 'personId' in which ? (which.except ?? '') : '';
  const column = sql.ref('sessionId' in which ? 'id' : 'person_id');
  const value = 'sessionId' in which ? which.sessionId : which.personId;
  const ended = await runIn(
    em,
    sql<{ id: string; person_id: string }>`with own as (
       update session set ended_at = now()
       where ${column} = ${value} and id <> ${keptSessionId} and ended_at is null
       returning id, person_id),
     impersonations as (
       update session set ended_at = now()
       where ended_at is null
         and parent_id in (select id from session where ${column} = ${value} and id <> ${keptSessionId})
         and ${column} <> ${value}
       returning id, person_id)
     select id, person_id from own union select id, person_id from impersonations`,
  );
  for (const { id } of ended) publish({ topic: 'session.ended', id, customerId: null });
  for (const personId of new Set(ended.map(({ person_id }) => person_id))) publishSecurity({ publish }, personId);
}

/**
 * Ends what a deactivated user has: impersonations of the user and by the user, and the sessions of the person that can
 * act in no other membership. The others go on; the sockets that act in this membership are closed.
 */
export async function endMembership(write: Write, userId: string): Promise<void> {
  const sessions = await runIn(
    write.em,
    sql<{ id: string }>`select s.id from session s join user_account ended on ended.person_id = s.person_id
     where ended.id = ${userId} and s.ended_at is null and case when s.actor_id is null then not exists (
       select from user_account u
       where u.person_id = ended.person_id and u.id <> ended.id and u.deactivated_at is null
         and ${SESSION_IS_TRUSTED})
       else s.user_id = ended.id end
     union select i.id from session i join session own on own.id = i.parent_id
       join user_account ended on ended.person_id = own.person_id
     where ended.id = ${userId} and i.actor_id = ended.id and i.ended_at is null
     order by id`,
  );
  for (const { id } of sessions) await endSessions(write, { sessionId: id });
  write.publish({ topic: 'membership.ended', id: userId, customerId: null });
}
