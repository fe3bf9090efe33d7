import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { customersByIds, type CustomerRow } from '../customers/customer.reads.ts';

export interface Loaders {
  customer: DataLoader<string, CustomerRow | null>;
}

/** Rows asked for by id within one request are fetched together. */
export function createLoaders(ctx: Context): Loaders {
  return {
    customer: new DataLoader((ids) => inOrder(ids, customersByIds(ctx, ids)), { maxBatchSize: 500 }),
  };
}

async function inOrder<Row extends { id: string }>(ids: readonly string[], rows: Promise<Row[]>): Promise<(Row | null)[]> {
  const byId = new Map((await rows).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
