import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import type { Metrics } from '../../telemetry/metrics.ts';
import type { TimeLimits } from '../../timeLimits.ts';
import type { Query } from '../query.ts';
import { ReadPool, type ReadMeter } from '../readPool.ts';
import { dbRoles, type DbContext } from '../roles.ts';
import { fallbackReason, ReplicaRefusal, type FallbackReason } from './fallbackReason.ts';
import { LogHistory } from './LogHistory.ts';
import { ReplicaReads } from './ReplicaReads.ts';

/**
 * How recent rows must be. `current` rows include everything that was committed before the request began. `delayed`
 * rows include the caller's own writes, and those of others up to the allowed lag; they suit figures and hits that no
 * live event keeps up to date.
 */
export type Freshness = 'current' | 'delayed';

/** Positions of the primary's log, in bytes since its beginning. */
export interface LogPositions {
  /** The end of the log when the request began. Null when the primary is none, so that nothing is known. */
  current: number | null;
  /** A position that includes the last write of the caller. */
  written: number;
}

interface ReadReplicaOptions {
  url: string;
  poolSize: number;
  maxLagSeconds: number;
  primary: ReadPool;
  timeLimits: TimeLimits;
  metrics: Metrics;
  log: BaseLogger;
}

/** The server that a connection leads to. */
interface Server {
  id: string;
  /** A position that the server has replayed. It only grows. */
  replayed: number;
}

/** How long one read waits for the replica to catch up. Streaming takes some milliseconds. */
const WAIT_MS = 100;
const LONGEST_PAUSE_MS = 16;
const CHECK_INTERVAL_MS = 1_000;
/** The check of a replica, and a new connection to it, must not delay requests for longer. */
const ANSWER_MS = 1_000;

/**
 * A streaming copy of the database, from which declared queries read. Whether the replica has the rows that a read must
 * see is a comparison of two positions of the log; where it does not, or cannot be reached, the primary answers. Lives
 * as long as the process.
 */
export class ReadReplica {
  readonly primary: ReadPool;
  readonly #pool: ReadPool;
  /** A connection of its own for the checks, which must not wait for reads. */
  readonly #checks: ReadPool;
  readonly #maxLagMs: number;
  readonly #metrics: Metrics;
  readonly #log: BaseLogger;
  readonly #history = new LogHistory();
  readonly #servers = new WeakMap<pg.PoolClient, Server>();
  /** Identifies the cluster of the primary, of which the replica must be a copy. */
  #cluster: string | undefined;
  #replayed = 0;
  #unusable: FallbackReason | undefined = 'unreachable';
  /** True after a wait in vain, until the next check: other reads do not wait, too. */
  #isCatchingUp = false;
  #timer: NodeJS.Timeout | undefined;
  #check: Promise<void> | undefined;

  constructor({ url, poolSize, maxLagSeconds, primary, timeLimits, metrics, log }: ReadReplicaOptions) {
    this.primary = primary;
    const limits = { ...timeLimits, connect: ANSWER_MS };
    this.#pool = new ReadPool(url, poolSize, limits);
    this.#checks = new ReadPool(url, 1, limits);
    this.#maxLagMs = maxLagSeconds * 1_000;
    this.#metrics = metrics;
    this.#log = log;
  }

