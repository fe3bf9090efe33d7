const LEAST_PAUSE = 1_000;
const FIRST_PAUSE = 2_000;
/** Dinero counts by the minute, so it is over by then. */
const LONGEST_PAUSE = 60_000;

/** Dinero seldom says how long it has had enough: then each refusal that follows a pause doubles the next one. */
export function pauseAfter(headers: Headers, refusalsInARow: number, now: number): number {
  const told = toldIn(headers.get('retry-after'), now);
  return Math.min(Math.max(told ?? FIRST_PAUSE * 2 ** refusalsInARow, LEAST_PAUSE), LONGEST_PAUSE);
}

/** A number of seconds, or a moment. */
function toldIn(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const milliseconds = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
