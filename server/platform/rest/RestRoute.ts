import type { z } from 'zod';
import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import type { PriceList } from '../../../domain/money/prices.ts';
import type { AnswerShape } from './answer.ts';

/** The checked input of a call. */
export interface RestRequest {
  body: Record<string, unknown>;
  params: Record<string, string>;
  query: Record<string, string>;
  /** The caller's `Idempotency-Key`, or a new random key if there is none. */
  idempotencyKey: string;
}

/** The REST calls of one room, which form a section in the description of the API. */
export interface RestArea {
  /** Title of the section in the description of the API, in Danish. */
  name: string;
  description: string;
  routes: RestRoute[];
  /** The messages that the portal itself sends to addresses of companies. */
  webhooks?: DescribedWebhook[];
}

/** A message that the portal sends to an address of a company. */
export interface DescribedWebhook {
  /** Its type, such as `invoice.changed`. */
  name: string;
  description: string;
  /** Schema of the body, with an example. */
  schema: JsonSchema;
}

/**
 * A REST call and the GraphQL document that it runs, so that context, authorization and errors are the same in both
 * APIs.
 */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path parameters as `:id`. */
  path: string;
  /**
   * Calls one operation, whose `@Access` decides who may make the call; other callers are refused before the body is
   * read. The fields of the request have the names of the variables, or of the fields of a variable's input type.
   * Fields that are no path parameters are in the body, or for GET in the query.
   */
  document: string;
  /**
   * Rules for fields of the request that differ from their variables, by the name of the variable. A name that is no
   * variable declares a field of the body that is only checked and described.
   */
  fields?: Record<string, FieldRule | 'idempotencyKey'>;
  /**
   * The input type whose descriptions the fields have, for a call that fills in fields that were not sent, whereas the
   * input type of its variable keeps them.
   */
  describedBy?: string;
  /** The form's rules for the variable `input`, so that one answer reports all fields that are missing or invalid. */
  form?: z.ZodType;
  /** The documented answer, from the data of the document; for a list, one row. */
  answer: AnswerShape;
  /** For a list: the path of the connection in the data. The document has the variables $first and $after. */
  connection?: string;
  /** For a list: the message of NOT_FOUND when the connection is null. Without a message, the list is then empty. */
  missing?: string;
  /**
   * For a list with numbered pages: the size of a page. `connection` is then the path of `{ rows, hasMore }`, and the
   * document has the variable $page, counted from 0, instead of $first and $after.
   */
  numberedPages?: number;
  /**
   * For a list whose rows contain lists: the rows per page, smaller than usual, because the highest possible cost of a
   * page is charged before the page is read.
   */
  rowsAtOnce?: number;
  /** Examples by the name of the field, for the description of the body and of the answer. */
  examples?: RouteExamples;
}

/** Example values that follow from the current price list. */
export type RouteExamples = (prices: PriceList) => Record<string, unknown>;

/** How a field of the request differs from the variable that receives it. */
export interface FieldRule {
  /** The field's name in the request, if it differs from that of the variable. */
  name?: string;
  /** The value of a field that was not sent or is null. */
  default?: unknown;
  /**
   * The message for a field that was not sent, or is null although its variable may not be. By default, the schema's.
   */
  missing?: string;
  /** Converts a value that was sent, or throws BAD_USER_INPUT. */
  convert?: (value: unknown, body: RestRequest['body']) => unknown;
  /** Describes the field in place of the type of its variable. */
  schema?: JsonSchema;
}

/** A page of a list, as the document of a route returns it. */
export interface Connection {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Null for a list that is not counted. */
  totalCount: number | null;
}