  /** Checks the replica once, and from then on each second. */
  async start(): Promise<void> {
    await this.checkNow();
    this.#timer = setInterval(() => void this.checkNow(), CHECK_INTERVAL_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#check;
    await Promise.all([this.#pool.close(), this.#checks.close()]);
  }

  /** The reads of one operation. Undefined when nothing is known about the log, so that the primary must answer. */
  open({ current, written }: LogPositions, freshness: Freshness): ReplicaReads | undefined {
    if (current === null) return undefined;
    if (this.#unusable) this.#metrics.countReplicaFallback(this.#unusable);
    const allowed = this.#history.positionSince(performance.now() - this.#maxLagMs) ?? current;
    return new ReplicaReads(this, {
      position: freshness === 'current' ? current : Math.max(written, allowed),
      isOnPrimary: this.#unusable !== undefined,
    });
  }

  /** Stores for all processes that the callers have written up to the end of the log. Never throws. */
  async recordWrite(callerIds: readonly string[]): Promise<void> {
    await this.primary
      .run({ role: dbRoles.auth }, recordPosition(callerIds))
      .catch((error: unknown) => this.#log.warn({ err: error }, 'position of a write not recorded'));
  }

  readFromReplica<Row>(reads: ReplicaReads, context: DbContext, query: Query<Row>, meter?: ReadMeter): Promise<Row[]> {
    return this.#pool.run(context, query, meter, (connection) => this.#admit(connection, reads));
  }

  mayFallBack(error: unknown): boolean {
    const reason = fallbackReason(error);
    if (!reason) return false;
    this.#metrics.countReplicaFallback(reason);
    if (reason === 'unreachable') void this.checkNow();
    return true;
  }

  countRead(target: 'replica' | 'primary'): void {
    this.#metrics.countReplicaRead(target);
  }

  /** Finds out how far primary and replica are, and whether the replica can be used. Runs once at a time. */
  checkNow(): Promise<void> {
    return (this.#check ??= this.#measure().finally(() => (this.#check = undefined)));
  }

  async #measure(): Promise<void> {
    const primary = this.primary
      .run({ role: dbRoles.public }, PRIMARY_POSITION)
      .then(([row]) => {
        this.#cluster = row!.cluster;
        if (row!.position !== null) this.#history.add({ position: row!.position, at: performance.now() });
      })
      // The requests of this process notice an outage of the primary themselves.
      .catch(() => undefined);
    try {
      const [row] = await inTime(this.#checks.run({ role: dbRoles.public }, sql.raw<ServerRow>(SERVER)));
      await primary;
      if (row!.cluster !== this.#cluster || row!.replayed === null) {
        this.#setUnusable('error', new Error('DATABASE_REPLICA_URL is no standby of DATABASE_URL'));
      } else {
        this.#replayed = row!.replayed;
        const isBehind = this.#lagMs() > this.#maxLagMs;
        this.#setUnusable(isBehind ? 'behind' : undefined);
        this.#isCatchingUp = false;
      }
    } catch (error) {
      await primary;
      this.#setUnusable('unreachable', error);
    }
    this.#metrics.setReplicaLag(this.#lagMs());
  }

  #lagMs(): number {
    return this.#history.millisecondsBehind(this.#replayed, performance.now());
  }

  /** Logs changes only, because each request would find the same. */
  #setUnusable(reason: FallbackReason | undefined, error?: unknown): void {
    if (this.#unusable === reason) return;
    this.#unusable = reason;
    this.#metrics.setReplicaUsable(!reason);
    if (reason) this.#log.warn({ err: error, reason, lagMs: Math.round(this.#lagMs()) }, 'read replica not used');
    else this.#log.info('read replica used');
  }

  /** Waits until the server of the connection has what the operation must see. Throws ReplicaRefusal if it does not. */
  async #admit(connection: pg.PoolClient, reads: ReplicaReads): Promise<void> {
    const server = this.#servers.get(connection) ?? (await this.#identify(connection));
    reads.server ??= server.id;
    if (reads.server !== server.id) throw new ReplicaRefusal('behind', 'Another server answers than before');
    if (server.replayed >= reads.position) return;
    const until = performance.now() + (this.#isCatchingUp ? 0 : WAIT_MS);
    for (let delay = 1; ; delay = Math.min(2 * delay, LONGEST_PAUSE_MS)) {
      server.replayed = replayedBy(await serverOf(connection));
      if (server.replayed >= reads.position) return;
      if (performance.now() + delay > until) break;
      await pause(delay);
    }
    this.#isCatchingUp = true;
    throw new ReplicaRefusal('behind', 'The read replica has not caught up');
  }

  async #identify(connection: pg.PoolClient): Promise<Server> {
    const row = await serverOf(connection);
    if (row.cluster !== this.#cluster) throw new ReplicaRefusal('error', 'The server is no copy of the primary');
    const server = { id: row.id, replayed: replayedBy(row) };
    this.#servers.set(connection, server);
    return server;
  }
}

interface ServerRow {
  id: string;
  cluster: string;
  /** Null when the server is no standby, whose log may have other changes at the same position. */
  replayed: number | null;
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const timeout = pause(ANSWER_MS, undefined, { ref: false }).then((): never => {
    throw new Error('The read replica does not answer');
  });
  return await Promise.race([answer, timeout]);
}

async function serverOf(connection: pg.PoolClient): Promise<ServerRow> {
  const { rows } = await connection.query<ServerRow>({ name: 'replica_server', text: SERVER });
  return rows[0]!;
}

function replayedBy({ replayed }: ServerRow): number {
  if (replayed === null) throw new ReplicaRefusal('error', 'The server is no standby');
  return replayed;
}

/** The name of the database is included, because the portal's role may have databases of several environments. */
const CLUSTER = `(select system_identifier from pg_control_system()) || ' ' || current_database() as cluster`;

const SERVER = `select ${CLUSTER}, concat_ws(':', inet_server_addr(), inet_server_port()) as id,
  case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as replayed`;

const PRIMARY_POSITION = sql<{ position: number | null; cluster: string }>`
  select ${sql.raw(CLUSTER)}, current_position as position from log_positions('')`;

const recordPosition = (callerIds: readonly string[]) => sql`
  insert into written_position as w (caller_id, position)
  select caller, p.current_position from unnest(${callerIds}::text[]) caller, log_positions('') p
  on conflict (caller_id) do update set position = greatest(w.position, excluded.position)`;
