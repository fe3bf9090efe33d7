import { sql } from 'kysely';
import { isSeatStatus } from '../../../../domain/events/events.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { creditSeats } from './creditSeats.ts';
import { confirmedMail, registeredMail } from './event.mails.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';

/**
 * Locks the event of an entry for a seat, before the entry itself: a cancellation locks the event first, too, so that
 * both never wait for each other.
 */
export async function lockEventOfEntry({ em }: Write, entryId: string): Promise<void> {
  await runIn(
    em,
    sql`
      select e.id from event e join event_registration r on r.event_id = e.id
      join ledger_entry l on l.subject_id = r.id and l.subject = 'event_seat'
      where l.id = ${entryId} for update of e`,
  );
}

/**
 * Confirms a seat whose card payment has succeeded. A seat that was given back meanwhile is credited.
 */
export async function settlePaidSeat(write: Write, entry: LedgerEntry, services: Services): Promise<void> {
  if (entry.subject !== 'event_seat') return;
  const { em } = write;
  const registration = await em.findOne(EventRegistration, { entryId: entry.id });
  if (!registration) return creditSeats(write, services, [entry.id], 'Pladsen er afmeldt');
  if (!isSeatStatus(registration.status)) return;
  const event = await em.findOneOrFail(Event, { id: registration.eventId });
  const { name: departmentName } = await em.findOneOrFail(Department, { id: entry.departmentId });
  const mail = registration.status === 'CONFIRMED' ? confirmedMail : registeredMail;
  write.mail(mail(services.config, event, registration, { ...entry, departmentName }));
}
