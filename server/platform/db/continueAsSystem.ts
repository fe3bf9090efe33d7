import { sql } from 'kysely';
import { runIn } from './query.ts';
import { dbRoles } from './roles.ts';
import type { Write } from './writes.ts';

/**
 * Gives the rest of an open transaction the role of the system, for follow-up work that the caller's role may not do,
 * such as a credit note for a place that a guest gives back. Everything that the caller's role has to allow must have
 * been written before; it is flushed with the caller's role. The caller's rights must have been checked.
 */
export async function continueAsSystem({ em }: Write): Promise<void> {
  await em.flush();
  await runIn(em, sql`set local role ${sql.id(dbRoles.system)}`);
}
