type Start = () => void;

interface Waiting {
  weight: number;
  start: Start;
}

/** Cheaper operations never wait: they are nearly all that people and programs send. */
const LIGHT = 500;
/** Roughly what one object of an answer takes in memory while the answer is made. */
const BYTES_PER_POINT = 2 * 1024;

/**
 * Lets operations that ask for very many rows run only as far as the process has memory for them, by what they may cost at
 * most. Callers take turns, so that one who sends many delays the others by one at a time.
 */
export class HeavyQueries {
  readonly #capacity: number;
  readonly #waiting = new Map<string, Waiting[]>();
  #running = 0;

  constructor(memoryBytes: number) {
    this.#capacity = memoryBytes / BYTES_PER_POINT;
  }

  /** Resolves when the operation may run; what it returns must be called when the operation is over. */
  async take(caller: string, cost: number): Promise<() => void> {
    if (cost < LIGHT) return () => undefined;
    // What is larger than everything runs alone.
    const weight = Math.min(cost, this.#capacity);
    await new Promise<void>((start) => {
      this.#waiting.set(caller, [...(this.#waiting.get(caller) ?? []), { weight, start }]);
      this.#admit();
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running -= weight;
      this.#admit();
    };
  }

  /** The caller who has waited longest since the last turn comes first, and lighter operations do not overtake. */
  #admit(): void {
    for (const [caller, [first, ...others]] of this.#waiting) {
      if (this.#running + first!.weight > this.#capacity) return;
      this.#running += first!.weight;
      this.#waiting.delete(caller);
      if (others.length) this.#waiting.set(caller, others);
      first!.start();
    }
  }
}
