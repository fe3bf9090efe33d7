import { sql } from 'kysely';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';

/** Time after which events are deleted. A replica that was disconnected for longer may have missed some of them. */
export const EVENTS_KEPT_HOURS = 1;

/** Deletes events that every connected replica has delivered. */
export const pruneOutbox: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`delete from outbox_event where created_at < now() - make_interval(hours => ${EVENTS_KEPT_HOURS})`,
  );
};
