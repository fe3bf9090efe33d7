import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatKroner, type Ore } from '../../../../domain/basics/money.ts';
import type { BookingDifference } from '../../../../domain/money/invoices.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { DineroPayments } from '../../../providers/dinero/Dinero.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { InvoicePayment } from '../invoices/InvoicePayment.ts';
import { lockInvoice } from '../invoices/lockInvoice.service.ts';
import { nameOf } from '../invoices/payment.service.ts';
import { refreshOpen } from '../invoices/refreshOpen.service.ts';
import { isReserved } from '../invoices/reservedByCard.reads.ts';
import { undoPayment } from '../invoices/undoPayment.service.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { addPayments } from './addPayments.ts';
import { BOOKING_ACTOR } from './findOrCreateContact.ts';

const system = { role: dbRoles.system };
/** The ids with which the portal marks the payments that it adds at Dinero. */
const OWN = InvoicePayment.idPrefix;

interface Difference {
  difference: BookingDifference | null;
  amount: Ore | null;
}

/** A locked invoice that is compared with its payments at Dinero. */
interface Compared {
  write: Write;
  services: Services;
  invoice: Invoice;
  there: DineroPayments;
}

/**
 * Compares what is missing of a booked invoice with what is missing at Dinero. A payment that was made or undone there
 * is made or undone here, and a payment of the portal is added there; whatever else differs is stored for an admin and
 * changes nothing. `unread` is the amount of Dinero's credit notes that the portal does not know yet.
 */
export async function compareInvoice(services: Services, invoiceId: string, unread: Ore = 0): Promise<void> {
  const [invoice] = await services.reads.run(
    system,
    sql<{ dineroId: string }>`select dinero_id as "dineroId" from invoice
     where id = ${invoiceId} and kind = 'INVOICE' and dinero_id is not null and number is not null`,
  );
  if (!invoice) return;
  const { remaining, payments } = await addPayments(services, invoiceId, invoice.dineroId, unread);
  await services.writes.run(system, (write) =>
    applyPayments(write, services, invoiceId, { remaining: remaining + unread, payments }),
  );
}

async function applyPayments(
  write: Write,
  services: Services,
  invoiceId: string,
  there: DineroPayments,
): Promise<void> {
  const { invoice, documents } = await lockInvoice(write, invoiceId);
  // A credit note that Dinero has not booked yet counts in the portal alone.
  if (documents.some(({ number }) => number === null) || (await isReserved(write, invoiceId)))
    return compareLater(write, invoiceId);
  const [row] = await runIn(
    write.em,
    sqlBuilder.selectFrom('dinero_document').select('difference').where('invoice_id', '=', invoiceId),
  );
  // Until an admin has looked at the credit, nobody can tell what of the missing amount was paid.
  if (row?.difference === 'CREDITED_THERE') return storeDifference(write, invoice, undefined);
  const missing = () => documents.reduce((sum, { open }) => sum + open, 0);
  const { remaining } = there;
  const compared: Compared = { write, services, invoice, there };
  const paid = Math.min(missing() - remaining, invoice.open);
  if (paid > 0) await pay(compared, invoice, paid);
  for (const note of documents.filter(({ kind, open }) => kind === 'CREDIT_NOTE' && open < 0)) {
    const paidOut = Math.min(remaining - missing(), -note.open);
    if (paidOut > 0) await pay(compared, note, -paidOut);
  }
  await undoOwnThatIsGone(compared, () => remaining - missing());
  await undoWhatIsGone(compared, remaining - missing());
  await storeDifference(write, invoice, differenceOf(remaining - missing()));
}

/** While a credit note is being booked or a card charged, nobody knows what is missing. */
const compareLater = async ({ em }: Write, invoiceId: string): Promise<void> => {
  await runIn(
    em,
    sql`update dinero_document set next_attempt_at = now() + interval '5 minutes' where invoice_id = ${invoiceId}`,
  );
};

/** `more` is the amount by which more is missing at Dinero than in the portal. */
function differenceOf(more: Ore): Difference {
  if (more === 0) return { difference: null, amount: null };
  return { difference: more > 0 ? 'MORE_MISSING_THERE' : 'LESS_MISSING_THERE', amount: Math.abs(more) };
}

