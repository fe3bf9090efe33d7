import { readFileSync } from 'node:fs';
import {
  INVALID_SPAN_CONTEXT,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as ApiSpan,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { BaseLogger } from 'pino';
import { AppError } from '../errors.ts';
import type { TracingSettings } from './settings.ts';
import type { Span, SpanAttributes, SpanDescription, SpanKind, Tracing } from './Span.ts';

const STOP_MS = 3_000;
const MAX_BATCH = 512;
const WARN_EVERY_MS = 60_000;
const MAX_ATTRIBUTE_LENGTH = 2_000;

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

/**
 * Sends traces to a collector by OpenTelemetry's library. The library's global state is not used: nothing in the
 * process but the portal's own spans is traced.
 */
export class OpenTelemetryTracing implements Tracing {
  readonly trustsCallers: boolean;
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;

  constructor(settings: TracingSettings, log: BaseLogger) {
    const { endpoint, serviceName, sampler, ratio, trustsCallers } = settings;
    this.trustsCallers = trustsCallers;
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.#provider = new TracerProvider({
      resource: defaultResource()
        .merge(detectResources({ detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector] }))
        .merge(resourceFromAttributes({ 'service.name': serviceName, 'service.version': portalVersion() })),
      sampler: samplerOf(sampler, ratio),
      spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH, attributeCountLimit: 32 },
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: reportFailures(new OTLPTraceExporter({ url }), log),
          scheduledDelayMillis: settings.delayMs,
          maxQueueSize: settings.maxWaiting,
          maxExportBatchSize: Math.min(MAX_BATCH, settings.maxWaiting),
        }),
      ],
    });
    this.#tracer = this.#provider.getTracer('portal');
  }

  start(description: SpanDescription, { parent, link }: { parent?: string; link?: string } = {}): Span {
    const remote = parseTraceParent(parent);
    const linked = parseTraceParent(link);
    return startSpan(
      this.#tracer,
      description,
      remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT,
      linked,
    );
  }

  async stop(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, STOP_MS)));
    await Promise.race([this.#provider.shutdown().catch(() => undefined), timeout]);
    clearTimeout(timer);
  }
}

function startSpan(
  tracer: Tracer,
  { name, kind, attributes }: SpanDescription,
  parent: Context,
  link?: SpanContext,
): Span {
  const span = tracer.startSpan(
    name,
    { kind: kinds[kind], attributes, ...(link && { links: [{ context: link }] }) },
    parent,
  );
  return new RecordedSpan(tracer, span);
}

class RecordedSpan implements Span {
  readonly #tracer: Tracer;
  readonly #span: ApiSpan;

  constructor(tracer: Tracer, span: ApiSpan) {
    this.#tracer = tracer;
    this.#span = span;
  }

  get isRecording(): boolean {
    return this.#span.isRecording();
  }

  get logFields() {
    const { traceId, spanId } = this.#span.spanContext();
    return { trace_id: traceId, span_id: spanId };
  }

  get traceParent(): string {
    const { traceId, spanId, traceFlags } = this.#span.spanContext();
    return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
  }

  startChild(description: SpanDescription): Span {
    return startSpan(this.#tracer, description, trace.setSpan(ROOT_CONTEXT, this.#span));
  }

  set(attributes: SpanAttributes): void {
    this.#span.setAttributes(attributes);
  }

  fail(type: string): void {
    this.#span.setAttribute('error.type', type);
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(error?: unknown): void {
    // A refusal that the caller is told about is an answer of the portal, not a failure of it.
    if (error instanceof AppError) this.set({ 'error.type': error.code });
    else if (error !== undefined) this.fail(typeOf(error));
    this.#span.end();
  }
}

/** The code of an error, such as PostgreSQL's or Node's, or else its name. */
function typeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return (
    [code, name].find((type): type is string => typeof type === 'string' && /^[\w.-]{1,60}$/.test(type)) ?? 'Error'
  );
}

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function parseTraceParent(header: string | undefined): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(header ?? '') ?? [];
  if (!traceId || !spanId || traceId === INVALID_SPAN_CONTEXT.traceId || spanId === INVALID_SPAN_CONTEXT.spanId)
    return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags!, 16) & TraceFlags.SAMPLED, isRemote: true };
}

function samplerOf(name: TracingSettings['sampler'], ratio: number): Sampler {
  if (name.startsWith('parentbased_')) return new ParentBasedSampler({ root: rootSamplerOf(name, ratio) });
  return rootSamplerOf(name, ratio);
}

function rootSamplerOf(name: TracingSettings['sampler'], ratio: number): Sampler {
  if (name.endsWith('traceidratio')) return new TraceIdRatioBasedSampler(ratio);
  return name.endsWith('off') ? new AlwaysOffSampler() : new AlwaysOnSampler();
}

/**
 * Logs failed exports, at most once a minute, and reports them as done: the library itself would write the collector's
 * answer to the console. The spans of a failed export are lost.
 */
function reportFailures(exporter: SpanExporter, log: BaseLogger): SpanExporter {
  let lost = 0;
  let warnedAt = -Infinity;
  return {
    export(spans, done) {
      exporter.export(spans, ({ code, error }) => {
        if (code !== 0) lost += spans.length;
        if (lost && performance.now() - warnedAt > WARN_EVERY_MS) {
          log.warn({ spans: lost, reason: error && typeOf(error) }, 'traces could not be sent');
          lost = 0;
          warnedAt = performance.now();
        }
        done({ code: 0 });
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush!() }),
  };
}

function portalVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}
