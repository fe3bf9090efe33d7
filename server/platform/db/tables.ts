import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Node } from '../Node.ts';

/**
 * The tables as reads see them. Each entity adds its own table here, with columns that are derived from the entity, so
 * that the two cannot differ.
 */
// oxlint-disable-next-line @typescript-eslint/no-empty-interface
export interface Tables {}

type Underscored<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Underscored<Tail>}`
    : `_${Lowercase<Head>}${Underscored<Tail>}`
  : S;

/** Reads return timestamps as ISO text. */
type ColumnOf<T> = Date extends T ? string | Exclude<T, Date> : T;

/** The columns of an entity's table, as reads return them. */
export type TableOf<E> = {
  [
    K in keyof E & string as E[K] extends (...args: never[]) => unknown
      ? never
      : NonNullable<E[K]> extends Node
        ? never
        : Underscored<K>
  ]: ColumnOf<E[K]>;
};

/** Builds SQL but cannot run it: a `Reader` or the `ReadPool` runs queries, because each needs a database context. */
export const sqlBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
