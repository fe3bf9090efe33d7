import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { bearerToken } from '../access/tokens.ts';
import { migrations } from '../db/migrationList.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { unauthenticated } from '../errors.ts';
import type { FileStorage } from '../files/FileStorage.ts';
import { sendRestError } from '../rest/rest.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Backlog } from './backlog.ts';

/** Serves the probes and metrics: `/livez`, `/readyz` and `/metrics`. */
export class Health {
  readonly #reads: ReadPool;
  readonly #files: Pick<FileStorage, 'isAvailable'>;
  #isStarting = true;
  #isDraining = false;

  constructor(reads: ReadPool, files: Pick<FileStorage, 'isAvailable'>) {
    this.#reads = reads;
    this.#files = files;
  }

  /**
   * Lets `/readyz` answer 200 while the database answers and no migration is pending. Before this call the process may
   * accept connections, but is not ready.
   */
  completeStartUp(): void {
    this.#isStarting = false;
  }

  /** Lets `/readyz` answer 503 from now on, so that the load balancer sends no new requests. */
  startDraining(): void {
    this.#isDraining = true;
  }

  serve(
    app: FastifyInstance,
    { metrics, backlog, token }: { metrics: Metrics; backlog: Backlog; token: string | undefined },
  ): void {
    // While the process drains, connections are closed, because a kept-alive one would bring new requests.
    app.addHook('onSend', async (_request, reply) => void (this.#isDraining && reply.header('connection', 'close')));
    app.get('/livez', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      const problem = await this.#problem();
      if (problem) return reply.code(503).send({ status: 'unavailable', problem });
      // Without its files, the rest of the portal works, so the load balancer shall go on sending requests.
      return reply.send((await this.#files.isAvailable()) ? { status: 'ok' } : { status: 'ok', files: 'unavailable' });
    });
    app.get('/metrics', async (request, reply) => {
      if (token && !sameText(token, bearerToken(request.headers.authorization) ?? ''))
        return sendRestError(reply, unauthenticated('Invalid token'));
      await backlog.update();
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }

  async #problem(): Promise<string | undefined> {
    if (this.#isDraining) return 'shutting down';
    if (this.#isStarting) return 'starting';
    try {
      const applied = await this.#reads.run(
        { role: dbRoles.system },
        sql<{ name: string }>`select name from migration`,
      );
      const names = new Set(applied.map(({ name }) => name));
      const pending = migrations.filter(({ name }) => !names.has(name));
      return pending.length ? 'migrations are pending' : undefined;
    } catch {
      return 'the database does not answer';
    }
  }
}

/** Compares hashes in constant time. Hashes have the same length, which `timingSafeEqual` requires. */
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
