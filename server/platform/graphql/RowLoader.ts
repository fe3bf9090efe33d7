import DataLoader from 'dataloader';
import type { Query } from '../db/query.ts';
import { defineLoader, type Reader } from '../db/Reader.ts';
import type { PartialRow, RowQuery } from '../db/RowQuery.ts';

/**
 * Loads rows by id in batches. Returns a row that is loaded already without a promise, so that a hundred fields that
 * lead to the same company do not wait for each other. Rows stay cached for as long as the loader lives, which is one
 * request or one message of a subscription.
 */
export class RowLoader<Row extends { id: string }> {
  protected readonly loaded = new Map<string, Row>();
  readonly #complete: ReadonlyMap<string, Row> | undefined;
  readonly #loader: DataLoader<string, Row | null>;

  /** Rows in `complete` have all columns, so this loader uses them instead of fetching some columns again. */
  constructor(fetch: (ids: readonly string[]) => Promise<Row[]>, complete?: ReadonlyMap<string, Row>) {
    this.#complete = complete;
    this.#loader = new DataLoader(
      async (ids) => {
        for (const row of await fetch(ids)) this.loaded.set(row.id, row);
        return ids.map((id) => this.loaded.get(id) ?? null);
      },
      { maxBatchSize: 500 },
    );
  }

  /** Adds a row that another query has returned, so that the loader does not fetch it. */
  prime(row: Row): void {
    this.loaded.set(row.id, row);
  }

  /** The row, or null when none with the id is visible to the reader. */
  load(id: string): Row | Promise<Row | null> {
    return this.#find(id) ?? this.#loader.load(id);
  }

  /** Loads many rows together. Ids without a visible row are left out of the result. */
  async loadAll(ids: string[]): Promise<Row[]> {
    const missing = ids.filter((id) => !this.#find(id));
    if (missing.length) await this.#loader.loadMany(missing);
    return ids.flatMap((id) => this.#find(id) ?? []);
  }

  #find(id: string): Row | undefined {
    return this.loaded.get(id) ?? this.#complete?.get(id);
  }
}

/** Defines a loader of the rows that a query returns for many ids. */
export const defineRowLoader = <Row extends { id: string }>(query: (ids: readonly string[]) => Query<Row>) =>
  defineLoader((reader) => new RowLoader((ids) => reader.read(query(ids))));

/** Loads rows of a table by id, with all columns or, through `only`, with some of them. */
export class RowsById<Row extends { id: string }> extends RowLoader<Row> {
  readonly #reader: Reader;
  readonly #query: RowQuery<Row>;
  readonly #partial = new Map<RowQuery<PartialRow<Row>>, RowLoader<PartialRow<Row>>>();

  constructor(reader: Reader, query: RowQuery<Row>) {
    super((ids) => reader.read(query.by(ids)));
    this.#reader = reader;
    this.#query = query;
  }

  /** The query that `only` reads with. */
  queryOf(fields: readonly string[] | undefined): RowQuery<PartialRow<Row>> {
    return fields ? this.#query.only(fields) : this.#query;
  }

  /** A loader that reads only these fields, and that uses the complete rows of this one. Undefined means all fields. */
  only(fields: readonly string[] | undefined): RowLoader<PartialRow<Row>> {
    const query = this.queryOf(fields);
    if (query === this.#query) return this;
    let loader = this.#partial.get(query);
    if (!loader) {
      loader = new RowLoader<PartialRow<Row>>((ids) => this.#reader.read(query.by(ids)), this.loaded);
      this.#partial.set(query, loader);
    }
    return loader;
  }
}
