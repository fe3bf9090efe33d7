import { LockMode } from '@mikro-orm/postgresql';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import type { ChargeOutcome } from '../providers/stripe/Stripe.ts';
import { goods } from './goods.ts';
import { LedgerEntry } from './LedgerEntry.ts';

/** The request that charges is given this long before the job looks for itself. */
export const CHECK_AFTER_MS = 60_000;
/** An idempotency key lives for a day at the provider; before that, the same charge may be sent again. */
const KEY_LIVES_MS = 23 * 3600_000;
/** A customer whom the bank wants has this long to answer. */
const CUSTOMER_ANSWERS_MS = 24 * 3600_000;

export interface Settled {
  status: LedgerEntry['status'];
  failureMessage: string | null;
  clientSecret: string | null;
}

type Pending = Pick<
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

/** Charges an entry, or finds out what became of the charge: it may be called at any time, by anyone, any number of times. */
export async function chargeEntry(services: Services, entryId: string): Promise<Settled> {
  const entry = await findEntry(services, entryId);
  if (entry.status !== 'PENDING')
    return { status: entry.status, failureMessage: entry.failureMessage, clientSecret: null };
  const outcome = await closedIfFailed(services, await outcomeFor(services, entry));
  return services.writes.run({ role: dbRoles.system }, (write) => applyOutcome(write, entryId, outcome));
}

/** What failed here must not be paid over there afterwards: a browser may still hold the payment's secret. */
export async function closedIfFailed({ stripe, log }: Services, outcome: ChargeOutcome): Promise<ChargeOutcome> {
  if (outcome.status !== 'FAILED' || !outcome.providerId) return outcome;
  try {
    const closed = await stripe.cancelCharge(outcome.providerId);
    return closed.status === 'PAID' ? closed : outcome;
  } catch (error) {
    log.warn({ err: error }, 'a failed payment stays open at Stripe');
    return outcome;
  }
}

async function outcomeFor({ stripe }: Services, entry: Pending): Promise<ChargeOutcome> {
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
    const outcome = await stripe.outcomeOf(providerId);
    return outcome.status === 'NEEDS_CUSTOMER' && age > CUSTOMER_ANSWERS_MS ? stripe.cancelCharge(providerId) : outcome;
  }
  if (age < KEY_LIVES_MS)
    return stripe.charge({ entryId, customerId, stripeCustomerId, paymentMethodId, amount, description });
  return (
    (await stripe.findCharge({ stripeCustomerId, entryId })) ?? {
      status: 'FAILED',
      providerId: null,
      message: 'Betalingen blev aldrig gennemført',
    }
  );
}

/** Paid is the end of it, failed gives way to paid alone: so the order in which the news come does not matter. */
export async function applyOutcome(write: Write, entryId: string, outcome: ChargeOutcome): Promise<Settled> {
  const entry = await write.em.findOneOrFail(LedgerEntry, { id: entryId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (outcome.providerId) entry.providerId = outcome.providerId;
  if (outcome.status === 'PAID' && entry.status !== 'PAID') {
    await pay(write, entry);
  } else if (outcome.status === 'FAILED' && entry.status === 'PENDING') {
    Object.assign(entry, {
      status: 'FAILED',
      settledAt: new Date(),
      failureMessage: outcome.message,
      nextCheckAt: null,
    });
    await goods[entry.subject].failed(write, entry);
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

/** However the money came. */
export async function pay(write: Write, entry: LedgerEntry): Promise<void> {
  Object.assign(entry, { status: 'PAID', settledAt: new Date(), failureMessage: null, nextCheckAt: null });
  await goods[entry.subject].paid(write, entry);
}

/** Asks again soon at first, and less and less often. */
function nextCheck(createdAt: Date): Date {
  const age = Date.now() - createdAt.getTime();
  return new Date(Date.now() + Math.min(Math.max(age, CHECK_AFTER_MS), 3600_000));
}

async function findEntry({ reads }: Services, entryId: string): Promise<Pending> {
  const [entry] = await reads.runSql<Pending>(
    { role: dbRoles.system },
    `
    select e.id, e.customer_id as "customerId", e.stripe_payment_method_id as "stripePaymentMethodId", e.gross, e.description, e.status,
      e.provider_id as "providerId", e.failure_message as "failureMessage", e.created_at as "createdAt", c.stripe_customer_id as "stripeCustomerId"
    from ledger_entry e join customer c on c.id = e.customer_id where e.id = $1`,
    [entryId],
  );
  if (!entry) throw new Error(`No ledger entry ${entryId}`);
  return entry;
}
