import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { declineText } from '../../../providers/stripe/declineTexts.ts';
import type { ChargeOutcome } from '../../../providers/stripe/Stripe.ts';
import { settleOnInvoice } from '../invoices/settleOnInvoice.service.ts';
import { CHECK_AFTER_MS, IDEMPOTENCY_KEY_LIFETIME_MS } from '../ledger/chargeTimes.types.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { resumePaidGoods } from './pauseGoods.ts';
import { isRetried } from './periodEntry.ts';
import { recordFailedAttempt } from './retries.ts';

/** Time that a customer has to confirm a purchase at the bank. */
const CONFIRMATION_TIMEOUT_MS = 24 * 3600_000;
/** Time that a person has to pay a later period, which the job tries again after that. */
const ATTENDED_TIMEOUT_MS = 3600_000;

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
  | 'attempt'
  | 'attemptedAt'
  | 'isAttended'
  | 'subject'
  | 'origin'
> & { stripeCustomerId: string | null };

/**
 * Charges the current attempt of an entry, or fetches the outcome of its charge. Safe to call repeatedly and
 * concurrently.
 */
export async function chargeEntry(services: Services, entryId: string): Promise<Settled> {
  const entry = await findEntry(services, entryId);
  if (entry.status !== 'PENDING')
    return { status: entry.status, failureMessage: entry.failureMessage, clientSecret: null };
  const found = withoutCustomer(entry, await chargeOrFindOutcome(services, entry));
  const outcome = await cancelFailedCharge(services, found);
  return services.writes.run({ role: dbRoles.system }, (write) =>
    applyOutcome(write, services, { entryId, attempt: entry.attempt, outcome }),
  );
}

/** Nobody can answer the bank when the portal charges a later period by itself, so that this attempt has failed. */
function withoutCustomer(entry: ChargedEntry, outcome: ChargeOutcome): ChargeOutcome {
  if (outcome.status !== 'NEEDS_CUSTOMER' || !isRetried(entry) || entry.isAttended) return outcome;
  const message = declineText({ code: 'authentication_required' });
  return { status: 'FAILED', providerId: outcome.providerId, message };
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
    gross: amount,
    description,
    providerId,
    attempt,
    isAttended,
  } = entry;
  // A person chooses the card in the browser.
  const paymentMethodId = isAttended ? null : entry.stripePaymentMethodId;
  if (!stripeCustomerId || (!paymentMethodId && !isAttended))
    return { status: 'FAILED', providerId: null, message: 'Afdelingen har intet kort' };
  const age = Date.now() - new Date(entry.attemptedAt ?? entry.createdAt).getTime();
  if (providerId) {
    const outcome = await stripe.chargeOutcome(providerId);
    return outcome.status === 'NEEDS_CUSTOMER' && age > (isAttended ? ATTENDED_TIMEOUT_MS : CONFIRMATION_TIMEOUT_MS)
      ? stripe.cancelCharge(providerId)
      : outcome;
  }
  if (age < IDEMPOTENCY_KEY_LIFETIME_MS)
    return stripe.charge({ entryId, attempt, customerId, stripeCustomerId, paymentMethodId, amount, description });
  return (
    (await stripe.findCharge({ stripeCustomerId, entryId, attempt })) ?? {
      status: 'FAILED',
      providerId: null,
      message: 'Betalingen blev aldrig gennemført',
    }
  );
}

/** The outcome of an attempt to charge an entry. */
export interface AttemptOutcome {
  entryId: string;
  attempt: number;
  outcome: ChargeOutcome;
}

/**
 * PAID is final, and FAILED can only change to PAID, or to PENDING by a new attempt, so outcomes may arrive in any
 * order. Of an earlier attempt, only that it was paid still matters.
 *
 * The order matters. Everything that changes an entry locks what rooms lock before it, then the entry, then its
 * invoice, so that no two transactions wait for each other. The other rooms are told in the order of `server/rooms.ts`:
 * a confirmation describes goods that are paid, and a credit takes back what an invoice counts as paid.
 */
