import { sql } from 'kysely';
import type { Query } from './query.ts';
import type { Reader } from './Reader.ts';
import { sqlBuilder } from './tables.ts';

/** A count as `n`. It is cast to int for use in transactions of the ORM, which return PostgreSQL's bigint as text. */
export const countColumn = sql<number>`count(*)::int`.as('n');

/** A count as `total`, for reads, which return bigint as a number. */
export const totalColumn = sqlBuilder.fn.countAll<number>().as('total');

/** Runs a query that selects `total`, and returns that number. */
export const countOf = async (ctx: Reader, query: Query<{ total: number }>): Promise<number> =>
  (await ctx.read(query))[0]?.total ?? 0;
