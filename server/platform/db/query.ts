import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { sqlBuilder } from './tables.ts';

/** A statement that is built with `sqlBuilder` or written with Kysely's `sql` tag. Its values are parameters. */
export interface Query<Row> {
  compile(builder: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Runs a query within the transaction of `em`, without storing its entities before, and returns the rows. Throws when a
 * value is undefined, which pg would send as null.
 */
export async function runIn<Row>(em: EntityManager, query: Query<Row>): Promise<Row[]> {
  const compiled = query.compile(sqlBuilder);
  if (compiled.parameters.includes(undefined)) throw new Error(`A value is missing in: ${compiled.sql}`);
  const { rows } = await em.getKysely().executeQuery(compiled);
  return rows;
}
