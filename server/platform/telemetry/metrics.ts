import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { dateOf, daysBetween } from '../../../domain/basics/dates.ts';
import { providerEnds } from '../../../domain/partners/providerEnds.ts';
import { BoundedNames } from '../tracing/BoundedNames.ts';

const providerEndDays = () =>
  new Gauge({
    name: 'portal_provider_end_days',
    help: 'Days until something that the portal uses at a provider ends, as the provider has announced',
    labelNames: ['provider', 'feature'],
    registers: [],
    collect() {
      for (const { provider, feature, endsOn } of providerEnds)
        this.set({ provider, feature }, daysBetween(dateOf(), endsOn));
    },
  });

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
  readonly #replicaLag: Gauge;
  readonly #replicaUsable: Gauge<'database'>;
  readonly #replicaReads: Counter<'target'>;
  readonly #replicaFallbacks: Counter<'reason'>;
  readonly #names = new BoundedNames();
  readonly #liveMessages: Counter;
  readonly #parsedDocuments: Counter;
  readonly #compiledOperations: Counter;
  readonly #cacheBytes: Gauge<'cache'>;
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
    this.registry.registerMetric(providerEndDays());
    this.#liveMessages = new Counter({
      name: 'portal_live_messages_total',
      help: 'Messages about live events that this process has sent to subscribers',
      registers,
    });
    this.#replicaLag = new Gauge({
      name: 'portal_read_replica_lag_seconds',
      help: 'Seconds by which the read replica is behind the primary database',
      registers,
    });
    this.#replicaUsable = new Gauge({
      name: 'portal_read_replica_usable',
      help: 'Whether reads may come from the read replica: 1 or 0; no value without a read replica',
      // Without a label, the metric would have the value 0 from the beginning.
      labelNames: ['database'],
      registers,
    });
    this.#replicaReads = new Counter({
      name: 'portal_read_replica_reads_total',
      help: 'Statements that may come from the read replica, by the database that answered',
      labelNames: ['target'],
      registers,
    });
    this.#replicaFallbacks = new Counter({
      name: 'portal_read_replica_fallbacks_total',
      help: 'Operations that read from the primary in place of the read replica, by reason',
      labelNames: ['reason'],
      registers,
    });
    this.#parsedDocuments = new Counter({
      name: 'portal_graphql_documents_parsed_total',
      help: 'GraphQL documents that were parsed because they were not in the cache',
      registers,
    });
    this.#compiledOperations = new Counter({
      name: 'portal_graphql_operations_compiled_total',
      help: 'GraphQL operations that were compiled because they were not in the cache',
      registers,
    });
    this.#cacheBytes = new Gauge({
      name: 'portal_graphql_cache_bytes',
      help: 'Estimated memory of the parsed documents and compiled operations that are kept',
      labelNames: ['cache'],
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

  countParsedDocument(): void {
    this.#parsedDocuments.inc();
  }

  countCompiledOperation(): void {
    this.#compiledOperations.inc();
  }

  setCacheBytes(cache: 'documents' | 'operations', bytes: number): void {
    this.#cacheBytes.set({ cache }, bytes);
  }

  countLiveMessage(): void {
    this.#liveMessages.inc();
  }

  setBlockedTargets(provider: string, targets: number): void {
    this.#blockedTargets.set({ provider }, targets);
  }

  setReplicaLag(milliseconds: number): void {
    this.#replicaLag.set(milliseconds / 1000);
  }

  setReplicaUsable(isUsable: boolean): void {
    this.#replicaUsable.set({ database: 'replica' }, isUsable ? 1 : 0);
  }

  countReplicaRead(target: 'replica' | 'primary'): void {
    this.#replicaReads.inc({ target });
  }

  countReplicaFallback(reason: string): void {
    this.#replicaFallbacks.inc({ reason });
  }
}
