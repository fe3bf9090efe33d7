import type { FastifyInstance } from 'fastify';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { sendRestError } from '../../../platform/rest/rest.ts';
import type { Services } from '../../../platform/services.ts';
import { publishedCalendar } from './calendar.ts';
import { eventNotFound } from './eventErrors.types.ts';
import { withoutListedLink } from './publicEvent.reads.ts';

/** Serves an event as an .ics file at a secret address, because calendar programs cannot sign in. */
export function serveCalendar(app: FastifyInstance, services: Pick<Services, 'config' | 'reads'>): void {
  app.get<{ Params: { key: string } }>('/calendar/:key.ics', async ({ params: { key } }, reply) => {
    const event = await eventOf(services, key);
    if (!event) return sendRestError(reply, eventNotFound());
    return reply
      .headers({
        'cache-control': 'private, no-cache',
        'content-disposition': 'attachment; filename="event.ics"',
        'x-robots-tag': 'noindex',
      })
      .type('text/calendar; charset=utf-8')
      .send(publishedCalendar(services.config, event));
  });
}

/** A public link finds public, published events. A calendar key, which customers have, finds all but drafts. */
async function eventOf({ reads }: Pick<Services, 'reads'>, key: string) {
  const [publicEvent] = await reads.run({ role: dbRoles.public }, events.where('public_link', '=', key));
  if (publicEvent) return withoutListedLink(publicEvent);
  const [event] = await reads.run(
    { role: dbRoles.system },
    events.where('calendar_key', '=', key).where('status', '<>', 'DRAFT'),
  );
  return event;
}

const events = sqlBuilder
  .selectFrom('event')
  .select([
    'id',
    'title',
    'description',
    'status',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'is_online as isOnline',
    'location',
    'meeting_link as meetingLink',
    'sequence',
    'is_listed as isListed',
  ]);
