import fastify, { type FastifyInstance } from 'fastify';
import { createStandIns } from './standIns.ts';

/** A provider's stand-in: speaks its HTTP API under its own name, and keeps its state in memory or in a folder. */
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
  /** Where a provider's real client finds the stand-in instead. */
  urlOf(name: string): string;
  /** What a stand-in was asked, oldest first, for tests that hold the requests to the provider's contract. */
  received(name: string): ReceivedRequest[];
  close(): Promise<void>;
}

const REMEMBERED = 500;

/** One small server for all providers, only ever started by the demo and by tests, on the machine itself alone. */
export async function startSandbox(
  mounted: StandIn[] = Object.values(createStandIns()),
  { port = 0 }: { port?: number } = {},
): Promise<Sandbox> {
  const app = fastify({ bodyLimit: 5 * 1024 * 1024, forceCloseConnections: true });
  const journals = new Map(mounted.map(({ name }) => [name, [] as ReceivedRequest[]]));
  for (const standIn of mounted) {
    await app.register(
      async (room) => {
        room.addHook('preHandler', async ({ method, url, headers, body }) => {
          const journal = journals.get(standIn.name)!;
          journal.push({ method, path: url.slice(standIn.name.length + 1), headers, body });
          if (journal.length > REMEMBERED) journal.shift();
        });
        standIn.mount(room);
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
