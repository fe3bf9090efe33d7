import type { Compilable } from 'kysely';
import type { Reader } from '../context.ts';
import { sqlBuilder } from './tables.ts';

export const total = sqlBuilder.fn.countAll<number>().as('total');

export const countOf = async (ctx: Reader, query: Compilable<{ total: number }>): Promise<number> => (await ctx.read(query))[0]?.total ?? 0;
