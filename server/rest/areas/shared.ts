import { notFound } from '../../errors.ts';
import type { Json, RestRequest } from '../RestRoute.ts';

/** What a list's document asks for beside its rows. */
export const page = 'totalCount pageInfo { hasNextPage endCursor }';

export const idOf = ({ params: { id } }: RestRequest) => id!;

/** Relations that stand under their documented names, as plain lists. */
export const rowsOf = ({ edges }: Json) => edges.map(({ node }: Json) => node);

/** Prices are kroner here, as documented. */
export const inKroner = (row: Json): Json => ({ ...row, price: row.price / 100 });

export const capitals = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);

/** One object that was asked for by id. */
export function found(row: Json | null, pick: (row: Json) => unknown): unknown {
  if (!row) throw notFound();
  return pick(row);
}
