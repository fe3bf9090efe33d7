import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_MS = 500;

interface DueQueuesOptions {
  /** The names of the queues. */
  queues: readonly string[];
  /** Called once for each queue that has a due job; returns the id of the queue's worker. */
  startWorker(queue: string): Promise<string>;
  wake(worker: string): void;
  onError(error: unknown): void;
}

/**
 * Starts or wakes the workers whose queues have due jobs. One statement looks at all queues; pg-boss would send one for
 * each of the sixty queues twice a second, also while there is nothing to do.
 */
export class DueQueues {
  readonly #pool: pg.Pool;
  readonly #options: DueQueuesOptions;
  readonly #abort = new AbortController();
  readonly #workers = new Map<string, string>();
  readonly #done: Promise<void>;

  constructor(pool: pg.Pool, options: DueQueuesOptions) {
    this.#pool = pool;
    this.#options = options;
    this.#done = this.#lookRepeatedly();
  }

  /** Waits for the look that is under way. */
  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }

  async #lookRepeatedly(): Promise<void> {
    const { signal } = this.#abort;
    while (!signal.aborted) {
      await this.#look().catch((error: unknown) => this.#options.onError(error));
      await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const { queues, startWorker, wake } = this.#options;
    const { rows } = await this.#pool.query<{ name: string }>(DUE_QUEUES, [queues]);
    for (const { name } of rows) {
      const worker = this.#workers.get(name);
      if (worker) wake(worker);
      else if (!this.#abort.signal.aborted) this.#workers.set(name, await startWorker(name));
    }
  }
}

const DUE_QUEUES = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select 1 from pgboss.job_common job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after < now()
  )`;
