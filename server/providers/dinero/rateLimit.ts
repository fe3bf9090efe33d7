const MIN_PAUSE_MS = 1_000;
const FIRST_PAUSE_MS = 2_000;
/** Dinero's limit is per minute, so no longer pause is needed. */
const MAX_PAUSE_MS = 60_000;

/** Returns the pause after status 429. Without a Retry-After header, it doubles with each such status in a row. */
export function pauseAfter(headers: Headers, refusalsInARow: number, now: number): number {
  const stated = retryAfterMs(headers.get('retry-after'), now);
  return Math.min(Math.max(stated ?? FIRST_PAUSE_MS * 2 ** refusalsInARow, MIN_PAUSE_MS), MAX_PAUSE_MS);
}

/** The header holds a number of seconds or a date. */
function retryAfterMs(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  const milliseconds = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now;
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
