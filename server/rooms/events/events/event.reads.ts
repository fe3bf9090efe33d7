import { sql } from 'kysely';
import type { EventStatus, EventType } from '../../../../domain/basics/vocabulary.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery, type RowOf } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { mayContain } from '../../../platform/db/trigrams.ts';
import type { Page, PageArgs } from '../../../platform/graphql/connection.ts';
import { withPartCursor, readConsecutivePage } from '../../../platform/graphql/consecutivePages.ts';
import { changePayload } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { EVENT_SEARCHED } from './Event.ts';
import { eventSorts, type EventSort } from './eventSorts.ts';

const columns = [
  'event.id',
  'title',
  'description',
  'type',
  'status',
  'date',
  'start_time as startTime',
  'end_time as endTime',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'is_online as isOnline',
  'location',
  'meeting_link as meetingLink',
  'capacity',
  'registration_count as registrationCount',
  'waiting_count as waitingCount',
  'is_public as isPublic',
  'is_listed as isListed',
  'price',
  'offer_hours as offerHours',
  'requires_confirmation as requiresConfirmation',
  'sends_reminders as sendsReminders',
  'sends_thanks as sendsThanks',
  'material_link as materialLink',
  'public_link as publicLink',
  'calendar_key as calendarKey',
  'sequence',
  'version',
] as const;
const events = sqlBuilder.selectFrom('event').select(columns);

export const eventsByIds = new RowQuery(events);
export type EventRow = RowOf<typeof eventsByIds>;

export async function eventById(ctx: Reader, id: string) {
  const [row] = await ctx.read(events.where('event.id', '=', id));
  return row;
}

export const eventNodeLoader = defineRowLoader((ids) => events.where('event.id', '=', equalsAny(ids)));

const byStart = [
  { column: 'starts_at', key: 'startsAt' },
  { column: 'id', key: 'id' },
];

export const adminEventChange = async (ctx: Reader, id: string) => changePayload(id, await eventById(ctx, id), byStart);

const isOver = sql<boolean>`(status = 'COMPLETED' or ends_at <= now())`;
/** An event lasts at most a day, so the condition on `starts_at` lets the index skip old events. */
const isUpcoming = sql<boolean>`status <> 'COMPLETED' and ends_at > now() and starts_at > now() - interval '1 day'`;

/** Events that people can still take part in. */
export const upcomingPublishedEvents = sqlBuilder
  .selectFrom('event')
  .where(isUpcoming)
  .where('status', '=', sql.lit('PUBLISHED'));

export interface AdminEventFilter {
  /** Words of the title or the location. */
  search?: string | null | undefined;
  /** As the status is shown: a published event that is over counts as completed. */
  status?: EventStatus | null | undefined;
  /** True for events with a price, false for free ones. */
  isPaid?: boolean | null | undefined;
  type?: EventType | null | undefined;
  /** True for events that are not over, false for past events. */
  upcoming?: boolean | null | undefined;
}

/** All events, drafts included; the latest start first unless another order is chosen. */
export function allEvents(
  ctx: Reader,
  { search, status, type, isPaid, upcoming }: AdminEventFilter,
  sort: EventSort | null | undefined,
  args: PageArgs,
) {
  let query = events;
  if (search?.trim()) query = query.where(matchesEventSearch(search));
  if (status === 'PUBLISHED') query = query.where('status', '=', status).where('ends_at', '>', sql<string>`now()`);
  else if (status === 'COMPLETED')
    query = query.where(sql<boolean>`(status = 'COMPLETED' or status = 'PUBLISHED' and ends_at <= now())`);
  else if (status) query = query.where('status', '=', status);
  if (isPaid != null) query = query.where(isPaid ? sql<boolean>`price > 0` : sql<boolean>`coalesce(price, 0) = 0`);
  if (type) query = query.where('type', '=', type);
  if (upcoming != null) query = query.where(upcoming ? isUpcoming : isOver);
  return readSortedPage({ read: (compiled) => ctx.read(compiled), query, sorts: eventSorts, sort, args });
}

/** Every word of the text occurs in the title or the location. Further words of a long text are ignored. */
const matchesEventSearch = (search: string) =>
  sql<boolean>`(${sql.join(
    search
      .trim()
      .split(/\s+/)
      .slice(0, MAX_SEARCH_WORDS)
      .map((word) => sql`${searched} ilike ${containsPattern(word)} and ${mayContain(searched, word)}`),
    sql` and `,
  )})`;
const searched = sql.raw<string>(`(${EVENT_SEARCHED})`);
const MAX_SEARCH_WORDS = 10;

/** Upcoming events by start, then past events by start in reverse. Each part has a keyset of its own. */
const parts = [
  { query: events.where(isUpcoming), direction: 'asc' as const },
  { query: events.where(isOver), direction: 'desc' as const },
];

interface EventFilter {
  status?: EventStatus | null | undefined;
  isPublic?: boolean | null | undefined;
  /** True for events that are not over, false for past events. */
  upcoming?: boolean | null | undefined;
}

export async function eventPage(
  ctx: Reader,
  args: PageArgs,
  { status, isPublic, upcoming }: EventFilter = {},
): Promise<Page<EventRow>> {
  const lists = parts.map(({ query, direction }) => {
    let filtered = query;
    if (status) filtered = filtered.where('status', '=', status);
    if (isPublic != null) filtered = filtered.where('is_public', '=', isPublic);
    return { query: filtered, order: byStart, direction };
  });
  const partNumbers = upcoming == null ? [0, 1] : [upcoming ? 0 : 1];
  return readConsecutivePage(
    (query) => ctx.read(query),
    partNumbers.map((part) => ({ part, ...lists[part]! })),
    args,
  );
}

/** A change as a customer's list shows it. A draft counts as deleted. */
export async function eventChange(ctx: Reader, id: string) {
  const [row] = await ctx.read(
    sqlBuilder
      .selectFrom('event')
      .select([...columns, isOver.as('isOver')])
      .where('event.id', '=', id),
  );
  const { edge, ...deletion } = changePayload(id, row, byStart) as {
    edge?: { node: EventRow; cursor: string };
    deletedId?: string;
  };
  return edge ? { edge: withPartCursor(Number(row!.isOver), edge) } : deletion;
}

export const eventLoader = defineLoader((reader) => new RowsById(reader, eventsByIds));
