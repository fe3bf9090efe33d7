import type { Clock } from '../http/Clock.ts';

interface Options {
  clock: Clock;
  /** The oldest entry is dropped when there are more. */
  maxEntries: number;
  lifetimeMs: number;
}

/** Keeps results for a while. Calls that overlap share one result, and a failure is not kept. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; expiresAt: number }>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const { clock, maxEntries, lifetimeMs } = this.#options;
    const known = this.#entries.get(key);
    if (known && known.expiresAt > clock.now()) return known.value;
    const entry = { value: load(), expiresAt: clock.now() + lifetimeMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > maxEntries) this.#entries.delete(this.#entries.keys().next().value!);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }
}
