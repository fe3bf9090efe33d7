import { numberText } from '../../../../domain/money/invoices.ts';
import { BOOKING } from '../../../platform/access/employeeWrites.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { conflict } from '../../../platform/errors.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { invoiceById } from './invoice.reads.ts';
import type { CreditInvoiceInput } from './invoice.types.ts';
import { lockInvoice } from './lockInvoice.service.ts';
import { endUnconfirmedCharge } from './payByCard.service.ts';
import { CHANGED_MEANWHILE, nameOf } from './payment.service.ts';

/** Credits lines of an invoice for an admin. A version makes a repeated call a conflict, not a second credit. */
export async function creditInvoiceAsAdmin(ctx: Context, input: CreditInvoiceInput) {
  const { invoiceId, version } = input;
  assertMay(ctx.viewer, 'keepBooks');
  await endUnconfirmedCharge(ctx.services, invoiceId);
  const note = await ctx.writeAsAdmin(BOOKING, async (write) => {
    const { documents } = await lockInvoice(write, invoiceId);
    const invoice = documents.find(({ id }) => id === invoiceId)!;
    if (invoice.version !== version) throw conflict(CHANGED_MEANWHILE);
    const note = await creditInvoice(write, ctx.services, { ...input, issuedById: ctx.person.userId });
    await recordActivity(write, actorOf(ctx.viewer), {
      customerId: invoice.customerId,
      entityType: 'invoice',
      entityId: note.id,
      title: `${nameOf(invoice)} er krediteret med kreditnota ${numberText(note.kind, note.number)}`,
      description: note.reason!,
    });
    return { isBookedLater: note.number === null };
  });
  if (note.isBookedLater) await ctx.services.jobs.send('bookings.book', {});
  return invoiceById(ctx.admin, invoiceId);
}
