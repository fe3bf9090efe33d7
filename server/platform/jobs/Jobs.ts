import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { BaseLogger } from 'pino';
import { guardedPool, connectionTimeouts, LOG_WITHOUT_VALUES } from '../db/guardedPool.ts';
import { dbRoles } from '../db/roles.ts';
import { statementName } from '../db/statementName.ts';
import type { Services } from '../services.ts';
import { errorWithoutValues } from '../telemetry/logger.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { TimeLimits } from '../timeLimits.ts';
import type { SpanDescription, Tracing } from '../tracing/Span.ts';
import { runTraced, traced } from '../tracing/traced.ts';
import { currentWork } from '../work.ts';
import { DueQueues } from './DueQueues.ts';
import type { DebounceOptions, JobData, JobName, JobQueue, JobRun } from './JobQueue.ts';
import { storeQueues } from './storeQueues.ts';

/**
 * The code of a job. Every job may run twice, so a handler must be safe to repeat. An error makes the queue retry the
 * job, up to five times.
 */
export type JobHandler<Data extends object = object> = (services: Services, run: JobRun<Data>) => Promise<void>;

/** Jobs by their names in the queue. A renamed job would leave its queued runs behind. */
export type JobDefinitions = { [Name in JobName]: JobDefinition<JobData<Name>> };

interface JobDefinition<Data extends object> {
  handler: JobHandler<Data>;
  /** Cron expression in Danish time, for jobs that run by schedule. */
  schedule?: string;
}

interface JobsOptions {
  definitions: Partial<JobDefinitions>;
  log: BaseLogger;
  metrics: Pick<Metrics, 'countJob'>;
  tracing?: Tracing | undefined;
  limits?: TimeLimits;
  /** When false, jobs can be sent but not run: they wait for a process that runs jobs. */
  run: boolean;
}

/**
 * A worker starts when its queue first has a due job. It takes a batch when it is woken up, and looks by itself once a
 * minute. The batch keeps a burst of mails from waiting for one look per mail.
 */
const WORKER_OPTIONS = { batchSize: 10, pollingIntervalSeconds: 60 };

/**
 * The queue of sent and scheduled jobs. It is stored in the database, so that jobs survive a crash and each one runs on
 * one replica only. Lives as long as the process.
 */
export class Jobs implements JobQueue {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #options: JobsOptions;
  #isRunning = false;
  #dueQueues: DueQueues | undefined;

