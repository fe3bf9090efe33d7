import { sql, type RawBuilder } from 'kysely';
import type { BaseLogger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';

/** SQL that finds the rows of a queue that wait. There must be a partial index that contains only those rows. */
export interface WaitingRows {
  /** The table and the condition, as in `from <rows>`. */
  rows: string;
  /** The column with the time at which a row began to wait. */
  created: string;
  /** The column with the time at which a row should be handled; left out for rows without such a time. */
  due?: string;
}

/** A figure of a room, as a metric. */
export interface RoomGauge {
  help: string;
  /** An SQL expression, such as a subquery in parentheses. Null and negative values count as zero. */
  value: string;
}

interface Figure {
  name: string;
  queue: string | null;
  value: number | null;
}

interface BacklogOptions {
  /** The queues of all rooms, by the name that labels their metrics. */
  queues: Record<string, WaitingRows>;
  /** The figures of all rooms, by the name of their metric. */
  roomGauges: Record<string, RoomGauge>;
  reads: ReadPool;
  log: BaseLogger;
}

/**
 * Metrics about work that waits in the database. They are read when the metrics are requested, and are the same on all
 * replicas.
 */
export class Backlog {
  readonly #reads: ReadPool;
  readonly #log: BaseLogger;
  readonly #figures: RawBuilder<Figure>;
  readonly #gauges: Record<string, Gauge<string>>;

  constructor(registry: Registry, { queues, roomGauges, reads, log }: BacklogOptions) {
    this.#figures = sql.raw<Figure>(figuresOf(queues, roomGauges));
    this.#reads = reads;
    this.#log = log;
    const registers = [registry];
    const labelNames = ['queue'];
    this.#gauges = {
      waiting: new Gauge({
        name: 'portal_waiting',
        help: 'Mails, webhook deliveries, jobs, card payments and unbilled periods that are waiting',
        labelNames,
        registers,
      }),
      oldest: new Gauge({
        name: 'portal_waiting_oldest_seconds',
        help: 'Age of the oldest waiting item in seconds',
        labelNames,
        registers,
      }),
      overdue: new Gauge({
        name: 'portal_waiting_overdue_seconds',
        help: 'Seconds by which the next waiting item is overdue',
        labelNames,
        registers,
      }),
      connections: new Gauge({
        name: 'portal_database_connections',
        help: "Database connections of the portal's login, over all replicas",
        registers,
      }),
      maxConnections: new Gauge({
        name: 'portal_database_connections_max',
        help: 'Connections that the database allows in total',
        registers,
      }),
      ...Object.fromEntries(
        Object.entries(roomGauges).map(([name, { help }]) => [name, new Gauge({ name, help, registers })]),
      ),
    };
  }

  /** Reads the metrics. If the database does not answer, they are removed rather than left outdated. Never rejects. */
  async update(): Promise<void> {
    try {
      const figures = await this.#reads.run({ role: dbRoles.system }, this.#figures);
      for (const { name, queue, value } of figures)
        this.#gauges[name]!.set(queue ? { queue } : {}, Math.max(0, value ?? 0));
    } catch (error) {
      this.#log.warn({ err: error }, 'reading the backlog metrics failed');
      for (const gauge of Object.values(this.#gauges)) {
        gauge.reset();
        gauge.remove({});
      }
    }
  }
}

const countRows = (name: string, { rows, created, due = 'null::timestamptz' }: WaitingRows) => `
  select '${name}' as queue, count(*) as waiting, min(${created}) as created, min(${due}) as due from ${rows}`;

const jobs: WaitingRows = {
  rows: `pgboss.job where state < 'active' and not blocked and start_after <= now()`,
  created: 'created_on',
  due: 'start_after',
};

const figuresOf = (queues: Record<string, WaitingRows>, roomGauges: Record<string, RoomGauge>) => `
with waiting as (${Object.entries({ ...queues, jobs })
  .map(([name, rows]) => countRows(name, rows))
  .join(' union all ')})
select 'waiting' as name, queue, waiting::float8 as value from waiting
union all select 'oldest', queue, extract(epoch from now() - created)::float8 from waiting
union all select 'overdue', queue, extract(epoch from now() - due)::float8 from waiting
${Object.entries(roomGauges)
  .map(([name, { value }]) => `union all select '${name}', null, ${value}`)
  .join('\n')}
union all select 'connections', null, count(*)::float8 from pg_stat_activity
  where usename = session_user and datname = current_database()
union all select 'maxConnections', null, current_setting('max_connections')::float8`;
