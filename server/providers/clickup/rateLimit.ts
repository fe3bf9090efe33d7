const LEAST_PAUSE = 1_000;
/** ClickUp counts by the minute, so whatever a header says, it is over by then. */
const LONGEST_PAUSE = 60_000;

/** Until when nobody should ask, as an answer tells it: after a refusal, and before one where it was the last that is allowed. */
export function pauseAfter({ status, headers }: Response, now: number): number | undefined {
  const reset = numberIn(headers, 'x-ratelimit-reset');
  const untilReset = reset === undefined ? undefined : reset * 1_000 - now;
  if (status === 429) {
    const seconds = numberIn(headers, 'retry-after');
    const told = Math.max(untilReset ?? 0, (seconds ?? 0) * 1_000);
    return now + Math.min(Math.max(told, LEAST_PAUSE), LONGEST_PAUSE);
  }
  if (numberIn(headers, 'x-ratelimit-remaining') !== 0 || untilReset === undefined || untilReset <= 0) return undefined;
  return now + Math.min(untilReset, LONGEST_PAUSE);
}

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