/** Records a payment of the invoice, or a negative one by which a credit note of it was paid out. */
async function pay({ write, services, invoice, there }: Compared, document: Invoice, amount: Ore): Promise<void> {
  const today = dateOf();
  const lastPaidOn =
    there.payments
      .flatMap(({ paidOn }) => paidOn ?? [])
      .sort()
      .at(-1) ?? today;
  write.em.create(InvoicePayment, {
    customerId: invoice.customerId,
    invoiceId: document.id,
    amount,
    paidOn: lastPaidOn < today ? lastPaidOn : today,
    recordedBy: BOOKING_ACTOR.actorName,
    isFromDinero: true,
  });
  document.paid += amount;
  await refreshOpen(write, services, invoice);
  await record(write, document, `${formatKroner(Math.abs(amount))} er ${amount > 0 ? 'betalt' : 'udbetalt'}`);
}

/**
 * Undoes the newest payments that came from Dinero and are no longer there, as long as they fit into the amount. A
 * payment that was recorded in the portal alone also makes Dinero miss more, but takes nothing from its payments.
 */
async function undoWhatIsGone({ write, services, invoice, there }: Compared, more: Ore): Promise<void> {
  if (more <= 0) return;
  const { rows, gone } = await paymentsFromDinero(write, invoice, there);
  let rest = Math.min(more, gone);
  for (const payment of rows) {
    if (payment.amount <= 0 || payment.amount > rest) return;
    rest -= payment.amount;
    await undoPayment(write, services, payment, BOOKING_ACTOR.actorName);
    await record(write, invoice, `en betaling på ${formatKroner(payment.amount)} er fortrudt`);
  }
}

/**
 * Marks the payments of the portal that Dinero has, and undoes those that it had and that were deleted there. A payment
 * by card stays: the money has come in.
 */
async function undoOwnThatIsGone({ write, services, invoice, there }: Compared, more: () => Ore): Promise<void> {
  const { em } = write;
  const known = new Set(there.payments.map(({ externalReference }) => externalReference));
  const claimed = await em.find(
    InvoicePayment,
    { invoiceId: invoice.id, undoneAt: null, dineroState: { $ne: null } },
    { orderBy: { id: 'desc' } },
  );
  for (const payment of claimed) {
    if (known.has(payment.id)) payment.dineroState = 'ADDED';
    else if (payment.dineroState === 'ADDED' && payment.amount <= more()) {
      await undoPayment(write, services, payment, BOOKING_ACTOR.actorName);
      await record(write, invoice, `en betaling på ${formatKroner(payment.amount)} er fortrudt`);
    }
  }
  await em.flush();
}

/** The payments that came from Dinero, the newest first, and how much of them is no longer there. */
async function paymentsFromDinero({ em }: Write, { id }: Invoice, there: DineroPayments) {
  const documents = await em.find(Invoice, { $or: [{ id }, { creditsId: id }] });
  const rows = await em.find(
    InvoicePayment,
    { invoiceId: { $in: documents.map((document) => document.id) }, isFromDinero: true, undoneAt: null },
    { orderBy: { id: 'desc' } },
  );
  const known = rows.reduce((sum, { amount }) => sum + amount, 0);
  const own = there.payments.filter(({ externalReference }) => !externalReference?.startsWith(`${OWN}_`));
  return { rows, gone: known - own.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Stores what differs; undefined keeps what is stored. */
async function storeDifference(
  write: Write,
  { id, customerId }: Invoice,
  found: Difference | undefined,
): Promise<void> {
  await write.em.flush();
  const difference = found ? sql`, difference = ${found.difference}, difference_amount = ${found.amount}` : sql``;
  await runIn(
    write.em,
    sql`update dinero_document set next_attempt_at = null, attempts = 0, problem = null, compared_at = now()
       ${difference} where invoice_id = ${id}`,
  );
  write.publish({ topic: 'invoice.changed', id, customerId });
}

const record = (write: Write, document: Invoice, finding: string) =>
  recordActivity(write, BOOKING_ACTOR, {
    customerId: document.customerId,
    entityType: 'invoice',
    entityId: document.id,
    title: `${nameOf(document)}: ${finding}`,
  });
