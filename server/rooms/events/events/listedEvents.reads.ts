import { sql } from 'kysely';
import { isFull } from '../../../../domain/events/events.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { readPage } from '../../../platform/graphql/keyset.ts';
import type { Services } from '../../../platform/services.ts';

/** The public role sees only events that are public and published. An event lasts at most a day. */
const listedEvents = sqlBuilder
  .selectFrom('event')
  .select([
    'id',
    'public_link as publicLink',
    'title',
    'type',
    'date',
    'start_time as startTime',
    'end_time as endTime',
    'starts_at as startsAt',
    'is_online as isOnline',
    'location',
    'price',
    'capacity',
    'registration_count as registrationCount',
    'waiting_count as waitingCount',
  ])
  .where(sql<boolean>`is_listed`)
  .where(sql<boolean>`ends_at > now() and starts_at > now() - interval '1 day'`);

/** The listed events that are not over, the soonest first. */
export async function listedEventPage({ reads }: Pick<Services, 'reads'>, args: PageArgs) {
  const { edges, ...page } = await readPage({
    read: (query) => reads.run({ role: dbRoles.public }, query),
    query: listedEvents,
    order: [
      { column: 'starts_at', key: 'startsAt' },
      { column: 'id', key: 'id' },
    ],
    direction: 'asc',
    args,
  });
  return {
    ...page,
    edges: edges.map(({ cursor, node }) => ({
      cursor,
      node: { ...node, id: node.publicLink!, isFull: isFull(node) },
    })),
  };
}
