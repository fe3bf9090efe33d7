import type { Ore } from '../../domain/money.ts';
import type { Write } from '../db/writes.ts';
import { Invoice } from './Invoice.ts';

/**
 * Computes what is still to be paid of an invoice after its credits. Entries that are credited whole before anybody has
 * paid them are cancelled together with their credits. Credits beyond what is unpaid stay open on their credit notes.
 */
export async function refreshOpen(write: Write, invoice: Invoice): Promise<void> {
  const { em } = write;
  await cancelCredited(write, invoice);
  const notes = await em.find(Invoice, { creditsId: invoice.id }, { orderBy: { number: 'asc' } });
  const pending = await pendingSums(write, [invoice.id, ...notes.map(({ id }) => id)]);
  const sumOn = (id: string) => pending.get(id) ?? 0;
  let unpaid: Ore = sumOn(invoice.id);
  for (const note of notes) {
    const credit = sumOn(note.id);
    const setOff = Math.max(credit, -unpaid);
    unpaid += setOff;
    note.open = credit - setOff;
  }
  invoice.open = unpaid;
  await em.flush();
  write.publish({ topic: 'ledger.changed', id: invoice.departmentId, customerId: invoice.customerId });
}

async function cancelCredited({ em }: Write, { id }: Invoice): Promise<void> {
  await em.flush();
  await em.execute(
    `with credit as (
       select l.credits_position as position, array_agg(l.entry_id) as entries, sum(l.net) as net
       from invoice n join invoice_line l on l.invoice_id = n.id where n.credits_id = ? group by 1
     ), whole as (
       select line.entry_id, credit.entries from invoice_line line
       join credit on credit.position = line.position and credit.net = -line.net
       join ledger_entry e on e.id = line.entry_id and e.status = 'PENDING'
       where line.invoice_id = ?
     )
     update ledger_entry set status = 'CANCELLED', settled_at = now(), version = version + 1
     where id in (select entry_id from whole union select unnest(entries) from whole)`,
    [id, id],
  );
}

/** The unpaid amounts of the entries on each invoice or credit note. */
async function pendingSums({ em }: Write, invoiceIds: string[]): Promise<Map<string, Ore>> {
  const rows = await em.execute<{ id: string; gross: number }[]>(
    `select invoice_id as id, sum(gross)::int as gross from ledger_entry
     where status = 'PENDING' and invoice_id = any(?::text[]) group by 1`,
    [`{${invoiceIds.join(',')}}`],
  );
  return new Map(rows.map(({ id, gross }) => [id, gross]));
}
