import { isFull, isOver } from '../../domain/events.ts';
import type { PublicEventAvailability } from '../../domain/vocabulary.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { Services } from '../services.ts';
import { calendarLinksOf } from './calendar.ts';
import { eventNotFound, eventNotOpen } from './eventErrors.ts';

type Reads = Pick<Services, 'reads' | 'config'>;

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
    'price',
  ]);

/** The event behind a public link. @throws AppError NOT_FOUND or CONFLICT when the event cannot be shown. */
export async function publicEvent(services: Reads, link: string) {
  return (await readOpenEvent(services, link)) ?? throwRefusal(services, link);
}

type PublicEventRow = Awaited<ReturnType<typeof publicEvent>>;

/** Returns undefined when the event is not public or not published. */
async function readOpenEvent({ reads, config }: Reads, link: string) {
  const [event] = await reads.run({ role: dbRoles.public }, publicEvents.where('public_link', '=', link));
  const availability = (event && isOver(event) ? 'COMPLETED' : 'OPEN') as PublicEventAvailability;
  return (
    event && { ...event, isFull: isFull(event), calendarLinks: calendarLinksOf(config, event, link), availability }
  );
}

/**
 * Returns a reader for a page that shows the event: each call reads the event again. Once the event is not open, only
 * `availability` changes and the other fields keep their last public values, so that the page learns nothing about
 * later edits. Returns undefined when nothing visible has changed.
 */
export function publicEventReader(
  services: Reads,
  link: string,
  initial: PublicEventRow,
): () => Promise<PublicEventRow | undefined> {
  let last = initial;
  return async () => {
    const event = await readOpenEvent(services, link);
    if (event) return (last = event);
    const availability = await closedAvailabilityOf(services, link);
    if (availability === last.availability) return undefined;
    return (last = { ...last, availability });
  };
}

/** Reads only the status of an event that is not open, so that no other detail can leak. */
async function throwRefusal(services: Reads, link: string): Promise<never> {
  throw (await statusOf(services, link)) ? eventNotOpen() : eventNotFound();
}

async function closedAvailabilityOf(services: Reads, link: string): Promise<PublicEventAvailability> {
  const status = await statusOf(services, link);
  return status === 'CANCELLED' || status === 'COMPLETED' ? status : 'WITHDRAWN';
}

async function statusOf({ reads }: Reads, link: string) {
  const statusQuery = sqlBuilder
    .selectFrom('event')
    .select('status')
    .where('public_link', '=', link)
    .where('is_public', '=', true);
  const [event] = await reads.run({ role: dbRoles.system }, statusQuery);
  return event?.status;
}
