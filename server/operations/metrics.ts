import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const MAX_NAMES = 300;

/** Metrics for operators. The labels are names of operations and jobs only, never data of a company or person. */
export class Metrics {
  readonly registry = new Registry();
  readonly #operations: Histogram<'kind' | 'name' | 'outcome'>;
  readonly #requests: Counter<'method' | 'status'>;
  readonly #jobs: Counter<'job' | 'outcome'>;
  readonly #names = new Set<string>();
  readonly sockets: Gauge;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const registers = [this.registry];
    this.#operations = new Histogram({
      name: 'portal_graphql_seconds',
      help: 'Duration of GraphQL operations in seconds',
      labelNames: ['kind', 'name', 'outcome'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#requests = new Counter({
      name: 'portal_http_requests_total',
      help: 'HTTP requests',
      labelNames: ['method', 'status'],
      registers,
    });
    this.#jobs = new Counter({
      name: 'portal_jobs_total',
      help: 'Jobs that this process has run',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.sockets = new Gauge({ name: 'portal_sockets', help: 'Open GraphQL sockets', registers });
  }

  observeOperation(kind: string, name: string | null | undefined, milliseconds: number, failed: boolean): void {
    this.#operations.observe(
      { kind, name: this.#bounded(name), outcome: failed ? 'error' : 'ok' },
      milliseconds / 1000,
    );
  }

  countRequest(method: string, status: number): void {
    this.#requests.inc({ method, status: `${Math.floor(status / 100)}xx` });
  }

  countJob(job: string, outcome: 'ok' | 'error', times = 1): void {
    this.#jobs.inc({ job, outcome }, times);
  }

  /** Limits the number of names, because callers choose the names of their operations. */
  #bounded(name: string | null | undefined): string {
    if (!name) return 'anonymous';
    if (this.#names.size < MAX_NAMES) this.#names.add(name);
    return this.#names.has(name) ? name : 'other';
  }
}
