import { LockMode } from '@mikro-orm/postgresql';
import { followPayment } from '../approvals/approvalOutcome.ts';
import type { Config } from '../config.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import { lockEventOfEntry, settlePaidSeat } from '../events/settlePaidSeat.ts';
import { settleOnInvoice } from '../invoices/settleOnInvoice.ts';
import type { ChargeOutcome } from '../providers/stripe/Stripe.ts';
import type { Services } from '../services.ts';
import { confirmPaidPurchase } from './confirmOrder.ts';
import { goods } from './goods.ts';
import { LedgerEntry } from './LedgerEntry.ts';

/** The request that charges has this long to finish before the job checks the entry. */
export const CHECK_AFTER_MS = 60_000;
/** Stripe keeps an idempotency key for 24 hours. The margin makes sure that a repeated charge still finds its key. */
const IDEMPOTENCY_KEY_LIFETIME_MS = 23 * 3600_000;
/** Time that a customer has to confirm a payment at the bank. */
const CONFIRMATION_TIMEOUT_MS = 24 * 3600_000;

export interface Settled {
  status: LedgerEntry['status'];
  failureMessage: string | null;
  clientSecret: string | null;
}

type ChargedEntry = Pick<
  LedgerEntry,
  | 'id'
  | 'customerId'
  | 'stripePaymentMethodId'
  | 'gross'
  | 'description'
  | 'status'
  | 'providerId'
  | 'failureMessage'
  | 'createdAt'
> & { stripeCustomerId: string | null };

/** Charges an entry, or fetches the outcome of an earlier charge. Safe to call repeatedly and concurrently. */
export async function chargeEntry(services: Services, entryId: string): Promise<Settled> {
  const entry = await findEntry(services, entryId);
  if (entry.status !== 'PENDING')
    return { status: entry.status, failureMessage: entry.failureMessage, clientSecret: null };
  const outcome = await cancelFailedCharge(services, await chargeOrFindOutcome(services, entry));
  return services.writes.run({ role: dbRoles.system }, (write) =>
    applyOutcome(write, services.config, entryId, outcome),
  );
}

/** Cancels a failed charge at Stripe, since a browser that still holds the client secret could pay the charge later. */
export async function cancelFailedCharge({ stripe, log }: Services, outcome: ChargeOutcome): Promise<ChargeOutcome> {
  if (outcome.status !== 'FAILED' || !outcome.providerId) return outcome;
  try {
    const canceled = await stripe.cancelCharge(outcome.providerId);
    return canceled.status === 'PAID' ? canceled : outcome;
  } catch (error) {
    log.warn({ err: error, providerId: outcome.providerId }, 'cancelling a failed charge at Stripe failed');
    return outcome;
  }
}

async function chargeOrFindOutcome({ stripe }: Services, entry: ChargedEntry): Promise<ChargeOutcome> {
  const {
    id: entryId,
    customerId,
    stripeCustomerId,
    stripePaymentMethodId: paymentMethodId,
    gross: amount,
    description,
    providerId,
  } = entry;
  if (!stripeCustomerId || !paymentMethodId)
    return { status: 'FAILED', providerId: null, message: 'Afdelingen har intet kort' };
  const age = Date.now() - new Date(entry.createdAt).getTime();
  if (providerId) {
    const outcome = await stripe.chargeOutcome(providerId);
    return outcome.status === 'NEEDS_CUSTOMER' && age > CONFIRMATION_TIMEOUT_MS
      ? stripe.cancelCharge(providerId)
      : outcome;
  }
  if (age < IDEMPOTENCY_KEY_LIFETIME_MS)
    return stripe.charge({ entryId, customerId, stripeCustomerId, paymentMethodId, amount, description });
  return (
    (await stripe.findCharge({ stripeCustomerId, entryId })) ?? {
      status: 'FAILED',
      providerId: null,
      message: 'Betalingen blev aldrig gennemført',
    }
  );
}

/** PAID is final, and FAILED can only change to PAID, so outcomes may arrive in any order. */
export async function applyOutcome(
  write: Write,
  config: Config,
  entryId: string,
  outcome: ChargeOutcome,
): Promise<Settled> {
  await lockEventOfEntry(write, entryId);
  const entry = await write.em.findOneOrFail(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (outcome.providerId) entry.providerId = outcome.providerId;
  if (outcome.status === 'PAID' && entry.status !== 'PAID') {
    await markEntryPaid(write, entry);
    await followPayment(write, config, { subjectId: entry.subjectId, isPaid: true, message: null });
    await confirmPaidPurchase(write, config, entry);
    await settlePaidSeat(write, config, entry);
  } else if (outcome.status === 'FAILED' && entry.status === 'PENDING') {
    Object.assign(entry, {
      status: 'FAILED',
      settledAt: new Date(),
      failureMessage: outcome.message,
      nextCheckAt: null,
    });
    await goods[entry.subject].onFailed(write, entry, config);
    await followPayment(write, config, { subjectId: entry.subjectId, isPaid: false, message: outcome.message });
  } else if (entry.status === 'PENDING') {
    entry.nextCheckAt = nextCheck(entry.createdAt);
  }
  write.publish({ topic: 'ledger.changed', id: entry.departmentId, customerId: entry.customerId });
  return {
    status: entry.status,
    failureMessage: entry.failureMessage,
    clientSecret: outcome.status === 'NEEDS_CUSTOMER' ? outcome.clientSecret : null,
  };
}

/** Marks an entry as paid, by card or by invoice, and updates its goods and its invoice. */
export async function markEntryPaid(write: Write, entry: LedgerEntry): Promise<void> {
  Object.assign(entry, { status: 'PAID', settledAt: new Date(), failureMessage: null, nextCheckAt: null });
  await goods[entry.subject].onPaid(write, entry);
  await settleOnInvoice(write, entry);
}

/** Backoff: the interval grows with the age of the entry, up to one hour. */
function nextCheck(createdAt: Date): Date {
  const age = Date.now() - createdAt.getTime();
  return new Date(Date.now() + Math.min(Math.max(age, CHECK_AFTER_MS), 3600_000));
}

async function findEntry({ reads }: Services, entryId: string): Promise<ChargedEntry> {
  const [entry] = await reads.runSql<ChargedEntry>(
    { role: dbRoles.system },
    `
    select e.id, e.customer_id as "customerId", e.stripe_payment_method_id as "stripePaymentMethodId", e.gross,
      e.description, e.status, e.provider_id as "providerId", e.failure_message as "failureMessage",
      e.created_at as "createdAt", c.stripe_customer_id as "stripeCustomerId"
    from ledger_entry e join customer c on c.id = e.customer_id where e.id = $1`,
    [entryId],
  );
  if (!entry) throw new Error(`Ledger entry ${entryId} does not exist`);
  return entry;
}
