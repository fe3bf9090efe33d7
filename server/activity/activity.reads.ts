import type { Reader } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { readPage, type PageArgs } from '../graphql/connection.ts';

const activities = sqlBuilder.selectFrom('activity').select([
  'id', 'customer_id as customerId', 'entity_type as entityType', 'entity_id as entityId', 'title', 'description',
  'actor_name as actorName', 'subject_name as subjectName', 'created_at as createdAt',
]);

export async function activityById(ctx: Reader, id: string) {
  const [row] = await ctx.read(activities.where('id', '=', id));
  return row;
}

/** Newest first; ids sort by the time they were made. */
export function activityPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: activities.where('customer_id', '=', customerId),
    order: [{ column: 'id', key: 'id' }],
    direction: 'desc',
    args,
  });
}
