const MIN_PAUSE_MS = 1_000;
/** ClickUp's limit is per minute, so a longer pause in a header is an error. */
const MAX_PAUSE_MS = 60_000;

/** Returns until when no request should start: after status 429, and after the last request that the limit allows. */
export function pauseAfter({ status, headers }: Response, now: number): number | undefined {
  const reset = numberIn(headers, 'x-ratelimit-reset');
  const untilReset = reset === undefined ? undefined : reset * 1_000 - now;
  if (status === 429) {
    const seconds = numberIn(headers, 'retry-after');
    const stated = Math.max(untilReset ?? 0, (seconds ?? 0) * 1_000);
    return now + Math.min(Math.max(stated, MIN_PAUSE_MS), MAX_PAUSE_MS);
  }
  if (numberIn(headers, 'x-ratelimit-remaining') !== 0 || untilReset === undefined || untilReset <= 0) return undefined;
  return now + Math.min(untilReset, MAX_PAUSE_MS);
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
