import { sql } from 'kysely';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { KEPT_DAYS } from './deletedNode.reads.ts';

/** Forgets old deletions, a day after they can no longer be asked for, so that none is missing on a page. */
export const pruneDeletedNodes: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`delete from deleted_node where deleted_at < now() - make_interval(days => ${KEPT_DAYS + 1})`,
  );
};
