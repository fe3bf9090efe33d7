import pg from 'pg';
import { timeLimits, type TimeLimits } from '../timeLimits.ts';
import { traceStatement } from '../tracing/statements.ts';
import { isStaleStatement, statementName } from './statementName.ts';

/**
 * Statements that Kysely sends around a transaction. If one of them throws, Kysely never returns the connection to the
 * pool.
 */
const TRANSACTION_CONTROL = /^(begin|start transaction|rollback$)/;

type Callback = (error: Error | null, result?: unknown) => void;

/** A connection that names and traces its statements, and closes where it could not be used again. */
class GuardedClient extends pg.Client {
  readonly #named = new Set<string>();

  // The type of pg's method has seven overloads, with statements, arrays of values and callbacks.
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  override query(...args: any[]): any {
    const [statement, ...others]: unknown[] = args;
    // A cursor answers in its own way.
    if (isSubmittable(statement)) return super.query(statement);
    const callback = others.find((other): other is Callback => typeof other === 'function');
    const values = others.find((other): other is unknown[] => Array.isArray(other)) ?? [];
    const answer =
      typeof statement === 'string'
        ? this.#runText(statement, values)
        : this.#run({ ...(statement as pg.QueryConfig), ...(values.length && { values }) });
    if (!callback) return answer;
    answer.then((result) => callback(null, result), callback);
  }

  /**
   * A connection that cannot begin or roll back a transaction is closed, but the statement reports success, so that
   * Kysely returns the connection to the pool. Every later statement on the closed connection fails, and the server
   * rolls back whatever the connection had changed.
   */
  async #runText(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (values.length) return this.#run({ text, values, ...(this.#mayBeNamed(text) && { name: statementName(text) }) });
    const answer = this.#run({ text });
    if (!TRANSACTION_CONTROL.test(text)) return answer;
    return answer.catch(() => {
      this.#close();
      return NO_ROWS;
    });
  }

  #run(query: pg.QueryConfig): Promise<pg.QueryResult> {
    const answer = super.query(query);
    traceStatement(query, answer);
    return answer.catch((error: unknown) => {
      if (isStaleStatement(error)) this.#close();
      throw error;
    });
  }

  #close(): void {
    void this.end().catch(() => undefined);
  }

  /** A connection keeps each named statement with its plan, so there must not be any number of them. */
  #mayBeNamed(text: string): boolean {
    if (this.#named.has(text)) return true;
    if (UNNAMED.test(text) || this.#named.size >= MAX_NAMED) return false;
    this.#named.add(text);
    return true;
  }
}

const isSubmittable = (statement: unknown): statement is pg.Submittable =>
  typeof (statement as Partial<pg.Submittable>).submit === 'function';

const NO_ROWS: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

const MAX_NAMED = 400;

/**
 * The texts of several rows or of a list of values, of which there is one for each length, and those with `*`, which
 * would fail once after each new column.
 */
const UNNAMED = /\), \(|\bin \(\$\d+,|\*/;

/** Connection option: the server may log failed statements but not their values, whatever its own configuration is. */
export const LOG_WITHOUT_VALUES = '-c log_parameter_max_length_on_error=0';

/** Options of the portal's connections, for every pool. */
export const connectionTimeouts = ({ connect, statement, answer, idleInTransaction }: TimeLimits = timeLimits) =>
  ({
    Client: GuardedClient,
    // Statements are sent without waiting for the answer of the one before. pg then also closes a connection whose
    // answer does not come in time: a firewall may have dropped it silently, and every later user would wait in vain.
    pipeline: true,
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
