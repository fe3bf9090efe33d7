import { badInput, notFound } from '../errors.ts';
import type { Json, RestRequest } from './RestRoute.ts';

/** Fields that the document of a list selects beside its rows. */
export const page = 'totalCount pageInfo { hasNextPage endCursor }';

export const idOf = ({ params: { id } }: RestRequest) => id!;

/** The rows of a connection as a plain list, which is how the REST API documents relations. */
export const rowsOf = ({ edges }: Json) => edges.map(({ node }: Json) => node);

/** The REST API documents prices in kroner; the schema has them in øre. */
export const inKroner = (row: Json): Json => ({ ...row, price: row.price / 100 });

/** Enum values may be sent in lower case. A value that is no text passes unchanged, so that the schema refuses it. */
export const toUpperCase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);

/** The answer for one object by its id; throws NOT_FOUND when there is none. */
export function pickFound(row: Json | null, pick: (row: Json) => unknown): unknown {
  if (!row) throw notFound();
  return pick(row);
}

/** Cuts the time off a date-time such as `2026-11-22T23:00:00Z`, without converting its time zone. */
export const dateOnly = (text: unknown) => (typeof text === 'string' ? text.split('T')[0] : text);

/**
 * The body with a default for each field that was not sent. A proxy, because the description of the API finds out which
 * fields a call has by recording the fields that are read.
 */
export const withDefaults = (body: Json, defaults: Json): Json =>
  new Proxy(body, { get: (sent, name) => (sent as Json)[name as string] ?? defaults[name as string] });

/** A field that must be sent. Throws with the given message, which helps more than the schema's "wrong type". */
export function required({ body }: RestRequest, name: string, message: string): unknown {
  const value: unknown = body[name];
  if (value === undefined || value === null) throw badInput({ [name]: message });
  return value;
}
