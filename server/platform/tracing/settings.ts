/** The samplers of the standard setting OTEL_TRACES_SAMPLER. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingSettings {
  /** The collector's base address. */
  endpoint: string;
  serviceName: string;
  sampler: (typeof samplers)[number];
  /** The share of traces that the samplers `…traceidratio` record, from 0 to 1. */
  ratio: number;
  /** Spans are sent after this time, or as soon as a batch is full. */
  delayMs: number;
  /** Ended spans that wait to be sent; further ones are dropped. */
  maxWaiting: number;
  /** Whether the traces of callers are continued, with their decisions about sampling. */
  trustsCallers: boolean;
}
