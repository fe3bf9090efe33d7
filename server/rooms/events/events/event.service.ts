import { sql } from 'kysely';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { closedReason, PAST_NOT_CONFIRMED, isPublishingPastEvent } from '../../../../domain/events/events.ts';
import { eventForm } from '../../../../domain/events/validation/events.ts';
import { CHANGE_OF_PLACES } from '../../../platform/access/employeeWrites.ts';
import type { Context } from '../../../platform/context.ts';
import { assertCurrentVersion } from '../../../platform/db/editing.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { billPlace } from './billPlace.ts';
import { eventCancelledMail, eventChangedMail, type MailedEvent } from './event.mails.ts';
import { adminEventChange } from './event.reads.ts';
import { attendeeFactsOf, copyEventRow, createEventRow, Event, type EventDetails } from './Event.ts';
import type { EventInput } from './event.types.ts';
import { eventNotFound } from './eventErrors.types.ts';
import { EventRegistration } from './EventRegistration.ts';
import { adjustOffers, offerFreePlaces } from './placeOffers.service.ts';
import { lockEvent, publishEventChange } from './places.service.ts';
import { EVENT_CANCELLED, releasePlaces } from './releasePlaces.service.ts';
import { isEmptyRichText, sanitizeRichText } from './richText.service.ts';

export async function createEvent(ctx: Context, input: EventInput) {
  const { details, publishPast } = validateInput(input);
  assertPastConfirmed(publishPast, details);
  const id = await ctx.writeAsAdmin('runEvents', async (write) => {
    const event = createEventRow(write, details);
    publishEventChange(write, event);
    return event.id;
  });
  return adminEventChange(ctx.admin, id);
}

/** Creates a draft with the details of another event. It has no registrations, and a link of its own. */
export async function copyEvent(ctx: Context, id: string) {
  const copyId = await ctx.writeAsAdmin('runEvents', async (write) => {
    const event = await write.em.findOne(Event, { id });
    if (!event) throw eventNotFound();
    const copy = copyEventRow(write, event);
    publishEventChange(write, copy);
    return copy.id;
  });
  return adminEventChange(ctx.admin, copyId);
}

export async function updateEvent(ctx: Context, id: string, version: number | null, input: EventInput) {
  const { details, publishPast, withoutMail } = validateInput(input);
  await ctx.writeAsAdmin(CHANGE_OF_PLACES, async (write) => {
    const event = await lockEvent(write.em, { id });
    if (!event) throw eventNotFound();
    assertCurrentVersion(event.version, version);
    assertPastConfirmed(publishPast, details, event);
    const { registrationCount } = event;
    if (details.capacity !== null && details.capacity < registrationCount) {
      throw badInput(
        { capacity: `Kapaciteten kan ikke være mindre end antallet af tilmeldte (${registrationCount})` },
        'TOO_SMALL',
      );
    }
    const before = event.status;
    event.change(details);
    await write.em.flush();
    // Whether a person still has a place is always mailed, so only the mails about a new time or place can be left out.
    if (!withoutMail || event.status === 'CANCELLED') await mailEventChange(ctx, write, event);
    if (before !== 'CANCELLED' && event.status === 'CANCELLED') await releaseAllPlaces(ctx, write, event);
    if (before === 'CANCELLED' && event.status !== 'CANCELLED') await billPlacesAgain(write, event);
    await adjustOffers(write, event);
    publishEventChange(write, event, before);
    await offerFreePlaces(write, ctx.services.config, event);
  });
  return adminEventChange(ctx.admin, id);
}

/**
 * Deletes the event with its registrations. Unless the event is over or its attendees know that it is cancelled,
 * everybody who is registered or on the waiting list is mailed a cancellation. Places at an event that is not over need
 * not be paid. An event that is over can only be deleted once all its places are billed or made free.
 */
export async function deleteEvent(ctx: Context, id: string) {
  await ctx.writeAsAdmin(CHANGE_OF_PLACES, async (write) => {
    const event = await lockEvent(write.em, { id });
    if (!event) throw eventNotFound();
    if (isNotOver(event)) {
      if (attendeeFactsOf(event) !== null)
        await mailAttendees(ctx, write, { ...event, sequence: event.sequence + 1 }, eventCancelledMail);
      await releaseAllPlaces(ctx, write, event);
    } else await assertAllBilled(write, event);
    await runIn(write.em, sql`delete from event where id = ${id}`);
    publishEventChange(write, event);
  });
  return { deletedId: id };
}

function validateInput(input: EventInput): { details: EventDetails; publishPast: boolean; withoutMail: boolean } {
  const { publishPast, withoutMail, ...form } = parseInput(eventForm, input);
  if (isEmptyRichText(form.description)) throw badInput({ description: 'Beskrivelse er påkrævet' }, 'REQUIRED');
  return { details: { ...form, description: sanitizeRichText(form.description) }, publishPast, withoutMail };
}

function assertPastConfirmed(publishPast: boolean, details: EventDetails, before?: Event): void {
  if (!publishPast && isPublishingPastEvent(details, before))
    throw badInput({ publishPast: PAST_NOT_CONFIRMED }, 'NOT_ALLOWED');
}

/** Whether the event is not over. Drafts and cancelled events count like published ones. */
const isNotOver = (event: Event) => event.status !== 'COMPLETED' && !closedReason({ ...event, status: 'PUBLISHED' });

/** Mails a new time or place, or a cancellation. Changes of a draft, and facts that attendees know, are not mailed. */
async function mailEventChange(ctx: Context, write: Write, event: Event): Promise<void> {
  if (!isNotOver(event) || attendeeFactsOf(event) === event.lastHeard) return;
  const { lastHeard } = event;
  await mailAttendees(
    ctx,
    write,
    event,
    event.status === 'CANCELLED'
      ? eventCancelledMail
      : (config, changed, to) => eventChangedMail(config, changed, to, lastHeard),
  );
}

async function mailAttendees(
  ctx: Context,
  { em, mail }: Write,
  event: MailedEvent,
  createMail: typeof eventCancelledMail,
): Promise<void> {
  const registrations = await em.find(EventRegistration, { eventId: event.id });
  for (const registration of registrations)
    if (registration.status !== 'CANCELLED') mail(createMail(ctx.services.config, event, registration));
}

/** Frees everybody from paying for a place at an event that the reseller cancels, also those who cancelled too late. */
async function releaseAllPlaces(ctx: Context, write: Write, { id: eventId }: Event): Promise<void> {
  const owed = await write.em.find(
    EventRegistration,
    { eventId, owedSince: { $ne: null }, waivedAt: null },
    { orderBy: { id: 'asc' } },
  );
  await releasePlaces(write, ctx.services, owed, EVENT_CANCELLED);
}

/** Bills the places of an event that takes place after all. Cards are charged by the job that settles payments. */
async function billPlacesAgain(write: Write, event: Event): Promise<void> {
  const places = await write.em.find(
    EventRegistration,
    { eventId: event.id, price: { $gt: 0 }, owedSince: null, status: { $in: ['REGISTERED', 'CONFIRMED'] } },
    { orderBy: { id: 'asc' } },
  );
  for (const registration of places) await billPlace(write, event, registration);
}

async function assertAllBilled({ em }: Write, { id: eventId }: Event): Promise<void> {
  const waiting = await em.count(EventRegistration, {
    eventId,
    owedSince: { $ne: null },
    entryId: null,
    waivedAt: null,
  });
  if (waiting)
    throw conflict(
      `${formatPlural(waiting, 'plads mangler', 'pladser mangler')} faktura. Fakturér dem først, eller gør dem gratis.`,
    );
}
