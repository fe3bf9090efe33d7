import { isFull } from '../../domain/events.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { calendarLinksOf } from './calendar.ts';
import { eventMissing, notOpen } from './refusals.ts';

type Reads = Pick<Services, 'reads' | 'config'>;

/** A stranger's role sees no event that is not public and published. */
const open = sqlBuilder.selectFrom('event').select([
  'id', 'title', 'description', 'type', 'date', 'start_time as startTime', 'end_time as endTime', 'is_online as isOnline', 'location', 'meeting_link as meetingLink',
  'capacity', 'registration_count as registrationCount', 'price',
]);

/** What a stranger with the link may see; throws the two refusals. */
export async function publicEvent(services: Reads, link: string) {
  return (await openEvent(services, link)) ?? refuse(services, link);
}

/** Nothing where it is not open any more. */
export async function openEvent({ reads, config }: Reads, link: string) {
  const [event] = await reads.run({ role: dbRoles.public }, open.where('public_link', '=', link));
  return event && { ...event, isFull: isFull(event), calendarLinks: calendarLinksOf(config, event, link) };
}

/** Of one that is not open no more is looked at than that it is there. */
async function refuse({ reads }: Reads, link: string): Promise<never> {
  const [known] = await reads.run({ role: dbRoles.system }, sqlBuilder.selectFrom('event').select('id').where('public_link', '=', link).where('is_public', '=', true));
  throw known ? notOpen() : eventMissing();
}
