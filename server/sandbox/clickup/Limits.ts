export interface RateLimit {
  requests: number;
  seconds: number;
}

/** ClickUp's rate limit, with its headers in every answer. Counts in whole seconds, as the headers do. */
export class Limits {
  readonly #limit: RateLimit;
  #remaining: number;
  #resetsAt = 0;
  #closedUntil = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
    this.#remaining = limit.requests;
  }

  /** Simulates that other programs have used up the token's limit. */
  limitFor(seconds: number): void {
    this.#closedUntil = wholeSecond(Date.now() + seconds * 1_000);
  }

  /** Counts a request; returns whether it is beyond the limit, and the headers for its answer. */
  take(): { isLimited: boolean; headers: Record<string, string> } {
    const now = Date.now();
    if (now >= this.#resetsAt) {
      this.#resetsAt = wholeSecond(now + this.#limit.seconds * 1_000);
      this.#remaining = this.#limit.requests;
    }
    const isClosed = now < this.#closedUntil;
    const isLimited = isClosed || this.#remaining === 0;
    if (!isLimited) this.#remaining -= 1;
    const headers = {
      'x-ratelimit-limit': String(this.#limit.requests),
      'x-ratelimit-remaining': String(isClosed ? 0 : this.#remaining),
      'x-ratelimit-reset': String((isClosed ? this.#closedUntil : this.#resetsAt) / 1_000),
    };
    return { isLimited, headers };
  }
}

const wholeSecond = (time: number) => Math.ceil(time / 1_000) * 1_000;
