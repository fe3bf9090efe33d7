import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RegistrationStatus } from '../../../../domain/basics/vocabulary.ts';
import { holdsPlace } from '../../../../domain/events/events.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { AppError } from '../../../platform/errors.ts';
import { Event } from './Event.ts';
import type { EventRegistration } from './EventRegistration.ts';
import { sendCancelledWebhook } from './signUpActivity.ts';

/**
 * Finds and locks an event. Every change of places does so first, so that concurrent sign-ups see each other's counts.
 */
export const lockEvent = (
  em: EntityManager,
  where: Partial<Pick<Event, 'id' | 'publicLink' | 'isPublic'>>,
): Promise<Event | null> => em.findOne(Event, where, { lockMode: LockMode.PESSIMISTIC_WRITE });

/**
 * Sets a registration's status and the event's counts, and publishes both. The caller must hold the event's lock.
 *
 * @throws the error from `fullError` when the status needs a place and none is free.
 */
export async function changeStatus(
  write: Write,
  event: Event,
  registration: EventRegistration,
  status: RegistrationStatus,
  fullError: () => AppError,
): Promise<void> {
  const places = Number(holdsPlace(status)) - Number(holdsPlace(registration.status));
  const waiting = Number(status === 'WAITLISTED') - Number(registration.status === 'WAITLISTED');
  const isCancellation = status === 'CANCELLED' && registration.status !== 'CANCELLED';
  registration.setStatus(status);
  await write.em.flush();
  if (places || waiting) {
    // The entity has the counts from when it was locked, and one transaction can change several registrations.
    const counted = await runIn(
      write.em,
      sql`
        update event set registration_count = registration_count + ${places},
          waiting_count = waiting_count + ${waiting}
        where id = ${event.id} and (${places} <= 0 or capacity is null or registration_count < capacity) returning id`,
    );
    if (!counted.length) throw fullError();
  }
  if (isCancellation) sendCancelledWebhook(write, event, registration);
  publishRegistrationChange(write, event, registration);
}

export function publishRegistrationChange(write: Write, event: Event, { id }: EventRegistration): void {
  write.publish({ topic: 'event-registration.changed', id, customerId: null });
  publishEventChange(write, event);
}

/** Notifies every company, or only admins when the event is a draft and was one before the change. */
export function publishEventChange({ publish }: Write, { id, status }: Event, statusBefore = status): void {
  const isDraft = status === 'DRAFT' && statusBefore === 'DRAFT';
  publish({ topic: isDraft ? 'event-draft.changed' : 'event.changed', id, customerId: null });
}
