import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { BaseLogger } from 'pino';
import { TIME_ZONE } from '../../domain/dates.ts';
import type { Services } from '../context.ts';
import { guardedPool, patience, WITHOUT_VALUES } from '../db/guardedPool.ts';
import { dbRoles } from '../db/roles.ts';
import { errorWithoutValues } from '../operations/logger.ts';
import type { Metrics } from '../operations/metrics.ts';
import { jobs, type JobData, type JobName } from './list.ts';

interface JobRun<Data> {
  /** The same on every attempt: what a job keys its effect on, so that running twice does nothing twice. */
  id: string;
  data: Data;
}

export type JobHandler<Data extends object = object> = (services: Services, run: JobRun<Data>) => Promise<void>;

export interface JobDefinition<Data extends object> {
  handler: JobHandler<Data>;
  /** A cron line, in Danish time, for jobs that nobody sends. */
  schedule?: string;
}

interface JobsOptions {
  log: BaseLogger;
  metrics: Pick<Metrics, 'countJob'>;
  /** Else jobs can be sent, and wait for a process that runs them. */
  run: boolean;
}

interface Calm {
  /** What it is about: each of them has a pace of its own. */
  key: string;
  /** In seconds. */
  after: number;
  apart: number;
}

const BATCH = 10;

/** Queued and scheduled work, kept in the database, so that it survives a crash and runs on one replica. */
export class Jobs {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #options: JobsOptions;
  #running = false;

  constructor(databaseUrl: string, options: JobsOptions) {
    this.#options = options;
    this.#pool = guardedPool({
      ...patience,
      connectionString: databaseUrl,
      max: 3,
      options: `${WITHOUT_VALUES} -c role=${dbRoles.system}`,
    });
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => this.#pool.query(text, values as unknown[]) },
      schema: 'pgboss',
      migrate: false,
      createSchema: false,
      schedule: options.run,
    });
    this.#boss.on('error', (error) => options.log.error({ err: error }, 'the job queue reports an error'));
  }

  async start(services: Services): Promise<void> {
    await this.#boss.start();
    this.#running = true;
    for (const [name, definition] of Object.entries(jobs) as [JobName, JobDefinition<object>][]) {
      await this.#boss.createQueue(name, { retryLimit: 5, retryDelay: 5, retryBackoff: true });
      if (!this.#options.run) continue;
      // A count that begins at one would look as if nothing had happened.
      for (const outcome of ['ok', 'error'] as const) this.#options.metrics.countJob(name, outcome, 0);
      if (definition.schedule) await this.#boss.schedule(name, definition.schedule, null, { tz: TIME_ZONE });
      // Some at a time, so that a burst of mails does not wait for as many polls. One that fails has all of them tried
      // again, which is why every job may run twice.
      await this.#boss.work<object>(name, { pollingIntervalSeconds: 0.5, batchSize: BATCH }, async (batch) => {
        const runs = await Promise.allSettled(
          batch.map((job) => this.#run(services, name, definition, { id: job.id, data: job.data ?? {} })),
        );
        const failed = runs.find((run) => run.status === 'rejected');
        // The queue stores all that the error carries.
        if (failed) throw errorWithoutValues(failed.reason);
      });
    }
  }

  async send<Name extends JobName>(name: Name, data: JobData<Name>): Promise<void> {
    await this.#boss.send(name, data as object);
  }

  /** However often it is sent, it runs once, a little later, and then once in so many seconds for as long as it is wanted. */
  async sendCalmly<Name extends JobName>(name: Name, data: JobData<Name>, { key, after, apart }: Calm): Promise<void> {
    await this.#boss.sendDebounced(name, data as object, { startAfter: after }, apart, key);
  }

  async stop(): Promise<void> {
    if (this.#running) await this.#boss.stop({ graceful: true, timeout: 5_000 });
    await this.#pool.end();
  }

  async #run(services: Services, name: JobName, definition: JobDefinition<object>, run: JobRun<object>): Promise<void> {
    try {
      await definition.handler(services, run);
      this.#options.metrics.countJob(name, 'ok');
    } catch (error) {
      this.#options.metrics.countJob(name, 'error');
      this.#options.log.error({ err: error, job: name, jobId: run.id }, 'a job failed and is tried again');
      throw error;
    }
  }
}
