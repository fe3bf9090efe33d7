import { sql } from 'kysely';
import { canOfferPlaces, offerEnd } from '../../../../domain/events/events.ts';
import type { Config } from '../../../platform/config.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict } from '../../../platform/errors.ts';
import { PORTAL_ACTOR, recordActivity } from '../../companies/activity/activity.service.ts';
import { placeOfferedMail } from './event.mails.ts';
import type { Event } from './Event.ts';
import { eventFullForAdmin } from './eventErrors.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { changeStatus } from './places.service.ts';

/**
 * Offers the free places of an event to the first people who wait. Everything that frees or adds places calls this in
 * its own transaction, under the event's lock, as its last step: the rest of the transaction has the role of the
 * system. Without a free place, or when nobody waits, it changes nothing.
 */
export async function offerFreePlaces(write: Write, config: Config, event: Event): Promise<void> {
  await continueAsSystem(write);
  if (!canOfferPlaces(event)) return;
  const { em } = write;
  await removeDeactivated(write, event);
  const [places] = await runIn(
    em,
    sql<{ isLimited: boolean; free: number }>`
      select capacity is not null as "isLimited", capacity - registration_count as free
      from event where id = ${event.id}`,
  );
  const { isLimited, free } = places!;
  if (isLimited && free <= 0) return;
  const next = await em.find(
    EventRegistration,
    { eventId: event.id, status: 'WAITLISTED', waitingSince: { $ne: null } },
    { orderBy: { waitingSince: 'asc', id: 'asc' }, ...(isLimited && { limit: free }) },
  );
  for (const registration of next) {
    await offerPlace(write, config, event, registration);
    const { customerId, userId, name } = registration;
    if (customerId && userId)
      await recordActivity(write, PORTAL_ACTOR, {
        customerId,
        entityType: 'user',
        entityId: userId,
        title: `${name} er tilbudt en plads på ${event.title}`,
      });
  }
}

/**
 * Keeps a place for a person on the waiting list, and mails the offer.
 *
 * @throws AppError CONFLICT when the person does not wait, no place is free, or the event is not open.
 */
export async function offerPlace(
  write: Write,
  config: Config,
  event: Event,
  registration: EventRegistration,
): Promise<void> {
  if (registration.status !== 'WAITLISTED') throw conflict(ONLY_WAITING);
  if (!canOfferPlaces(event)) throw conflict(NOT_OFFERABLE);
  registration.offerEndsAt = offerEnd(event);
  await changeStatus(write, event, registration, 'OFFERED', eventFullForAdmin);
  write.mail(placeOfferedMail(config, event, registration));
}

/**
 * Takes back the open offers of an event that is no longer open, and shortens those that would end after its start. The
 * people keep their places in the queue. The caller holds the event's lock.
 */
export async function adjustOffers(write: Write, event: Event): Promise<void> {
  const { em } = write;
  const offers = await em.find(EventRegistration, { eventId: event.id, status: 'OFFERED' }, { orderBy: { id: 'asc' } });
  for (const registration of offers) {
    if (!canOfferPlaces(event)) await changeStatus(write, event, registration, 'WAITLISTED', eventFullForAdmin);
    else if (registration.offerEndsAt! > event.startsAt) registration.offerEndsAt = event.startsAt;
  }
}

/** Users who can no longer sign in to their company lose their places when the queue moves. */
async function removeDeactivated(write: Write, event: Event): Promise<void> {
  const { em } = write;
  const rows = await runIn(
    em,
    sql<{ id: string }>`
      select r.id from event_registration r join user_account u on u.id = r.user_id
      where r.event_id = ${event.id} and r.status = 'WAITLISTED' and r.waiting_since is not null
        and u.deactivated_at is not null`,
  );
  if (!rows.length) return;
  const gone = await em.find(EventRegistration, { id: { $in: rows.map(({ id }) => id) } }, { orderBy: { id: 'asc' } });
  for (const registration of gone) await changeStatus(write, event, registration, 'CANCELLED', eventFullForAdmin);
}

const ONLY_WAITING = 'Kun en person på ventelisten kan få tilbudt en plads';
const NOT_OFFERABLE = 'Der kan kun tilbydes pladser, når eventet er udgivet og ikke er begyndt';
