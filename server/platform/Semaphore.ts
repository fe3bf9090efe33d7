import { rateLimited } from './errors.ts';

/**
 * A semaphore: at most `limit` holders at once. Further callers wait in order of arrival; when `maxWaiting` callers
 * wait, the next one is refused. Lives in one process.
 */
export class Semaphore {
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(limit: number, maxWaiting = Infinity) {
    this.#free = limit;
    this.#maxWaiting = maxWaiting;
  }

  /** Holds a slot until `work` settles. Throws RATE_LIMITED, without running `work`, when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Resolves once a slot is free, with the function that releases the slot; calling that function again has no effect.
   * Throws RATE_LIMITED when the queue is full.
   */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#maxWaiting) throw rateLimited('For meget på én gang. Prøv igen om lidt.', 1);
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
