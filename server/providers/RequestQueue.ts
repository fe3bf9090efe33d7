import { setTimeout } from 'node:timers/promises';

export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** What keeps nobody's process alive. */
export const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
};

const WIDTH = 4;

/** One per client. While its provider has had enough nobody asks, and afterwards one asks first, then two, and so on: no burst. */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #width = WIDTH;
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

  /** Nobody is let in before. */
  get resumesAt(): number {
    return this.#resumeAt;
  }

  pauseUntil(time: number): void {
    this.#resumeAt = Math.max(this.#resumeAt, time);
    this.#width = 1;
  }

  widen(): void {
    if (this.#clock.now() >= this.#resumeAt) this.#width = Math.min(this.#width + 1, WIDTH);
  }

  #admit(): void {
    const wait = this.#resumeAt - this.#clock.now();
    if (wait > 0) {
      void this.#sleep(wait);
      return;
    }
    while (this.#running < this.#width && this.#waiting.length > 0) {
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
