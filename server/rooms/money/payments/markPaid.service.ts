import { LockMode } from '@mikro-orm/postgresql';
import { BOOKING } from '../../../platform/access/employeeWrites.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { endUnconfirmedCharge } from '../invoices/payByCard.service.ts';
import { assertNotReserved } from '../invoices/reservedByCard.reads.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { ledgerEntryById } from './ledger.reads.ts';
import { resumePaidGoods } from './pauseGoods.ts';
import { isRetried } from './periodEntry.ts';
import { markEntryPaid } from './settle.service.ts';
import { endEarlierAttempt } from './startAttempt.ts';

/**
 * Marks an entry as paid that is on invoice, or whose card payment has failed and was paid in another way, or a credit
 * without a credit note as paid out. A repeated call changes nothing.
 */
export async function markPaid(ctx: Context, entryId: string) {
  const { services } = ctx;
  assertMay(ctx.viewer, 'keepBooks');
  await endEarlierAttempt(services, entryId);
  const { invoiceId } = (await ledgerEntryById(ctx.admin, entryId)) ?? {};
  if (invoiceId) await endUnconfirmedCharge(services, invoiceId);
  await ctx.writeAsAdmin(BOOKING, async (write) => {
    const entry = await write.em.findOne(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!entry) throw notFound('Posteringen findes ikke');
    if (isFailedPeriod(entry)) entry.method = 'INVOICE';
    else if (entry.method !== 'INVOICE') throw conflict('Posteringen betales med kort og afgøres af Stripe');
    if (entry.gross < 0 && entry.invoiceId) throw conflict('En kreditering afregnes på kreditnotaen');
    if (entry.status === 'PAID') return;
    if (entry.status !== 'PENDING' && !isFailedPeriod(entry))
      throw conflict('Posteringen er annulleret og kan ikke betales');
    if (entry.invoiceId) await assertNotReserved(write, entry.invoiceId);
    if (await isPartlyPaid(write, entry))
      throw conflict('Fakturaen er betalt delvist. Registrér resten som en betaling af fakturaen.');
    entry.markedPaidBy = ctx.viewer.name;
    await markEntryPaid(write, services, entry);
    await resumePaidGoods(write, services.config, entry);
    const { customerId, departmentId, subject, subjectId, description } = entry;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: subject,
      entityId: subjectId,
      alsoSubject: 'FINANCE',
      title: `${description} er betalt`,
    });
    write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  });
  return ledgerEntryById(ctx.admin, entryId);
}

/** Whether the card payment of a later period has failed. Its amount is still owed. */
const isFailedPeriod = (entry: LedgerEntry) =>
  entry.status === 'FAILED' && entry.firstFailedAt !== null && isRetried(entry);

/** Whether a part of the entry's invoice is paid, so that nobody can tell how much of the entry is. */
const isPartlyPaid = async ({ em }: Write, { invoiceId }: LedgerEntry) =>
  invoiceId !== null &&
  (await em.findOneOrFail(Invoice, { id: invoiceId }, { lockMode: LockMode.PESSIMISTIC_WRITE })).paid !== 0;
