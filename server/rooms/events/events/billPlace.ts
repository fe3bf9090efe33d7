import { LockMode } from '@mikro-orm/postgresql';
import { formatLongDate } from '../../../../domain/basics/dates.ts';
import { newId } from '../../../platform/db/ids.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { Department } from '../../companies/departments/Department.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { createLedgerEntry } from '../../money/payments/ledgerEntry.service.ts';
import type { Event } from './Event.ts';
import type { EventRegistration } from './EventRegistration.ts';

/** Stores the price and the paying department of a new sign-up, which bill the place whenever the person gets one. */
export function storeOffer(
  registration: EventRegistration,
  { price }: Pick<Event, 'price'>,
  departmentId: string | null,
): void {
  Object.assign(registration, { price, departmentId });
}

/**
 * Bills a place that the person has just got. The caller holds the event's lock. Without a department of the person's
 * company, the place waits for an admin and null is returned, as for a free place.
 */
export async function billPlace(
  write: Write,
  event: Event,
  registration: EventRegistration,
): Promise<LedgerEntry | null> {
  const { price, departmentId, customerId, owedSince, entryId } = registration;
  if (!price) return null;
  // A place that was given back too late, and that nobody has billed yet, is billed together with the new one.
  const stillWaits = owedSince !== null && entryId === null;
  Object.assign(registration, {
    owedSince: stillWaits ? owedSince : new Date(),
    entryId: null,
    waivedAt: null,
    waivedById: null,
    waiveReason: null,
  });
  if (!departmentId || !customerId) return null;
  const department = await write.em.findOne(
    Department,
    { id: departmentId, customerId },
    { lockMode: LockMode.PESSIMISTIC_READ },
  );
  return department && billTo(write, event, registration, department);
}

/** Creates the ledger entry of a place that is owed. By default, the department pays in its own way. */
export async function billTo(
  write: Write,
  { title, date }: Event,
  registration: EventRegistration,
  department: Department,
  method?: 'INVOICE',
): Promise<LedgerEntry> {
  const entry = await createLedgerEntry(
    write,
    department,
    {
      subject: 'event_place',
      subjectId: registration.id,
      description: `Plads på ${title}, ${formatLongDate(date)}`,
      quantity: 1,
      unit: 'PLACE',
      suppliedOn: date,
      net: registration.price!,
      origin: 'PORTAL',
      purchaseId: newId('place'),
    },
    method,
  );
  // The registration refers to the entry, so that the entry is stored first.
  await write.em.flush();
  Object.assign(registration, { entryId: entry.id, departmentId: department.id });
  return entry;
}
