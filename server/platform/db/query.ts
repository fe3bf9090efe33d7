import type { EntityManager } from '@mikro-orm/postgresql';
import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import { sqlBuilder } from './tables.ts';

/** A statement that is built with `sqlBuilder` or written with Kysely's `sql` tag. Its values are parameters. */
export interface Query<Row> {
  compile(builder: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Runs a query within the transaction of `em`, without storing its entities before, and returns the rows. */
export async function runIn<Row>(em: EntityManager, query: Query<Row>): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery(query.compile(sqlBuilder));
  return rows;
}
