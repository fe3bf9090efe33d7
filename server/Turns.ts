import { rateLimited } from './errors.ts';

/** So many at once, the others in the order in which they came, and no more than `mostWaiting` of those. */
export class Turns {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting = Infinity) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** As long as the work takes. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take();
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Once it is one's turn; what it gives ends it, however often it is called. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting)
      throw rateLimited('For meget på én gang. Prøv igen om lidt.', 1);
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
