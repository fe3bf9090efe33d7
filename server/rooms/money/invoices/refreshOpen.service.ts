import { sql } from 'kysely';
import type { Ore } from '../../../../domain/basics/money.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { cancelCredited, settleCovered } from './settleCovered.ts';

/**
 * Computes what is still to be paid of an invoice after its payments and credits. Credits beyond what is unpaid stay
 * open on their credit notes. Entries that nobody has to pay any more are settled: those that are credited whole before
 * anybody has paid them are cancelled together with their credits.
 */
export async function refreshOpen(write: Write, services: Pick<Services, 'goods'>, invoice: Invoice): Promise<void> {
  const { em } = write;
  await em.flush();
  if (!invoice.paid) await cancelCredited(write, invoice, null);
  const notes = await em.find(Invoice, { creditsId: invoice.id }, { orderBy: { id: 'asc' } });
  const pending = await pendingSums(write, [invoice.id, ...notes.map(({ id }) => id)]);
  const unsettled = ({ id, paid }: Invoice): Ore => (pending.get(id) ?? 0) - paid;
  let unpaid = unsettled(invoice);
  let isSplit = false;
  for (const note of notes) {
    const credit = unsettled(note);
    const setOff = Math.max(credit, -unpaid);
    unpaid += setOff;
    note.open = credit - setOff;
    isSplit ||= setOff < 0 && note.open < 0;
  }
  invoice.open = unpaid;
  // A credit that is set off in part keeps its entries open, because an entry is settled whole.
  if (invoice.open === 0 && !isSplit)
    await settleCovered(
      write,
      services,
      invoice,
      [invoice, ...notes].filter(({ id, open }) => open === 0 && pending.has(id)),
    );
  await em.flush();
  const { customerId } = invoice;
  write.publish({ topic: 'ledger.changed', id: invoice.departmentId, customerId });
  for (const { id } of [invoice, ...notes]) write.publish({ topic: 'invoice.changed', id, customerId });
}

/** The unpaid amounts of the entries on each invoice or credit note. */
async function pendingSums({ em }: Write, invoiceIds: string[]): Promise<Map<string, Ore>> {
  const rows = await runIn(
    em,
    sql<{ id: string; gross: number }>`select invoice_id as id, sum(gross)::int as gross from ledger_entry
     where status = 'PENDING' and invoice_id = any(${invoiceIds}) group by 1`,
  );
  return new Map(rows.map(({ id, gross }) => [id, gross]));
}
