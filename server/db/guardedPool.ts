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

type Callback = (error: Error | null, result: unknown) => void;
type Submittable = pg.Submittable & { callback?: Callback };

const PgQuery = pg.Query as unknown as new (...args: unknown[]) => Submittable;
const isSubmittable = (query: unknown): query is Submittable => typeof (query as Submittable).submit === 'function';

/**
 * A client that closes its connection when an answer does not come in time. A firewall may have dropped the connection
 * silently, and every later user of the connection would wait in vain as well.
 *
 * A connection that cannot begin or roll back a transaction is closed too, but the statement reports success, so that
 * Kysely returns the connection to the pool. Every later statement on the closed connection fails, and the server rolls
 * back whatever the connection had changed.
 */
class TimeoutClient extends pg.Client {
  readonly #answerMs: number;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connectionParameters } = this as unknown as { connectionParameters: { query_timeout: number } };
    this.#answerMs = connectionParameters.query_timeout;
    connectionParameters.query_timeout = 0;
  }

  /** Returns a promise for queries of a class of their own as well. */
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const [statement] = args as [unknown];
    const query = isSubmittable(statement) ? statement : new PgQuery(...named(args));
    const given = query.callback;
    const answer = this.#answerTo(query);
    traceStatement(statement, answer);
    const isTransactionControl = typeof statement === 'string' && TRANSACTION_CONTROL.test(statement);
    const guarded = answer.catch((error: Error) => {
      if (isTransactionControl || error.message === TOO_LATE || isStaleStatement(error))
        void this.end().catch(() => undefined);
      if (!isTransactionControl) throw withStackOfCaller(error);
      return { command: '', rowCount: null, rows: [] };
    });
    if (!given) return guarded;
    guarded.then((result) => given(null, result), given as (error: Error) => void);
  }

  /**
   * Sends a query as pg does with a callback and `query_timeout`. pg assigns its functions to the query directly, which
   * V8 then creates in the old generation, so that each of them keeps the rows of its answer until the next full
   * collection. Assigning a variable avoids that.
   */
  #answerTo(query: Submittable): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = this.#answerMs
        ? setTimeout(() => {
            query.callback = ignore;
            reject(new Error(TOO_LATE));
          }, this.#answerMs)
        : undefined;
      const settle: Callback = (error, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      };
      query.callback = settle;
      super.query(query);
    });
  }
}

const TOO_LATE = 'Query read timeout';
const ignore = () => undefined;

/** The stack of an error of the connection leads to the socket, not to the code that sent the statement. */
function withStackOfCaller(error: Error): Error {
  Error.captureStackTrace(error);
  return error;
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
