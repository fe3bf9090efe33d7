import pg from 'pg';
import { timeLimits, type TimeLimits } from '../timeLimits.ts';
import { traceStatement } from '../tracing/statements.ts';
import { HeldStatements, needsNoAnswer, preparable, type HeldStatement, type Statement } from './HeldStatements.ts';
import { queryAfter } from './QueryAfter.ts';
import { isStaleStatement, statementName } from './statementName.ts';

/**
 * Statements that Kysely sends around a transaction. If one of them throws, Kysely never returns the connection to the
 * pool.
 */
const TRANSACTION_CONTROL = /^(begin|start transaction|rollback$)/;

type Callback = (error: Error | null, result: unknown) => void;
type Submittable = pg.Submittable & { callback?: Callback };

const PgQuery = pg.Query as unknown as new (statement: Statement) => Submittable;
const isSubmittable = (query: unknown): query is Submittable => typeof (query as Submittable).submit === 'function';
const queryOf = (statement: Statement | Submittable): Submittable =>
  isSubmittable(statement) ? statement : new PgQuery(statement);

interface ClientInternals {
  connection: { parsedStatements: Record<string, string> };
  connectionParameters: { query_timeout: number };
}

interface Request {
  statement: Statement | Submittable;
  callback: Callback | undefined;
}

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
  readonly #held: HeldStatements;
  readonly #named = new Set<string>();

  constructor(config?: pg.ClientConfig) {
    super(config);
    const { connection, connectionParameters } = this as unknown as ClientInternals;
    this.#answerMs = connectionParameters.query_timeout;
    connectionParameters.query_timeout = 0;
    this.#held = new HeldStatements((name) => name in connection.parsedStatements);
  }

  /** Returns a promise for queries of a class of their own as well. */
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const { statement, callback } = requestOf(args, (text) => this.#mayBeNamed(text));
    const answer = this.#answerToStatement(statement);
    const isTransactionControl = typeof args[0] === 'string' && TRANSACTION_CONTROL.test(args[0]);
    const guarded = answer.catch((error: Error) => {
      if (isTransactionControl || error.message === TOO_LATE || isStaleStatement(error))
        void this.end().catch(() => undefined);
      if (!isTransactionControl) throw withStackOfCaller(error);
      return NO_ROWS;
    });
    if (!callback) return guarded;
    guarded.then((result) => callback(null, result), callback as (error: Error) => void);
  }

  /** A connection keeps each named statement with its plan, so there must not be any number of them. */
  #mayBeNamed(text: string): boolean {
    if (this.#named.has(text)) return true;
    if (UNNAMED.test(text) || (this.#named.size >= MAX_NAMED && !needsNoAnswer(text))) return false;
    this.#named.add(text);
    return true;
  }

  #answerToStatement(statement: Statement | Submittable): Promise<unknown> {
    if (!isSubmittable(statement) && this.#held.takes(statement)) return Promise.resolve(NO_ROWS);
    const held = this.#held.release();
    const query = isSubmittable(statement) ? statement : preparable(statement);
    const answer = held.length ? this.#answerAfter(held, query) : this.#answerTo(queryOf(query));
    traceStatement(statement, answer);
    for (const { text } of held) traceStatement(text, answer, false);
    return answer;
  }

  /** Sends a statement after others that were held back. */
  async #answerAfter(held: readonly HeldStatement[], query: Statement | Submittable): Promise<unknown> {
    if (!isSubmittable(query) && typeof query !== 'string') return this.#answerTo(queryAfter(held, query));
    // A text without values may contain several statements, which PostgreSQL does not take together with others.
    await this.#answerTo(queryAfter(held.slice(0, -1), held.at(-1)!));
    return this.#answerTo(queryOf(query));
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
const NO_ROWS = { command: '', rowCount: null, rows: [] };
const ignore = () => undefined;

/** The stack of an error of the connection leads to the socket, not to the code that sent the statement. */
function withStackOfCaller(error: Error): Error {
  Error.captureStackTrace(error);
  return error;
}

const MAX_NAMED = 400;

/**
 * The texts of several rows or of a list of values, of which there is one for each length, and those with `*`, which
 * would fail once after each new column.
 */
const UNNAMED = /\), \(|\bin \(\$\d+,|\*/;

/** Reads the arguments of pg's `query`. A statement with values gets a name, so that each connection plans it once. */
function requestOf([first, ...others]: unknown[], mayBeNamed: (text: string) => boolean): Request {
  if (isSubmittable(first)) return { statement: first, callback: first.callback };
  const callback = others.find((other): other is Callback => typeof other === 'function');
  const values = others.find((other): other is unknown[] => Array.isArray(other)) ?? [];
  if (typeof first !== 'string')
    return {
      statement: values.length ? { ...(first as pg.QueryConfig), values } : (first as pg.QueryConfig),
      callback,
    };
  if (!values.length) return { statement: first, callback };
  return {
    statement: mayBeNamed(first) ? { name: statementName(first), text: first, values } : { text: first, values },
    callback,
  };
}

/** Connection option: the server may log failed statements but not their values, whatever its own configuration is. */
export const LOG_WITHOUT_VALUES = '-c log_parameter_max_length_on_error=0';

/** Timeouts of the portal's connections, for every pool. */
export const connectionTimeouts = ({ connect, statement, answer, idleInTransaction }: TimeLimits = timeLimits) =>
  ({
    Client: TimeoutClient,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: answer,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
  }) satisfies pg.PoolConfig;

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
