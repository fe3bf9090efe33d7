import { sql, type SelectQueryBuilder } from 'kysely';
import type { EventStatus } from '../../domain/vocabulary.ts';
import type { Reader } from '../context.ts';
import { RowQuery, type RowOf } from '../db/RowQuery.ts';
import { sqlBuilder, type Tables } from '../db/tables.ts';
import { changed, readPage, type PageArgs } from '../graphql/connection.ts';

const columns = [
  'event.id', 'title', 'description', 'type', 'status', 'date', 'start_time as startTime', 'end_time as endTime', 'starts_at as startsAt', 'ends_at as endsAt',
  'is_online as isOnline', 'location', 'meeting_link as meetingLink', 'capacity', 'registration_count as registrationCount', 'is_public as isPublic', 'price',
  'public_link as publicLink', 'calendar_key as calendarKey', 'sequence', 'version',
] as const;
const events = sqlBuilder.selectFrom('event').select(columns);

export const eventsByIds = new RowQuery(events);
export type EventRow = RowOf<typeof eventsByIds>;

export async function eventById(ctx: Reader, id: string) {
  const [row] = await ctx.read(events.where('event.id', '=', id));
  return row;
}

const newest = [{ column: 'starts_at', key: 'startsAt' }, { column: 'id', key: 'id' }];

export const allEvents = (ctx: Reader, args: PageArgs) => readPage({ read: (query) => ctx.read(query), query: events, order: newest, direction: 'desc', args });
export const adminEventChange = async (ctx: Reader, id: string) => changed(id, await eventById(ctx, id), newest);

const isOver = sql`(status = 'COMPLETED' or ends_at <= now())`;

/**
 * How the members' list runs, as numbers that only rise: what is to come by its start, then what is over by its start backwards.
 * Worked out for each event there is, which people write by hand and are few.
 */
const placed = sqlBuilder.selectFrom((eb) => eb.selectFrom('event').selectAll().select([
  sql<number>`${isOver}::int`.as('phase'),
  sql<number>`extract(epoch from starts_at)::bigint * case when ${isOver} then -1 else 1 end`.as('distance'),
]).as('event')).select([...columns, 'phase', 'distance']) as unknown as SelectQueryBuilder<Tables, 'event', EventRow & { phase: number; distance: number }>;
const upcomingFirst = [{ column: 'phase', key: 'phase' }, { column: 'distance', key: 'distance' }, { column: 'id', key: 'id' }];

export interface EventFilter {
  status?: EventStatus | null | undefined;
  isPublic?: boolean | null | undefined;
  /** Whether it is still to come. */
  upcoming?: boolean | null | undefined;
}

export function eventPage(ctx: Reader, args: PageArgs, { status, isPublic, upcoming }: EventFilter = {}) {
  let query = placed;
  if (status) query = query.where('status', '=', status);
  if (isPublic != null) query = query.where('is_public', '=', isPublic);
  if (upcoming != null) query = query.where(sql<boolean>`phase = ${upcoming ? 0 : 1}`);
  return readPage({ read: (compiled) => ctx.read(compiled), query, order: upcomingFirst, direction: 'asc', args });
}

/** As a member's list shows it. A draft is as good as gone. */
export async function eventChange(ctx: Reader, id: string) {
  const [row] = await ctx.read(placed.where('event.id', '=', id));
  return changed(id, row, upcomingFirst);
}
