import { seesWholeCompany } from '../access/policy.ts';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { tableOf } from './sync.ts';

/**
 * Whether a change says that an object is gone, although it only is hidden from the viewer. The viewer hears of a
 * deletion when they saw the object, which the record of deletions knows, and of an object that has left its list.
 */
export async function isHiddenChange(ctx: Context, id: string, change: unknown): Promise<boolean> {
  if (seesWholeCompany(ctx.viewer) || !isRemoval(change)) return false;
  const [deletion] = await ctx.read(sqlBuilder.selectFrom('deleted_node').select('node_id').where('node_id', '=', id));
  if (deletion) return false;
  const type = typeOf(ctx, id);
  // An object that is no node is left out by its own read.
  if (!type) return false;
  const table = tableOf(type) as 'department';
  const [row] = await ctx.read(sqlBuilder.selectFrom(table).select('id').where('id', '=', id));
  return row === undefined;
}

const isRemoval = (change: unknown): boolean =>
  typeof change === 'object' && change !== null && 'deletedId' in change && !('edge' in change);

const typeOf = ({ services: { rooms } }: Context, id: string) =>
  rooms.flatMap(({ nodes = [] }) => nodes).find(({ type: { idPrefix } }) => idPrefix === id.split('_', 1)[0])?.type;
