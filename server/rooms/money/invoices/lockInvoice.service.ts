import { LockMode } from '@mikro-orm/postgresql';
import type { Write } from '../../../platform/db/writes.ts';
import { notFound } from '../../../platform/errors.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';

/**
 * Locks an invoice with its credit notes and all their entries. For the id of a credit note, those of the invoice that
 * it corrects. Entries are locked first, as a payment of a single entry does.
 */
export async function lockInvoice({ em }: Write, id: string): Promise<{ invoice: Invoice; documents: Invoice[] }> {
  const asked = await em.findOne(Invoice, { id });
  if (!asked) throw notFound('Fakturaen findes ikke');
  const invoiceId = asked.creditsId ?? asked.id;
  const family = { $or: [{ id: invoiceId }, { creditsId: invoiceId }] };
  const ids = (await em.find(Invoice, family)).map((document) => document.id);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } } as const;
  await em.find(LedgerEntry, { invoiceId: { $in: ids } }, lock);
  await em.findOneOrFail(Invoice, { id: invoiceId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  // A credit note may have been issued while this call waited for the lock.
  const documents = await em.find(Invoice, family, { ...lock, orderBy: { id: 'asc' } });
  return { invoice: documents.find((document) => document.id === invoiceId)!, documents };
}
