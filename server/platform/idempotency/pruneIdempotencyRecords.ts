import { sql } from 'kysely';
import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';

/**
 * Longer than any repetition can come: Stripe repeats an event for three days, and on request for thirty; Shopify
 * repeats for two days; a call with an idempotency key can be repeated for three; a dialog ends with its session, after
 * a day at most.
 */
export const OLD_RECORD = sql`now() - interval '90 days'`;

/** Deletes old records by which repeated provider events are recognised. */
export const pruneIdempotencyRecords: JobHandler = async ({ reads }) => {
  await reads.run({ role: dbRoles.system }, sql`delete from provider_event where handled_at < ${OLD_RECORD}`);
};
