export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanDescription {
  /** One of few names, so never with an id or a value in it. */
  name: string;
  kind: SpanKind;
  /** Never values of a caller, addresses, tokens or names of people. */
  attributes?: SpanAttributes;
}

export type SpanAttributes = Record<string, string | number | undefined>;

/** One timed step of a trace, such as a request, a statement or a call of a provider. */
export interface Span {
  /** False when the trace is not sampled, and after the end of the span. Such a span has no further children. */
  readonly isRecording: boolean;
  readonly logFields: { trace_id: string; span_id: string };
  /** The span in the form of the header `traceparent`, with which a job continues the trace. */
  readonly traceParent: string;
  startChild(description: SpanDescription): Span;
  set(attributes: SpanAttributes): void;
  /** Marks the span as failed. `type` is a code, never a message. */
  fail(type: string): void;
  /** Ends the span. The type of an error is recorded; its message is not, because it may contain values. */
  end(error?: unknown): void;
}

/** Starts traces. One instance lives as long as the process, if a collector is configured. */
export interface Tracing {
  /**
   * Starts a trace, or continues the one of `parent`, whose decision about sampling then applies. `link` is a trace
   * that is only named. Both have the form of the header `traceparent`; an invalid one is ignored.
   */
  start(description: SpanDescription, origin?: { parent?: string | undefined; link?: string | undefined }): Span;
  /** Whether callers' headers `traceparent` are continued. */
  readonly trustsCallers: boolean;
  /** Sends the spans that wait, for at most a few seconds. */
  stop(): Promise<void>;
}
