import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { knownClientsOf } from './knownClients.service.ts';

const MAX_USER_AGENT = 300;

/** The User-Agent header as sessions store it; null without one. */
export const storedUserAgent = ({ request }: Context) => request.userAgent?.slice(0, MAX_USER_AGENT) ?? null;

/**
 * Whether the person has never signed in from the caller's device. A browser is recognized by its cookie, a program
 * without cookies by its name and network address. The first sign-in of a person is on no new device.
 */
export async function isOnNewDevice(ctx: Context, personId: string): Promise<boolean> {
  const clients = await knownClientsOf(ctx, [personId]);
  if (clients.get(personId)?.device) return false;
  const [sessions] = await ctx.services.reads.run(
    { role: dbRoles.auth },
    sql<{ isFirst: boolean; isSame: boolean }>`select count(*) = 0 as "isFirst",
       coalesce(bool_or(address = ${ctx.request.address}
         and user_agent is not distinct from ${storedUserAgent(ctx)}::text), false) as "isSame"
     from session where person_id = ${personId} and actor_id is null`,
  );
  return !sessions!.isFirst && !sessions!.isSame;
}