  constructor(databaseUrl: string, options: JobsOptions) {
    this.#options = options;
    this.#pool = guardedPool({
      ...connectionTimeouts(options.limits),
      connectionString: databaseUrl,
      max: 3,
      options: `${LOG_WITHOUT_VALUES} -c role=${dbRoles.system}`,
    });
    this.#boss = new PgBoss({
      db: { executeSql: (text, values = []) => this.#pool.query(queueStatement(text, values)) },
      schema: 'pgboss',
      migrate: false,
      createSchema: false,
      schedule: options.run,
    });
    this.#boss.on('error', (error) => options.log.error({ err: error }, 'job queue reported an error'));
  }

  /**
   * Creates the queues that do not exist yet, and updates the others. `start` does it, too; a database that many
   * portals copy has them already.
   */
  storeQueues(): Promise<void> {
    return storeQueues(this.#boss, this.#options.definitions);
  }

  /** Connects the queue and, unless `run` is false, starts to run jobs with these services. */
  async start(services: Services): Promise<void> {
    // The queue reads its queues once when it starts; each one that is missing then costs a statement later.
    await this.storeQueues();
    await this.#boss.start();
    this.#isRunning = true;
    if (!this.#options.run) return;
    const { definitions, metrics, log } = this.#options;
    const names = Object.keys(definitions) as JobName[];
    // The counters start at 0: a counter that first appears at 1 would show no increase to the monitoring.
    for (const name of names) for (const outcome of ['ok', 'error'] as const) metrics.countJob(name, outcome, 0);
    this.#dueQueues = new DueQueues(this.#pool, {
      queues: names,
      startWorker: (name) => this.#startWorker(services, name as JobName),
      wake: (worker) => this.#boss.notifyWorker(worker),
      onError: (err) => log.error({ err }, 'the job queues could not be looked at'),
    });
  }

  /** Starts to run the jobs of a queue, and returns the id of its worker. */
  #startWorker(services: Services, name: JobName): Promise<string> {
    const definition = this.#options.definitions[name] as JobDefinition<object>;
    // When one job of a batch fails, the queue retries the whole batch, which is why every job may run twice.
    return this.#boss.work<object>(name, WORKER_OPTIONS, async (batch) => {
      const runs = await Promise.allSettled(
        batch.map(({ id, data }) => {
          const { requestId = id, traceParent, ...own } = (data ?? {}) as Origin;
          const work = { requestId, job: name, jobId: id };
          return runTraced(this.#options.tracing, { work, parent: traceParent, ...spanOf('process', name) }, () =>
            this.#run(services, name, definition, { id, data: own }),
          );
        }),
      );
      const failed = runs.find((run) => run.status === 'rejected');
      // The queue stores the error with all of its properties, which may contain the values of a statement.
      if (failed) throw errorWithoutValues(failed.reason);
    });
  }

  async send<Name extends JobName>(name: Name, data: JobData<Name>): Promise<void> {
    await traced(spanOf('send', name), () => this.#boss.send(name, withOrigin(data)));
  }

  async sendAll<Name extends JobName>(name: Name, all: readonly JobData<Name>[]): Promise<void> {
    if (!all.length) return;
    const jobs = all.map((data) => ({ data: withOrigin(data) }));
    await traced(spanOf('send', name), () => this.#boss.insert(name, jobs));
  }

  async sendDebounced<Name extends JobName>(
    name: Name,
    data: JobData<Name>,
    { key, delaySeconds, intervalSeconds }: DebounceOptions,
  ): Promise<void> {
    await traced(spanOf('send', name), () =>
      this.#boss.sendDebounced(name, withOrigin(data), { startAfter: delaySeconds }, intervalSeconds, key),
    );
  }

  /** Waits up to five seconds for running jobs, and disconnects. */
  async stop(): Promise<void> {
    await this.#dueQueues?.stop();
    if (this.#isRunning) await this.#boss.stop({ graceful: true, timeout: 5_000 });
    await this.#pool.end();
  }

  async #run(services: Services, name: JobName, definition: JobDefinition<object>, run: JobRun<object>): Promise<void> {
    try {
      await definition.handler(services, run);
      this.#options.metrics.countJob(name, 'ok');
    } catch (error) {
      this.#options.metrics.countJob(name, 'error');
      this.#options.log.error({ err: error }, 'job failed, will retry');
      throw error;
    }
  }
}

/** Plans the statement that adds jobs to a queue once per connection. It is long, and each queue has one text of it. */
const queueStatement = (text: string, values: unknown[]): pg.QueryConfig =>
  ADDS_JOBS.test(text) ? { name: statementName(text), text, values } : { text, values };

const ADDS_JOBS = /^\s*insert into/i;

/** The ids that a job takes over from the request or job that sent it. */
interface Origin {
  requestId?: string;
  traceParent?: string;
}

/** The data of a job that continues the work of the request or job that sends it. */
function withOrigin(data: object): object & Origin {
  const work = currentWork();
  if (!work) return data;
  const { requestId, span } = work;
  return { ...data, requestId, ...(span && { traceParent: span.traceParent }) };
}

function spanOf(operation: 'send' | 'process', job: JobName): SpanDescription {
  return {
    name: `${operation} ${job}`,
    kind: operation === 'send' ? 'producer' : 'consumer',
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': job,
      'messaging.operation.type': operation,
    },
  };
}
