import { dateOf } from '../../domain/dates.ts';
import type { BookingDifference } from '../../domain/invoices.ts';
import { formatKroner, type Ore } from '../../domain/money.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import type { Invoice } from '../invoices/Invoice.ts';
import { InvoicePayment } from '../invoices/InvoicePayment.ts';
import { lockInvoice } from '../invoices/lockInvoice.ts';
import { nameOf } from '../invoices/payment.service.ts';
import { refreshOpen } from '../invoices/refreshOpen.ts';
import { isReserved } from '../invoices/reservedByCard.ts';
import { undoPayment } from '../invoices/undoPayment.ts';
import type { DineroPayments } from '../providers/dinero/Dinero.ts';
import type { Services } from '../services.ts';
import { BOOKING_ACTOR } from './dineroContact.ts';

const system = { role: dbRoles.system };
const TIME_LIMIT_MS = 60_000;

interface Difference {
  difference: BookingDifference | null;
  amount: Ore | null;
}

/**
 * Compares what is missing of a booked invoice with what is missing at Dinero. A payment that was made or undone there
 * is made or undone here; whatever else differs is stored for an admin and changes nothing. `unread` is the amount of
 * Dinero's credit notes that the portal does not know yet.
 */
export async function compareInvoice(services: Services, invoiceId: string, unread: Ore = 0): Promise<void> {
  const [invoice] = await services.reads.runSql<{ dineroId: string; isComparable: boolean }>(
    system,
    `select i.dinero_id as "dineroId", i.number is not null and not exists (
       select 1 from invoice n where n.credits_id = i.id and n.number is null) as "isComparable"
     from invoice i where i.id = $1 and i.kind = 'INVOICE' and i.dinero_id is not null`,
    [invoiceId],
  );
  // A credit note that Dinero has not booked yet counts in the portal alone.
  if (!invoice?.isComparable) return;
  const { remaining, lastPaidOn } = await services.dinero.within(TIME_LIMIT_MS).invoicePayments(invoice.dineroId);
  const payments = { remaining: remaining + unread, lastPaidOn };
  await services.writes.run(system, (write) => applyPayments(write, invoiceId, payments));
}

async function applyPayments(write: Write, invoiceId: string, payments: DineroPayments): Promise<void> {
  const { invoice, documents } = await lockInvoice(write, invoiceId);
  if (await isReserved(write, invoiceId)) return compareLater(write, invoiceId);
  const [row] = await write.em.execute<{ difference: BookingDifference | null }[]>(
    'select difference from dinero_document where invoice_id = ?',
    [invoiceId],
  );
  // Until an admin has looked at the credit, nobody can tell what of the missing amount was paid.
  if (row?.difference === 'CREDITED_THERE') return storeDifference(write, invoice, undefined);
  const missing = () => documents.reduce((sum, { open }) => sum + open, 0);
  const { remaining } = payments;
  const paid = Math.min(missing() - remaining, invoice.open);
  if (paid > 0) await pay(write, invoice, invoice, paid, payments);
  for (const note of documents.filter(({ kind, open }) => kind === 'CREDIT_NOTE' && open < 0)) {
    const paidOut = Math.min(remaining - missing(), -note.open);
    if (paidOut > 0) await pay(write, invoice, note, -paidOut, payments);
  }
  await undoWhatIsGone(write, invoice, remaining - missing());
  await storeDifference(write, invoice, differenceOf(remaining - missing()));
}

/** While a card is being charged, nobody knows what is missing. */
const compareLater = async ({ em }: Write, invoiceId: string): Promise<void> => {
  await em.execute(`update dinero_document set next_attempt_at = now() + interval '5 minutes' where invoice_id = ?`, [
    invoiceId,
  ]);
};

/** `more` is the amount by which more is missing at Dinero than in the portal. */
function differenceOf(more: Ore): Difference {
  if (more === 0) return { difference: null, amount: null };
  return { difference: more > 0 ? 'MORE_MISSING_THERE' : 'LESS_MISSING_THERE', amount: Math.abs(more) };
}

/** Records a payment of the invoice, or a negative one by which a credit note of it was paid out. */
async function pay(
  write: Write,
  invoice: Invoice,
  document: Invoice,
  amount: Ore,
  { lastPaidOn }: DineroPayments,
): Promise<void> {
  const today = dateOf();
  write.em.create(InvoicePayment, {
    customerId: invoice.customerId,
    invoiceId: document.id,
    amount,
    paidOn: lastPaidOn !== null && lastPaidOn < today ? lastPaidOn : today,
    recordedBy: BOOKING_ACTOR.actorName,
    isFromDinero: true,
  });
  document.paid += amount;
  await refreshOpen(write, invoice);
  await record(write, document, `${formatKroner(Math.abs(amount))} er ${amount > 0 ? 'betalt' : 'udbetalt'}`);
}

/** Undoes the newest payments that came from Dinero and are no longer there, as long as they fit into the amount. */
async function undoWhatIsGone(write: Write, invoice: Invoice, amount: Ore): Promise<void> {
  if (amount <= 0) return;
  const payments = await write.em.find(
    InvoicePayment,
    { invoiceId: invoice.id, isFromDinero: true, undoneAt: null },
    { orderBy: { id: 'desc' } },
  );
  let rest = amount;
  for (const payment of payments) {
    if (payment.amount > rest) return;
    rest -= payment.amount;
    await undoPayment(write, payment, BOOKING_ACTOR.actorName);
    await record(write, invoice, `en betaling på ${formatKroner(payment.amount)} er fortrudt`);
  }
}

/** Stores what differs; undefined keeps what is stored. */
async function storeDifference(
  write: Write,
  { id, customerId }: Invoice,
  found: Difference | undefined,
): Promise<void> {
  await write.em.flush();
  await write.em.execute(
    `update dinero_document set next_attempt_at = null, attempts = 0, problem = null, compared_at = now()
       ${found ? ', difference = ?, difference_amount = ?' : ''} where invoice_id = ?`,
    found ? [found.difference, found.amount, id] : [id],
  );
  write.publish({ topic: 'invoice.changed', id, customerId });
}

const record = (write: Write, document: Invoice, what: string) =>
  recordActivity(write, BOOKING_ACTOR, {
    customerId: document.customerId,
    entityType: 'invoice',
    entityId: document.id,
    title: `${nameOf(document)}: ${what}`,
  });
