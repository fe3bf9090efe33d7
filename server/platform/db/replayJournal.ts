import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { EntityManager } from '@mikro-orm/postgresql';

/** The reads and writes that a call has completed. `seed` and `startedAt` determine its random bytes and ids. */
interface JournalData {
  seed: Buffer;
  startedAt: number;
  /** Serialized rows of the reads before the last write, by query, in the order in which the query was run. */
  reads: Map<string, Buffer[]>;
  /** Serialized result of each committed write, and the number of random draws before its end. */
  writes: ({ value: Buffer; drawn: number } | undefined)[];
}

/**
 * Stores a journal within the transaction of the write that it records, so that neither is committed without the other.
 */
export type SaveJournal = (em: EntityManager, journal: Buffer) => Promise<void>;

const running = new AsyncLocalStorage<ReplayJournal>();

/**
 * The journal of one idempotent call. A process can die between a write and the answer. When the call is sent again,
 * the same code runs with the reads, write results, ids and random bytes from the journal up to the last committed
 * write, and continues from there. The code of the call must therefore run in the same order each time.
 */
export class ReplayJournal {
  readonly #data: JournalData;
  readonly #save: SaveJournal;
  /** How often each query has been run so far in this attempt. */
  readonly #readCounts = new Map<string, number>();
  #writesBegun = 0;
  #drawn = 0;

  /**
   * True when an earlier attempt of the call was interrupted; it may have reached a provider without having written.
   */
  readonly isRepeat: boolean;

  /** True once the call has asked for a fresh proof of identity, which its repeats must have as well. */
  needsFreshProof = false;

  constructor(save: SaveJournal, { isRepeat = false, journal }: { isRepeat?: boolean; journal?: Buffer | null } = {}) {
    this.isRepeat = isRepeat;
    this.#save = save;
    this.#data = journal
      ? (deserialize(journal) as JournalData)
      : { seed: randomBytes(32), startedAt: Date.now(), reads: new Map(), writes: [] };
  }

  /** Runs `work` so that all of its reads, writes, ids and random bytes go through this journal. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return running.run(this, work);
  }

  /** True once a write of the call has been committed or is about to be. */
  get hasWritten(): boolean {
    return this.#data.writes.some(Boolean);
  }

  /**
   * Returns the rows of an earlier attempt, or runs the query and records its rows. The same query can return other
   * rows after a write, so each repetition of a query within the call is recorded separately.
   */
  async read<Row>(query: unknown[], run: () => Promise<Row[]>): Promise<Row[]> {
    const key = JSON.stringify(query);
    const index = this.#readCounts.get(key) ?? 0;
    this.#readCounts.set(key, index + 1);
    const results = this.#data.reads.get(key) ?? [];
    if (results[index]) return deserialize(results[index]) as Row[];
    const rows = await run();
    results[index] = serialize(rows);
    this.#data.reads.set(key, results);
    return rows;
  }

  /**
   * Returns the result of a write that an earlier attempt has committed, or runs `work`. `work` must call `record` with
   * its result as the last statement of its transaction.
   */
  async write<T>(work: (record: (value: T, em: EntityManager) => Promise<void>) => Promise<T>): Promise<T> {
    const index = this.#writesBegun++;
    const committed = this.#data.writes[index];
    if (committed) {
      this.#drawn = Math.max(this.#drawn, committed.drawn);
      return deserialize(committed.value) as T;
    }
    const { writes } = this.#data;
    try {
      return await work(async (value, em) => {
        writes[index] = { value: serialize(value), drawn: this.#drawn };
        await this.#save(em, serialize(this.#data));
      });
    } catch (error) {
      writes[index] = undefined;
      throw error;
    }
  }

  /** At most 64 random bytes, which nobody can predict and which are the same when the call is repeated. */
  draw(size: number): Buffer {
    const draw = this.#drawn++;
    return createHmac('sha512', this.#data.seed).update(String(draw)).digest().subarray(0, size);
  }

  /** The timestamp and counter for the next id, the same when the call is repeated. */
  timestamp(): { time: number; count: number } {
    return { time: this.#data.startedAt, count: this.#drawn & 0xfff };
  }
}

/**
 * Runs work whose result must not be taken from an earlier attempt, because it is about a state that has changed since,
 * such as tokens that a provider replaces at each use.
 */
export const withoutJournal = <T>(work: () => Promise<T>): Promise<T> => running.exit(work);

/** The journal of the idempotent call that is running; undefined outside of one. */
export const currentJournal = (): ReplayJournal | undefined => running.getStore();

/** At most 64 random bytes; in an idempotent call, the same ones when the call is repeated. */
export const replayableBytes = (size: number): Buffer => currentJournal()?.draw(size) ?? randomBytes(size);
