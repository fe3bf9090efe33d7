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

/** What waits in the database, asked when somebody looks. All replicas tell the same. */
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
        help: 'Mails, webhooks, jobs, card payments and unbilled periods that wait',
        labelNames,
        registers,
      }),
      oldest: new Gauge({
        name: 'portal_waiting_oldest_seconds',
        help: 'Age of the oldest one that waits',
        labelNames,
        registers,
      }),
      overdue: new Gauge({
        name: 'portal_waiting_overdue_seconds',
        help: 'How long the next one should have been tried already',
        labelNames,
        registers,
      }),
      tasks: new Gauge({
        name: 'portal_tasks_age_seconds',
        help: 'Since when the company that waits longest was last read from the task tool',
        registers,
      }),
      connections: new Gauge({
        name: 'portal_database_connections',
        help: "Connections of the portal's login, all replicas together",
        registers,
      }),
      maxConnections: new Gauge({
        name: 'portal_database_connections_max',
        help: 'Connections that the database allows in all',
        registers,
      }),
    };
  }

  /** Where the database is away, there is no number rather than an old one. */
  async look(): Promise<void> {
    try {
      const figures = await this.#reads.runSql<Figure>({ role: dbRoles.system }, FIGURES);
      for (const { name, queue, value } of figures)
        this.#gauges[name].set(queue ? { queue } : {}, Math.max(0, value ?? 0));
    } catch (error) {
      this.#log.warn({ err: error }, 'what waits could not be counted');
      for (const gauge of Object.values(this.#gauges)) {
        gauge.reset();
        gauge.remove({});
      }
    }
  }
}

const queue = (name: string, rows: string, { created, due }: { created: string; due: string }) => `
  select '${name}' as queue, count(*) as waiting, min(${created}) as created, min(${due}) as due from ${rows}`;

/** Each of them by an index that holds what waits and nothing else. */
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
union all select 'connections', null, count(*)::float8 from pg_stat_activity where usename = session_user and datname = current_database()
union all select 'maxConnections', null, current_setting('max_connections')::float8`;
