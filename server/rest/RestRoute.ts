import type { z } from 'zod';
import type { AnswerShape } from './answer.ts';
import type { JsonSchema } from './jsonSchema.ts';

// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = Record<string, any>;

/** The checked input of a call. */
export interface RestRequest {
  body: Json;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The caller's `Idempotency-Key`, or a new random key. */
  idempotencyKey: string;
}

/** The documented REST calls of one room. */
export interface RestArea {
  /** Title of the section in the description of the API, in Danish. */
  name: string;
  routes: RestRoute[];
}

/**
 * A REST call and the GraphQL document that it runs, so that context, authorization and errors are the same in both
 * APIs.
 */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters as `:id`. */
  path: string;
  /** Calls one operation, whose `@Access` decides who may make the call. Others are refused before the body is read. */
  document: string;
  /** The variables of the document. Also called with placeholders instead of values, to describe the API. */
  variables?: (request: RestRequest) => Json;
  /** The form's rules for `variables.input`, so that one answer reports all fields that are missing or invalid. */
  form?: z.ZodType;
  /** The documented answer, from the data of the document; for a list, one row. */
  answer: AnswerShape;
  /** For a list: returns the connection in the data. The document has the variables $first and $after. */
  connection?: (data: Json) => Connection | null;
  /**
   * For a list with numbered pages: the size of a page. The document has the variable $page, counted from 0, instead of
   * $first and $after.
   */
  numberedPages?: number;
  /**
   * For a list whose rows contain lists: the rows per page, smaller than usual, because the highest possible cost of a
   * page is charged before the page is read.
   */
  rowsAtOnce?: number;
  /** Fields of the body that the schema does not describe well enough, for the description of the API. */
  body?: Record<string, JsonSchema>;
}

/** A page of a list, as the document of a route returns it. */
export interface Connection {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Null for a list that is not counted. */
  totalCount: number | null;
}
