import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { feedCalendar } from './calendar.ts';

/** The most events of the feed, so that its size is bounded. */
const MAX_EVENTS = 500;

/**
 * Serves the listed public events as one calendar to which calendar programs subscribe. A file is only built after an
 * event has changed: programs ask for it many times a day.
 */
export function serveFeed(app: FastifyInstance, { config, reads }: Pick<Services, 'config' | 'reads'>): void {
  let built: { etag: string; content: string } | undefined;
  app.get('/events.ics', async (request, reply) => {
    const system = { role: dbRoles.system };
    const versions = await reads.run(system, feedEvents.select(['id', 'version']));
    const etag = etagOf(config, versions);
    void reply.headers({ etag, 'cache-control': 'public, max-age=900' });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (built?.etag !== etag) {
      const events = await reads.run(system, feedEvents.select(columns));
      // The events can have changed since their versions were read.
      built = { etag: etagOf(config, events), content: feedCalendar(config, events) };
    }
    return reply.header('etag', built.etag).type('text/calendar; charset=utf-8').send(built.content);
  });
}

const etagOf = ({ product, publicUrl, legal }: Config, events: { id: string; version: number }[]) =>
  `"${createHash('sha256')
    .update(JSON.stringify([product, publicUrl, legal, events.map(({ id, version }) => [id, version])]))
    .digest('base64url')}"`;

/**
 * Cancelled events stay, so that programs show them as cancelled, and past ones for a month. The public role would not
 * see cancelled events.
 */
const feedEvents = sqlBuilder
  .selectFrom('event')
  .where(sql<boolean>`is_listed`)
  .where(sql<boolean>`status in ('PUBLISHED', 'CANCELLED')`)
  .where(sql<boolean>`starts_at > now() - interval '31 days'`)
  .orderBy('starts_at')
  .orderBy('id')
  .limit(MAX_EVENTS);

const columns = [
  'id',
  'version',
  'public_link as publicLink',
  'title',
  'description',
  'status',
  'date',
  'start_time as startTime',
  'end_time as endTime',
  'is_online as isOnline',
  'location',
  'sequence',
  'calendar_changed_at as calendarChangedAt',
] as const;
