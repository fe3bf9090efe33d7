import type { PublicEventAvailability } from '../../../../domain/basics/vocabulary.ts';
import { isFull, isOver } from '../../../../domain/events/events.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarLinksOf } from './calendar.ts';
import { eventNotFound, eventNotOpen } from './eventErrors.types.ts';
import { pictureUrl } from './eventPicture.ts';
import { freeUntil } from './freeUntil.ts';

type ReadServices = Pick<Services, 'reads' | 'config'>;

/** The public role sees only events that are public and published. */
const publicEvents = sqlBuilder
  .selectFrom('event')
  .select([
    'id',
    'title',
    'description',
    'type',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'is_online as isOnline',
    'location',
    'meeting_link as meetingLink',
    'capacity',
    'registration_count as registrationCount',
    'waiting_count as waitingCount',
    'requires_confirmation as requiresConfirmation',
    'price',
    'is_listed as isListed',
  ]);

/**
 * The event behind a public link.
 *
 * @throws AppError NOT_FOUND when the link is unknown or the event not public, CONFLICT when it is not published.
 */
export async function publicEvent(services: ReadServices, link: string) {
  return (await readPublishedEvent(services, link)) ?? throwRefusal(services, link);
}

type PublicEventRow = Awaited<ReturnType<typeof publicEvent>>;

/** Returns undefined when no event that is public and published has the link. */
async function readPublishedEvent({ reads, config }: ReadServices, link: string) {
  const [row] = await reads.run({ role: dbRoles.public }, publicEvents.where('public_link', '=', link));
  const event = row && withoutListedLink(row);
  const availability = (event && isOver(event) ? 'COMPLETED' : 'OPEN') as PublicEventAvailability;
  return (
    event && {
      ...event,
      isFull: isFull(event),
      freeUntil: freeUntil(config, event),
      calendarLinks: calendarLinksOf(config, event, link),
      pictureUrl: pictureUrl(config, event, link),
      availability,
    }
  );
}

/** Anybody finds the page of a listed event, so only the mails to participants have the link to its meeting. */
export const withoutListedLink = <Row extends { isListed: boolean; meetingLink: string | null }>(event: Row): Row =>
  event.isListed ? { ...event, meetingLink: null } : event;

/**
 * Returns a reader for a page that shows the event: each call reads the event again. Once the event is no longer public
 * and published, only `availability` changes and the other fields keep their last public values, so that the page
 * learns nothing about later edits. Such a call returns undefined when `availability` is as before.
 */
export function publicEventReader(
  services: ReadServices,
  link: string,
  initial: PublicEventRow,
): () => Promise<PublicEventRow | undefined> {
  let last = initial;
  return async () => {
    const event = await readPublishedEvent(services, link);
    if (event) return (last = event);
    const availability = await closedAvailabilityOf(services, link);
    if (availability === last.availability) return undefined;
    return (last = { ...last, availability });
  };
}

/** Reads only the status of an event that is not published, so that no other detail can leak. */
async function throwRefusal(services: ReadServices, link: string): Promise<never> {
  throw (await statusOf(services, link)) ? eventNotOpen() : eventNotFound();
}

async function closedAvailabilityOf(services: ReadServices, link: string): Promise<PublicEventAvailability> {
  const status = await statusOf(services, link);
  return status === 'CANCELLED' || status === 'COMPLETED' ? status : 'WITHDRAWN';
}

async function statusOf({ reads }: ReadServices, link: string) {
  const statusQuery = sqlBuilder
    .selectFrom('event')
    .select('status')
    .where('public_link', '=', link)
    .where('is_public', '=', true);
  const [event] = await reads.run({ role: dbRoles.system }, statusQuery);
  return event?.status;
}
