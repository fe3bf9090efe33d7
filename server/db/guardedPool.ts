import pg from 'pg';
import { traceStatement } from '../tracing/statements.ts';
import { isStaleStatement, statementName } from './statementName.ts';

/** The server ends a statement after five seconds; an answer that is missing one second later will never come. */
const STATEMENT_MS = 5_000;
const ANSWER_MS = 6_000;

/**
 * Statements that Kysely sends around a transaction. If one of them throws, Kysely never returns the connection to the
 * pool.
 */
const TRANSACTION_CONTROL = /^(begin|start transaction|rollback$)/;

/**
 * A client that closes its connection when an answer does not come in time. A firewall may have dropped the connection
 * silently, and every later user of the connection would wait in vain as well.
 *
 * A connection that cannot begin or roll back a transaction is closed too, but the statement reports success, so that
 * Kysely returns the connection to the pool. Every later statement on the closed connection fails, and the server rolls
 * back whatever the connection had changed.
 */
class TimeoutClient extends pg.Client {
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const result: unknown = super.query(...(named(args) as [string]));
    if (!(result instanceof Promise)) return result;
    traceStatement(args[0], result);
    const isTransactionControl = typeof args[0] === 'string' && TRANSACTION_CONTROL.test(args[0]);
    return result.catch((error: Error) => {
      if (isTransactionControl || error.message === 'Query read timeout' || isStaleStatement(error))
        void this.end().catch(() => undefined);
      if (!isTransactionControl) throw error;
      return { command: '', rowCount: null, rows: [] };
    });
  }
}

/** A connection keeps each named statement with its plan, so there must not be any number of them. */
const MAX_NAMED = 400;
const namedTexts = new Set<string>();

/**
 * The texts of several rows or of a list of values, of which there is one for each length, and those with `*`, which
 * would fail once after each new column.
 */
const UNNAMED = /\), \(|\bin \(\$\d+,|\*/;

/** Names a statement with values, so that PostgreSQL parses and plans it once per connection. */
function named(args: unknown[]): unknown[] {
  const [text, values, ...others] = args;
  if (typeof text !== 'string' || !Array.isArray(values) || !values.length) return args;
  if (!namedTexts.has(text)) {
    if (namedTexts.size >= MAX_NAMED || UNNAMED.test(text)) return args;
    namedTexts.add(text);
  }
  return [{ name: statementName(text), text, values }, ...others];
}

/** Connection option: the server may log failed statements but not their values, whatever its own configuration is. */
export const LOG_WITHOUT_VALUES = '-c log_parameter_max_length_on_error=0';

/** Timeouts of the portal's connections, for every pool. */
export const connectionTimeouts = {
  Client: TimeoutClient,
  connectionTimeoutMillis: 5_000,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
  // The server releases the locks of a transaction whose portal no longer answers.
  idle_in_transaction_session_timeout: 10_000,
  keepAlive: true,
} satisfies pg.PoolConfig;

/**
 * Creates a pool that replaces broken connections. pg reports a connection that the server drops as an 'error' event,
 * on the pool for an idle connection and on the connection itself while it is in use; without a listener, either event
 * ends the process. The caller must end the pool.
 */
export function guardedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
