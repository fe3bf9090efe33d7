import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from '../Faults.ts';
import { Refusal } from './Refusal.ts';

/** All calls that the stand-in knows, by the names that its strings know them under. */
export type ShopifyCall = 'GET /authorize' | 'POST /authorize' | 'POST /access_token' | 'POST /graphql.json';

export type ShopifyFault =
  | Fault
  /** Does the work, and answers with half of a page. */
  | { brokenJson: true; times?: number }
  /** Answers with this before anything is done: an object as JSON, a text as a page. */
  | { instead: object | string; status?: number; headers?: Record<string, string>; times?: number };

/** JSON, a page, or where a browser is sent. */
export type Answer = object | string | URL;

export type Api = (
  call: ShopifyCall,
  path: string,
  work: (request: FastifyRequest) => Answer | Promise<Answer>,
) => void;

/** Shopify's manners, the same for every call: a shop in every address, errors, and what a test lets go wrong. */
export function createApi(app: FastifyInstance, faults: Faults<ShopifyFault>, asked: Map<string, number>): Api {
  const hung = new Set<FastifyReply>();
  app.addHook('preClose', async () => hung.forEach(({ raw }) => raw.destroy()));
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
        asked.set(call, (asked.get(call) ?? 0) + 1);
        const fault = faults.next(call);
        if (fault && 'hang' in fault) return void hung.add(reply.hijack());
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
    if (!(error instanceof Refusal)) throw error;
    reply.code(error.status);
    return error.body;
  }
}

function outage(status: number): never {
  throw new Refusal(status, {
    errors: status === 429 ? 'Exceeded 2 calls per second for api client.' : 'Internal Server Error',
  });
}

const typeOf = (body: object | string) =>
  typeof body === 'string' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
