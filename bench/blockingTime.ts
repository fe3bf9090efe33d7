/** How much slower a phone is than this machine, by Lighthouse's mobile settings. */
const SLOWDOWN = 4;
/** A page that works for longer than this at once is late with its response to input. */
const LONGEST_MS = 50;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The start, and the time in which the thread had a processor, in microseconds. */
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/**
 * Returns the total blocking time of a page from the CPU time of its tasks. On a busy machine Lighthouse's own figure
 * also contains the time in which other processes ran, four times over.
 */
export function blockingOfCpuMs(events: readonly TraceEvent[], url: string): number {
  const load = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(url),
  )!;
  const ofLoad = events.filter(({ pid, ts }) => pid === load.pid && ts > load.ts);
  const firstPaint = ofLoad.find(({ name }) => name === 'firstContentfulPaint') ?? load;
  return ofLoad
    .filter(({ name, tid, ts }) => name === 'RunTask' && tid === load.tid && ts >= firstPaint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - LONGEST_MS), 0);
}
