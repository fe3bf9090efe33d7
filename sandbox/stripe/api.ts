import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Faults } from '../Faults.ts';
import { parseForm, type FormValue } from './form.ts';
import { Params } from './Params.ts';
import { newId, type StripeFile } from './state.ts';
import { invalidRequest, StripeApiError } from './StripeApiError.ts';
import { API_VERSION } from './Webhooks.ts';

const MAX_KEY_LENGTH = 255;

export interface Keys {
  secret: string;
  publishable: string;
}

export interface Call {
  params: Params;
  id: string;
  /** Whether the call has the publishable key, which gives access to an intent only with its client secret. */
  isBrowser: boolean;
  request: { id: string; key: string | null };
}

interface Route {
  /** The parameters of the call. */
  accepts?: readonly string[];
  /** Whether a browser may make the call with the publishable key. */
  allowsBrowser?: boolean;
}

export type Api = (method: 'GET' | 'POST', path: string, route: Route, work: (call: Call) => object) => void;

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

interface Parts {
  file: StripeFile;
  faults: Faults;
  keys: Keys;
}

/** Adds the behaviour that all of Stripe's calls share: keys, errors, idempotency, request ids, and planned faults. */
export function createApi(app: FastifyInstance, { file, faults, keys }: Parts): Api {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
  const hangingReplies = new Set<FastifyReply>();
  app.addHook('preClose', async () => hangingReplies.forEach(({ raw }) => raw.destroy()));

  return (method, path, { accepts = [], allowsBrowser = false }, work) => {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const calledPath = pathOf(request, app.prefix);
        const fault = faults.takeNext(calledPath, `${method} ${calledPath}`);
        if (fault && 'hang' in fault) {
          hangingReplies.add(reply.hijack());
          return;
        }
        const id = newId('req');
        const answer = fault && 'status' in fault ? outage(fault.status) : answerTo(request, id);
        if (fault && 'dropAnswerAfterWork' in fault) {
          reply.hijack().raw.destroy();
          return;
        }
        await reply
          .code(answer.status)
          .headers({ 'request-id': id, 'stripe-version': API_VERSION, ...answer.headers })
          .type('application/json')
          .send(answer.body);
      },
    });

    function answerTo(request: FastifyRequest, requestId: string): Answer {
      try {
        const { key, ...values } = {
          ...(method === 'GET'
            ? parseForm(request.url.split('?')[1] ?? '')
            : (request.body as Record<string, FormValue> | undefined)),
        };
        const isBrowser = authenticate(request, key, keys) === 'publishable';
        if (isBrowser && !allowsBrowser)
          throw invalidRequest(
            'This API call cannot be made with a publishable API key. Please use a secret API key.',
            { code: 'secret_key_required', status: 403 },
          );
        assertVersion(request);
        const params = new Params(values, isBrowser ? [...accepts, 'client_secret', 'use_stripe_sdk'] : accepts);
        const idempotencyKey = method === 'POST' ? idempotencyKeyOf(request) : null;
        const fingerprint = `${method} ${request.url} ${JSON.stringify(values)}`;
        const replay = idempotencyKey ? findReplay(idempotencyKey, fingerprint) : undefined;
        if (replay) return replay;
        const call = {
          params,
          id: (request.params as { id?: string }).id ?? '',
          isBrowser,
          request: { id: requestId, key: idempotencyKey },
        };
        const answer = runCall(() => work(call));
        if (idempotencyKey) file.state.answered[idempotencyKey] = { fingerprint, ...answer, requestId, at: Date.now() };
        if (method === 'POST') file.save();
        return answer;
      } catch (error) {
        if (error instanceof StripeApiError) return errorAnswer(error);
        throw error;
      }
    }
  };

  function findReplay(key: string, fingerprint: string): Answer | undefined {
    const earlier = file.state.answered[key];
    if (!earlier) return undefined;
    if (earlier.fingerprint === fingerprint) {
      return {
        status: earlier.status,
        body: earlier.body,
        headers: { 'idempotent-replayed': 'true', 'original-request': earlier.requestId },
      };
    }
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeApiError(400, { type: 'idempotency_error', message });
  }
}

/**
 * Returns the answer to store under the idempotency key, a declined card included. Throws errors that are not stored.
 */
function runCall(work: () => object): Answer {
  try {
    return { status: 200, body: JSON.stringify(work()) };
  } catch (error) {
    if (error instanceof StripeApiError && error.status === 402) return errorAnswer(error);
    throw error;
  }
}

const errorAnswer = ({ status, body }: StripeApiError): Answer => ({ status, body: JSON.stringify({ error: body }) });
const outage = (status: number) =>
  errorAnswer(
    new StripeApiError(status, {
      type: 'api_error',
      message: 'An error occurred in the sandbox, planned by a test.',
    }),
  );
/** Stripe keeps all earlier versions. The stand-in has the one of the client's package. */
function assertVersion({ headers }: FastifyRequest): void {
  const version = headers['stripe-version']?.toString() ?? API_VERSION;
  if (version !== API_VERSION) throw invalidRequest(`Invalid Stripe API version: ${version}`);
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']?.toString() ?? null;
  if (key !== null && key.length > MAX_KEY_LENGTH)
    throw new StripeApiError(400, {
      type: 'idempotency_error',
      message: `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`,
    });
  return key;
}

const pathOf = ({ url }: FastifyRequest, prefix: string) => url.slice(prefix.length).split('?')[0]!;

function authenticate(
  { headers }: FastifyRequest,
  keyInForm: FormValue | undefined,
  keys: Keys,
): 'secret' | 'publishable' {
  const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
  const apiKey =
    scheme === 'Basic' ? Buffer.from(credentials, 'base64').toString().split(':')[0] : credentials || keyInForm;
  if (apiKey === keys.secret) return 'secret';
  if (apiKey === keys.publishable) return 'publishable';
  const message = apiKey
    ? `Invalid API Key provided: ${String(apiKey).slice(0, 8)}****`
    : 'You did not provide an API key.';
  throw invalidRequest(message, { status: 401 });
}
