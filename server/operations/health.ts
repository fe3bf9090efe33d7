import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '../auth/tokens.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { migrations } from '../db/migrations/list.ts';
import { sendRestError } from '../rest/rest.ts';
import { unauthenticated } from '../errors.ts';
import type { Backlog } from './backlog.ts';
import type { Metrics } from './metrics.ts';

/** What the machines around the portal ask it: does it live, may it be given work, how is it doing. */
export class Health {
  readonly #reads: ReadPool;
  #starting = true;
  #leaving = false;

  constructor(reads: ReadPool) {
    this.#reads = reads;
  }

  /** Until then `/readyz` answers 503, also where the process already accepts connections. */
  startUpComplete(): void {
    this.#starting = false;
  }

  /** From now on nobody should send new work here. */
  leave(): void {
    this.#leaving = true;
  }

  serve(
    app: FastifyInstance,
    { metrics, backlog, token }: { metrics: Metrics; backlog: Backlog; token: string | undefined },
  ): void {
    // A connection that is kept open would else bring new work for as long as it lasts.
    app.addHook('onSend', async (_request, reply) => void (this.#leaving && reply.header('connection', 'close')));
    app.get('/livez', async () => ({ status: 'ok' }));
    app.get('/readyz', async (_request, reply) => {
      const problem = await this.#problem();
      return reply.code(problem ? 503 : 200).send(problem ? { status: 'unavailable', problem } : { status: 'ok' });
    });
    app.get('/metrics', async (request, reply) => {
      if (token && !sameText(token, bearerToken(request.headers.authorization) ?? ''))
        return sendRestError(reply, unauthenticated('Invalid token'));
      await backlog.look();
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  }

  async #problem(): Promise<string | undefined> {
    if (this.#leaving) return 'shutting down';
    if (this.#starting) return 'starting';
    try {
      const applied = await this.#reads.runSql<{ name: string }>(
        { role: dbRoles.system },
        'select name from migration',
      );
      const names = new Set(applied.map(({ name }) => name));
      const pending = migrations.filter(({ name }) => !names.has(name));
      return pending.length ? 'migrations are pending' : undefined;
    } catch {
      return 'the database does not answer';
    }
  }
}

/** Compares hashes: they have one length, whatever characters a caller sends, and take equally long to compare. */
const sameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
