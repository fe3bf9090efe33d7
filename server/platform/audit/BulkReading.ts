import { callerId, type Viewer } from '../access/viewer.ts';
import { dbRoles } from '../db/roles.ts';
import type { Writes } from '../db/writes.ts';
import { recordAudit, type AuditSource } from './recordAudit.ts';

/** Objects that one caller reads within an hour until an entry is written. Each next entry needs ten times as many. */
const BULK_THRESHOLD = 10_000;
const HOUR_MS = 3_600_000;

/** The part of a request's context that an entry needs. */
interface BulkReader extends AuditSource {
  readonly viewer: Viewer;
  readonly services: { writes: Writes };
}

/**
 * Writes an audit entry about callers that read many objects, whether or not they declared an export, because a program
 * can page through a list by any query. Counts in the memory of this process what each operation was charged for, so
 * that only the request that crosses a threshold waits for a write.
 */
export class BulkReading {
  #hour = 0;
  readonly #objectsByCaller = new Map<string, number>();

  async record(reader: BulkReader, objects: number): Promise<void> {
    const {
      viewer,
      services: { writes },
    } = reader;
    const hour = Math.floor(Date.now() / HOUR_MS);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#objectsByCaller.clear();
    }
    const key = callerId(viewer);
    const before = this.#objectsByCaller.get(key) ?? 0;
    this.#objectsByCaller.set(key, before + objects);
    const threshold = thresholdOf(before + objects);
    if (threshold === thresholdOf(before)) return;
    await writes.run({ role: dbRoles.auth }, (write) =>
      recordAudit(write, reader, {
        action: 'BULK_READ',
        customerId: viewer.customerId ?? undefined,
        quantity: threshold,
      }),
    );
  }
}

/** The highest threshold that `objects` have reached; 0 below the first one. */
const thresholdOf = (objects: number): number => (objects < BULK_THRESHOLD ? 0 : 10 ** Math.floor(Math.log10(objects)));
