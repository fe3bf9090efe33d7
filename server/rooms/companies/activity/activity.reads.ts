import { sql } from 'kysely';
import { TIME_ZONE } from '../../../../domain/basics/dates.ts';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';

export const activities = sqlBuilder
  .selectFrom('activity')
  .select([
    'id',
    'customer_id as customerId',
    'entity_type as entityType',
    'entity_id as entityId',
    'title',
    'description',
    'actor_name as actorName',
    'subject_name as subjectName',
    'created_at as createdAt',
  ]);

export async function activityById(ctx: Reader, id: string) {
  const [row] = await ctx.read(activities.where('id', '=', id));
  return row;
}

export const activityNodeLoader = defineRowLoader((ids) => activities.where('id', '=', equalsAny(ids)));

export interface ActivityFilter {
  type?: ActivityType | null | undefined;
  /** Part of the name of the actor, or of the user as whom an admin acted. */
  person?: string | null | undefined;
  /** The first day, in Copenhagen. */
  from?: string | null | undefined;
  /** The last day, in Copenhagen. */
  to?: string | null | undefined;
}

/** The query of a company's activities, without an order. */
export function activitiesOf(customerId: string, { type, person, from, to }: ActivityFilter) {
  let query = activities.where('customer_id', '=', customerId);
  if (type) query = query.where('entity_type', '=', type);
  if (person?.trim())
    query = query.where((eb) =>
      eb.or((['actor_name', 'subject_name'] as const).map((column) => eb(column, 'ilike', containsPattern(person)))),
    );
  if (from)
    query = query.where(sql<boolean>`created_at >= ${from}::date::timestamp at time zone ${sql.lit(TIME_ZONE)}`);
  if (to)
    query = query.where(sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(TIME_ZONE)}`);
  return query;
}

/** Newest first: ids sort by the time of their creation. */
export function activityPage(ctx: Reader, customerId: string, filter: ActivityFilter, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: activitiesOf(customerId, filter),
    order: [{ column: 'id', key: 'id' }],
    direction: 'desc',
    args,
  });
}
