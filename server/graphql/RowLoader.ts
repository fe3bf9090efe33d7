import DataLoader from 'dataloader';
import type { Reader } from '../context.ts';
import type { RowQuery } from '../db/RowQuery.ts';

/** A dataloader that hands out what it already has without a promise: a hundred rows of one company await nothing. */
export class RowLoader<Row extends { id: string }> {
  protected readonly known = new Map<string, Row>();
  readonly #whole: ReadonlyMap<string, Row> | undefined;
  readonly #loader: DataLoader<string, Row | null>;

  /** A row that is `whole` serves whoever wants a part of it. */
  constructor(fetch: (ids: readonly string[]) => Promise<Row[]>, whole?: ReadonlyMap<string, Row>) {
    this.#whole = whole;
    this.#loader = new DataLoader(
      async (ids) => {
        for (const row of await fetch(ids)) this.known.set(row.id, row);
        return ids.map((id) => this.known.get(id) ?? null);
      },
      { maxBatchSize: 500 },
    );
  }

  /** A row that came along with something else need not be asked for. */
  prime(row: Row): void {
    this.known.set(row.id, row);
  }

  load(id: string): Row | Promise<Row | null> {
    return this.#find(id) ?? this.#loader.load(id);
  }

  /** Those that are there, in one go. */
  async loadAll(ids: string[]): Promise<Row[]> {
    const missing = ids.filter((id) => !this.#find(id));
    if (missing.length) await this.#loader.loadMany(missing);
    return ids.flatMap((id) => this.#find(id) ?? []);
  }

  #find(id: string): Row | undefined {
    return this.known.get(id) ?? this.#whole?.get(id);
  }
}

/** Rows of a table, whole or, for whoever only shows them, with nothing but the columns that are shown. */
export class RowsById<Row extends { id: string }> extends RowLoader<Row> {
  readonly #reader: Reader;
  readonly #query: RowQuery<Row>;
  readonly #narrower = new Map<RowQuery<Row>, RowLoader<Row>>();

  constructor(reader: Reader, query: RowQuery<Row>) {
    super((ids) => reader.read(query.by(ids)));
    this.#reader = reader;
    this.#query = query;
  }

  only(fields: readonly string[] | undefined): RowLoader<Row> {
    const query = fields ? this.#query.only(fields) : this.#query;
    if (query === this.#query) return this;
    let narrower = this.#narrower.get(query);
    if (!narrower)
      this.#narrower.set(query, (narrower = new RowLoader((ids) => this.#reader.read(query.by(ids)), this.known)));
    return narrower;
  }
}
