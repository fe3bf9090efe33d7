export interface Limit {
  requests: number;
  seconds: number;
}

/** Dinero's rate limit, if there is one. Its answers mention the limit only when it is reached. */
export class Quota {
  readonly #limit: Limit | undefined;
  #taken = 0;
  #resetsAt = 0;
  #closedUntil = 0;
  #sendsRetryAfter = false;

  constructor(limit: Limit | undefined) {
    this.#limit = limit;
  }

  /** Simulates that other programs have used up the client's limit. */
  closeFor(seconds: number, sendsRetryAfter: boolean): void {
    this.#closedUntil = Date.now() + seconds * 1_000;
    this.#sendsRetryAfter = sendsRetryAfter;
  }

  /** Counts a request; returns the headers for a refusal if it is beyond the limit, or undefined. */
  take(): Record<string, string> | undefined {
    const now = Date.now();
    if (now < this.#closedUntil)
      return this.#sendsRetryAfter ? { 'retry-after': String(Math.ceil((this.#closedUntil - now) / 1_000)) } : {};
    if (!this.#limit) return undefined;
    if (now >= this.#resetsAt) {
      this.#resetsAt = now + this.#limit.seconds * 1_000;
      this.#taken = 0;
    }
    this.#taken += 1;
    return this.#taken > this.#limit.requests ? {} : undefined;
  }
}
