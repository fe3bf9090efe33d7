import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import { ClickUpApiError } from './ClickUpApiError.ts';
import type { Limits } from './Limits.ts';
import type { ClickUpFile } from './state.ts';

export interface Call {
  id: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export type ClickUpFault =
  | Fault
  | { status: number; err: string; ecode: string; times?: number }
  /** Does the work, and sends only the first half of the answer. */
  | { brokenJson: true; times?: number }
  /** Answers with this value without doing the work: an object as JSON, a text as an HTML page of a gateway. */
  | { instead: object | string; status?: number; times?: number };

export type Api = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, work: (call: Call) => object) => void;

interface Parts {
  file: ClickUpFile;
  faults: Faults<ClickUpFault>;
  limits: Limits;
  token: string;
}

interface Answer {
  status: number;
  body: object;
}

/** Adds the behaviour that all of ClickUp's calls share: token, rate limit, error answers, and planned faults. */
export function createApi(app: FastifyInstance, { file, faults, limits, token }: Parts): Api {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES },
    async (request: FastifyRequest, body: Buffer) => fieldsOf(body, request.headers['content-type']!),
  );
  const hangingReplies = new Set<FastifyReply>();
  app.addHook('preClose', async () => hangingReplies.forEach(({ raw }) => raw.destroy()));

  return (method, path, work) => {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { isLimited, headers } = limits.take();
        reply.headers(headers).type('application/json; charset=utf-8');
        if (isLimited)
          return reply.code(429).send(errorBody(new ClickUpApiError(429, 'Rate limit reached', 'APP_002')));
        const fault = faults.takeNext(`${method} ${path}`, `${method} ${pathOf(request, app.prefix)}`);
        if (fault && 'hang' in fault) return void hangingReplies.add(reply.hijack());
        if (fault && 'instead' in fault)
          return reply
            .code(fault.status ?? 200)
            .type(typeOf(fault.instead))
            .send(fault.instead);
        const { status, body } = fault && 'status' in fault ? outage(fault) : answerTo(request);
        if (fault && 'dropAnswerAfterWork' in fault) return void reply.hijack().raw.destroy();
        const text = JSON.stringify(body);
        return reply.code(status).send(fault && 'brokenJson' in fault ? text.slice(0, text.length / 2) : text);
      },
    });

    function answerTo(request: FastifyRequest): Answer {
      try {
        authenticate(request.headers.authorization, token);
        const query = new URLSearchParams(request.url.split('?')[1]);
        const body = work({
          id: (request.params as { id?: string }).id ?? '',
          query,
          body: (request.body ?? {}) as Record<string, unknown>,
        });
        if (method !== 'GET') file.save();
        return { status: 200, body };
      } catch (error) {
        if (error instanceof ClickUpApiError) return errorAnswer(error);
        throw error;
      }
    }
  };
}

const errorBody = ({ message, ecode }: ClickUpApiError) => ({ err: message, ECODE: ecode });
const errorAnswer = (refusal: ClickUpApiError): Answer => ({ status: refusal.status, body: errorBody(refusal) });
const outage = ({
  status,
  err = 'Internal Server Error',
  ecode = 'INTERNAL',
}: {
  status: number;
  err?: string;
  ecode?: string;
}) => errorAnswer(new ClickUpApiError(status, err, ecode));
const typeOf = (answer: object | string) =>
  typeof answer === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
const pathOf = ({ url }: FastifyRequest, prefix: string) => url.slice(prefix.length).split('?')[0]!;

/** A personal token must be sent without 'Bearer'. */
function authenticate(authorization: string | undefined, token: string): void {
  if (!authorization) throw new ClickUpApiError(400, 'Authorization header required', 'OAUTH_017');
  if (authorization !== token) throw new ClickUpApiError(401, 'Token invalid', 'OAUTH_025');
}

/** ClickUp takes files of at most 1 GB. */
const MAX_FORM_BYTES = 1024 * 1024 * 1024;

/** The fields of a form. Of a file, only its name and its size are kept. */
async function fieldsOf(body: Buffer, contentType: string): Promise<Record<string, unknown>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { title: value.name, size: value.size },
    ]),
  );
}
