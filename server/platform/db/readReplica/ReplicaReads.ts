import type { Query } from '../query.ts';
import type { ReadMeter, ReadPool } from '../readPool.ts';
import type { DbContext } from '../roles.ts';

/** The read replica, as far as the reads of one operation need it. */
interface Source {
  primary: ReadPool;
  readFromReplica<Row>(reads: ReplicaReads, context: DbContext, query: Query<Row>, meter?: ReadMeter): Promise<Row[]>;
  /** Whether the primary can answer the read that failed. */
  mayFallBack(error: unknown): boolean;
  countRead(target: 'replica' | 'primary'): void;
}

/**
 * The reads of one operation, which come from the read replica as long as it has everything up to `position`. After the
 * first read from the primary, all later ones come from there too, so that no read sees an older state than an earlier
 * one.
 */
export class ReplicaReads {
  /** The position of the log that the replica must have replayed. */
  readonly position: number;
  /** The server that answered the first read; another server behind the same address may be further behind. */
  server: string | undefined;
  readonly #source: Source;
  #isOnPrimary: boolean;

  constructor(source: Source, { position, isOnPrimary }: { position: number; isOnPrimary: boolean }) {
    this.position = position;
    this.#source = source;
    this.#isOnPrimary = isOnPrimary;
  }

  /** Reads from the primary from now on, because the operation has written. */
  leaveReplica(): void {
    this.#isOnPrimary = true;
  }

  async run<Row>(context: DbContext, query: Query<Row>, meter?: ReadMeter): Promise<Row[]> {
    if (!this.#isOnPrimary) {
      try {
        const rows = await this.#source.readFromReplica(this, context, query, meter);
        this.#source.countRead('replica');
        return rows;
      } catch (error) {
        if (!this.#source.mayFallBack(error)) throw error;
        this.#isOnPrimary = true;
      }
    }
    this.#source.countRead('primary');
    return this.#source.primary.run(context, query, meter);
  }
}
