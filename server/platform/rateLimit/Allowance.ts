import { sql } from 'kysely';
import type { BaseLogger } from 'pino';
import { hashSecret } from '../access/tokens.ts';
import { callerId, type Viewer } from '../access/viewer.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { AppError, rateLimited } from '../errors.ts';

/** How much of a caller's allowance is used, in points. */
export interface AllowanceStatus {
  limit: number;
  used: number;
  remaining: number;
  /** Time at which the next minute begins, in seconds since 1970. */
  reset: number;
}

/** The points that one caller has used in a minute. */
interface Usage {
  minute: number;
  /** Sum over all processes, as of the last synchronization. */
  synced: number;
  /** Points used in this process that are not written to the database yet. Negative after a refund. */
  unsynced: number;
}

interface AllowanceOptions {
  limit: number;
  reads: ReadPool;
  log: BaseLogger;
  now?: () => number;
}

const MINUTE_MS = 60_000;
const SYNC_INTERVAL_MS = 500;
/** Share of the limit that is synchronized without waiting for the interval. */
const IMMEDIATE_SHARE = 0.05;

/**
 * The points that each caller may spend in a minute, over all transports. Points are counted in memory and synchronized
 * with the other processes shortly afterwards, many callers in one statement. No request waits for the synchronization;
 * all processes together can exceed the limit only by what is spent between two synchronizations. One instance lives as
 * long as the process.
 */
export class Allowance {
  readonly #options: AllowanceOptions;
  readonly #now: () => number;
  readonly #usage = new Map<string, Usage>();
  readonly #unsyncedKeys = new Set<string>();
  /** Callers that were refused in a minute, by the hash of their token and company. */
  readonly #refused = new Map<string, { minute: number; key: string }>();
  #timer: NodeJS.Timeout | undefined;
  #syncing: Promise<void> = Promise.resolve();

  constructor(options: AllowanceOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The points of a minute. */
  get limit(): number {
    return this.#options.limit;
  }

  /**
   * Charges an operation. Throws LIMIT_EXCEEDED for one that costs more than a whole minute's allowance, and
   * RATE_LIMITED with the seconds to wait for one that costs more than is left. A refused operation is not charged.
   */
  spend(viewer: Viewer, cost: number): AllowanceStatus {
    const { limit } = this.#options;
    if (cost > limit)
      throw new AppError(
        'LIMIT_EXCEEDED',
        `Forespørgslen koster ${cost}, og en nøgle har ${limit} i minuttet. Bed om færre rækker ad gangen.`,
      );
    const key = callerId(viewer);
    const usage = this.#usageOf(key);
    if (usage.synced + usage.unsynced + cost > limit) throw this.refusal(this.#statusFor(usage));
    usage.unsynced += cost;
    this.#unsyncedKeys.add(key);
    if (usage.unsynced > limit * IMMEDIATE_SHARE) void this.sync();
    else this.#timer ??= setTimeout(() => void this.sync(), SYNC_INTERVAL_MS).unref();
    return this.#statusFor(usage);
  }

  /** Refunds points to the minute in which they were spent. Does nothing when that minute is over. */
  refund(viewer: Viewer, cost: number, { reset }: AllowanceStatus): void {
    const usage = this.#usageOf(callerId(viewer));
    if (this.#statusFor(usage).reset !== reset || !cost) return;
    usage.unsynced -= cost;
    this.#unsyncedKeys.add(callerId(viewer));
    this.#timer ??= setTimeout(() => void this.sync(), SYNC_INTERVAL_MS).unref();
  }

  /** The caller's status, without charging anything. */
  statusOf(viewer: Viewer): AllowanceStatus {
    return this.#statusFor(this.#usageOf(callerId(viewer)));
  }

  /** Remembers the caller behind a token whose operation for a company was refused, until the minute ends. */
  rememberRefused(token: string, company: string | undefined, viewer: Viewer): void {
    this.#refused.set(refusedKey(token, company), { minute: this.#minute, key: callerId(viewer) });
  }

  /**
   * The status of a token that was refused for the company in this minute, so that a program that ignores refusals does
   * not make the database identify it again and again.
   */
  statusOfRefused(token: string, company: string | undefined): AllowanceStatus | undefined {
    const refused = this.#refused.size ? this.#refused.get(refusedKey(token, company)) : undefined;
    return refused?.minute === this.#minute ? this.#statusFor(this.#usageOf(refused.key)) : undefined;
  }

  /** The error of an operation that costs more than is left. */
  refusal({ reset }: AllowanceStatus): AppError {
    const seconds = Math.max(1, Math.ceil(reset - this.#now() / 1_000));
    return rateLimited(
      `Minuttets kald er brugt. Prøv igen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
      seconds,
    );
  }

  /**
   * Writes the points of this process to the database and reads the sums of all processes. Runs one at a time, so that
   * no points are written twice. Never rejects: a failure is logged, and this process then counts alone.
   */
  sync(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#syncing = this.#syncing.then(() => this.#syncAll()));
  }

  get #minute(): number {
    return Math.floor(this.#now() / MINUTE_MS);
  }

  #usageOf(key: string): Usage {
    const minute = this.#minute;
    let usage = this.#usage.get(key);
    if (!usage || usage.minute !== minute) this.#usage.set(key, (usage = { minute, synced: 0, unsynced: 0 }));
    return usage;
  }

  async #syncAll(): Promise<void> {
    const rows = [...this.#unsyncedKeys].map((key) => ({ key, usage: this.#usage.get(key)! }));
    this.#unsyncedKeys.clear();
    const points = rows.map(({ usage }) => usage.unsynced);
    rows.forEach(({ usage }, i) => {
      usage.synced += points[i]!;
      usage.unsynced = 0;
    });
    this.#deletePastMinutes();
    if (!rows.length) return;
    try {
      const [keys, minutes] = [rows.map(({ key }) => key), rows.map(({ usage }) => usage.minute)];
      const sums = await this.#options.reads.run({ role: dbRoles.auth }, addUsage(keys, minutes, points));
      for (const { key, minute, used } of sums) {
        const usage = this.#usage.get(key);
        if (usage?.minute === minute) usage.synced = used;
      }
    } catch (error) {
      this.#options.log.warn({ err: error }, 'synchronizing rate limits failed');
    }
  }

  #deletePastMinutes(): void {
    for (const counts of [this.#usage, this.#refused])
      for (const [key, { minute }] of counts) if (minute < this.#minute) counts.delete(key);
  }

  #statusFor({ minute, synced, unsynced }: Usage): AllowanceStatus {
    const { limit } = this.#options;
    const used = synced + unsynced;
    return { limit, used, remaining: Math.max(0, limit - used), reset: ((minute + 1) * MINUTE_MS) / 1_000 };
  }
}

/** A person who acts in several companies with one token has an allowance in each. */
const refusedKey = (token: string, company: string | undefined) => `${hashSecret(token)} ${company ?? ''}`;

const addUsage = (keys: string[], minutes: number[], points: number[]) => sql<{
  key: string;
  minute: number;
  used: number;
}>`
insert into rate_window as w (key, minute, used)
select * from unnest(${keys}::text[], ${minutes}::bigint[], ${points}::bigint[])
on conflict (key, minute) do update set used = w.used + excluded.used returning key, minute, used`;
