export interface RateLimit {
  requests: number;
  seconds: number;
}

/** Zendesk's rate limit, which every help desk has for itself. Its headers are in every answer. */
export class Limits {
  readonly #limit: RateLimit;
  readonly #periods = new Map<string, { remaining: number; resetsAt: number }>();

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Counts a request to a help desk; returns whether it is beyond the limit, and the headers for its answer. */
  take(subdomain: string): { isLimited: boolean; headers: Record<string, string> } {
    const now = Date.now();
    let period = this.#periods.get(subdomain);
    if (!period || now >= period.resetsAt) {
      period = { remaining: this.#limit.requests, resetsAt: now + this.#limit.seconds * 1_000 };
      this.#periods.set(subdomain, period);
    }
    const isLimited = period.remaining === 0;
    if (!isLimited) period.remaining -= 1;
    const reset = String(Math.ceil((period.resetsAt - now) / 1_000));
    const [limit, remaining] = [String(this.#limit.requests), String(period.remaining)];
    const headers = {
      'x-rate-limit': limit,
      'x-rate-limit-remaining': remaining,
      'ratelimit-limit': limit,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': reset,
      ...(isLimited && { 'retry-after': reset }),
    };
    return { isLimited, headers };
  }
}
