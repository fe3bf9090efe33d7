import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';

/**
 * Gives the memberships of one person to another, with the copies of the other one's name and address, and deletes the
 * first person. The memberships keep their ids, and with these all that refers to them. Needs the role of the sign-in.
 * The caller has locked the memberships of both, and has deleted what the first person signs in with. Violates a unique
 * index when both have an active membership of the same company.
 */
export async function moveMemberships({ em }: Write, fromId: string, toId: string): Promise<void> {
  // In the order of the ids, as everything that locks two persons.
  await runIn(em, sql`select id from person where id = any(${[fromId, toId]}) order by id for update`);
  const moved = await runIn(
    em,
    sql<{ id: string }>`update user_account u set person_id = p.id, name = p.name, email = p.email,
       email_confirmed_at = p.email_confirmed_at, version = u.version + 1
     from person p where p.id = ${toId} and u.person_id = ${fromId} returning u.id`,
  );
  // The next session of the remaining person begins in the company that they used last themselves.
  await runIn(em, sql`delete from membership_use where user_id = any(${moved.map(({ id }) => id)})`);
  await runIn(em, sql`delete from person where id = ${fromId}`);
}
