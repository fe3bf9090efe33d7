const MIN_PAUSE_MS = 1_000;
const FIRST_PAUSE_MS = 2_000;
/** The providers' limits are per minute, so no longer pause is needed. */
const MAX_PAUSE_MS = 60_000;

/**
 * Returns the pause in milliseconds that the rate limit requires: after status 429, and after the last request that the
 * limit allows; otherwise 0. If the headers of status 429 state no time, the pause doubles with each 429 in a row.
 */
export function pauseAfter(status: number, headers: Headers, refusalsInARow: number, now: number): number {
  const untilReset = secondsIn(headers, 'x-ratelimit-reset') * 1_000 - now;
  if (status !== 429) {
    const isUsedUp = secondsIn(headers, 'x-ratelimit-remaining') === 0;
    return isUsedUp && untilReset > 0 ? Math.min(untilReset, MAX_PAUSE_MS) : 0;
  }
  const statedPauses = [retryAfterMs(headers, now), untilReset].filter((pause) => !Number.isNaN(pause));
  const pause = statedPauses.length > 0 ? Math.max(...statedPauses) : FIRST_PAUSE_MS * 2 ** refusalsInARow;
  return Math.min(Math.max(pause, MIN_PAUSE_MS), MAX_PAUSE_MS);
}

/** The pause that `retry-after` states as a number of seconds or a date; NaN if the header states none. */
export function retryAfterMs(headers: Headers, now: number): number {
  const seconds = secondsIn(headers, 'retry-after');
  return Number.isNaN(seconds) ? Date.parse(headers.get('retry-after') ?? '') - now : seconds * 1_000;
}

/** The number in a header; NaN if the header holds none. */
export function secondsIn(headers: Headers, name: string): number {
  const text = headers.get(name) ?? '';
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
