import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';

/** A replica that was away for longer than this starts from now; its clients refetch anyway. */
export const pruneOutbox: JobHandler = async ({ reads }) => {
  await reads.runSql({ role: dbRoles.system }, `delete from outbox_event where created_at < now() - interval '1 hour'`);
};
