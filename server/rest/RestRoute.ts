import type { z } from 'zod';
import type { JsonSchema } from './jsonSchema.ts';

// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

export interface RestRequest {
  body: Json;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The caller's `Idempotency-Key`, or one that is new each time. */
  idempotencyKey: string;
}

export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters as `:id`. */
  path: string;
  document: string;
  variables?: (request: RestRequest) => Json;
  /** Anyone may call it; of everybody else it is asked first who they are. */
  isPublic?: true;
  /** Only admins may call it. Everybody else is refused before the body is looked at. */
  isAdmin?: true;
  /** The form's rules for `variables.input`, so that one answer tells of every field that is missing or wrong. */
  form?: z.ZodType;
  /** What of the answer the call's documented shape is; of a list, what of each row. */
  pick: (data: Json) => unknown;
  /** A list: where the connection is in the answer. The document takes $first and $after. */
  connection?: (data: Json) => Connection | null;
  /** A list that comes in numbered pages of so many rows: its document takes $page, counted from 0, instead of $first and $after. */
  numberedPages?: number;
  /** How many rows are asked for at a time, where each holds lists of its own: what it may cost at most is paid before it runs. */
  rowsAtOnce?: number;
  /** For the API's description: fields of the body of which the schema says too little, or nothing. */
  body?: Record<string, JsonSchema>;
  /** For the API's description: fields of the answer, or of each row, that can't be seen from `pick`. */
  answer?: Record<string, JsonSchema>;
}

export interface Connection {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Null where nobody counts. */
  totalCount: number | null;
}
