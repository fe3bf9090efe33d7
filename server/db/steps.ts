import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

/** What a call has done so far: what it read before its last write, what each write came to, and what its chance was made of. */
interface Journal {
  seed: Buffer;
  startedAt: number;
  reads: Map<string, Buffer[]>;
  writes: ({ value: Buffer; drawn: number } | undefined)[];
}

/** Keeps a journal with the write that it tells of: `save` runs in that write's transaction. */
export type SaveJournal = (execute: Execute, journal: Buffer) => Promise<void>;
type Execute = (sql: string, values: unknown[]) => Promise<unknown>;

const running = new AsyncLocalStorage<Steps>();

/**
 * The steps of a call that may be sent again. A process can die between a write and its answer; whoever sends the call again
 * then walks through the same code with what was read and written before, up to where it was cut off, and goes on from there.
 */
export class Steps {
  readonly #journal: Journal;
  readonly #save: SaveJournal;
  readonly #asked = new Map<string, number>();
  #begun = 0;
  #drawn = 0;

  /** Somebody began this call before, and got nobody knows how far. */
  readonly isRepeat: boolean;

  constructor(save: SaveJournal, { isRepeat = false, journal }: { isRepeat?: boolean; journal?: Buffer | null } = {}) {
    this.isRepeat = isRepeat;
    this.#save = save;
    this.#journal = journal
      ? (deserialize(journal) as Journal)
      : { seed: randomBytes(32), startedAt: Date.now(), reads: new Map(), writes: [] };
  }

  /** What this code asks for and stores, wherever it does, belongs to the call. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return running.run(this, work);
  }

  get hasWritten(): boolean {
    return this.#journal.writes.some(Boolean);
  }

  /** The same question may be asked twice, and answered differently after a write. */
  async read<Row>(question: unknown[], ask: () => Promise<Row[]>): Promise<Row[]> {
    const key = JSON.stringify(question);
    const place = this.#asked.get(key) ?? 0;
    this.#asked.set(key, place + 1);
    const answers = this.#journal.reads.get(key) ?? [];
    if (answers[place]) return deserialize(answers[place]) as Row[];
    const rows = await ask();
    answers[place] = serialize(rows);
    this.#journal.reads.set(key, answers);
    return rows;
  }

  /** `work` gets what must be called last in its transaction. */
  async write<T>(work: (done: (value: T, execute: Execute) => Promise<void>) => Promise<T>): Promise<T> {
    const place = this.#begun++;
    const known = this.#journal.writes[place];
    if (known) {
      this.#drawn = Math.max(this.#drawn, known.drawn);
      return deserialize(known.value) as T;
    }
    const { writes } = this.#journal;
    try {
      return await work(async (value, execute) => {
        writes[place] = { value: serialize(value), drawn: this.#drawn };
        await this.#save(execute, serialize(this.#journal));
      });
    } catch (error) {
      writes[place] = undefined;
      throw error;
    }
  }

  /** As unforeseeable as any, and the same when the call is walked through again. */
  draw(size: number): Buffer {
    const draw = this.#drawn++;
    return createHmac('sha512', this.#journal.seed).update(String(draw)).digest().subarray(0, size);
  }

  /** When an id is made, and the how manieth of the call. */
  moment(): { time: number; count: number } {
    return { time: this.#journal.startedAt, count: this.#drawn & 0xfff };
  }
}

export const currentSteps = (): Steps | undefined => running.getStore();

/** Random bytes; in a call that may be sent again, the same ones then. */
export const freshBytes = (size: number): Buffer => currentSteps()?.draw(size) ?? randomBytes(size);
