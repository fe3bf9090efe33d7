import { sql } from 'kysely';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import { badInput } from '../errors.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';

/** Deletions are kept for this many days. */
export const KEPT_DAYS = 90;

/**
 * Minutes between the database's time and `syncedUntil`: more than `TRANSACTION_MS`, after which the database ends a
 * transaction of the portal. Every deletion with an earlier time is therefore committed or rolled back.
 */
export const OVERLAP_MINUTES = 5;

const deletedNodes = sqlBuilder
  .selectFrom('deleted_node')
  .select(['node_id as nodeId', 'type', 'deleted_at as deletedAt']);

const order = [
  { column: 'deleted_at', key: 'deletedAt' },
  { column: 'node_id', key: 'nodeId' },
];

const clock = sqlBuilder.selectNoFrom([
  sql<string>`now() - make_interval(mins => ${sql.lit(OVERLAP_MINUTES)})`.as('syncedUntil'),
  sql<string>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.as('keptSince'),
]);

/**
 * The deletions since a time, oldest first. The clock is read by a statement before that of the page, so that the page
 * sees every deletion with a time before `syncedUntil`.
 */
export async function deletedNodePage(ctx: Reader, since: string, args: PageArgs) {
  const [time] = await ctx.read(clock);
  if (Date.parse(since) < Date.parse(time!.keptSince))
    throw badInput({ since: `Sletninger gemmes i ${KEPT_DAYS} dage. Hent alle data forfra.` }, 'EXPIRED');
  const page = await readPage({
    read: (query) => ctx.read(query),
    query: deletedNodes.where('deleted_at', '>=', since),
    order,
    direction: 'asc',
    args,
  });
  return Object.assign(page, { syncedUntil: time!.syncedUntil });
}
