import { sql } from 'kysely';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { RETENTION_HOURS } from './Idempotency.ts';

const system = { role: dbRoles.system };

/**
 * Deletes the answers of idempotent calls that are older than three days, and the counters of past rate-limit minutes.
 */
export const pruneCalls: JobHandler = async ({ reads }) => {
  await reads.run(
    system,
    sql`delete from idempotent_call where created_at < now() - make_interval(hours => ${RETENTION_HOURS})`,
  );
  await reads.run(system, sql`delete from rate_window where minute < extract(epoch from now()) / 60 - 2`);
};
