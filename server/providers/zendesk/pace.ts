import { retryAfterMs, secondsIn } from '../http/rateLimit.ts';

interface LimitedAnswer {
  status: number;
  headers: Headers;
}

/** The requests of a minute that are left to the help desk's own integrations, which share the limit. */
const RESERVED_REQUESTS = 20;
const MIN_PAUSE_MS = 1_000;
/** Zendesk's limits are for a minute. */
const MINUTE_MS = 60_000;
/** A help desk that states a longer pause is asked again after this one. */
const MAX_PAUSE_MS = 60 * MINUTE_MS;

/** Returns the pause in milliseconds that the help desk's rate limit requires before the next request. */
export function pauseBeforeNext({ status, headers }: LimitedAnswer, now: number): number {
  const stated = [retryAfterMs(headers, now), secondsIn(headers, 'ratelimit-reset') * 1_000].find(isNumber);
  if (status === 429) return Math.min(Math.max(stated ?? MINUTE_MS, MIN_PAUSE_MS), MAX_PAUSE_MS);
  // Zendesk states a pause during maintenance too.
  if (status === 503) return Math.min(Math.max(stated ?? 0, 0), MAX_PAUSE_MS);
  return isNearlyUsedUp(headers) ? Math.min(Math.max(stated ?? MINUTE_MS, 0), MINUTE_MS) : 0;
}

const isNumber = (value: number) => !Number.isNaN(value);

/** The headers with and without `x-` mean the same; Zendesk's calls have one or both. */
const isNearlyUsedUp = (headers: Headers) =>
  ['ratelimit-remaining', 'x-rate-limit-remaining'].some((name) => secondsIn(headers, name) <= RESERVED_REQUESTS);
