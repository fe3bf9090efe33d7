import { deviceName, isMobile } from '../../../../domain/identity/deviceName.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { SessionViewer } from '../../../platform/access/viewer.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { notFound } from '../../../platform/errors.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { endSessions } from './session.service.ts';

/** The sessions that a person has begun and that still work. Impersonations belong to the admin. */
const openSessions = ({ personId }: SessionViewer, idleHours: number) =>
  sqlBuilder
    .selectFrom('session')
    .select(['id', 'created_at as createdAt', 'last_used_at as lastUsedAt', 'user_agent as userAgent', 'address'])
    .where('person_id', '=', personId)
    .where('actor_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .where('last_used_at', '>', new Date(Date.now() - idleHours * 3_600_000).toISOString());

const order = [{ column: 'id', key: 'id' }];

/** The viewer's sessions, newest first. */
export async function ownSessions(ctx: Context, args: PageArgs) {
  const { person, services } = ctx;
  const page = await readPage({
    read: (query) => ctx.readAsAuth(query),
    query: openSessions(person, services.config.sessionIdleHours),
    order,
    direction: 'desc',
    args,
  });
  return {
    ...page,
    edges: page.edges.map(({ cursor, node: { userAgent, ...session } }) => ({
      cursor,
      node: {
        ...session,
        device: deviceName(userAgent),
        isMobile: isMobile(userAgent),
        isCurrent: session.id === person.sessionId,
      },
    })),
  };
}

/** Ends a session of the viewer. Ending it again changes nothing. Throws NOT_FOUND for any other session. */
export async function endOwnSession(ctx: Context, id: string): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { person } = ctx;
  const [session] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('session')
      .select('ended_at as endedAt')
      .where('id', '=', id)
      .where('person_id', '=', person.personId)
      .where('actor_id', 'is', null),
  );
  if (!session) throw notFound('Enheden findes ikke');
  if (session.endedAt) return;
  await ctx.writeAsAuth(async (write) => {
    await endSessions(write, { sessionId: id });
    await recordAudit(write, ctx, { action: 'SESSION_ENDED', target: person.userId });
  });
}

/** Ends all sessions of the viewer but the one that asks. */
export async function endOtherSessions(ctx: Context): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { userId, personId, sessionId } = ctx.person;
  await ctx.writeAsAuth(async (write) => {
    await endSessions(write, { personId, except: sessionId });
    await recordAudit(write, ctx, { action: 'SESSION_ENDED', target: userId, detail: 'Alle andre enheder' });
  });
}
