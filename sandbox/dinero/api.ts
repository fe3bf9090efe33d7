import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import { DineroApiError } from './DineroApiError.ts';
import type { DineroFile } from './DineroFile.ts';
import type { Quota } from './Quota.ts';
import type { Tokens } from './Tokens.ts';

/** The names of the stand-in's calls, by which tests plan faults and count requests. */
export type DineroCall =
  | 'POST /token'
  | 'GET /contacts'
  | 'GET /contacts/:id'
  | 'POST /contacts'
  | 'GET /invoices'
  | 'GET /invoices/:id'
  | 'GET /invoices/:id/payments'
  | 'POST /invoices'
  | 'POST /invoices/:id/payments'
  | 'POST /invoices/:id/book'
  | 'GET /sales/creditnotes'
  | 'GET /sales/creditnotes/:id'
  | 'GET /sales/creditnotes/:id/pdf'
  | 'POST /sales/creditnotes'
  | 'POST /sales/creditnotes/:id/book';

/** A call for any buyer, or an invoice for one buyer: `POST /invoices to 7c9d…`, with the id of the contact. */
export type PlannedCall = DineroCall | `POST /invoices to ${string}`;

export type DineroFault =
  | Fault
  | { status: number; code: number; message: string; times?: number }
  /** Does the work, and sends only the first half of the answer. */
  | { brokenJson: true; times?: number };

export interface Call {
  id: string;
  query: URLSearchParams;
  body: unknown;
  /** Whether the caller asks for a file and not for JSON. */
  wantsFile: boolean;
}

interface RouteOptions {
  version?: 'v1' | 'v2';
  /** The status of a success; by default 201 for POST and 200 for GET. */
  status?: number;
}

/** Adds a call. Its work returns the JSON of the answer, or a Buffer for a file. */
export type Api = (
  method: 'GET' | 'POST',
  path: string,
  work: (call: Call) => object | Promise<object>,
  options?: RouteOptions,
) => void;

interface Parts {
  file: DineroFile;
  faults: Faults<DineroFault>;
  quota: Quota;
  tokens: Tokens;
  organisationId: string;
}

interface Answer {
  status: number;
  body: object;
}

/** Adds the behaviour that all of Dinero's calls share: token, organisation, rate limit, errors, and planned faults. */
export function createApi(app: FastifyInstance, { file, faults, quota, tokens, organisationId }: Parts): Api {
  // Requests that hang and idle connections would otherwise delay the shutdown.
  app.addHook('preClose', async () => app.server.closeAllConnections());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );

  route('POST /token', '/dineroapi/oauth/token', ({ headers, body }) => ({
    status: 200,
    body: tokens.issue(headers.authorization, body as Record<string, unknown>),
  }));

  return (method, path, work, { version = 'v1', status = method === 'POST' ? 201 : 200 } = {}) =>
    route(`${method} ${path}`, `/${version}/:organisation${path}`, async (request) => {
      const refusalHeaders = quota.take();
      if (refusalHeaders) throw new RateLimitError(refusalHeaders);
      tokens.check(request.headers.authorization);
      const { organisation, id = '' } = request.params as { organisation: string; id?: string };
      if (organisation !== organisationId) throw new DineroApiError(403, 41, 'No access to the organization');
      const body = await work({
        id,
        query: new URLSearchParams(request.url.split('?')[1]),
        body: request.body,
        wantsFile: request.headers.accept === 'application/octet-stream',
      });
      if (method === 'POST') file.save();
      return { status, body };
    });

  function route(call: string, url: string, work: (request: FastifyRequest) => Answer | Promise<Answer>): void {
    app.route({
      method: call.split(' ')[0]!,
      url,
      handler: async (request, reply) => {
        const buyer = (request.body as { ContactGuid?: string } | null)?.ContactGuid;
        const fault = faults.takeNext(call, `${call} to ${buyer}`);
        if (fault && 'hang' in fault) return void reply.hijack();
        const answer = fault && 'status' in fault ? outage(fault) : await attempt(() => work(request));
        if (answer instanceof RateLimitError)
          return reply.code(429).headers(answer.headers).type('text/plain; charset=utf-8').send(answer.message);
        if (fault && 'dropAnswerAfterWork' in fault) return void reply.hijack().raw.destroy();
        if (Buffer.isBuffer(answer.body)) return reply.type('application/octet-stream').send(answer.body);
        const text = JSON.stringify(answer.body);
        return reply
          .code(answer.status)
          .type('application/json; charset=utf-8')
          .send(fault && 'brokenJson' in fault ? text.slice(0, text.length / 2) : text);
      },
    });
  }
}

/** The only error that Dinero answers in plain text. */
class RateLimitError extends Error {
  readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    super('API calls quota exceeded! maximum admitted 100 per 1m.');
    this.headers = headers;
  }
}

async function attempt(work: () => Answer | Promise<Answer>): Promise<Answer | RateLimitError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RateLimitError) return error;
    if (error instanceof DineroApiError) return { status: error.status, body: error.body };
    throw error;
  }
}

function outage({
  status,
  code = 0,
  message = 'Internal Server Error',
}: {
  status: number;
  code?: number;
  message?: string;
}): Answer | RateLimitError {
  return status === 429 ? new RateLimitError({}) : { status, body: new DineroApiError(status, code, message).body };
}
