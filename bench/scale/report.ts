import type { StoredWrites } from '../../server/testing/checkStoredWrites.ts';
import type { startScaleLoad } from './load.ts';

interface Run {
  environment: object;
  load: ReturnType<typeof startScaleLoad>;
  stored: Omit<StoredWrites, 'writes'>;
  writes: number;
  counters: Record<string, number>;
  cpuSeconds: object;
}

const percentile = (sorted: number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

/** Prints the figures of a run as JSON. Returns false when a write was lost or an answer was wrong. */
export function printReport({ environment, load, stored, writes, counters, cpuSeconds }: Run): boolean {
  const requests = [...Map.groupBy(load.sent, ({ kind }) => kind)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, all]) => {
      const durations = all
        .filter(({ isDone }) => isDone)
        .map(({ ms }) => ms)
        .toSorted((one, other) => one - other);
      return {
        kind,
        requests: all.length,
        failed: all.length - durations.length,
        // A GraphQL answer with errors has the status 200.
        failedByStatus: Object.fromEntries(
          [
            ...Map.groupBy(
              all.filter(({ isDone }) => !isDone),
              ({ status }) => status,
            ),
          ].map(([status, some]) => [status, some.length]),
        ),
        medianMs: Math.round(percentile(durations, 0.5)),
        p99Ms: Math.round(percentile(durations, 0.99)),
      };
    });
  const missedEvents = load.missedEvents();
  const report = {
    environment,
    requests,
    acknowledgedWrites: writes,
    stored,
    wrongAnswers: load.wrong,
    sockets: load.sockets(),
    events: load.events(),
    missedEvents: missedEvents.length,
    counters,
    cpuSeconds,
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const problems = [...Object.values(stored).flat(), ...load.wrong, ...missedEvents];
  return problems.length === 0;
}
