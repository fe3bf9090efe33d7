import { noFeedbackReason } from '../../../../domain/events/timedMails.ts';
import { eventPlaceForm } from '../../../../domain/events/validation/events.ts';
import type { Context } from '../../../platform/context.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import type { Query } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseEdit } from '../../../platform/graphql/validation.ts';
import type { EventPlaceInput } from './event.types.ts';
import { assertEventOpen, eventNotOpen } from './eventErrors.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { shownMaterial } from './feedback/feedback.service.ts';
import { freeUntil } from './freeUntil.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { offerKey } from './offerKey.ts';
import { lockEvent, publishRegistrationChange } from './places.service.ts';
import { waitingPositions } from './registration.reads.ts';
import { isOwed } from './releasePlaces.service.ts';
import { registrationKey } from './timedMails/registrationKey.ts';
import { feedbackKeyEnd } from './timedMails/timedMail.mails.ts';

/** Matches every format of keys so far. Other values are not looked up. */
const KEY = /^[\w-]{40,80}$/;

/** The attendee role sees the registration of its key and that registration's event, unless the event is a draft. */
export const places = sqlBuilder
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
    'event_registration.customer_id as customerId',
    'offer_ends_at as offerEndsAt',
    'name',
    'phone',
    'company',
    'dietary_restrictions as dietaryRestrictions',
    'special_requirements as specialRequirements',
    'owed_since as owedSince',
    'waived_at as waivedAt',
    'material_link as materialLink',
    'link_key as linkKey',
  ]);

export async function eventPlace(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  return findPlace(ctx, key);
}

/** Cancels a registration by the key of its link. Concurrent and repeated calls cancel once. */
export async function leaveEvent(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  const place = await findPlace(ctx, key);
  if (place.status === 'CANCELLED') return place;
  const { eventId, eventStatus } = place;
  assertEventOpen({ ...place, status: eventStatus });
  await ctx.writeAsAttendee(key, async (write) => {
    const event = await lockEvent(write.em, { id: eventId });
    if (!event) throw eventNotOpen();
    assertEventOpen(event);
    const registration = await write.em.findOne(EventRegistration, { linkKey: key });
    if (!registration || registration.status === 'CANCELLED') return;
    await giveUpPlace(write, ctx.services, event, registration);
  });
  return findPlace(ctx, key);
}

/** Corrects the details of a registration by the key of its link. The e-mail stays, because the link belongs to it. */
export async function changeEventPlace(ctx: Context, key: string, input: EventPlaceInput) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  const { eventId } = await findPlace(ctx, key);
  await ctx.writeAsAttendee(key, async (write) => {
    const event = await lockEvent(write.em, { id: eventId });
    if (!event) throw eventNotOpen();
    assertEventOpen(event);
    const registration = await write.em.findOne(EventRegistration, { linkKey: key });
    if (!registration || registration.status === 'CANCELLED') throw conflict('Du er ikke tilmeldt eventet');
    const form = parseEdit(eventPlaceForm, registration, input);
    await continueAsSystem(write);
    registration.setDetails({ ...form, email: registration.email });
    publishRegistrationChange(write, event, registration);
  });
  return findPlace(ctx, key);
}

async function findPlace(ctx: Context, key: string) {
  const [place] = KEY.test(key) ? await ctx.readAsAttendee(key, places.where('link_key', '=', key)) : [];
  if (!place) throw notFound('Linket fører ikke til en tilmelding');
  return shownPlace(ctx, key, place);
}

type PlaceRow = typeof places extends Query<infer Row> ? Row : never;

/** A registration as its person sees it by a link with this key. */
export async function shownPlace(ctx: Context, key: string, place: PlaceRow) {
  const { config } = ctx.services;
  const { registrationId, status, price, customerId, offerEndsAt, owedSince, waivedAt, linkKey, ...shown } = place;
  const event = { ...shown, status: shown.eventStatus };
  const [waiting] = status === 'WAITLISTED' ? await ctx.readAsSystem(waitingPositions([registrationId])) : [];
  return {
    ...shown,
    id: key,
    status,
    price,
    waitingPosition: waiting?.position ?? null,
    offerEndsAt,
    offerKey: offerEndsAt && offerKey(config, { id: registrationId, offerEndsAt: new Date(offerEndsAt) }),
    mustSignIn: Boolean(price) && customerId !== null,
    isOwed: isOwed({ owedSince, waivedAt }),
    freeUntil: freeUntil(config, place),
    materialLink: shownMaterial(event, status),
    feedbackKey: noFeedbackReason(event, status)
      ? null
      : registrationKey(config, 'event-feedback', { id: registrationId, linkKey }, feedbackKeyEnd(event)),
  };
}
