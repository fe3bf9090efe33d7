import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import { ShopifyApiError } from './ShopifyApiError.ts';

/** The names of the stand-in's calls, by which tests plan faults and count requests. */
export type ShopifyCall = 'GET /authorize' | 'POST /authorize' | 'POST /access_token' | 'POST /graphql.json';

export type ShopifyFault =
  | Fault
  /** Does the work, and sends only the first half of the answer. */
  | { brokenJson: true; times?: number }
  /** Answers with this value without doing the work: an object as JSON, a text as an HTML page. */
  | { instead: object | string; status?: number; headers?: Record<string, string>; times?: number };

/** JSON, an HTML page, or the target of a redirect. */
export type Answer = object | string | URL;

export type Api = (
  call: ShopifyCall,
  path: string,
  work: (request: FastifyRequest) => Answer | Promise<Answer>,
) => void;

/** Adds the behaviour that all of Shopify's calls share: the shop in the path, error answers, and planned faults. */
export function createApi(app: FastifyInstance, faults: Faults<ShopifyFault>): Api {
  const hangingReplies = new Set<FastifyReply>();
  app.addHook('preClose', async () => hangingReplies.forEach(({ raw }) => raw.destroy()));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
  );

  return (call, path, work) => {
    app.route({
      method: call.split(' ')[0]!,
      url: `/:shop/admin${path}`,
      handler: async (request, reply) => {
        const fault = faults.takeNext(call);
        if (fault && 'hang' in fault) return void hangingReplies.add(reply.hijack());
        if (fault && 'instead' in fault) {
          return reply
            .code(fault.status ?? 200)
            .headers(fault.headers ?? {})
            .type(typeOf(fault.instead))
            .send(fault.instead);
        }
        const body = await attempt(() => (fault && 'status' in fault ? outage(fault.status) : work(request)), reply);
        if (fault && 'dropAnswerAfterWork' in fault) return void reply.hijack().raw.destroy();
        if (body instanceof URL) return reply.redirect(body.href);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        return reply.type(typeOf(body)).send(fault && 'brokenJson' in fault ? text.slice(0, text.length / 2) : text);
      },
    });
  };
}

async function attempt(work: () => Answer | Promise<Answer>, reply: FastifyReply): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ShopifyApiError)) throw error;
    reply.code(error.status);
    return error.body;
  }
}

function outage(status: number): never {
  throw new ShopifyApiError(status, {
    errors: status === 429 ? 'Exceeded 2 calls per second for api client.' : 'Internal Server Error',
  });
}

const typeOf = (body: object | string) =>
  typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
