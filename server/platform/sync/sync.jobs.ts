import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { KEPT_DAYS } from './deletedNode.reads.ts';

/** Forgets old deletions, a day after they can no longer be asked for, so that none is missing on a page. */
export const pruneDeletedNodes: JobHandler = async ({ reads }) => {
  await reads.runSql(
    { role: dbRoles.system },
    `delete from deleted_node where deleted_at < now() - interval '${KEPT_DAYS + 1} days'`,
  );
};
