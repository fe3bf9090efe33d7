import { isSeatStatus } from '../../domain/events.ts';
import type { Context } from '../context.ts';
import { continueAsSystem } from '../db/continueAsSystem.ts';
import { sqlBuilder } from '../db/tables.ts';
import { notFound } from '../errors.ts';
import { unregisteredMail } from './event.mails.ts';
import { assertEventOpen, eventNotOpen } from './eventErrors.ts';
import { EventRegistration } from './EventRegistration.ts';
import { freeUntil } from './freeUntil.ts';
import { waitingPositions } from './registration.reads.ts';
import { consequenceFor, isFreeToCancel, isOwed, releaseSeats, SEAT_CANCELLED } from './releaseSeats.ts';
import { lockEvent, changeStatus } from './seats.ts';

/** Matches every format of keys so far. Other values are not looked up. */
const KEY = /^[\w-]{40,80}$/;

/** The attendee role sees the registration of its key and that registration's event, unless the event is a draft. */
const places = sqlBuilder
  .selectFrom('event_registration')
  .innerJoin('event', 'event.id', 'event_registration.event_id')
  .select([
    'event_registration.id as registrationId',
    'event_registration.event_id as eventId',
    'event_registration.status',
    'event.status as eventStatus',
    'title',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'is_online as isOnline',
    'location',
    'event_registration.price',
    'owed_since as owedSince',
    'waived_at as waivedAt',
  ]);

export async function eventPlace(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  return findPlace(ctx, key);
}

/** Cancels a registration by the key of its link. Concurrent and repeated calls cancel once. */
export async function leaveEvent(ctx: Context, key: string) {
  const { throttle, config } = ctx.services;
  await throttle.spend('eventPlaceAddress', ctx.addressKey);
  const { eventId, eventStatus, ...place } = await findPlace(ctx, key);
  if (place.status === 'CANCELLED') return { eventId, eventStatus, ...place };
  assertEventOpen({ ...place, status: eventStatus });
  await ctx.writeAsAttendee(key, async (write) => {
    const event = await lockEvent(write.em, { id: eventId });
    if (!event) throw eventNotOpen();
    assertEventOpen(event);
    const registration = await write.em.findOne(EventRegistration, { linkKey: key });
    if (!registration || registration.status === 'CANCELLED') return;
    const hadSeat = isSeatStatus(registration.status);
    const consequence = hadSeat ? consequenceFor(config, event, registration) : undefined;
    await changeStatus(write, event, registration, 'CANCELLED', eventNotOpen);
    write.mail(unregisteredMail(config, event, registration, { hadSeat, consequence }));
    if (hadSeat && registration.owedSince && isFreeToCancel(config, event)) {
      await continueAsSystem(write);
      await releaseSeats(write, config, [registration], SEAT_CANCELLED);
    }
  });
  return findPlace(ctx, key);
}

async function findPlace(ctx: Context, key: string) {
  const [place] = KEY.test(key) ? await ctx.readAsAttendee(key, places.where('link_key', '=', key)) : [];
  if (!place) throw notFound('Linket fører ikke til en tilmelding');
  const [waiting] =
    place.status === 'WAITLISTED' ? await ctx.readAsSystem(waitingPositions([place.registrationId])) : [];
  const { owedSince, waivedAt, ...shown } = place;
  return {
    ...shown,
    id: key,
    waitingPosition: waiting?.position ?? null,
    isOwed: isOwed({ owedSince, waivedAt }),
    freeUntil: freeUntil(ctx.services.config, place),
  };
}
