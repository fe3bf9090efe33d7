export interface RateLimit {
  requests: number;
  seconds: number;
}

/** So many questions in so many seconds, told with every answer. The headers count in whole seconds, and so does this. */
export class Limits {
  readonly #limit: RateLimit;
  #left: number;
  #resetsAt = 0;
  #closedUntil = 0;

  constructor(limit: RateLimit) {
    this.#limit = limit;
    this.#left = limit.requests;
  }

  /** As if somebody else had used up the token. */
  limitFor(seconds: number): void {
    this.#closedUntil = wholeSecond(Date.now() + seconds * 1_000);
  }

  take(): { isLimited: boolean; headers: Record<string, string> } {
    const now = Date.now();
    if (now >= this.#resetsAt) {
      this.#resetsAt = wholeSecond(now + this.#limit.seconds * 1_000);
      this.#left = this.#limit.requests;
    }
    const isClosed = now < this.#closedUntil;
    const isLimited = isClosed || this.#left === 0;
    if (!isLimited) this.#left -= 1;
    const headers = {
      'x-ratelimit-limit': String(this.#limit.requests),
      'x-ratelimit-remaining': String(isClosed ? 0 : this.#left),
      'x-ratelimit-reset': String((isClosed ? this.#closedUntil : this.#resetsAt) / 1_000),
    };
    return { isLimited, headers };
  }
}

const wholeSecond = (time: number) => Math.ceil(time / 1_000) * 1_000;
