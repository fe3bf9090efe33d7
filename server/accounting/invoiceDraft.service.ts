import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../domain/dates.ts';
import { doerOf, recordActivity } from '../activity/recordActivity.ts';
import type { Context } from '../context.ts';
import { conflict, notFound } from '../errors.ts';
import { ledgerEntryById, type LedgerRow } from '../payments/ledger.reads.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { notConfigured } from '../providers/dinero/DineroFailure.ts';
import { dineroAsAdmin } from './contacts.service.ts';
import { once } from './once.ts';

/** Of one entry there is one draft, whoever asks and however often: the entry's id is its name at Dinero. */
export async function createInvoiceDraft(ctx: Context, entryId: string) {
  const entry = await ledgerEntryById(ctx.admin, entryId);
  if (!entry) throw notFound('Posteringen findes ikke');
  if (entry.invoiceDraftId) return entry;
  const dinero = dineroAsAdmin(ctx);
  if (!dinero.isConfigured) throw notConfigured();
  const contactId = await payerOf(ctx, entry);
  const { id: draftId } = await once<{ id: string }>(ctx, {
    key: entryId,
    find: () => dinero.invoiceByReference(entryId),
    make: () => dinero.createInvoiceDraft(invoiceFor(entry, contactId)),
    underWay: 'Kladden er ved at blive oprettet. Prøv igen om et minut.',
  });
  await keepDraft(ctx, entryId, draftId);
  return ledgerEntryById(ctx.admin, entryId);
}

async function payerOf(ctx: Context, { method, status, customerId }: LedgerRow): Promise<string> {
  if (method !== 'INVOICE') throw conflict('Posteringen betales med kort og skal ikke faktureres');
  if (status !== 'PENDING') throw conflict('Kun det, der ikke er betalt endnu, kan faktureres');
  const customer = await ctx.admin.loaders.customer.load(customerId);
  if (!customer?.dineroContactId) throw conflict('Virksomheden er ikke koblet til en Dinero-kontakt');
  return customer.dineroContactId;
}

const invoiceFor = ({ id, description, net, eanNumber, poNumber }: LedgerRow, contactId: string) => ({
  contactId,
  externalReference: id,
  date: dateOf(),
  description: 'Faktura',
  ean: eanNumber,
  poNumber,
  lines: [{ description, quantity: 1, unit: 'parts' as const, netPrice: net / 100 }],
});

/** Told once, also where two found the same draft. */
async function keepDraft(ctx: Context, entryId: string, draftId: string): Promise<void> {
  await ctx.writeAsAdmin(async (write) => {
    const entry = await write.em.findOneOrFail(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (entry.invoiceDraftId) return;
    Object.assign(entry, { invoiceDraftId: draftId, invoiceDraftedAt: new Date() });
    const { customerId, departmentId, subject, subjectId, description } = entry;
    await recordActivity(write, doerOf(ctx.viewer), {
      customerId,
      entityType: subject,
      entityId: subjectId,
      title: `Fakturakladde er oprettet: ${description}`,
    });
    write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  });
}
