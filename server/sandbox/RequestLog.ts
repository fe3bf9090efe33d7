import type { FastifyInstance } from 'fastify';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  type: string;
  /** Parsed if it is JSON. */
  body: unknown;
  /** When the request arrived, and how many requests, this one included, were running then. */
  at: number;
  concurrent: number;
}

const MAX_RECORDED = 500;

/** Records the requests to a stand-in and its answers, which tests check; the latest ones, oldest first. */
export class RequestLog {
  readonly received: ReceivedRequest[] = [];
  readonly answers: SentAnswer[] = [];
  readonly #countsByPath = new Map<string, number>();
  readonly #countsByRoute = new Map<string, number>();
  #running = 0;

  /** Records everything that the stand-in serves. */
  record(app: FastifyInstance): void {
    const arrivals = new WeakMap<object, { at: number; concurrent: number }>();
    const pathOf = (url: string) => url.slice(app.prefix.length);
    app.addHook('onRequest', async (request) => {
      this.#running += 1;
      arrivals.set(request, { at: Date.now(), concurrent: this.#running });
      const { method, url, routeOptions } = request;
      increment(this.#countsByPath, `${method} ${pathOf(url).split('?')[0]}`);
      increment(this.#countsByRoute, `${method} ${routeOptions.url}`);
    });
    app.addHook('preHandler', async ({ method, url, headers, body }) =>
      append(this.received, { method, path: pathOf(url), headers, body }),
    );
    app.addHook('onSend', async (request, reply, payload) => {
      this.#running -= 1;
      append(this.answers, {
        method: request.method,
        path: pathOf(request.url).split('?')[0]!,
        status: reply.statusCode,
        type: String(reply.getHeader('content-type')),
        body: readBody(payload),
        ...arrivals.get(request)!,
      });
      return payload;
    });
  }

  /** Counts the requests of a call such as `GET /v2/list/7/task`, or with the end of its route `GET /contacts/:id`. */
  count(call: string): number {
    const [method, path] = call.split(' ') as [string, string];
    const routes = [...this.#countsByRoute].filter(([route]) => route.startsWith(`${method} `) && route.endsWith(path));
    return this.#countsByPath.get(call) ?? routes.reduce((sum, [, count]) => sum + count, 0);
  }
}

function append<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > MAX_RECORDED) list.shift();
}

const increment = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function readBody(payload: unknown): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return String(payload);
  }
}
