import fastify, { type FastifyInstance } from 'fastify';

/** A stand-in of a provider. It serves the provider's HTTP API, and keeps its state in memory or in a folder. */
export interface StandIn {
  name: string;
  mount(app: FastifyInstance): void;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface Sandbox {
  /** The address of a stand-in, which a provider's client uses in place of the real one. */
  urlOf(name: string): string;
  /** The latest requests to a stand-in, oldest first; contract tests check them. */
  received(name: string): ReceivedRequest[];
  close(): Promise<void>;
}

const MAX_RECORDED_REQUESTS = 500;

/** Starts one server for all stand-ins on the loopback address. Only the demo and tests use it. */
export async function startSandbox(standIns: StandIn[], { port = 0 }: { port?: number } = {}): Promise<Sandbox> {
  const app = fastify({ bodyLimit: 5 * 1024 * 1024, forceCloseConnections: true });
  const journals = new Map(standIns.map(({ name }) => [name, [] as ReceivedRequest[]]));
  for (const standIn of standIns) {
    await app.register(
      async (scope) => {
        scope.addHook('preHandler', async ({ method, url, headers, body }) => {
          const journal = journals.get(standIn.name)!;
          journal.push({ method, path: url.slice(standIn.name.length + 1), headers, body });
          if (journal.length > MAX_RECORDED_REQUESTS) journal.shift();
        });
        standIn.mount(scope);
      },
      { prefix: `/${standIn.name}` },
    );
  }
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    urlOf: (name) => `${url}/${name}`,
    received: (name) => [...(journals.get(name) ?? [])],
    close: () => app.close(),
  };
}
