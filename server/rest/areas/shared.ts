import { badInput, notFound } from '../../errors.ts';
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

/** The date of a moment, such as `2026-11-22T23:00:00Z`, as it was written; a plain date stays as it is. */
export const dateOnly = (text: unknown) => (typeof text === 'string' ? text.split('T')[0] : text);

/** The sent fields over the defaults; a field that was not sent does not hide its default. Read one by one, as rows read. */
export const withDefaults = (body: Json, defaults: Json): Json =>
  new Proxy(body, { get: (sent, name) => (sent as Json)[name as string] ?? defaults[name as string] });

/** A field of the body for which the schema alone would say no more than that its type is wrong. */
export function required({ body }: RestRequest, name: string, message: string): unknown {
  const value: unknown = body[name];
  if (value === undefined || value === null) throw badInput({ [name]: message });
  return value;
}
