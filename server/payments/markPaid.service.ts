import { LockMode } from '@mikro-orm/postgresql';
import { actorOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { conflict, notFound } from '../errors.ts';
import { Invoice } from '../invoices/Invoice.ts';
import { ledgerEntryById } from './ledger.reads.ts';
import { LedgerEntry } from './LedgerEntry.ts';
import { markEntryPaid } from './settle.service.ts';

/**
 * Marks an entry on invoice as paid, or a credit without a credit note as paid out. A repeated call changes nothing.
 */
export async function markPaid(ctx: Context, entryId: string) {
  await ctx.writeAsAdmin(async (write) => {
    const entry = await write.em.findOne(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry) throw notFound('Posteringen findes ikke');
    if (entry.method !== 'INVOICE') throw conflict('Posteringen betales med kort og afgøres af Stripe');
    if (entry.gross < 0 && entry.invoiceId) throw conflict('En kreditering afregnes på kreditnotaen');
    if (entry.status === 'PAID') return;
    if (entry.status !== 'PENDING') throw conflict('Posteringen er annulleret og kan ikke betales');
    if (await isPartlyPaid(write, entry))
      throw conflict('Fakturaen er betalt delvist. Registrér resten som en betaling af fakturaen.');
    entry.markedPaidBy = ctx.viewer.name;
    await markEntryPaid(write, entry);
    const { customerId, departmentId, subject, subjectId, description } = entry;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: subject,
      entityId: subjectId,
      title: `${description} er betalt`,
    });
    write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  });
  return ledgerEntryById(ctx.admin, entryId);
}

/** Whether a part of the entry's invoice is paid, so that nobody can tell how much of the entry is. */
const isPartlyPaid = async ({ em }: Write, { invoiceId }: LedgerEntry) =>
  invoiceId !== null &&
  (await em.findOneOrFail(Invoice, { id: invoiceId }, { lockMode: LockMode.PESSIMISTIC_WRITE })).paid !== 0;
