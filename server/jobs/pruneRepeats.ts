import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from './Jobs.ts';

const system = { role: dbRoles.system };

/**
 * Stripe sends an event again for three days, and by hand for thirty; Shopify for two; whoever calls with an `Idempotency-Key` for three.
 * A dialog is over with its session, which lasts a day or less.
 */
const OLD = `now() - interval '90 days'`;

/** What repeats are known by. */
export const pruneRepeats: JobHandler = async ({ reads }) => {
  await reads.runSql(system, `delete from provider_event where handled_at < ${OLD}`);
  await reads.runSql(system, `delete from task_request where created_at < ${OLD} and busy_until < ${OLD}`);
  // An entry can be invoiced at any age: where nobody knows whether its draft was made, it must still be looked for.
  await reads.runSql(
    system,
    `
    delete from dinero_request where claimed_at < ${OLD}
      and not exists (select 1 from ledger_entry where ledger_entry.id = dinero_request.id and invoice_draft_id is null)`,
  );
};
