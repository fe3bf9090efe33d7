import pg from 'pg';

/** A statement may take five seconds at the server; whoever has heard nothing a second later will hear nothing more. */
const STATEMENT_MS = 5_000;
const ANSWER_MS = 6_000;

/** What Kysely asks for around a transaction. Where either fails, it never gives the connection's place in the pool to anybody else. */
const AROUND = /^(begin|start transaction|rollback$)/;

/**
 * A connection whose answer never came is given up: a firewall may have forgotten it without a word to either side, and kept,
 * it would let each one wait who gets it next. One that can't begin or take back a transaction is given up too, and says
 * that it could: whatever is asked of it after that fails, and what it had done is undone with it.
 */
class ImpatientClient extends pg.Client {
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const asked: unknown = super.query(...(args as [string]));
    if (!(asked instanceof Promise)) return asked;
    const isAround = typeof args[0] === 'string' && AROUND.test(args[0]);
    return asked.catch((error: Error) => {
      if (isAround || error.message === 'Query read timeout') void this.end().catch(() => undefined);
      if (!isAround) throw error;
      return { command: '', rowCount: null, rows: [] };
    });
  }
}

/** The server may log statements that failed, but not their values, whatever it is configured to. */
export const WITHOUT_VALUES = '-c log_parameter_max_length_on_error=0';

/** For how long the portal's connections wait. */
export const patience = {
  Client: ImpatientClient,
  connectionTimeoutMillis: 5_000,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  // Locks are let go by the server, where the portal can no more.
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} satisfies pg.PoolConfig;

/**
 * A pool whose broken connections are replaced and end nothing. pg reports a drop by the server as an 'error' event, on the
 * pool for an idle connection and on the connection itself while somebody has it; without a listener either ends the process.
 */
export function guardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
