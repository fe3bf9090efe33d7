import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import { creditEntryWhole, type CreditServices } from '../invoices/creditInvoice.service.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

/** Cancels the ledger entry of a fee, or credits it when an invoice bills it, also after it was paid. */
export async function cancelFee(write: Write, services: CreditServices, entryId: string): Promise<void> {
  const { em } = write;
  // One statement: an invoice that is issued at the same time has the entry, or leaves it out.
  const cancelled = await runIn(
    em,
    sql`update ledger_entry set status = 'CANCELLED', settled_at = now(), version = version + 1
     where id = ${entryId} and status = 'PENDING' and invoice_id is null returning id`,
  );
  const entry = await em.findOneOrFail(LedgerEntry, { id: entryId });
  const { departmentId, customerId } = entry;
  write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  if (cancelled.length || entry.status === 'CANCELLED') return;
  if (!entry.invoiceId)
    throw conflict('Gebyret er betalt og kommer snart på en faktura. Eftergiv det, når den er sendt.');
  await creditEntryWhole(write, services, entry, 'Rykkergebyret er eftergivet');
}
