import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { RETENTION_HOURS } from './Idempotency.ts';

const system = { role: dbRoles.system };

/**
 * Deletes the answers of idempotent calls that are older than three days, and the counters of past rate-limit minutes.
 */
export const pruneCalls: JobHandler = async ({ reads }) => {
  await reads.runSql(
    system,
    `delete from idempotent_call where created_at < now() - interval '${RETENTION_HOURS} hours'`,
  );
  await reads.runSql(system, 'delete from rate_window where minute < extract(epoch from now()) / 60 - 2');
};
