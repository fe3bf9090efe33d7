import type { Write } from '../db/writes.ts';

/** Cancels the pending entries of deleted goods. A charge that later succeeds still marks its entry as paid. */
export async function cancelUnpaid(
  { em, publish }: Write,
  { subjectId, departmentId, customerId }: { subjectId: string; departmentId: string; customerId: string },
): Promise<void> {
  await em.execute(
    `update ledger_entry set status = 'CANCELLED', settled_at = now(), version = version + 1
     where subject_id = ? and status = 'PENDING'`,
    [subjectId],
  );
  publish({ topic: 'ledger.changed', id: departmentId, customerId });
}
