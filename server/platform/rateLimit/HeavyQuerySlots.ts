type Start = () => void;

interface Waiting {
  weight: number;
  start: Start;
}

/** Operations that cost fewer points never wait. Nearly all operations cost fewer. */
const LIGHT_COST = 500;
/** Rough memory that one object of an answer takes while the answer is built. */
const BYTES_PER_POINT = 2 * 1024;

/**
 * A semaphore for expensive operations, weighted by their highest possible cost, so that the rows of those that run at
 * once fit into memory. Callers are served in rotation: a caller who sends many operations delays each other caller by
 * one.
 */
export class HeavyQuerySlots {
  readonly #capacity: number;
  readonly #waiting = new Map<string, Waiting[]>();
  #runningWeight = 0;

  constructor(memoryBytes: number) {
    this.#capacity = memoryBytes / BYTES_PER_POINT;
  }

  /**
   * Resolves when the operation may run, at once for a cheap one. The returned function must be called when the
   * operation has ended; further calls have no effect.
   */
  async acquire(caller: string, cost: number): Promise<() => void> {
    if (cost < LIGHT_COST) return () => undefined;
    // An operation that exceeds the whole capacity runs alone.
    const weight = Math.min(cost, this.#capacity);
    await new Promise<void>((start) => {
      this.#waiting.set(caller, [...(this.#waiting.get(caller) ?? []), { weight, start }]);
      this.#admit();
    });
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#runningWeight -= weight;
      this.#admit();
    };
  }

  /**
   * Starts waiting operations, first those of the caller who was served least recently. Lighter ones do not overtake.
   */
  #admit(): void {
    for (const [caller, [first, ...others]] of this.#waiting) {
      if (this.#runningWeight + first!.weight > this.#capacity) return;
      this.#runningWeight += first!.weight;
      this.#waiting.delete(caller);
      if (others.length) this.#waiting.set(caller, others);
      first!.start();
    }
  }
}
