import type { JsonSchema } from '../../../domain/basics/JsonSchema.ts';
import { errorCodes } from '../errors.ts';
import { refTo } from './jsonSchema.ts';
import type { RestRoute } from './RestRoute.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Header {
  $ref?: string;
  description?: string;
  schema?: JsonSchema;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: { 'application/json': { schema: JsonSchema } };
}

export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'HTTP status of the answer.' },
    message: { type: 'string', description: 'Message in Danish, meant for people.' },
    code: { $ref: refTo('ErrorCode') },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Message in Danish for each invalid field, by the name of the field.',
        },
        fieldErrors: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              field: { type: 'string', description: 'Name of the field in the request.' },
              code: { $ref: refTo('FieldErrorCode') },
              message: { type: 'string', description: 'Message in Danish, meant for people.' },
            },
            required: ['field', 'code', 'message'],
          },
          description: 'The invalid fields of a BAD_USER_INPUT error.',
        },
      },
    },
  },
  required: ['status', 'message', 'code'],
};

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Idempotency key chosen by the client, 1 to 100 visible characters. Sending the same call again with the same ' +
    'key within 72 hours returns the first answer and changes nothing.',
  schema: { type: 'string' },
};

export const companyHeader: Parameter = {
  name: 'X-Company',
  in: 'header',
  required: false,
  description:
    'Id of the company for which a signed-in user of several companies acts. Without it, the company in which the ' +
    'session began. FORBIDDEN for a company of which the user is no member, and for an API token of another company.',
  schema: { type: 'string' },
};

const number = (description: string): Header => ({ description, schema: { type: 'integer' } });

export const sharedHeaders: Record<string, Header> = {
  Link: {
    description: 'Address of the next page, as `<…>; rel="next"`. Absent on the last page.',
    schema: { type: 'string' },
  },
  'X-Total-Count': number('Number of rows in the whole list.'),
  'X-RateLimit-Limit': number('Points that the caller may spend in a minute.'),
  'X-RateLimit-Remaining': number('Points that the caller has left in the current minute.'),
  'X-RateLimit-Used': number('Points that the caller has spent in the current minute.'),
  'X-RateLimit-Reset': number('Time at which the next minute begins, in seconds since 1970.'),
  'Retry-After': number('Seconds to wait before the next attempt.'),
  'Idempotent-Replayed': {
    description: 'Present when the answer is the stored one of an earlier call with the same idempotency key.',
    schema: { const: 'true' },
  },
};

const rateLimitHeaders = Object.keys(sharedHeaders).filter((name) => name.startsWith('X-RateLimit'));
const refsTo = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of a successful answer. */
export function answerHeaders(
  { connection, numberedPages, method }: RestRoute,
  isPublic: boolean,
): Pick<Response, 'headers'> {
  const names = [
    ...(isPublic ? [] : rateLimitHeaders),
    ...(connection ? ['Link'] : []),
    ...(connection && !numberedPages ? ['X-Total-Count'] : []),
    ...(method === 'POST' ? ['Idempotent-Replayed'] : []),
  ];
  return names.length ? { headers: refsTo(names) } : {};
}

const errorResponse = (status: number): Response => ({
  description: Object.entries(errorCodes)
    .filter(([, code]) => code.status === status)
    .map(([code, { meaning }]) => `\`${code}\`: ${meaning}`)
    .join('\n'),
  ...(status === 429 && { headers: refsTo(['Retry-After']) }),
  content: { 'application/json': { schema: { $ref: refTo('Error') } } },
});

const statuses = [400, 401, 402, 403, 404, 409, 429];

export const sharedResponses: Record<string, Response> = {
  ...Object.fromEntries(statuses.map((status) => [`Error${status}`, errorResponse(status)])),
  OtherError: {
    ...errorResponse(0),
    description: 'The body is too large, or the portal or a service behind it failed.',
  },
};

/**
 * The error responses that a call can return. A public call never returns 403, because every caller may make it.
 */
export function errorResponsesFor(
  { method, path, document }: RestRoute,
  { isPublic, isPurchase }: { isPublic: boolean; isPurchase: boolean },
): Record<string, Response> {
  const isWrite = method !== 'GET';
  const isPossible: Record<number, boolean> = {
    400: true,
    401: !isPublic || document.includes('login('),
    402: isPurchase,
    403: !isPublic,
    404: path.includes(':') || isWrite,
    409: isWrite,
    429: true,
  };
  const refs = statuses
    .filter((status) => isPossible[status])
    .map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return { ...Object.fromEntries(refs), default: { $ref: '#/components/responses/OtherError' } };
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The headers of a message to a company's own system, by Standard Webhooks. */
export const webhookHeaders: Parameter[] = [
  header('webhook-id', 'Id of the event, the same in every attempt and redelivery. Receivers detect repeats by it.'),
  header(
    'webhook-timestamp',
    'When this attempt was made, in seconds since 1970. Refuse messages older than 5 minutes.',
  ),
  header(
    'webhook-signature',
    'Signatures of `webhook-id.webhook-timestamp.body`, separated by spaces: `v1,` and the HMAC-SHA-256 in base64. ' +
      'While one secret replaces another, there is one signature for each.',
  ),
];

/** The meaning of a receiver's answer. */
export const webhookResponses: Record<string, Response> = {
  '2XX': { description: 'The message was received.' },
  410: { description: 'The receiver wants no more messages: the webhooks of the installation are disabled.' },
  default: { description: 'The message is sent again later, and given up after 15 hours. Redirects are not followed.' },
};
