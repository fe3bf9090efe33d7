import { badInput } from '../errors.ts';
import type { Json, RestRequest } from './RestRoute.ts';

/** Fields that the document of a list selects beside its rows. */
export const page = 'totalCount pageInfo { hasNextPage endCursor }';

export const idOf = ({ params: { id } }: RestRequest) => id!;

/** Enum values may be sent in lower case. A value that is no text passes unchanged, so that the schema refuses it. */
export const toUpperCase = (text: unknown) => (typeof text === 'string' ? text.toUpperCase() : text);

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
