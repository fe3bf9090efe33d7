import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';

/**
 * Deletes events after an hour. A replica that was disconnected for longer misses them, but its clients fetch again
 * when they reconnect.
 */
export const pruneOutbox: JobHandler = async ({ reads }) => {
  await reads.runSql({ role: dbRoles.system }, `delete from outbox_event where created_at < now() - interval '1 hour'`);
};
