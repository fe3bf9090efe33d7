export interface Limit {
  requests: number;
  seconds: number;
}

/** Dinero's rate limit; without a limit, requests are refused only after `limitFor`. */
export class Quota {
  readonly #limit: Limit | undefined;
  #requestCount = 0;
  #resetsAt = 0;
  #exhaustedUntil = 0;
  #sendsRetryAfter = false;

  constructor(limit: Limit | undefined) {
    this.#limit = limit;
  }

  /** Simulates that other programs have used up the client's limit. */
  limitFor(seconds: number, sendsRetryAfter: boolean): void {
    this.#exhaustedUntil = Date.now() + seconds * 1_000;
    this.#sendsRetryAfter = sendsRetryAfter;
  }

  /** Counts a request; returns the headers for a refusal if it is beyond the limit, or undefined. */
  take(): Record<string, string> | undefined {
    const now = Date.now();
    if (now < this.#exhaustedUntil)
      return this.#sendsRetryAfter ? { 'retry-after': String(Math.ceil((this.#exhaustedUntil - now) / 1_000)) } : {};
    if (!this.#limit) return undefined;
    if (now >= this.#resetsAt) {
      this.#resetsAt = now + this.#limit.seconds * 1_000;
      this.#requestCount = 0;
    }
    this.#requestCount += 1;
    return this.#requestCount > this.#limit.requests ? {} : undefined;
  }
}
