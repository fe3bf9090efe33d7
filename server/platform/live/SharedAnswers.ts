import type { LiveEvent } from './events.ts';

/** The answer to an event, as every subscriber that shares it sends it. */
export interface LiveAnswer {
  /** The payload of the message as JSON. Undefined when the subscribers do not see the event's object. */
  payload: string | undefined;
  /** The cost in points; undefined when nothing of the charge is refunded. */
  cost: number | undefined;
}

/** `undefined` when the answer depends on the user, so that each subscriber has to read alone. */
type Computed = LiveAnswer | undefined;

interface Entry {
  answer: Promise<Computed>;
  startedAt: number;
  /** 0 until the answer is computed. */
  bytes: number;
}

/** Bytes of the answers that are kept for subscribers that have not taken their event yet. */
const KEPT_BYTES = 2 * 1024 * 1024;
/** An older answer is not sent any more, because its reader may have loaded something newer in the meantime. */
const KEPT_MS = 2_000;
const ENTRY_BYTES = 500;

/**
 * Computes the answer to an event once for all subscribers with the same key, and keeps it for a moment for those who
 * take the event a little later. The key must contain everything that the answer depends on. Memory is bounded, and a
 * subscriber that comes too late computes the answer again. Lives as long as the process.
 */
export class SharedAnswers {
  /** In the order in which the answers were begun. */
  readonly #entries = new Map<LiveEvent, Map<string, Entry>>();
  #bytes = 0;
  readonly #keptMs: number;

  constructor(keptMs = KEPT_MS) {
    this.#keptMs = keptMs;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The answer to the event for the key. Rejects for all who share it when `compute` rejects. */
  of(event: LiveEvent, key: string, compute: () => Promise<Computed>): Promise<Computed> {
    const known = this.#entries.get(event)?.get(key);
    if (known && !this.#isOld(known)) return known.answer;
    if (known) this.#forget(event, key, known);
    this.#forgetOld();
    const entry: Entry = { answer: compute(), startedAt: performance.now(), bytes: 0 };
    const ofEvent = this.#entries.get(event) ?? new Map<string, Entry>();
    this.#entries.set(event, ofEvent.set(key, entry));
    entry.answer.then(
      (answer) => this.#keep(event, key, entry, answer),
      () => this.#forget(event, key, entry),
    );
    return entry.answer;
  }

  #isOld({ startedAt, bytes }: Entry): boolean {
    return bytes > 0 && performance.now() - startedAt > this.#keptMs;
  }

  #keep(event: LiveEvent, key: string, entry: Entry, answer: Computed): void {
    entry.bytes = ENTRY_BYTES + 2 * (key.length + (answer?.payload?.length ?? 0));
    this.#bytes += entry.bytes;
    for (const [other, entries] of this.#entries) {
      if (this.#bytes <= KEPT_BYTES) return;
      for (const [otherKey, each] of entries) if (each.bytes) this.#forget(other, otherKey, each);
    }
  }

  /** Forgets the answers at the beginning that nobody may get any more. */
  #forgetOld(): void {
    for (const [event, entries] of this.#entries)
      for (const [key, entry] of entries) {
        if (!this.#isOld(entry)) return;
        this.#forget(event, key, entry);
      }
  }

  #forget(event: LiveEvent, key: string, entry: Entry): void {
    const entries = this.#entries.get(event);
    if (entries?.get(key) !== entry) return;
    this.#bytes -= entry.bytes;
    entries.delete(key);
    if (!entries.size) this.#entries.delete(event);
  }
}
