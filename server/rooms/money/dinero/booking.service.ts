import { LockMode } from '@mikro-orm/postgresql';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { dineroIdOf } from '../../../providers/dinero/dineroIdOf.ts';
import { invoiceById } from '../invoices/invoice.reads.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { DineroDocument } from './DineroDocument.ts';

/**
 * Lets the job book or compare a document at once. What an admin has looked at is no longer a difference, unless the
 * comparison finds it again.
 */
export async function retryBooking(ctx: Context, id: string) {
  await ctx.writeAsAdmin('keepBooks', async (write) => {
    const { em } = write;
    const invoice = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invoice) throw notFound('Fakturaen findes ikke');
    const booking = await em.findOne(DineroDocument, { invoiceId: id });
    if (!booking) throw conflict('Bilaget bogføres ikke i Dinero');
    if (invoice.number === null && booking.difference === 'DELETED_THERE')
      invoice.dineroId = dineroIdOf(`${id} ${invoice.version}`);
    Object.assign(booking, { nextAttemptAt: new Date(), difference: null, differenceAmount: null });
    const { customerId } = invoice;
    await recordAudit(write, ctx, { action: 'ADMIN_CHANGE', detail: 'retryBooking', target: id, customerId });
    write.publish({ topic: 'invoice.changed', id, customerId });
  });
  await ctx.services.jobs.send('bookings.book', {});
  return invoiceById(ctx.admin, id);
}
