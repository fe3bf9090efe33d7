import { setTimeout } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import type { ReceivedRequest, RequestLog } from './RequestLog.ts';

/** A stand-in of a provider. It serves the provider's HTTP API, and keeps its state in memory or in a folder. */
export interface StandIn {
  /** The first part of the path of its calls. */
  name: string;
  log: RequestLog;
  /** Adds the routes of the stand-in to a scope of the sandbox's server. */
  mount(app: FastifyInstance): void;
}

export interface Sandbox {
  /** The address of a stand-in, which a provider's client uses in place of the provider's own address. */
  urlOf(name: string): string;
  /** The latest requests to a stand-in, oldest first; contract tests check them. */
  received(name: string): ReceivedRequest[];
  close(): Promise<void>;
}

interface SandboxOptions {
  port?: number;
  /** Delays each request, so that simultaneous requests overlap. */
  delayMs?: number;
}

/** Starts one server for all stand-ins on the loopback address. Only the demo and tests use it. */
export async function startSandbox(
  standIns: StandIn[],
  { port = 0, delayMs = 0 }: SandboxOptions = {},
): Promise<Sandbox> {
  const app = fastify({ bodyLimit: 5 * 1024 * 1024, forceCloseConnections: true });
  for (const standIn of standIns) {
    await app.register(
      async (scope) => {
        standIn.log.record(scope);
        if (delayMs > 0) scope.addHook('onRequest', () => setTimeout(delayMs));
        standIn.mount(scope);
      },
      { prefix: `/${standIn.name}` },
    );
  }
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    urlOf: (name) => `${url}/${name}`,
    received: (name) => [...(standIns.find((standIn) => standIn.name === name)?.log.received ?? [])],
    close: () => app.close(),
  };
}
