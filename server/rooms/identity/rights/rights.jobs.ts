import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';

/** Deletes requests for rights a month after they were answered. The audit log keeps the answers. */
export const pruneRightsRequests: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`delete from rights_request where decided_at < now() - interval '30 days'`,
  );
};
