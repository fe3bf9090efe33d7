import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { applyOutcome, chargeEntry } from './settle.service.ts';
import { startAttempt } from './startAttempt.ts';

const BATCH_SIZE = 50;
const system = { role: dbRoles.system };

/** Settles charges without a known outcome: after a crash, a lost response, or while a bank still processes them. */
export const settlePayments: JobHandler = async (services) => {
  const due = await services.reads.run(
    system,
    sql<{ id: string; attempt: number }>`
    select id, attempt from ledger_entry
    where status = 'PENDING' and method = 'CREDIT_CARD' and next_check_at <= now()
    order by next_check_at limit ${sql.lit(BATCH_SIZE)}`,
  );
  for (const { id, attempt } of due) {
    try {
      await chargeEntry(services, id);
    } catch (error) {
      services.log.warn({ err: error, entryId: id }, 'payment outcome is still unknown, will retry');
      // The next check is moved behind other due entries; otherwise a few failing ones would fill every batch.
      await services.writes.run(system, (write) =>
        applyOutcome(write, services, { entryId: id, attempt, outcome: { status: 'IN_DOUBT', providerId: null } }),
      );
    }
  }
};

/** Charges the later periods again whose retry is due. Each is a new attempt, which a second run does not repeat. */
export const retryPayments: JobHandler = async (services) => {
  const due = await services.reads.run(
    system,
    sql<{ id: string }>`select id from ledger_entry where status = 'FAILED' and next_retry_at <= now()
     order by next_retry_at`,
  );
  for (const { id } of due) {
    try {
      await retryPayment(services, id);
    } catch (error) {
      services.log.warn({ err: error, entryId: id }, 'retrying a failed payment failed, will try again');
    }
  }
};

export async function retryPayment(services: Services, entryId: string): Promise<void> {
  if (await startAttempt(services, entryId, { isAttended: false })) await chargeEntry(services, entryId);
}
