import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import type { LiveEvent } from './events.ts';
import type { EventTransport } from './Live.ts';
import { EVENTS_KEPT_HOURS } from './outbox.jobs.ts';

const system = { role: dbRoles.system };
const BATCH = 500;
/** Delay before rows are read again that an older, still open transaction holds back. */
const RETRY_MS = 40;
const RECONNECT_MS = 500;
const QUERY_TIMEOUT_MS = 5_000;
const KEEPALIVE_MS = 5_000;
/** Longest time until a lost connection is noticed, with a margin. */
const NOTICING_MS = 60_000;

interface OutboxRow {
  id: number;
  tx: string;
  topic: LiveEvent['topic'];
  entity_id: string;
  customer_id: string | null;
}

/**
 * Delivers events by reading the outbox table from a cursor. Reads only rows of transactions that are older than every
 * running one, so that no row can appear behind the cursor. LISTEN/NOTIFY only triggers a read: after a lost
 * connection, reading continues at the cursor. Events were missed only if the connection was lost for longer than the
 * outbox keeps them; the transport then calls `onMissed`. Lives from `start` to `stop`, and reconnects by itself.
 */
export class PostgresTransport implements EventTransport {
  readonly #databaseUrl: string;
  readonly #reads: ReadPool;
  readonly #log: BaseLogger;
  readonly #eventsKeptMs: number;
  #client: pg.Client | undefined;
  #deliver: (events: LiveEvent[]) => void = () => undefined;
  #onMissed: () => void = () => undefined;
  /** When the connection was lost; undefined while it works. */
  #lostAt: number | undefined;
  #cursor: { tx: string; id: number } = { tx: '0', id: 0 };
  #isReading = false;
  #hasPendingWakeUp = false;
  #isStopped = false;
  #timers = new Set<NodeJS.Timeout>();

  constructor(databaseUrl: string, reads: ReadPool, log: BaseLogger, eventsKeptMs = EVENTS_KEPT_HOURS * 3_600_000) {
    this.#databaseUrl = databaseUrl;
    this.#eventsKeptMs = eventsKeptMs;
    this.#reads = reads;
    this.#log = log;
  }

  /** Starts at the end of the outbox. Rejects when the database does not answer. */
  async start(deliver: (events: LiveEvent[]) => void, onMissed: () => void): Promise<void> {
    this.#deliver = deliver;
    this.#onMissed = onMissed;
    const [now] = await this.#reads.runSql<{ tx: string }>(
      system,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as tx',
    );
    this.#cursor = { tx: now!.tx, id: 0 };
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
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
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
    const rows = await this.#reads.runSql<OutboxRow & { is_readable: boolean }>(
      system,
      `select id, tx::text, topic, entity_id, customer_id, tx < pg_snapshot_xmin(pg_current_snapshot()) as is_readable
       from outbox_event where (tx, id) > ($1::xid8, $2) order by tx, id limit ${BATCH}`,
      [this.#cursor.tx, this.#cursor.id],
    );
    const firstOpen = rows.findIndex(({ is_readable }) => !is_readable);
    const ready = firstOpen === -1 ? rows : rows.slice(0, firstOpen);
    const last = ready.at(-1);
    if (last) {
      this.#cursor = { tx: last.tx, id: last.id };
      this.#deliver(
        ready.map(({ topic, entity_id, customer_id }) => ({ topic, id: entity_id, customerId: customer_id })),
      );
    }
    if (rows.length === BATCH && firstOpen === -1) this.#hasPendingWakeUp = true;
    if (firstOpen !== -1) this.#runAfter(RETRY_MS, () => this.#read());
  }

  #runAfter(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
