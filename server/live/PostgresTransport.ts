import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { ReadPool } from '../db/readPool.ts';
import { dbRoles } from '../db/roles.ts';
import type { LiveEvent } from './events.ts';
import type { EventTransport } from './Live.ts';

const system = { role: dbRoles.system };
const BATCH = 500;
/** A transaction that is still open may hold rows back that were already announced. */
const RETRY_MS = 40;
const RECONNECT_MS = 500;
const ANSWER_MS = 5_000;
const STILL_THERE_MS = 5_000;

interface OutboxRow {
  id: number;
  tx: string;
  topic: LiveEvent['topic'];
  entity_id: string;
  customer_id: string | null;
}

/**
 * Reads the outbox in the order of what is certainly committed: only rows of transactions older than every one still
 * running, so that no row can appear behind the cursor. LISTEN/NOTIFY only says that it is time to look; after a lost
 * connection the cursor is where it was, and nothing is missed.
 */
export class PostgresTransport implements EventTransport {
  readonly #databaseUrl: string;
  readonly #reads: ReadPool;
  readonly #log: BaseLogger;
  #client: pg.Client | undefined;
  #deliver: (events: LiveEvent[]) => void = () => undefined;
  #cursor: { tx: string; id: number } = { tx: '0', id: 0 };
  #reading = false;
  #again = false;
  #stopped = false;
  #timers = new Set<NodeJS.Timeout>();

  constructor(databaseUrl: string, reads: ReadPool, log: BaseLogger) {
    this.#databaseUrl = databaseUrl;
    this.#reads = reads;
    this.#log = log;
  }

  async start(deliver: (events: LiveEvent[]) => void): Promise<void> {
    this.#deliver = deliver;
    const [now] = await this.#reads.runSql<{ tx: string }>(
      system,
      'select pg_snapshot_xmin(pg_current_snapshot())::text as tx',
    );
    this.#cursor = { tx: now!.tx, id: 0 };
    await this.#listen();
  }

  committed(): void {
    // The insert's own NOTIFY wakes every replica, this one included.
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#timers.forEach(clearTimeout);
    await this.#client?.end().catch(() => undefined);
  }

  /** However a connection ends, one other follows it. */
  async #listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      options: `-c role=${dbRoles.system}`,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    this.#client = client;
    let isLost = false;
    let asking: NodeJS.Timeout | undefined;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(asking);
      client.end().catch(() => undefined);
      this.#reconnect();
    };
    client.on('error', lose).on('end', lose);
    client.on('notification', () => void this.#read());
    try {
      await client.connect();
      await client.query('listen outbox');
      // Nothing may come for hours: only an answer shows that somebody is still there.
      asking = setInterval(() => client.query('select 1').catch(lose), STILL_THERE_MS).unref();
    } catch (error) {
      lose();
      throw error;
    }
    void this.#read();
  }

  #reconnect(): void {
    if (this.#stopped) return;
    this.#log.warn('lost the connection that tells of new events; connecting again');
    this.#after(RECONNECT_MS, () => this.#listen().catch(() => undefined));
  }

  /** One reader at a time; a wake-up in the middle of reading means reading once more. */
  async #read(): Promise<void> {
    this.#again = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#readBatch();
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'could not read new events');
      this.#after(RECONNECT_MS, () => this.#read());
    } finally {
      this.#reading = false;
    }
  }

  async #readBatch(): Promise<void> {
    const rows = await this.#reads.runSql<OutboxRow & { settled: boolean }>(
      system,
      `select id, tx::text, topic, entity_id, customer_id, tx < pg_snapshot_xmin(pg_current_snapshot()) as settled
       from outbox_event where (tx, id) > ($1::xid8, $2) order by tx, id limit ${BATCH}`,
      [this.#cursor.tx, this.#cursor.id],
    );
    const unsettled = rows.findIndex(({ settled }) => !settled);
    const ready = unsettled === -1 ? rows : rows.slice(0, unsettled);
    const last = ready.at(-1);
    if (last) {
      this.#cursor = { tx: last.tx, id: last.id };
      this.#deliver(
        ready.map(({ topic, entity_id, customer_id }) => ({ topic, id: entity_id, customerId: customer_id })),
      );
    }
    if (rows.length === BATCH && unsettled === -1) this.#again = true;
    if (unsettled !== -1) this.#after(RETRY_MS, () => this.#read());
  }

  #after(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void work();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
