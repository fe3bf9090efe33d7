import { Gauge, type Registry } from 'prom-client';
import type { BaseLogger } from 'pino';
import { TIME_ZONE } from '../../domain/dates.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { unbilledAgreements } from '../serviceAgreements/billing.ts';

interface Figure {
  name: 'waiting' | 'oldest' | 'overdue' | 'tasks' | 'connections' | 'maxConnections';
  queue: string | null;
  value: number | null;
}

/**
 * Metrics about work that waits in the database. They are read when the metrics are requested, and are the same on all
 * replicas.
 */
export class Backlog {
  readonly #reads: ReadPool;
  readonly #log: BaseLogger;
  readonly #gauges: Record<Figure['name'], Gauge<string>>;

  constructor(registry: Registry, { reads, log }: { reads: ReadPool; log: BaseLogger }) {
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
      tasks: new Gauge({
        name: 'portal_tasks_age_seconds',
        help: 'Seconds since the tasks of the least recently synchronized company were read from ClickUp',
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
    };
  }

  /** Reads the metrics. If the database does not answer, they are removed rather than left outdated. Never rejects. */
  async update(): Promise<void> {
    try {
      const figures = await this.#reads.runSql<Figure>({ role: dbRoles.system }, FIGURES);
      for (const { name, queue, value } of figures)
        this.#gauges[name].set(queue ? { queue } : {}, Math.max(0, value ?? 0));
    } catch (error) {
      this.#log.warn({ err: error }, 'reading the backlog metrics failed');
      for (const gauge of Object.values(this.#gauges)) {
        gauge.reset();
        gauge.remove({});
      }
    }
  }
}

const queue = (name: string, rows: string, { created, due }: { created: string; due: string }) => `
  select '${name}' as queue, count(*) as waiting, min(${created}) as created, min(${due}) as due from ${rows}`;

/** Each queue has a partial index that contains only its waiting rows. */
const FIGURES = `
with waiting as (${[
  queue('mails', 'mail where sent_at is null and failed_at is null', { created: 'created_at', due: 'next_attempt_at' }),
  queue('webhooks', `webhook_delivery where status = 'WAITING'`, { created: 'created_at', due: 'next_attempt_at' }),
  queue('payments', `ledger_entry where status = 'PENDING' and method = 'CREDIT_CARD'`, {
    created: 'created_at',
    due: 'next_check_at',
  }),
  queue('periods', unbilledAgreements(`(now() at time zone '${TIME_ZONE}')::date`), {
    created: `(start_date + make_interval(months => billed_months)) at time zone '${TIME_ZONE}'`,
    due: 'null::timestamptz',
  }),
  queue('jobs', `pgboss.job where state < 'active' and not blocked and start_after <= now()`, {
    created: 'created_on',
    due: 'start_after',
  }),
].join(' union all ')})
select 'waiting' as name, queue, waiting::float8 as value from waiting
union all select 'oldest', queue, extract(epoch from now() - created)::float8 from waiting
union all select 'overdue', queue, extract(epoch from now() - due)::float8 from waiting
union all select 'tasks', null, extract(epoch from now() - min(refreshed_at))::float8 from task_sync
union all select 'connections', null, count(*)::float8 from pg_stat_activity
  where usename = session_user and datname = current_database()
union all select 'maxConnections', null, current_setting('max_connections')::float8`;
