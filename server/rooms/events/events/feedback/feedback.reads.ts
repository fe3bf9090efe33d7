import { sql } from 'kysely';
import { RATINGS } from '../../../../../domain/events/timedMails.ts';
import { equalsAny } from '../../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../../platform/db/tables.ts';
import { changePayload } from '../../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../../platform/graphql/NestedPages.ts';
import { RowLoader } from '../../../../platform/graphql/RowLoader.ts';

/** Row-level security limits everybody but admins to their own. The name of an erased guest is left out. */
const feedback = sqlBuilder
  .selectFrom('event_feedback')
  .innerJoin('event_registration as r', 'r.id', 'event_feedback.registration_id')
  .select([
    'event_feedback.id',
    'event_feedback.event_id as eventId',
    'registration_id as registrationId',
    'rating',
    'comment',
    'event_feedback.created_at as createdAt',
    'event_feedback.changed_at as changedAt',
    sql<string | null>`case when r.erased_at is null then r.name end`.as('name'),
    'r.company',
  ]);
const byId = [{ column: 'event_feedback.id', key: 'id' }];

/** The feedback of registrations, by the registration's id. */
export const ownFeedbackLoader = defineLoader(
  (reader) =>
    new RowLoader(async (ids) => {
      const rows = await reader.read(feedback.where('registration_id', '=', equalsAny(ids)));
      return rows.map((row) => ({ id: row.registrationId, row }));
    }),
);

export const feedbackOf = (registrationId: string) => feedback.where('registration_id', '=', registrationId);

/** Returns undefined when the feedback is about another event or does not exist. */
export async function feedbackChangeOf(reader: Reader, eventId: string, id: string) {
  const [row] = await reader.read(feedback.where('event_feedback.id', '=', id));
  return row?.eventId === eventId ? changePayload(id, row, byId) : undefined;
}

/** The feedback about each event, newest first. */
export const eventFeedbackLoader = defineLoader(
  (reader) =>
    new NestedPages({
      read: (query) => reader.read(query),
      query: feedback,
      parentColumn: 'event_feedback.event_id',
      order: byId,
      direction: 'desc',
    }),
);

/** How many participants of each event gave each rating, by the event's id. */
export const ratingsLoader = defineLoader(
  (reader) =>
    new RowLoader(async (eventIds) => {
      const rows = await reader.read(
        sqlBuilder
          .selectFrom('event_feedback')
          .select(['event_id as eventId', 'rating', sql<number>`count(*)::int`.as('count')])
          .where('event_id', '=', equalsAny(eventIds))
          .groupBy(['event_id', 'rating']),
      );
      return eventIds.map((id) => ({
        id,
        ratings: RATINGS.map((rating) => ({
          rating,
          count: rows.find((row) => row.eventId === id && row.rating === rating)?.count ?? 0,
        })),
      }));
    }),
);
