import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import {
  createCreditEntry,
  creditEntryWhole,
  type CreditServices,
} from '../../money/invoices/creditInvoice.service.ts';
import { issueInvoice } from '../../money/invoices/issueInvoice.service.ts';
import { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';

/**
 * Takes back the ledger entries of places that need not be paid. An entry that nobody has paid or invoiced is
 * cancelled, an invoiced one is credited by a credit note. What was paid by card and has no invoice yet gets its
 * invoice first; where the portal issues no invoices, a negative entry takes the amount back.
 */
export async function creditPlaces(
  write: Write,
  services: CreditServices,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  if (!ids.length) return;
  await lockEntries(write, ids);
  const entries = await write.em.find(
    LedgerEntry,
    { id: { $in: [...ids] } },
    { orderBy: { id: 'asc' }, refresh: true },
  );
  const begun = await draftsBegun(write, ids);
  for (const entry of entries)
    await creditPlace(write, services, entry, {
      reason,
      isElsewhere: begun.has(entry.id) || entry.isInvoicedElsewhere,
    });
  for (const { departmentId: id, customerId } of entries) write.publish({ topic: 'ledger.changed', id, customerId });
}

async function creditPlace(
  write: Write,
  services: CreditServices,
  entry: LedgerEntry,
  { reason, isElsewhere }: { reason: string; isElsewhere: boolean },
): Promise<void> {
  if (entry.status === 'CANCELLED' || entry.status === 'FAILED') return;
  if (!entry.invoiceId && !isElsewhere) {
    if (entry.status === 'PENDING') {
      // A charge that succeeds later marks the entry as paid, and is then credited by `settlePaidPlace`.
      Object.assign(entry, { status: 'CANCELLED', settledAt: new Date(), nextCheckAt: null });
      return write.em.flush();
    }
    const { id: entryId, departmentId, method, poNumber, eanNumber } = entry;
    const { config } = services;
    if (config.invoices.isIssuedHere)
      await issueInvoice(write, config, { departmentId, method, poNumber, eanNumber, entryId });
  }
  if (entry.invoiceId) return creditEntryWhole(write, services, entry, reason);
  createCreditEntry(write, entry, { net: 0, vat: 0 }, entry.net);
  await write.em.flush();
}

/**
 * Locks all entries that a credit may change, in the order of their ids. A credit note takes a number, and whoever
 * holds the series of numbers must not wait for an entry.
 */
async function lockEntries({ em }: Write, ids: readonly string[]): Promise<void> {
  await em.flush();
  await runIn(
    em,
    sql`
      select e.id from ledger_entry e
      where e.id = ${equalsAny(ids)}
        or e.invoice_id in (select invoice_id from ledger_entry where id = ${equalsAny(ids)})
      order by e.id for update`,
  );
  await runIn(
    em,
    sql`
      select i.id from invoice i
      where i.id in (select invoice_id from ledger_entry where id = ${equalsAny(ids)}) order by i.id for update`,
  );
}

/** The entries that are sent to Dinero as drafts, or may have been. */
async function draftsBegun({ em }: Write, ids: readonly string[]): Promise<Set<string>> {
  const rows = await runIn(
    em,
    sql<{ id: string }>`
      select id from dinero_request where id = ${equalsAny(ids)}
      union select id from ledger_entry where id = ${equalsAny(ids)} and invoice_draft_id is not null`,
  );
  return new Set(rows.map(({ id }) => id));
}
