import { formatKroner } from '../../../../domain/basics/money.ts';
import { numberText } from '../../../../domain/money/invoices.ts';
import { paymentForm } from '../../../../domain/money/validation/invoices.ts';
import { BOOKING } from '../../../platform/access/employeeWrites.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { actorOf, recordActivity } from '../../companies/activity/activity.service.ts';
import type { Invoice } from '../ledger/Invoice.ts';
import { compareSoon } from './compareSoon.ts';
import { invoiceById } from './invoice.reads.ts';
import type { InvoicePaymentInput } from './invoice.types.ts';
import { InvoicePayment } from './InvoicePayment.ts';
import { lockInvoice } from './lockInvoice.service.ts';
import { endUnconfirmedCharge } from './payByCard.service.ts';
import { refreshOpen } from './refreshOpen.service.ts';
import { assertNotReserved } from './reservedByCard.reads.ts';
import { undoPayment } from './undoPayment.service.ts';

/** The message of a change of an invoice that somebody else has changed meanwhile. */
export const CHANGED_MEANWHILE = 'Fakturaen er ændret imens. Se den igen, og prøv så.';

export const nameOf = ({ kind, number }: Invoice): string =>
  `${kind === 'INVOICE' ? 'Faktura' : 'Kreditnota'} ${numberText(kind, number)}`;

/**
 * Records that an invoice was paid, in part or whole, or that a credit note was paid out. The last part settles the
 * entries of the invoice. A version makes a repeated call a conflict, not a second payment.
 */
export async function recordInvoicePayment(ctx: Context, input: InvoicePaymentInput) {
  const form = parseInput(paymentForm, input);
  const { invoiceId, version } = input;
  assertMay(ctx.viewer, 'keepBooks');
  await endUnconfirmedCharge(ctx.services, invoiceId);
  await ctx.writeAsAdmin(BOOKING, async (write) => {
    const { invoice, documents } = await lockInvoice(write, invoiceId);
    await assertNotReserved(write, invoice.id);
    const paid = documents.find(({ id }) => id === invoiceId)!;
    if (paid.version !== version) throw conflict(CHANGED_MEANWHILE);
    if (paid.open === 0) throw conflict('Der er ikke noget at betale');
    const owed = Math.abs(paid.open);
    if (form.amount > owed) throw badInput({ amount: `Der mangler kun ${formatKroner(owed)}` }, 'TOO_LARGE');
    const amount = form.amount * Math.sign(paid.open);
    write.em.create(InvoicePayment, {
      customerId: paid.customerId,
      invoiceId,
      amount,
      paidOn: form.paidOn,
      note: form.note,
      recordedBy: ctx.viewer.name,
    });
    paid.paid += amount;
    await refreshOpen(write, ctx.services, invoice);
    const verb = paid.kind === 'INVOICE' ? 'betalt' : 'udbetalt';
    await record(ctx, write, paid, `${nameOf(paid)}: ${formatKroner(form.amount)} er ${verb}`);
    await compareSoon(write, invoiceId);
  });
  return invoiceById(ctx.admin, invoiceId);
}

/** Undoes a payment, and opens the entries that it settled. A repeated call changes nothing. */
export async function undoInvoicePayment(ctx: Context, paymentId: string) {
  const invoiceId = await ctx.writeAsAdmin(BOOKING, async (write) => {
    const payment = await write.em.findOne(InvoicePayment, { id: paymentId });
    if (!payment) throw notFound('Betalingen findes ikke');
    // The lock waits for the job that is about to add it at Dinero.
    await lockInvoice(write, payment.invoiceId);
    await write.em.refresh(payment);
    if (payment.isFromDinero || payment.dineroState)
      throw conflict('Betalingen er registreret i Dinero. Fortryd den dér.');
    if (payment.providerId) throw conflict('En kortbetaling kan ikke fortrydes. Kreditér fakturaen i stedet.');
    const document = await undoPayment(write, ctx.services, payment, ctx.viewer.name);
    if (document) {
      const amount = formatKroner(Math.abs(payment.amount));
      await record(ctx, write, document, `${nameOf(document)}: en betaling på ${amount} er fortrudt`);
      await compareSoon(write, payment.invoiceId);
    }
    return payment.invoiceId;
  });
  return invoiceById(ctx.admin, invoiceId);
}

const record = (ctx: Context, write: Write, { customerId, id }: Invoice, title: string) =>
  recordActivity(write, actorOf(ctx.viewer), { customerId, entityType: 'invoice', entityId: id, title });
