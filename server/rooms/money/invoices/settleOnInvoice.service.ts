import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { Invoice } from '../ledger/Invoice.ts';
import type { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { refreshOpen } from './refreshOpen.service.ts';

/**
 * Updates the invoice of an entry that was paid. Credits that were set off are settled with it: those of its line, and
 * with the last unpaid line all of them, because nobody pays what was credited.
 */
export async function settleOnInvoice(
  write: Write,
  services: Pick<Services, 'goods'>,
  entry: LedgerEntry,
): Promise<void> {
  if (!entry.invoiceId) return;
  const { em } = write;
  const invoice = await em.findOneOrFail(
    Invoice,
    { id: entry.invoiceId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  await em.flush();
  await runIn(
    em,
    sql`update ledger_entry set status = 'PAID', settled_at = now(), version = version + 1
     where status = 'PENDING' and id in (
       select credit.entry_id from invoice note
       join invoice_line credit on credit.invoice_id = note.id
       join invoice_line line on line.invoice_id = note.credits_id and line.position = credit.credits_position
       where note.credits_id = ${invoice.id} and note.open = 0 and (line.entry_id = ${entry.id} or not exists (
         select 1 from ledger_entry e where e.invoice_id = note.credits_id and e.status = 'PENDING')))`,
  );
  await refreshOpen(write, services, invoice);
}
