import pg from 'pg';

/** The prepared statement that sets the context, which the connection must have run before. */
export const SET_CONTEXT_NAME = 'set_context';

interface Connection {
  bind(message: { portal: string; statement: string; values: string[] }): void;
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
 * Sets the context and runs a statement in one round trip. PostgreSQL runs both in one transaction and skips the
 * statement when the context cannot be set. When the statement fails, PostgreSQL takes the context back as well.
 */
class QueryInContext extends BaseQuery {
  readonly #context: string[];
  #isInContext = false;

  constructor(context: string[], config: pg.QueryConfig) {
    super(config);
    this.#context = context;
  }

  override prepare(connection: Connection): void {
    connection.bind({ portal: '', statement: SET_CONTEXT_NAME, values: this.#context });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isInContext) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isInContext) super.handleCommandComplete(message, connection);
    this.#isInContext = true;
  }
}

/** Runs a statement after setting the context, in one round trip. A failed call leaves the context unknown. */
export const queryInContext = (
  client: pg.PoolClient,
  context: string[],
  config: pg.QueryConfig,
): Promise<pg.QueryResult<object>> =>
  client.query(new QueryInContext(context, config) as unknown as pg.Submittable) as unknown as Promise<
    pg.QueryResult<object>
  >;
