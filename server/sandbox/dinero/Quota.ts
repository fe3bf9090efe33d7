export interface Limit {
  requests: number;
  seconds: number;
}

/** So many questions in so many seconds, where there is a limit; Dinero tells of it only when it is reached. */
export class Quota {
  readonly #limit: Limit | undefined;
  #taken = 0;
  #startsAnewAt = 0;
  #closedUntil = 0;
  #isTold = false;

  constructor(limit: Limit | undefined) {
    this.#limit = limit;
  }

  /** As if somebody else had used up the client. */
  closeFor(seconds: number, isTold: boolean): void {
    this.#closedUntil = Date.now() + seconds * 1_000;
    this.#isTold = isTold;
  }

  /** The headers of a refusal; undefined where there is something left. */
  take(): Record<string, string> | undefined {
    const now = Date.now();
    if (now < this.#closedUntil)
      return this.#isTold ? { 'retry-after': String(Math.ceil((this.#closedUntil - now) / 1_000)) } : {};
    if (!this.#limit) return undefined;
    if (now >= this.#startsAnewAt) {
      this.#startsAnewAt = now + this.#limit.seconds * 1_000;
      this.#taken = 0;
    }
    this.#taken += 1;
    return this.#taken > this.#limit.requests ? {} : undefined;
  }
}
