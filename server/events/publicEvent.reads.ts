import { isFull, isOver } from '../../domain/events.ts';
import type { PublicEventAvailability } from '../../domain/vocabulary.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { calendarLinksOf } from './calendar.ts';
import { eventMissing, notOpen } from './refusals.ts';

type Reads = Pick<Services, 'reads' | 'config'>;

/** A stranger's role sees no event that is not public and published. */
const open = sqlBuilder
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

/** What a stranger with the link may see; throws the two refusals. */
export async function publicEvent(services: Reads, link: string) {
  return (await openEvent(services, link)) ?? refuse(services, link);
}

type PublicEventRow = Awaited<ReturnType<typeof publicEvent>>;

/** Undefined where it is not open any more. */
async function openEvent({ reads, config }: Reads, link: string) {
  const [event] = await reads.run({ role: dbRoles.public }, open.where('public_link', '=', link));
  const availability = (event && isOver(event) ? 'COMPLETED' : 'OPEN') as PublicEventAvailability;
  return (
    event && { ...event, isFull: isFull(event), calendarLinks: calendarLinksOf(config, event, link), availability }
  );
}

/**
 * For a page that shows the event already: each call reads it anew. Once it is not open, the page is told why and nothing
 * else: the details stay as the page saw them last, and what an admin changes behind that is not even counted.
 */
export function followEvent(
  services: Reads,
  link: string,
  seen: PublicEventRow,
): () => Promise<PublicEventRow | undefined> {
  let last = seen;
  return async () => {
    const event = await openEvent(services, link);
    if (event) return (last = event);
    const availability = await closedAs(services, link);
    if (availability === last.availability) return undefined;
    return (last = { ...last, availability });
  };
}

/** Of one that is not open no more is looked at than that it is there. */
async function refuse(services: Reads, link: string): Promise<never> {
  throw (await statusOf(services, link)) ? notOpen() : eventMissing();
}

async function closedAs(services: Reads, link: string): Promise<PublicEventAvailability> {
  const status = await statusOf(services, link);
  return status === 'CANCELLED' || status === 'COMPLETED' ? status : 'WITHDRAWN';
}

async function statusOf({ reads }: Reads, link: string) {
  const known = sqlBuilder
    .selectFrom('event')
    .select('status')
    .where('public_link', '=', link)
    .where('is_public', '=', true);
  const [event] = await reads.run({ role: dbRoles.system }, known);
  return event?.status;
}
