import { rateLimited } from './errors.ts';

/** The place of a caller in the queue. */
export interface Turn {
  /** Those who share the blame for the wait of others, such as an address and an account. */
  keys: readonly string[];
  /** Callers of one lane wait for each other, and the lanes take turns. */
  lane: 'known' | 'strangers';
}

interface FairQueueOptions {
  /** Work that runs at once. */
  atOnce: number;
  maxWaitMs: number;
  /** Callers that wait, each of which holds a request in memory. */
  maxWaiting: number;
}

interface Waiter {
  turn: Turn;
  start: () => void;
  refuse: () => void;
}

/**
 * Runs slow work in fair turns. The work of a lane waits in rounds, and each key takes part in a round once: one
 * address with many requests, or many addresses that ask about one account, delay themselves and not each other. A
 * caller is refused once it has waited for `maxWaitMs`; only when very many wait, those who ask most are refused at
 * once. Lives in one process.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #lanes = { known: new Rounds(), strangers: new Rounds() };
  #nextLane: Turn['lane'] = 'known';
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#lanes.known.size + this.#lanes.strangers.size;
  }

  /** Throws RATE_LIMITED, without running `work`, when its turn does not come in time. */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#wait(turn);
    try {
      return await work();
    } finally {
      const next = this.#take();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  /** The next waiter: of the lanes in turn, and of the other one while one of them is empty. */
  #take(): Waiter | undefined {
    const [first, second] = this.#nextLane === 'known' ? LANES : LANES.toReversed();
    const waiter = this.#lanes[first!].take();
    this.#nextLane = waiter ? second! : first!;
    return waiter ?? this.#lanes[second!].take();
  }

  async #wait(turn: Turn): Promise<void> {
    const rounds = this.#lanes[turn.lane];
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const refuse = () => reject(rateLimited('Mange logger ind lige nu. Prøv igen om lidt.', 5));
        const waiter: Waiter = { turn, start: resolve, refuse };
        rounds.add(waiter);
        timer = setTimeout(() => rounds.remove(waiter) && refuse(), this.#options.maxWaitMs);
        if (this.waiting > this.#options.maxWaiting) (this.#lanes.strangers.takeLast() ?? rounds.takeLast())?.refuse();
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

const LANES: readonly Turn['lane'][] = ['known', 'strangers'];

/** Waiters in the order of their rounds, and within a round in the order of their arrival. */
class Rounds {
  /** The round that is served. */
  #current = 0;
  readonly #waiters = new Map<number, Set<Waiter>>();
  /** The round after the last one in which a key takes part. */
  readonly #next = new Map<string, number>();
  size = 0;

  add(waiter: Waiter): void {
    const { keys } = waiter.turn;
    const round = Math.max(this.#current, ...keys.map((key) => this.#next.get(key) ?? 0));
    for (const key of keys) this.#next.set(key, round + 1);
    const ofRound = this.#waiters.get(round) ?? new Set();
    this.#waiters.set(round, ofRound.add(waiter));
    this.size += 1;
  }

  take(): Waiter | undefined {
    if (!this.size) this.#reset();
    else if (!this.#waiters.has(this.#current)) this.#begin(Math.min(...this.#waiters.keys()));
    return this.#takeFrom(this.#current);
  }

  /** The waiter whose turn would come last. */
  takeLast(): Waiter | undefined {
    return this.size ? this.#takeFrom(Math.max(...this.#waiters.keys())) : undefined;
  }

  /** Returns whether the waiter was waiting. */
  remove(waiter: Waiter): boolean {
    for (const [round, waiters] of this.#waiters) {
      if (!waiters.delete(waiter)) continue;
      if (!waiters.size) this.#waiters.delete(round);
      this.size -= 1;
      return true;
    }
    return false;
  }

  #takeFrom(round: number): Waiter | undefined {
    const [waiter] = this.#waiters.get(round) ?? [];
    if (waiter) this.remove(waiter);
    return waiter;
  }

  #begin(round: number): void {
    this.#current = round;
    for (const [key, next] of this.#next) if (next <= round) this.#next.delete(key);
  }

  #reset(): void {
    this.#current = 0;
    this.#next.clear();
  }
}
