import { dbRoles } from '../db/roles.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { applyOutcome, chargeEntry } from './settle.service.ts';

const AT_ONCE = 50;
const system = { role: dbRoles.system };

/** Charges whose answer nobody has: cut off by a crash, lost on the way, or with a bank that takes its time. */
export const settlePayments: JobHandler = async (services) => {
  const due = await services.reads.runSql<{ id: string }>(
    system,
    `
    select id from ledger_entry where status = 'PENDING' and method = 'CREDIT_CARD' and next_check_at <= now() order by next_check_at limit ${AT_ONCE}`,
  );
  for (const { id } of due) {
    try {
      await chargeEntry(services, id);
    } catch (error) {
      services.log.warn({ err: error, entryId: id }, 'a payment is still in doubt');
      // Asked for again later, behind those whose turn it is: else a few that can't be answered would keep all others waiting.
      await services.writes.run(system, (write) => applyOutcome(write, id, { status: 'IN_DOUBT', providerId: null }));
    }
  }
};
