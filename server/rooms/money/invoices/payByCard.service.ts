import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { formatKroner } from '../../../../domain/basics/money.ts';
import { numberText } from '../../../../domain/money/invoices.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ChargeOutcome } from '../../../providers/stripe/Stripe.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { CHECK_AFTER_MS, IDEMPOTENCY_KEY_LIFETIME_MS } from '../ledger/chargeTimes.types.ts';
import { Invoice } from '../ledger/Invoice.ts';
import { compareSoon } from './compareSoon.ts';
import { findStripeCustomer } from './findStripeCustomer.ts';
import { InvoiceCharge } from './InvoiceCharge.ts';
import { InvoicePayment } from './InvoicePayment.ts';
import { lockInvoice } from './lockInvoice.service.ts';
import { refreshOpen } from './refreshOpen.service.ts';

const system = { role: dbRoles.system };
/** Time in which a person has to pay, while the amount is reserved. */
const TIMEOUT_MS = 30 * 60_000;

const ACTOR = { actorId: null, actorName: 'Kortbetaling', subjectId: null, subjectName: null };

/** Whether an invoice is one that can be paid by card. Card purchases are paid before their invoice is issued. */
export const isPaidByCustomer = ({
  kind,
  number,
  method,
  open,
}: Pick<Invoice, 'kind' | 'number' | 'method' | 'open'>): boolean =>
  kind === 'INVOICE' && number !== null && method === 'INVOICE' && open > 0;

/** Reserves what is open of an invoice for a card payment, unless one is under way or nothing is open. */
export async function startInvoiceCharge(services: Services, invoiceId: string): Promise<void> {
  await services.writes.run(system, async (write) => {
    const { invoice } = await lockInvoice(write, invoiceId);
    if (!isPaidByCustomer(invoice)) return;
    if (await write.em.count(InvoiceCharge, { invoiceId, status: 'PENDING' })) return;
    const { customerId, open } = invoice;
    const nextCheckAt = new Date(Date.now() + CHECK_AFTER_MS);
    write.em.create(InvoiceCharge, { customerId, invoiceId, amount: open, nextCheckAt });
    write.publish({ topic: 'invoice.changed', id: invoiceId, customerId });
  });
}

interface Pending extends Pick<InvoiceCharge, 'id' | 'customerId' | 'amount' | 'providerId'> {
  createdAt: string;
  number: number;
}

/** The card payment of the invoice that is under way. */
async function findPending({ reads }: Services, invoiceId: string): Promise<Pending | undefined> {
  const [row] = await reads.run(
    system,
    sql<Pending>`select h.id, h.customer_id as "customerId", h.amount, h.provider_id as "providerId",
       h.created_at as "createdAt", i.number
     from invoice_charge h join invoice i on i.id = h.invoice_id
     where h.invoice_id = ${invoiceId} and h.status = 'PENDING'`,
  );
  return row;
}

/**
 * Charges the payment of an invoice that is under way, or fetches its outcome. Safe to call repeatedly and
 * concurrently. Returns the secret with which the browser pays, while it can.
 */
export async function settleInvoiceCharge(
  services: Services,
  invoiceId: string,
): Promise<{ clientSecret: string | null }> {
  const pending = await findPending(services, invoiceId);
  if (!pending) return { clientSecret: null };
  const outcome = await endIfFailed(services, await chargeOrFindOutcome(services, pending));
  await services.writes.run(system, (write) => applyChargeOutcome(write, services, pending.id, outcome));
  return { clientSecret: outcome.status === 'NEEDS_CUSTOMER' ? outcome.clientSecret : null };
}

/** Ends a payment that nobody has confirmed, so that the invoice can be paid or credited in another way. */
export async function endUnconfirmedCharge(services: Services, invoiceId: string): Promise<void> {
  const pending = await findPending(services, invoiceId);
  if (!pending?.providerId) return;
  const outcome = await services.stripe.cancelCharge(pending.providerId);
  await services.writes.run(system, (write) => applyChargeOutcome(write, services, pending.id, outcome));
}

/** A failed payment is cancelled at Stripe before the reservation ends, since the browser could still pay it. */
export const endIfFailed = async ({ stripe }: Services, outcome: ChargeOutcome): Promise<ChargeOutcome> =>
  outcome.status === 'FAILED' && outcome.providerId ? stripe.cancelCharge(outcome.providerId) : outcome;

async function chargeOrFindOutcome(
  services: Services,
  { id: invoiceChargeId, customerId, amount, providerId, createdAt, number }: Pending,
): Promise<ChargeOutcome> {
  const { stripe } = services;
  const age = Date.now() - new Date(createdAt).getTime();
  if (providerId) {
    const outcome = await stripe.chargeOutcome(providerId);
    return outcome.status === 'NEEDS_CUSTOMER' && age > TIMEOUT_MS ? stripe.cancelCharge(providerId) : outcome;
  }
  const stripeCustomerId = await findStripeCustomer(services, customerId);
  if (age < IDEMPOTENCY_KEY_LIFETIME_MS) {
    const description = `Faktura ${numberText('INVOICE', number)}`;
    return stripe.charge({
      invoiceChargeId,
      customerId,
      stripeCustomerId,
      paymentMethodId: null,
      amount,
      description,
    });
  }
  const message = 'Betalingen blev aldrig gennemført';
  return (
    (await stripe.findCharge({ stripeCustomerId, invoiceChargeId })) ?? { status: 'FAILED', providerId: null, message }
  );
}

/** Records the outcome of a card payment. PAID is final, and records a payment of the invoice once. */
export async function applyChargeOutcome(
  write: Write,
  services: Pick<Services, 'goods'>,
  chargeId: string,
  outcome: ChargeOutcome,
): Promise<void> {
  const { em } = write;
  const { invoiceId } = await em.findOneOrFail(InvoiceCharge, { id: chargeId });
  const { invoice } = await lockInvoice(write, invoiceId);
  const charge = await em.findOneOrFail(
    InvoiceCharge,
    { id: chargeId },
    { refresh: true, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (outcome.providerId) charge.providerId = outcome.providerId;
  if (outcome.status === 'PAID' && charge.status !== 'PAID') {
    Object.assign(charge, { status: 'PAID', settledAt: new Date(), failureMessage: null });
    await recordCardPayment(write, services, invoice, charge);
  } else if (outcome.status === 'FAILED' && charge.status === 'PENDING') {
    Object.assign(charge, { status: 'FAILED', settledAt: new Date(), failureMessage: outcome.message });
  } else if (charge.status === 'PENDING') {
    charge.nextCheckAt = new Date(Date.now() + CHECK_AFTER_MS);
  }
  await em.flush();
  write.publish({ topic: 'invoice.changed', id: invoiceId, customerId: invoice.customerId });
}

async function recordCardPayment(
  write: Write,
  services: Pick<Services, 'goods'>,
  invoice: Invoice,
  { amount, providerId }: InvoiceCharge,
): Promise<void> {
  const { id: invoiceId, customerId, kind, number } = invoice;
  const recordedBy = ACTOR.actorName;
  write.em.create(InvoicePayment, { customerId, invoiceId, amount, paidOn: dateOf(), recordedBy, providerId });
  invoice.paid += amount;
  await refreshOpen(write, services, invoice);
  await compareSoon(write, invoiceId);
  const title = `Faktura ${numberText(kind, number)}: ${formatKroner(amount)} er betalt med kort`;
  await recordActivity(write, ACTOR, { customerId, entityType: 'invoice', entityId: invoiceId, title });
}
