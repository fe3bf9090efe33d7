import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';

/** Deletes answered challenges that have expired, and secrets of authenticator apps that were never confirmed. */
export const pruneSecondFactors: JobHandler = async ({ reads }) => {
  await reads.run({ role: dbRoles.auth }, sql`delete from used_challenge where expires_at < now()`);
  await reads.run(
    { role: dbRoles.auth },
    sql`delete from authenticator_app where confirmed_at is null and created_at < now() - interval '1 day'`,
  );
};
