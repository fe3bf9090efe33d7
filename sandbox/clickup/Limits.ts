export interface RateLimit {
  requests: number;
  seconds: number;
}

/** ClickUp's rate limit, whose headers are in every answer. Its periods end at whole seconds, as the headers need. */
export class Limits {
  readonly #limit: RateLimit;
  #remaining: number;
  #resetsAt = 0;
  #exhaustedUntil = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
    this.#remaining = limit.requests;
  }

  /** Simulates that other programs have used up the token's limit. */
  limitFor(seconds: number): void {
    this.#exhaustedUntil = wholeSecond(Date.now() + seconds * 1_000);
  }

  /** Counts a request; returns whether it is beyond the limit, and the headers for its answer. */
  take(): { isLimited: boolean; headers: Record<string, string> } {
    const now = Date.now();
    if (now >= this.#resetsAt) {
      this.#resetsAt = wholeSecond(now + this.#limit.seconds * 1_000);
      this.#remaining = this.#limit.requests;
    }
    const isExhausted = now < this.#exhaustedUntil;
    const isLimited = isExhausted || this.#remaining === 0;
    if (!isLimited) this.#remaining -= 1;
    const headers = {
      'x-ratelimit-limit': String(this.#limit.requests),
      'x-ratelimit-remaining': String(isExhausted ? 0 : this.#remaining),
      'x-ratelimit-reset': String((isExhausted ? this.#exhaustedUntil : this.#resetsAt) / 1_000),
    };
    return { isLimited, headers };
  }
}

const wholeSecond = (time: number) => Math.ceil(time / 1_000) * 1_000;
