import type { Write } from '../db/writes.ts';

/** What is deleted is not owed any more. A charge that turns out to have gone through is paid all the same. */
export async function cancelUnpaid(
  { em, publish }: Write,
  { subjectId, departmentId, customerId }: { subjectId: string; departmentId: string; customerId: string },
): Promise<void> {
  await em.execute(
    `update ledger_entry set status = 'CANCELLED', settled_at = now(), version = version + 1 where subject_id = ? and status = 'PENDING'`,
    [subjectId],
  );
  publish({ topic: 'ledger.changed', id: departmentId, customerId });
}
