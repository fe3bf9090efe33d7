import { sql, type Compilable } from 'kysely';
import type { Reader } from '../context.ts';
import { sqlBuilder } from './tables.ts';

/** As a number in a transaction too, where a count would be text. */
export const counted = sql<number>`count(*)::int`.as('n');

export const total = sqlBuilder.fn.countAll<number>().as('total');

export const countOf = async (ctx: Reader, query: Compilable<{ total: number }>): Promise<number> =>
  (await ctx.read(query))[0]?.total ?? 0;
