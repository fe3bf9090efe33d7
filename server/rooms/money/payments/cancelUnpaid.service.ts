import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { creditEntryWhole, type CreditServices } from '../invoices/creditInvoice.service.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

interface DeletedGoods {
  subjectId: string;
  departmentId: string;
  customerId: string;
}

/**
 * Cancels the unpaid entries of deleted goods. Those that are on an invoice are credited, because an invoice does not
 * change. A charge that later succeeds still marks its entry as paid.
 */
export async function cancelUnpaid(write: Write, services: CreditServices, goods: DeletedGoods): Promise<void> {
  const { subjectId } = goods;
  const { em } = write;
  const invoiced = await em.find(
    LedgerEntry,
    { subjectId, status: 'PENDING', invoiceId: { $ne: null }, gross: { $gt: 0 } },
    { orderBy: { id: 'asc' } },
  );
  for (const entry of invoiced) await creditEntryWhole(write, services, entry, 'Bestillingen er slettet');
  await runIn(
    em,
    sql`update ledger_entry set status = 'CANCELLED', settled_at = now(), version = version + 1
     where subject_id = ${subjectId} and status = 'PENDING' and invoice_id is null`,
  );
  await cancelRetries(write, goods);
}

/** Cancels the failed card payments of deleted goods, which are not tried again. */
export async function cancelRetries(
  { em, publish }: Write,
  { subjectId, departmentId, customerId }: DeletedGoods,
): Promise<void> {
  await runIn(
    em,
    sql`update ledger_entry set status = 'CANCELLED', next_retry_at = null, settled_at = now(), version = version + 1
     where subject_id = ${subjectId} and status = 'FAILED' and first_failed_at is not null`,
  );
  publish({ topic: 'ledger.changed', id: departmentId, customerId });
}
