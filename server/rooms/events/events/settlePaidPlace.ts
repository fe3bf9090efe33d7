import { sql } from 'kysely';
import { isPlaceStatus } from '../../../../domain/events/events.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { Department } from '../../companies/departments/Department.ts';
import type { LedgerEntry } from '../../money/ledger/LedgerEntry.ts';
import { creditPlaces } from './creditPlaces.ts';
import { confirmedMail, registeredMail } from './event.mails.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';

/**
 * Locks the event of an entry for a place, before the entry itself: a cancellation locks the event first, too, so that
 * both never wait for each other.
 */
export async function lockEventOfEntry({ em }: Write, entryId: string): Promise<void> {
  await runIn(
    em,
    sql`
      select e.id from event e join event_registration r on r.event_id = e.id
      join ledger_entry l on l.subject_id = r.id and l.subject = 'event_place'
      where l.id = ${entryId} for update of e`,
  );
}

/**
 * Confirms a place whose card payment has succeeded. A place that was given back meanwhile is credited.
 */
export async function settlePaidPlace(write: Write, entry: LedgerEntry, services: Services): Promise<void> {
  if (entry.subject !== 'event_place') return;
  const { em } = write;
  const registration = await em.findOne(EventRegistration, { entryId: entry.id });
  if (!registration) return creditPlaces(write, services, [entry.id], 'Pladsen er afmeldt');
  if (!isPlaceStatus(registration.status)) return;
  const event = await em.findOneOrFail(Event, { id: registration.eventId });
  const { name: departmentName } = await em.findOneOrFail(Department, { id: entry.departmentId });
  const mail = registration.status === 'CONFIRMED' ? confirmedMail : registeredMail;
  write.mail(mail(services.config, event, registration, { ...entry, departmentName }));
}
