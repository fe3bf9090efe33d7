import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { notConfigured } from '../../../providers/dinero/DineroError.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { customerLoader } from '../../companies/customers/customer.reads.ts';
import { factsForDinero } from '../invoices/dineroLine.reads.ts';
import { suppliedOnOf } from '../invoices/storeInvoice.service.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { ledgerEntryById, type LedgerRow } from '../payments/ledger.reads.ts';
import { dineroAsAdmin } from './contacts.service.ts';
import { createAtDineroOnce } from './createAtDineroOnce.ts';

/** Creates at most one draft for an entry, even for parallel calls. The entry's id is the reference at Dinero. */
export async function createInvoiceDraft(ctx: Context, entryId: string) {
  const entry = await ledgerEntryById(ctx.admin, entryId);
  if (!entry) throw notFound('Posteringen findes ikke');
  if (entry.invoiceDraftId) return entry;
  const dinero = dineroAsAdmin(ctx);
  if (!dinero.isConfigured) throw notConfigured();
  const contactId = await contactIdFor(ctx, entry);
  const { id: draftId } = await createAtDineroOnce<{ id: string }>(ctx, {
    key: entryId,
    find: () => dinero.invoiceByReference(entryId),
    create: async () => {
      await assertNotInvoiced(ctx, entryId);
      return dinero.createInvoiceDraft(invoiceFor(entry, contactId));
    },
    inProgressMessage: 'Kladden er ved at blive oprettet. Prøv igen om et minut.',
  });
  await storeDraft(ctx, entryId, draftId);
  return ledgerEntryById(ctx.admin, entryId);
}

async function contactIdFor(ctx: Context, entry: LedgerRow): Promise<string> {
  const { method, status, customerId, gross, isInvoicedElsewhere } = entry;
  if (ctx.services.config.invoices.isIssuedHere && !isInvoicedElsewhere)
    throw conflict('Portalen udsteder selv fakturaen for posteringen');
  if (method !== 'INVOICE') throw conflict('Posteringen betales med kort og skal ikke faktureres');
  if (status !== 'PENDING') throw conflict('Kun det, der ikke er betalt endnu, kan faktureres');
  if (gross < 0) throw conflict('En kreditering skrives som kreditnota i Dinero');
  const customer = await customerLoader.of(ctx.admin).load(customerId);
  if (!customer?.dineroContactId) throw conflict('Virksomheden er ikke koblet til en Dinero-kontakt');
  return customer.dineroContactId;
}

/**
 * Throws CONFLICT for an entry that has an invoice of the portal. Waits for an invoice that is being issued. A later
 * one leaves the entry out, because the claim of the draft is stored by now.
 */
async function assertNotInvoiced(ctx: Context, entryId: string): Promise<void> {
  const [entry] = await ctx.readAsAdmin(
    sqlBuilder.selectFrom('ledger_entry').select('invoice_id as invoiceId').where('id', '=', entryId).forUpdate(),
  );
  if (entry?.invoiceId) throw conflict('Posteringen er allerede faktureret');
}

const invoiceFor = (entry: LedgerRow, contactId: string) => ({
  contactId,
  externalReference: entry.id,
  date: dateOf(),
  description: 'Faktura',
  ean: entry.eanNumber,
  poNumber: entry.poNumber,
  lines: [lineOf(entry)],
});

function lineOf(entry: LedgerRow) {
  const facts = factsForDinero({ ...entry, suppliedOn: suppliedOnOf(entry) });
  return { ...facts, description: entry.description, netPrice: entry.net / facts.quantity / 100 };
}

/** Stores the draft's id and records one activity, even when parallel calls found the same draft. */
async function storeDraft(ctx: Context, entryId: string, draftId: string): Promise<void> {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const entry = await write.em.findOneOrFail(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (entry.invoiceDraftId) return;
    Object.assign(entry, { invoiceDraftId: draftId, invoiceDraftedAt: new Date() });
    const { customerId, departmentId, subject, subjectId, description } = entry;
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId,
      entityType: subject,
      entityId: subjectId,
      alsoSubject: 'FINANCE',
      title: `Fakturakladde er oprettet: ${description}`,
    });
    write.publish({ topic: 'ledger.changed', id: departmentId, customerId });
  });
}
