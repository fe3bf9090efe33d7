import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';

/** Deletes requests for access a month after they were answered or expired, with the data of their people. */
export const pruneAccessRequests: JobHandler = async ({ reads }) => {
  await reads.run(
    { role: dbRoles.system },
    sql`delete from access_request where least(decided_at, expires_at) < now() - interval '30 days'`,
  );
};
