import { sql } from 'kysely';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { LiveEvent } from '../db/events.ts';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import { timeLimits, type TimeLimits } from '../timeLimits.ts';
import type { EventTransport } from './Live.ts';
import { EVENTS_KEPT_HOURS } from './outbox.jobs.ts';

const system = { role: dbRoles.system };
const BATCH = 500;
const RECONNECT_MS = 500;
const KEEPALIVE_MS = 5_000;
/** Longest time until a lost connection is noticed, with a margin. */
const NOTICING_MS = 60_000;

/** A row of a batch; a batch without events has one row without an event. */
interface OutboxRow {
  until: string;
  event: { id: number; tx: string; topic: LiveEvent['topic']; entity_id: string; customer_id: string | null } | null;
}

/**
 * What has been delivered: the events of all transactions that `since` sees. While a read takes several batches, it
 * also has the end of the read and the last event.
 */
interface Cursor {
  since: string;
  rest?: { until: string; tx: string; id: number };
}

/**
 * Delivers events by reading the outbox table. Each read delivers the transactions that are visible to its snapshot and
 * were not to the one before, so that no event is lost or late because another transaction is open for long.
 * LISTEN/NOTIFY only triggers a read: after a lost connection, reading continues at the cursor. Events were missed only
 * if the connection was lost for longer than the outbox keeps them; the transport then calls `onMissed`. Lives from
 * `start` to `stop`, and reconnects by itself.
 */
export class PostgresTransport implements EventTransport {
  readonly #databaseUrl: string;
  readonly #reads: ReadPool;
  readonly #log: BaseLogger;
  readonly #eventsKeptMs: number;
  readonly #limits: TimeLimits;
  #client: pg.Client | undefined;
  #deliver: (events: LiveEvent[]) => void = () => undefined;
  #onMissed: () => void = () => undefined;
  /** When the connection was lost; undefined while it works. */
  #lostAt: number | undefined;
  #cursor: Cursor = { since: '' };
  #isReading = false;
  #hasPendingWakeUp = false;
  #isStopped = false;
  #timers = new Set<NodeJS.Timeout>();

  constructor(
    databaseUrl: string,
    reads: ReadPool,
    log: BaseLogger,
    { eventsKeptMs = EVENTS_KEPT_HOURS * 3_600_000, limits = timeLimits } = {},
  ) {
    this.#databaseUrl = databaseUrl;
    this.#eventsKeptMs = eventsKeptMs;
    this.#limits = limits;
    this.#reads = reads;
    this.#log = log;
  }

  /** Starts at the end of the outbox. Rejects when the database does not answer. */
  async start(deliver: (events: LiveEvent[]) => void, onMissed: () => void): Promise<void> {
    this.#deliver = deliver;
    this.#onMissed = onMissed;
    const [now] = await this.#reads.run(system, sql<{ since: string }>`select pg_current_snapshot()::text as since`);
    this.#cursor = now!;
    await this.#listen();
  }

  publish(): void {
    // The transaction has stored its events, and their NOTIFY wakes every replica, this one included.
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timers.forEach(clearTimeout);
    await this.#client?.end().catch(() => undefined);
  }

  /** Connects and listens. However the connection ends, exactly one reconnect follows. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      options: `-c role=${dbRoles.system}`,
      keepAlive: true,
      connectionTimeoutMillis: this.#limits.connect,
      query_timeout: this.#limits.answer,
    });
    this.#client = client;
    let isLost = false;
    let keepAlive: NodeJS.Timeout | undefined;
    const handleLoss = () => {
      if (isLost) return;
      isLost = true;
      this.#lostAt ??= Date.now();
      clearInterval(keepAlive);
      client.end().catch(() => undefined);
      this.#reconnect();
    };
    client.on('error', handleLoss).on('end', handleLoss);
    client.on('notification', () => void this.#read());
    try {
      await client.connect();
      await client.query('listen outbox');
      // No event may arrive for hours, so only the answer to a query shows that the connection still works.
      keepAlive = setInterval(() => client.query('select 1').catch(handleLoss), KEEPALIVE_MS).unref();
    } catch (error) {
      handleLoss();
      throw error;
    }
    if (this.#lostAt !== undefined && Date.now() - this.#lostAt >= this.#eventsKeptMs - NOTICING_MS) this.#onMissed();
    this.#lostAt = undefined;
    void this.#read();
  }

  #reconnect(): void {
    if (this.#isStopped) return;
    this.#log.warn('lost the database connection that listens for events, will reconnect');
    this.#runAfter(RECONNECT_MS, () => this.#listen().catch(() => undefined));
  }

  /** Reads one batch at a time. A notification that arrives during a read causes one more read. */
  async #read(): Promise<void> {
    this.#hasPendingWakeUp = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#hasPendingWakeUp && !this.#isStopped) {
        this.#hasPendingWakeUp = false;
        await this.#readBatch();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'reading new events failed, will retry');
      this.#runAfter(RECONNECT_MS, () => this.#read());
    } finally {
      this.#isReading = false;
    }
  }

  async #readBatch(): Promise<void> {
    const { since, rest } = this.#cursor;
    const rows = await this.#reads.run(
      system,
      sql<OutboxRow>`
        select span.until::text, to_jsonb(e) as event
        from (select ${since}::pg_snapshot as since,
          coalesce(${rest?.until ?? null}::pg_snapshot, pg_current_snapshot()) as until,
          coalesce(${rest?.tx ?? null}::xid8, pg_snapshot_xmin(${since}::pg_snapshot)) as tx) span
        left join lateral (
          select id, tx::text, topic, entity_id, customer_id from outbox_event
          where (outbox_event.tx, id) > (span.tx, ${rest?.id ?? 0}::bigint)
            and not pg_visible_in_snapshot(outbox_event.tx, span.since)
            and pg_visible_in_snapshot(outbox_event.tx, span.until)
          order by outbox_event.tx, id limit ${sql.lit(BATCH)}) e on true`,
    );
    const { until } = rows[0]!;
    const events = rows.flatMap(({ event }) => event ?? []);
    const last = events.at(-1);
    const isFull = events.length === BATCH;
    this.#cursor = isFull && last ? { since, rest: { until, tx: last.tx, id: last.id } } : { since: until };
    if (isFull) this.#hasPendingWakeUp = true;
    this.#deliver(
      events.map(({ topic, entity_id, customer_id }) => ({ topic, id: entity_id, customerId: customer_id })),
    );
  }

  #runAfter(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
