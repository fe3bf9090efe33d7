import type { BaseLogger } from 'pino';
import type { TracingSettings } from './settings.ts';
import type { Tracing } from './Span.ts';

/** Starts to trace if a collector is configured. OpenTelemetry's packages are not loaded otherwise. */
export async function startTracing(
  settings: TracingSettings | undefined,
  log: BaseLogger,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { OpenTelemetryTracing } = await import('./openTelemetry.ts');
  return new OpenTelemetryTracing(settings, log);
}
