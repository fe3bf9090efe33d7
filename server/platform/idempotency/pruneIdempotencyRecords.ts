import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';

const system = { role: dbRoles.system };

/**
 * Longer than any repetition can come: Stripe repeats an event for three days, and on request for thirty; Shopify
 * repeats for two days; a call with an idempotency key can be repeated for three; a dialog ends with its session, after
 * a day at most.
 */
const OLD = `now() - interval '90 days'`;

/** Deletes old records by which repeated provider events and invoice drafts are recognised. */
export const pruneIdempotencyRecords: JobHandler = async ({ reads }) => {
  await reads.runSql(system, `delete from provider_event where handled_at < ${OLD}`);
  // A ledger entry can be invoiced at any age. While the outcome of its draft is unknown, the record makes the next
  // attempt look for the draft at Dinero.
  await reads.runSql(
    system,
    `
    delete from dinero_request where claimed_at < ${OLD}
      and not exists (
        select 1 from ledger_entry where ledger_entry.id = dinero_request.id and invoice_draft_id is null)`,
  );
};
