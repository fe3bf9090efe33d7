import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { isSoldOut, takesSeat } from '../../domain/events.ts';
import type { RegistrationStatus } from '../../domain/vocabulary.ts';
import type { Write } from '../db/writes.ts';
import type { AppError } from '../errors.ts';
import { Event } from './Event.ts';
import type { EventRegistration } from './EventRegistration.ts';

/** Whoever changes seats holds the event's row: of many at once, each sees what the one before it left. */
export const lockEvent = (
  em: EntityManager,
  where: Partial<Pick<Event, 'id' | 'publicLink' | 'isPublic'>>,
): Promise<Event | null> => em.findOne(Event, where, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Sets a registration's status together with the event's counts, and publishes the change. Only under the event's lock. */
export async function moveTo(
  write: Write,
  event: Event,
  registration: EventRegistration,
  status: RegistrationStatus,
  whenFull: () => AppError,
): Promise<void> {
  const seats = Number(takesSeat(status)) - Number(takesSeat(registration.status));
  const waiting = Number(status === 'WAITLISTED') - Number(registration.status === 'WAITLISTED');
  if (seats > 0 && isSoldOut(event)) throw whenFull();
  registration.setStatus(status);
  write.em.persist(registration);
  await write.em.flush();
  if (seats || waiting) {
    await write.em.execute(
      'update event set registration_count = registration_count + ?, waiting_count = waiting_count + ? where id = ?',
      [seats, waiting, event.id],
    );
  }
  tellOfRegistration(write, event, registration);
}

function tellOfRegistration(write: Write, event: Event, { id }: EventRegistration): void {
  write.publish({ topic: 'event-registration.changed', id, customerId: null });
  tellOfEvent(write, event);
}

/** Every company's screens, and only admins' where nobody else sees it, or saw it before. */
export function tellOfEvent({ publish }: Write, { id, status }: Event, statusBefore = status): void {
  const isDraft = status === 'DRAFT' && statusBefore === 'DRAFT';
  publish({ topic: isDraft ? 'event-draft.changed' : 'event.changed', id, customerId: null });
}
