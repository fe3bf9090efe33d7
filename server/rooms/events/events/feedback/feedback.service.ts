import { sql } from 'kysely';
import type { EventStatus, RegistrationStatus } from '../../../../../domain/basics/vocabulary.ts';
import { isOver, isPlaceStatus } from '../../../../../domain/events/events.ts';
import { feedbackEnd, noFeedbackReason } from '../../../../../domain/events/timedMails.ts';
import { eventFeedbackForm } from '../../../../../domain/events/validation/eventFeedback.ts';
import { assertMay } from '../../../../platform/access/policy.ts';
import type { Context } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { runIn } from '../../../../platform/db/query.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { parseInput } from '../../../../platform/graphql/validation.ts';
import { eventById } from '../event.reads.ts';
import { eventNotFound } from '../eventErrors.types.ts';
import { ownRegistrationsOf } from '../registration.reads.ts';
import { registrationOfKey } from '../timedMails/registrationKey.ts';
import { EventFeedback } from './EventFeedback.ts';
import { feedbackOf } from './feedback.reads.ts';
import type { EventFeedbackInput } from './feedback.types.ts';

/** The event behind the link in a mail, and what its participant has said. Reading it stores nothing. */
export async function eventFeedback(ctx: Context, key: string) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  const { id, linkKey, status, eventStatus, materialLink, title, ...times } = await findByKey(ctx, key);
  const { date, startTime, endTime } = times;
  const [feedback] = await ctx.readAsAttendee(linkKey, feedbackOf(id));
  return {
    id: key,
    title,
    eventStatus,
    date,
    startTime,
    endTime,
    closedReason: noFeedbackReason({ date, startTime, endTime, status: eventStatus }, status) ?? null,
    until: feedbackEnd(times),
    materialLink: shownMaterial({ ...times, status: eventStatus, materialLink }, status),
    feedback: feedback ?? null,
  };
}

/** Gives feedback by the link in a mail, or changes it. A repeated call has no further effect. */
export async function giveEventFeedbackByKey(ctx: Context, key: string, input: EventFeedbackInput) {
  await ctx.services.throttle.spend('eventPlaceAddress', ctx.addressKey);
  const { id, linkKey, eventId, status, eventStatus, ...times } = await findByKey(ctx, key);
  assertOpen({ ...times, status: eventStatus }, status);
  await ctx.writeAsAttendee(linkKey, (write) => storeFeedback(write, { registrationId: id, eventId }, input));
  return eventFeedback(ctx, key);
}

/** Gives feedback as the signed-in participant, or changes it. */
export async function giveEventFeedback(ctx: Context, eventId: string, input: EventFeedbackInput) {
  assertMay(ctx.viewer, 'giveFeedback');
  const event = await eventById(ctx, eventId);
  if (!event) throw eventNotFound();
  const [own] = await ownRegistrationsOf(ctx, [eventId]);
  if (!own) throw notFound('Du er ikke tilmeldt eventet');
  assertOpen(event, own.registration.status);
  await ctx.write((write) => storeFeedback(write, { registrationId: own.registration.id, eventId }, input));
  return (await eventById(ctx, eventId))!;
}

type StoredEvent = Parameters<typeof noFeedbackReason>[0];

/** The address of the material, for a participant of an event that is over. */
export const shownMaterial = (event: StoredEvent & { materialLink: string | null }, status: RegistrationStatus) =>
  isPlaceStatus(status) && isHeld(event) ? event.materialLink : null;

const isHeld = (event: StoredEvent & { status: EventStatus }) =>
  event.status === 'COMPLETED' || (event.status === 'PUBLISHED' && isOver(event));

const findByKey = (ctx: Context, key: string) => registrationOfKey(ctx, ctx.services.config, 'event-feedback', key);

function assertOpen(event: StoredEvent, status: RegistrationStatus): void {
  const reason = noFeedbackReason(event, status);
  if (reason) throw conflict(reason);
}

/** One statement, so that of two calls at once the later one counts. Row-level security checks the registration. */
export async function storeFeedback(
  { em, publish }: Write,
  { registrationId, eventId }: Pick<EventFeedback, 'registrationId' | 'eventId'>,
  input: EventFeedbackInput,
): Promise<void> {
  const { rating, comment } = parseInput(eventFeedbackForm, input);
  const [row] = await runIn(
    em,
    sql<{ id: string }>`
      insert into event_feedback (id, event_id, registration_id, rating, comment, created_at, changed_at)
      values (${newId(EventFeedback.idPrefix)}, ${eventId}, ${registrationId}, ${rating}, ${comment}, now(), now())
      on conflict (registration_id) do update
        set rating = excluded.rating, comment = excluded.comment, changed_at = now()
      returning id`,
  );
  publish({ topic: 'event-feedback.changed', id: row!.id, customerId: null });
}
