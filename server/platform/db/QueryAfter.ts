import pg from 'pg';

/** A statement that the connection has prepared before. */
export interface PreparedStatement {
  name: string;
  values: (string | null)[];
}

interface Connection {
  bind(message: { portal: string; statement: string; values: PreparedStatement['values'] }): void;
  execute(message: { portal: string }): void;
}

/** The methods of pg's Query by which a client sends a statement and receives its answer. */
interface QueryProtocol {
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig) => QueryProtocol;

/**
 * Runs a statement after others, whose rows are dropped, in one round trip. PostgreSQL skips the statement when one of
 * the others fails. Unless they begin a transaction, PostgreSQL takes back what they have set when the statement fails.
 */
class QueryAfter extends BaseQuery {
  readonly #others: readonly PreparedStatement[];
  #unanswered: number;

  constructor(others: readonly PreparedStatement[], config: pg.QueryConfig) {
    super(config);
    this.#others = others;
    this.#unanswered = others.length;
  }

  override prepare(connection: Connection): void {
    for (const { name, values } of this.#others) {
      connection.bind({ portal: '', statement: name, values });
      connection.execute({ portal: '' });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (!this.#unanswered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#unanswered) this.#unanswered -= 1;
    else super.handleCommandComplete(message, connection);
  }
}

/** The query that runs a statement after others. Its statement must have a name or values. */
export const queryAfter = (others: readonly PreparedStatement[], config: pg.QueryConfig): pg.Submittable =>
  new QueryAfter(others, config) as unknown as pg.Submittable;
