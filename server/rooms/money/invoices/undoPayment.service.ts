import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { InvoicePayment } from './InvoicePayment.ts';
import { lockInvoice } from './lockInvoice.service.ts';
import { refreshOpen } from './refreshOpen.service.ts';

/**
 * Undoes a payment, and opens the entries that it settled. Returns the invoice or credit note that it paid; undefined
 * when it was undone before.
 */
export async function undoPayment(
  write: Write,
  services: Pick<Services, 'goods'>,
  found: InvoicePayment,
  by: string,
): Promise<Invoice | undefined> {
  const { em } = write;
  await em.flush();
  const { invoice, documents } = await lockInvoice(write, found.invoiceId);
  const payment = await em.findOneOrFail(InvoicePayment, { id: found.id }, { refresh: true });
  if (payment.undoneAt) return undefined;
  Object.assign(payment, { undoneAt: new Date(), undoneBy: by });
  await em.flush();
  await openAgain(write, documents);
  await refreshOpen(write, services, invoice);
  return documents.find(({ id }) => id === payment.invoiceId)!;
}

/** Opens the entries that payments have settled, so that the payments that still count are applied to them anew. */
async function openAgain({ em }: Write, documents: Invoice[]): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await runIn(
    em,
    sql`update ledger_entry set status = 'PENDING', settled_at = null, marked_paid_by = null, payment_id = null,
       version = version + 1
     where payment_id is not null and invoice_id = any(${ids})`,
  );
  const payments = await em.find(InvoicePayment, { invoiceId: { $in: ids }, undoneAt: null });
  for (const document of documents)
    document.paid = payments
      .filter(({ invoiceId }) => invoiceId === document.id)
      .reduce((sum, { amount }) => sum + amount, 0);
}
