import { callerId } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { recordAudit } from './recordAudit.ts';

/** Objects that a caller reads within an hour before it is recorded; again at each ten times as many. */
export const MUCH = 10_000;
const HOUR = 3_600_000;

/**
 * Records who reads a lot, whether or not they call it an export: a program may page through a list by any query. Counted in
 * memory, of what each operation was charged for, so that nothing waits for it but the request that crosses the mark.
 */
export class BulkReading {
  #hour = 0;
  readonly #read = new Map<string, number>();

  async note(context: Context, objects: number): Promise<void> {
    const {
      viewer,
      services: { writes },
    } = context;
    const hour = Math.floor(Date.now() / HOUR);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#read.clear();
    }
    const key = callerId(viewer);
    const before = this.#read.get(key) ?? 0;
    this.#read.set(key, before + objects);
    const mark = markOf(before + objects);
    if (mark === markOf(before)) return;
    await writes.run({ role: dbRoles.auth }, (write) =>
      recordAudit(write, context, {
        action: 'BULK_READ',
        customerId: viewer.customerId ?? undefined,
        quantity: mark,
      }),
    );
  }
}

/** The highest mark that so many have reached; 0 below the first. */
const markOf = (objects: number): number => (objects < MUCH ? 0 : 10 ** Math.floor(Math.log10(objects)));
