import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { COUNT_LIMIT } from '../../../domain/basics/countLimit.ts';
import { SYNC, type Page, type PageArgs } from './connection.ts';
import { changesOf, keyset, pageOf, rethrowInvalidCursor, type PageQuery } from './keyset.ts';

interface Nested<Row> extends Omit<PageQuery<Row>, 'args'> {
  /** The column that holds the parent's id, by its name in SQL. */
  parentColumn: string;
}

/**
 * Loads the same list for many parent rows. All parents that one request asks for with the same page arguments share
 * one statement, and so do their totals. Lives as long as the request.
 */
export class NestedPages<Row extends object> {
  readonly #nested: Nested<Row>;
  readonly #byArgs = new Map<string, DataLoader<string, Row[]>>();
  readonly #totals: DataLoader<string, number>;

  constructor(nested: Nested<Row>) {
    this.#nested = nested;
    this.#totals = new DataLoader((ids) => this.#countAll(ids));
  }

  /** The page of one parent. Throws like `readPage`. */
  async page(parentId: string, args: PageArgs): Promise<Page<Row>> {
    const key = JSON.stringify([args.first, args.after, args[SYNC]]);
    const loader = this.#byArgs.get(key) ?? new DataLoader((ids: readonly string[]) => this.#readAll(ids, args));
    this.#byArgs.set(key, loader);
    const { order } = changesOf({ ...this.#nested, args });
    const rows = [...(await loader.load(parentId))];
    return pageOf(rows, order, args, () => this.#totals.load(parentId));
  }

  async #readAll(ids: readonly string[], args: PageArgs): Promise<Row[][]> {
    const { read, query, order, direction, parentColumn } = changesOf({ ...this.#nested, args });
    const page = keyset({
      query: query.where(sql<boolean>`${sql.ref(parentColumn)} = parent.id`),
      order,
      direction,
      args,
    });
    const rows = await read(
      sql<Row & ParentId>`
        select parent.id as "parentId", child.*
        from unnest(${sql.val(ids)}::text[]) parent (id) cross join lateral ${page} child`,
    ).catch(rethrowInvalidCursor(args));
    const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
    return ids.map((id) => byParent.get(id) ?? []);
  }

  async #countAll(ids: readonly string[]): Promise<number[]> {
    const { read, query, parentColumn } = this.#nested;
    const counted = query
      .clearSelect()
      .select(sql.lit(1).as('row'))
      .where(sql<boolean>`${sql.ref(parentColumn)} = parent.id`)
      .limit(sql.lit(COUNT_LIMIT));
    const rows = await read(
      sql<ParentId & { total: number }>`
        select parent.id as "parentId", (select count(*) from ${counted} counted) as "total"
        from unnest(${sql.val(ids)}::text[]) parent (id)`,
    );
    const totals = new Map(rows.map(({ parentId, total }) => [parentId, total]));
    return ids.map((id) => totals.get(id) ?? 0);
  }
}

interface ParentId {
  parentId: string;
}
