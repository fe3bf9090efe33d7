import { Semaphore } from '../Semaphore.ts';

interface CallerSlotsOptions {
  atOnce: number;
  queueLimit: number;
}

/** Limits how many operations of one caller run at once. Each caller has a limit of its own. */
export class CallerSlots {
  readonly #options: CallerSlotsOptions;
  readonly #byCaller = new Map<string, { slots: Semaphore; operations: number }>();

  constructor(options: CallerSlotsOptions) {
    this.#options = options;
  }

  /**
   * Runs the work as soon as the caller has a free slot. Rejects with RATE_LIMITED when too many of the caller's
   * operations are waiting already.
   */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const { atOnce, queueLimit } = this.#options;
    const entry = this.#byCaller.get(caller) ?? { slots: new Semaphore(atOnce, queueLimit), operations: 0 };
    this.#byCaller.set(caller, entry);
    entry.operations += 1;
    try {
      return await entry.slots.run(work);
    } finally {
      entry.operations -= 1;
      if (!entry.operations) this.#byCaller.delete(caller);
    }
  }
}
