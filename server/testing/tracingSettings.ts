import type { TracingSettings } from '../platform/tracing/settings.ts';

/** Records everything and sends it at once. */
export const tracingSettings = (endpoint: string): TracingSettings => ({
  endpoint,
  serviceName: 'portal-test',
  sampler: 'parentbased_always_on',
  ratio: 1,
  delayMs: 50,
  maxWaiting: 2_048,
  trustsCallers: false,
});
