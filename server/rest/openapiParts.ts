import { errorCodes } from '../errors.ts';
import { refTo, type JsonSchema } from './jsonSchema.ts';
import type { Parameter } from './openapi.ts';
import type { RestRoute } from './RestRoute.ts';

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
    status: { type: 'integer', description: "The same as the answer's own." },
    message: { type: 'string', description: 'In Danish, for people.' },
    code: { $ref: refTo('ErrorCode') },
    data: {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What is wrong, field by field, in words for people.',
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
    'A name of your own for this call, 1 to 100 visible characters. Sent again within 72 hours, it gets the first answer, and nothing happens twice.',
  schema: { type: 'string' },
};

const number = (description: string): Header => ({ description, schema: { type: 'integer' } });

export const sharedHeaders: Record<string, Header> = {
  Link: {
    description: 'The address of the next page, as `<…>; rel="next"`. Absent on the last.',
    schema: { type: 'string' },
  },
  'X-Total-Count': number('How many rows there are in all.'),
  'X-RateLimit-Limit': number('What this caller has a minute.'),
  'X-RateLimit-Remaining': number('What is left of the minute.'),
  'X-RateLimit-Used': number('What is used of the minute.'),
  'X-RateLimit-Reset': number('When the next minute begins, in seconds since 1970.'),
  'Retry-After': number('How many seconds to wait.'),
  'Idempotent-Replayed': { description: 'This is the first answer to the same key, again.', schema: { const: 'true' } },
};

const standing = Object.keys(sharedHeaders).filter((name) => name.startsWith('X-RateLimit'));
const refer = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** What an answer that went well has beside its body. */
export function answerHeaders({ isPublic, connection, numberedPages, method }: RestRoute): Pick<Response, 'headers'> {
  const names = [
    ...(isPublic ? [] : standing),
    ...(connection ? ['Link'] : []),
    ...(connection && !numberedPages ? ['X-Total-Count'] : []),
    ...(method === 'POST' ? ['Idempotent-Replayed'] : []),
  ];
  return names.length ? { headers: refer(names) } : {};
}

const error = (status: number): Response => ({
  description: Object.entries(errorCodes)
    .filter(([, code]) => code.status === status)
    .map(([code, { meaning }]) => `\`${code}\`: ${meaning}`)
    .join('\n'),
  ...(status === 429 && { headers: refer(['Retry-After']) }),
  content: { 'application/json': { schema: { $ref: refTo('Error') } } },
});

const statuses = [400, 401, 402, 403, 404, 409, 429];

export const sharedResponses: Record<string, Response> = {
  ...Object.fromEntries(statuses.map((status) => [`Error${status}`, error(status)])),
  OtherError: {
    ...error(0),
    description:
      'Nothing that the call could mend: the body is too large, or the portal or a service behind it failed.',
  },
};

/** The errors that a call can answer. Whoever knows nobody refuses nobody. */
export function answersFor(
  { isPublic, method, path, document }: RestRoute,
  isPurchase: boolean,
): Record<string, Response> {
  const changes = method !== 'GET';
  const can: Record<number, boolean> = {
    400: true,
    401: !isPublic || document.includes('login('),
    402: isPurchase,
    403: !isPublic,
    404: path.includes(':') || changes,
    409: changes,
    429: true,
  };
  const refs = statuses
    .filter((status) => can[status])
    .map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return { ...Object.fromEntries(refs), default: { $ref: '#/components/responses/OtherError' } };
}
