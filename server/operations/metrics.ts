import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { BoundedNames } from './BoundedNames.ts';

/**
 * Metrics for operators. The labels are names of operations, jobs and providers only, never data of a company or
 * person.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #operations: Histogram<'kind' | 'name' | 'outcome'>;
  readonly #requests: Counter<'method' | 'status'>;
  readonly #jobs: Counter<'job' | 'outcome'>;
  readonly #providerCalls: Histogram<'provider' | 'outcome'>;
  readonly #providerRetries: Counter<'provider'>;
  readonly #blockedTargets: Gauge<'provider'>;
  readonly #names = new BoundedNames();
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
    this.#providerCalls = new Histogram({
      name: 'portal_provider_seconds',
      help: 'Duration of single requests to providers in seconds',
      labelNames: ['provider', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    });
    this.#providerRetries = new Counter({
      name: 'portal_provider_retries_total',
      help: 'Requests to providers that were sent again',
      labelNames: ['provider'],
      registers,
    });
    this.#blockedTargets = new Gauge({
      name: 'portal_provider_blocked',
      help: 'Systems that are not called at present, because the latest requests to them failed',
      labelNames: ['provider'],
      registers,
    });
    this.sockets = new Gauge({ name: 'portal_sockets', help: 'Open GraphQL sockets', registers });
  }

  observeOperation(kind: string, name: string | null | undefined, milliseconds: number, hasFailed: boolean): void {
    this.#operations.observe(
      { kind, name: this.#names.bounded(name), outcome: hasFailed ? 'error' : 'ok' },
      milliseconds / 1000,
    );
  }

  countRequest(method: string, status: number): void {
    this.#requests.inc({ method, status: `${Math.floor(status / 100)}xx` });
  }

  countJob(job: string, outcome: 'ok' | 'error', times = 1): void {
    this.#jobs.inc({ job, outcome }, times);
  }

  observeProviderCall(provider: string, outcome: string, milliseconds: number): void {
    this.#providerCalls.observe({ provider, outcome }, milliseconds / 1000);
  }

  countProviderRetry(provider: string): void {
    this.#providerRetries.inc({ provider });
  }

  setBlockedTargets(provider: string, targets: number): void {
    this.#blockedTargets.set({ provider }, targets);
  }
}
