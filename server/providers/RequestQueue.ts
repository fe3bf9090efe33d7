import { setTimeout } from 'node:timers/promises';

export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** The system clock. A pending sleep does not keep the process alive. */
export const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
};

const MAX_CONCURRENCY = 4;

/**
 * Limits how many requests one client sends at once. While the queue is paused for the provider's rate limit, no
 * request starts; after the pause one request runs at a time, then two, and so on, so that no burst follows.
 */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #concurrency = MAX_CONCURRENCY;
  #resumeAt = 0;
  #isAsleep = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  /** The end of the pause, in milliseconds since 1970; no request starts before. */
  get resumesAt(): number {
    return this.#resumeAt;
  }

  pauseUntil(time: number): void {
    this.#resumeAt = Math.max(this.#resumeAt, time);
    this.#concurrency = 1;
  }

  allowOneMore(): void {
    if (this.#clock.now() >= this.#resumeAt) this.#concurrency = Math.min(this.#concurrency + 1, MAX_CONCURRENCY);
  }

  #admit(): void {
    const wait = this.#resumeAt - this.#clock.now();
    if (wait > 0) {
      void this.#sleep(wait);
      return;
    }
    while (this.#running < this.#concurrency && this.#waiting.length > 0) {
      this.#running += 1;
      this.#waiting.shift()!();
    }
  }

  async #sleep(wait: number): Promise<void> {
    if (this.#isAsleep) return;
    this.#isAsleep = true;
    await this.#clock.sleep(wait);
    this.#isAsleep = false;
    this.#admit();
  }
}
