import { Turns } from '../Turns.ts';

interface CallerSlotsOptions {
  atOnce: number;
  waiting: number;
}

/** Limits how many operations of one caller run at once. Callers share nothing, so that nobody waits for somebody else. */
export class CallerSlots {
  readonly #options: CallerSlotsOptions;
  readonly #byCaller = new Map<string, { turns: Turns; users: number }>();

  constructor(options: CallerSlotsOptions) {
    this.#options = options;
  }

  /** Refuses with RATE_LIMITED when too many of the caller's operations wait already. */
  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting } = this.#options;
    const mine = this.#byCaller.get(caller) ?? { turns: new Turns(atOnce, waiting), users: 0 };
    this.#byCaller.set(caller, mine);
    mine.users += 1;
    try {
      return await mine.turns.run(work);
    } finally {
      mine.users -= 1;
      if (!mine.users) this.#byCaller.delete(caller);
    }
  }
}
