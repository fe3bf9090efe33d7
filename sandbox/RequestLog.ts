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
  /** The parsed value if the body is JSON, otherwise its text. */
  body: unknown;
  /** When the request arrived, in milliseconds since 1970. */
  at: number;
  /** How many requests, this one included, were running when the request arrived. */
  concurrent: number;
}

const MAX_RECORDED = 500;

/** Records the latest requests to a stand-in and its latest answers, oldest first, so that tests can check them. */
export class RequestLog {
  readonly received: ReceivedRequest[] = [];
  readonly answers: SentAnswer[] = [];
  readonly #countsByPath = new Map<string, number>();
  readonly #countsByRoute = new Map<string, number>();
  #running = 0;

  /** Records all requests to the routes of the app. */
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

  /** Counts all requests to a path such as `GET /v2/list/7/task`, or to routes with the end `GET /contacts/:id`. */
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
