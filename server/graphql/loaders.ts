import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { customersByIds, type CustomerRow } from '../customers/customer.reads.ts';

export interface Loaders {
  customer: RowLoader<CustomerRow>;
}

/** Rows asked for by id within one request are fetched together. */
export function createLoaders(ctx: Context): Loaders {
  return { customer: new RowLoader((ids) => customersByIds(ctx, ids)) };
}

/** A dataloader that hands out what it already has without a promise: a hundred rows of one company await nothing. */
export class RowLoader<Row extends { id: string }> {
  readonly #known = new Map<string, Row>();
  readonly #loader: DataLoader<string, Row | null>;

  constructor(fetch: (ids: readonly string[]) => Promise<Row[]>) {
    this.#loader = new DataLoader(async (ids) => {
      for (const row of await fetch(ids)) this.#known.set(row.id, row);
      return ids.map((id) => this.#known.get(id) ?? null);
    }, { maxBatchSize: 500 });
  }

  load(id: string): Row | Promise<Row | null> {
    return this.#known.get(id) ?? this.#loader.load(id);
  }
}
