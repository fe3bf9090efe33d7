import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import { CHECK_AFTER_MS } from '../ledger/chargeTimes.types.ts';
import { LedgerEntry } from '../ledger/LedgerEntry.ts';
import { usablePaymentMethod } from './paymentMethod.service.ts';
import { isRetried, type PeriodEntry } from './periodEntry.ts';
import { recordFailedAttempt } from './retries.ts';
import { applyOutcome } from './settle.service.ts';

const system = { role: dbRoles.system };

interface Start {
  /** Whether a person pays, who chooses the card in the browser. The job charges the department's card. */
  isAttended: boolean;
}

/**
 * Begins another attempt to charge a failed period, which is stored before anything is charged. Returns false when
 * there is nothing to charge: the entry is not failed, its retry is not due, or its department has no card that can
 * pay.
 */
export async function startAttempt(services: Services, entryId: string, start: Start): Promise<boolean> {
  await endEarlierAttempt(services, entryId);
  return services.writes.run(system, async (write) => {
    const entry = await lockFailed(write, entryId);
    if (!entry) return false;
    const department = await write.em.findOneOrFail(Department, { id: entry.departmentId });
    if (!start.isAttended && (!isDue(entry) || !(await hasUsableCard(write, services, entry, department))))
      return false;
    Object.assign(entry, {
      status: 'PENDING',
      attempt: entry.attempt + 1,
      attemptedAt: new Date(),
      isAttended: start.isAttended,
      stripePaymentMethodId: department.stripePaymentMethodId,
      providerId: null,
      failureMessage: null,
      settledAt: null,
      nextCheckAt: new Date(Date.now() + CHECK_AFTER_MS),
    });
    publish(write, entry);
    return true;
  });
}

/**
 * Makes sure that the payment of an earlier attempt can no longer succeed, so that two attempts never charge twice. One
 * that was paid after all settles the entry. Throws when the card provider does not answer, and CONFLICT while the
 * payment is still being processed.
 */
export async function endEarlierAttempt(services: Services, entryId: string): Promise<void> {
  const [earlier] = await services.reads.run(
    system,
    sql<{ providerId: string; attempt: number }>`select provider_id as "providerId", attempt from ledger_entry
     where id = ${entryId} and status = 'FAILED' and provider_id is not null`,
  );
  if (!earlier) return;
  const { providerId, attempt } = earlier;
  const outcome = await services.stripe.cancelCharge(providerId);
  if (outcome.status === 'PAID')
    await services.writes.run(system, (write) => applyOutcome(write, services, { entryId, attempt, outcome }));
  else if (outcome.status !== 'FAILED') throw conflict('Betalingen behandles stadig. Prøv igen om lidt.');
}

/** Locks an entry whose payment failed and is tried again. Entries from before there were retries are left alone. */
export async function lockFailed({ em }: Write, id: string): Promise<PeriodEntry | undefined> {
  const entry = await em.findOneOrFail(LedgerEntry, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return entry.status === 'FAILED' && entry.firstFailedAt && isRetried(entry) ? entry : undefined;
}

const isDue = ({ nextRetryAt }: LedgerEntry) => nextRetryAt !== null && nextRetryAt <= new Date();

/** Whether the department has a card now that the bank has not refused for good. Otherwise the attempt has failed. */
async function hasUsableCard(
  write: Write,
  services: Services,
  entry: PeriodEntry,
  department: Department,
): Promise<boolean> {
  const refusal =
    usablePaymentMethod(department) !== 'CREDIT_CARD'
      ? 'Afdelingen har intet kort.'
      : department.stripePaymentMethodId === entry.refusedCardId
        ? 'Kortet kan ikke bruges længere, og afdelingen har ikke fået et andet.'
        : undefined;
  if (!refusal) return true;
  Object.assign(entry, { isAttended: false, failureMessage: refusal });
  await recordFailedAttempt(write, services, entry, { status: 'FAILED', providerId: null, message: refusal });
  publish(write, entry);
  return false;
}

const publish = ({ publish: add }: Write, { departmentId, customerId }: LedgerEntry): void =>
  add({ topic: 'ledger.changed', id: departmentId, customerId });
