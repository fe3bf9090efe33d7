import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { InvoicePayment } from './InvoicePayment.ts';

/**
 * Settles the entries of an invoice of which nothing is left to be paid, and of its credit notes that are set off or
 * paid out. The entries remember the last payment, so that they can be opened again when a payment is undone.
 */
export async function settleCovered(
  write: Write,
  { goods }: Pick<Services, 'goods'>,
  invoice: Invoice,
  covered: Invoice[],
): Promise<void> {
  if (!covered.length) return;
  const { em } = write;
  const payment = covered.some(({ paid }) => paid !== 0)
    ? await em.findOne(
        InvoicePayment,
        { invoiceId: { $in: covered.map(({ id }) => id) }, undoneAt: null },
        { orderBy: { id: 'desc' } },
      )
    : null;
  await cancelCredited(write, invoice, payment?.id ?? null);
  const entries = await em.find(
    LedgerEntry,
    { invoiceId: { $in: covered.map(({ id }) => id) }, status: 'PENDING' },
    { orderBy: { id: 'asc' }, refresh: true },
  );
  for (const entry of entries) {
    Object.assign(entry, {
      status: 'PAID',
      settledAt: new Date(),
      paymentId: payment?.id ?? null,
      // No admin marks what was paid by card.
      markedPaidBy: payment?.providerId ? null : (payment?.recordedBy ?? null),
    });
    if (entry.gross > 0) await goods[entry.subject].onPaid(write, entry);
  }
  for (const document of covered) document.paid = 0;
}

/** Cancels the unpaid entries of lines that are credited whole, together with their credits. */
export async function cancelCredited({ em }: Write, { id }: Invoice, paymentId: string | null): Promise<void> {
  await runIn(
    em,
    sql`with credit as (
       select l.credits_position as position, array_agg(l.entry_id) as entries, sum(l.net) as net
       from invoice n join invoice_line l on l.invoice_id = n.id where n.credits_id = ${id} group by 1
     ), whole as (
       select line.entry_id, credit.entries from invoice_line line
       join credit on credit.position = line.position and credit.net = -line.net
       join ledger_entry e on e.id = line.entry_id and e.status = 'PENDING'
       where line.invoice_id = ${id}
     )
     update ledger_entry set status = 'CANCELLED', settled_at = now(), payment_id = ${paymentId}, version = version + 1
     where id in (select entry_id from whole union select unnest(entries) from whole)`,
  );
}