export async function applyOutcome(
  write: Write,
  services: Services,
  { entryId, attempt, outcome }: AttemptOutcome,
): Promise<Settled> {
  const { config, rooms } = services;
  for (const { lockBeforeEntry } of rooms) await lockBeforeEntry?.(write, entryId);
  const entry = await write.em.findOneOrFail(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (attempt !== entry.attempt && outcome.status !== 'PAID')
    return { status: entry.status, failureMessage: entry.failureMessage, clientSecret: null };
  if (outcome.providerId) entry.providerId = outcome.providerId;
  if (outcome.status === 'PAID' && entry.status !== 'PAID') {
    await markEntryPaid(write, services, entry);
    for (const { whenCardPaymentSucceeds } of rooms) await whenCardPaymentSucceeds?.(write, entry, services);
    await resumePaidGoods(write, config, entry);
  } else if (outcome.status === 'FAILED' && entry.status === 'PENDING') {
    await markEntryFailed(write, services, entry, outcome);
  } else if (entry.status === 'PENDING') {
    entry.nextCheckAt = nextCheck(entry.attemptedAt ?? entry.createdAt);
  }
  write.publish({ topic: 'ledger.changed', id: entry.departmentId, customerId: entry.customerId });
  return {
    status: entry.status,
    failureMessage: entry.failureMessage,
    clientSecret: outcome.status === 'NEEDS_CUSTOMER' ? outcome.clientSecret : null,
  };
}

/** Marks an entry as failed, and has its payment retried or tells the rooms that it is not. */
async function markEntryFailed(
  write: Write,
  services: Services,
  entry: LedgerEntry,
  outcome: ChargeOutcome & { status: 'FAILED' },
): Promise<void> {
  const { goods, rooms } = services;
  Object.assign(entry, { status: 'FAILED', settledAt: new Date(), failureMessage: outcome.message, nextCheckAt: null });
  await goods[entry.subject].onFailed(write, entry, services);
  if (isRetried(entry)) await recordFailedAttempt(write, services, entry, outcome);
  else for (const { whenCardPaymentFails } of rooms) await whenCardPaymentFails?.(write, entry, services);
}

/** Marks an entry as paid, by card or by invoice, and updates its goods and its invoice. */
export async function markEntryPaid(
  write: Write,
  services: Pick<Services, 'goods'>,
  entry: LedgerEntry,
): Promise<void> {
  Object.assign(entry, {
    status: 'PAID',
    settledAt: new Date(),
    failureMessage: null,
    nextCheckAt: null,
    nextRetryAt: null,
  });
  await services.goods[entry.subject].onPaid(write, entry);
  await settleOnInvoice(write, services, entry);
}

/** Backoff: the interval grows with the age of the attempt, up to one hour. */
function nextCheck(since: Date): Date {
  const age = Date.now() - since.getTime();
  return new Date(Date.now() + Math.min(Math.max(age, CHECK_AFTER_MS), 3600_000));
}

async function findEntry({ reads }: Services, entryId: string): Promise<ChargedEntry> {
  const [entry] = await reads.run(
    { role: dbRoles.system },
    sql<ChargedEntry>`
    select e.id, e.customer_id as "customerId", e.stripe_payment_method_id as "stripePaymentMethodId", e.gross,
      e.description, e.status, e.provider_id as "providerId", e.failure_message as "failureMessage",
      e.created_at as "createdAt", e.attempt, e.attempted_at as "attemptedAt", e.is_attended as "isAttended", e.subject,
      e.origin, c.stripe_customer_id as "stripeCustomerId"
    from ledger_entry e join customer c on c.id = e.customer_id where e.id = ${entryId}`,
  );
  if (!entry) throw new Error(`Ledger entry ${entryId} does not exist`);
  return entry;
}
