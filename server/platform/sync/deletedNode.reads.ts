import { sql } from 'kysely';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import { badInput } from '../errors.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { readPage } from '../graphql/keyset.ts';

/** Deletions are kept for this many days. */
export const KEPT_DAYS = 90;

/** A deactivated user leaves the list of users, and returns to it as a change. */
const deactivatedUsers = sqlBuilder
  .selectFrom('user_account')
  .select(['id as node_id', sql<string>`'User'`.as('type'), sql<string>`changed_at`.as('deleted_at')])
  .where('deactivated_at', 'is not', null);

const deletedNodes = sqlBuilder
  .selectFrom(
    sqlBuilder
      .selectFrom('deleted_node')
      .select(['node_id', 'type', 'deleted_at'])
      .unionAll(deactivatedUsers)
      .as('deletion'),
  )
  .select(['node_id as nodeId', 'type', 'deleted_at as deletedAt']);

const order = [
  { column: 'deleted_at', key: 'deletedAt' },
  { column: 'node_id', key: 'nodeId' },
];

const bounds = sqlBuilder.selectNoFrom([
  sql<string>`synced_until()`.as('syncedUntil'),
  sql<string>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`.as('keptSince'),
]);

/**
 * The deletions since a time, oldest first. Those that other transactions could still commit are left out, as in lists
 * with `updatedSince`: the bound is read before the page.
 */
export async function deletedNodePage(ctx: Reader, since: string, args: PageArgs) {
  const [time] = await ctx.readAsSystem(bounds);
  if (Date.parse(since) < Date.parse(time!.keptSince))
    throw badInput({ since: `Sletninger gemmes i ${KEPT_DAYS} dage. Hent alle data forfra.` }, 'EXPIRED');
  const page = await readPage({
    read: (query) => ctx.read(query),
    query: deletedNodes.where('deleted_at', '>=', since).where('deleted_at', '<', time!.syncedUntil),
    order,
    direction: 'asc',
    args,
  });
  return Object.assign(page, { syncedUntil: time!.syncedUntil });
}
