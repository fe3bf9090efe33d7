import type { BaseLogger } from 'pino';
import { callerId, type Viewer } from '../auth/viewer.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { AppError, rateLimited } from '../errors.ts';

export interface Standing {
  limit: number;
  used: number;
  remaining: number;
  /** When it begins anew, in seconds since 1970. */
  reset: number;
}

/** What one caller has used of a minute: as all processes knew it last, and what this one has not told them yet. */
interface Used {
  minute: number;
  known: number;
  untold: number;
}

interface AllowanceOptions {
  limit: number;
  reads: ReadPool;
  log: BaseLogger;
  now?: () => number;
}

const MINUTE = 60_000;
const TELL_EVERY_MS = 500;
/** So much of the limit is told at once. */
const MUCH = 0.05;

/**
 * What a caller may ask for in a minute, whatever the transport. It is counted here, in memory, and told to the other processes
 * a little later, many callers in one statement: no request waits for it, and all of them together overdraw by no more than
 * what is asked for meanwhile.
 */
export class Allowance {
  readonly #options: AllowanceOptions;
  readonly #now: () => number;
  readonly #used = new Map<string, Used>();
  readonly #untold = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(options: AllowanceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** Refuses what is more than is left; what was refused is not counted. */
  spend(viewer: Viewer, cost: number): Standing {
    const { limit } = this.#options;
    if (cost > limit)
      throw new AppError(
        'LIMIT_EXCEEDED',
        `Forespørgslen koster ${cost}, og en nøgle har ${limit} i minuttet. Bed om færre rækker ad gangen.`,
      );
    const key = callerId(viewer);
    const used = this.#of(key);
    if (used.known + used.untold + cost > limit) throw this.#refusal(used);
    used.untold += cost;
    this.#untold.add(key);
    if (used.untold > limit * MUCH) void this.tell();
    else this.#timer ??= setTimeout(() => void this.tell(), TELL_EVERY_MS).unref();
    return this.#standing(used);
  }

  /** What cost less than it might have. What was taken in another minute is gone with it. */
  giveBack(viewer: Viewer, cost: number, { reset }: Standing): void {
    const used = this.#of(callerId(viewer));
    if (this.#standing(used).reset !== reset || !cost) return;
    used.untold -= cost;
    this.#untold.add(callerId(viewer));
    this.#timer ??= setTimeout(() => void this.tell(), TELL_EVERY_MS).unref();
  }

  /** Where a caller stands who asks for nothing more. */
  standingOf(viewer: Viewer): Standing {
    return this.#standing(this.#of(callerId(viewer)));
  }

  /** Tells the other processes, and hears from them. One at a time, so that nothing is told twice. */
  tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#telling = this.#telling.then(() => this.#tellAll()));
  }

  #of(key: string): Used {
    const minute = Math.floor(this.#now() / MINUTE);
    let used = this.#used.get(key);
    if (!used || used.minute !== minute) this.#used.set(key, (used = { minute, known: 0, untold: 0 }));
    return used;
  }

  async #tellAll(): Promise<void> {
    const rows = [...this.#untold].map((key) => ({ key, used: this.#used.get(key)! }));
    this.#untold.clear();
    const told = rows.map(({ used }) => used.untold);
    rows.forEach(({ used }, i) => {
      used.known += told[i]!;
      used.untold = 0;
    });
    this.#forgetOld();
    if (!rows.length) return;
    try {
      const sums = await this.#options.reads.runSql<{ key: string; minute: number; used: number }>(
        { role: dbRoles.auth },
        TELL,
        [rows.map(({ key }) => key), rows.map(({ used }) => used.minute), told],
      );
      for (const { key, minute, used } of sums) {
        const mine = this.#used.get(key);
        if (mine?.minute === minute) mine.known = used;
      }
    } catch (error) {
      // Each process then counts alone.
      this.#options.log.warn({ err: error }, 'what callers have used could not be told');
    }
  }

  #forgetOld(): void {
    const minute = Math.floor(this.#now() / MINUTE);
    for (const [key, used] of this.#used) if (used.minute < minute) this.#used.delete(key);
  }

  #standing({ minute, known, untold }: Used): Standing {
    const { limit } = this.#options;
    const used = known + untold;
    return { limit, used, remaining: Math.max(0, limit - used), reset: ((minute + 1) * MINUTE) / 1_000 };
  }

  #refusal(used: Used): AppError {
    const seconds = Math.max(1, Math.ceil(this.#standing(used).reset - this.#now() / 1_000));
    return rateLimited(
      `Minuttets kald er brugt. Prøv igen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
      seconds,
    );
  }
}

const TELL = `
insert into rate_window as w (key, minute, used) select * from unnest($1::text[], $2::bigint[], $3::bigint[])
on conflict (key, minute) do update set used = w.used + excluded.used returning key, minute, used`;
