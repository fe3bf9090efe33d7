import { SelectQueryNode, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { TimeLimits } from '../timeLimits.ts';
import { guardedPool, connectionTimeouts, LOG_WITHOUT_VALUES } from './guardedPool.ts';
import { combinedStatement, type PageRead } from './relatedRows.ts';
import { currentJournal } from './replayJournal.ts';
import {
  contextVariables,
  CUSTOMER_VARIABLE,
  DEPARTMENTS_VARIABLE,
  EMPLOYEE_ROLES_VARIABLE,
  PROGRAM_VARIABLE,
  SUBJECTS_VARIABLE,
  USER_VARIABLE,
  dbRoles,
  type DbContext,
} from './roles.ts';
import { EVERYTHING } from './scope.ts';
import { isStaleStatement, statementName } from './statementName.ts';
import { sqlBuilder } from './tables.ts';

/**
 * Measures what a statement reads. `add` is called for each field and may throw to abort the read, which drops its
 * rows.
 */
export interface ReadMeter {
  add(bytes: number): void;
}

/** Decides whether a connection may answer a read. Throws when it may not. */
export type Admit = (connection: pg.PoolClient) => Promise<void>;

interface StatementOptions {
  admit?: Admit | undefined;
  /** Whether the statement changes nothing, so that it may be sent before its context is known to be set. */
  onlyReads?: boolean;
  rowMode?: 'array';
  /** Receives the names and types of the columns. */
  onFields?: (fields: readonly pg.FieldDef[]) => void;
}

/** Memory of a field beside its text. The text itself counts twice, because the answer holds a second copy. */
const FIELD_BYTES = 64;

type Connection = pg.PoolClient & {
  /** The context that the connection has now. Another statement in the same context does not set it again. */
  contextKey?: string | undefined;
};

/**
 * Runs single statements, most of them reads, and returns plain rows: timestamps as ISO text, dates as text, and
 * bigints as numbers. Each statement runs with the role, company and user of its context, by which row-level security
 * limits the rows. Lives as long as the process.
 */
export class ReadPool {
  readonly #pool: pg.Pool;

  constructor(connectionString: string, size = 10, limits?: TimeLimits) {
    this.#pool = guardedPool({
      ...connectionTimeouts(limits),
      connectionString,
      max: size,
      types: { getTypeParser: plainRowParser as typeof pg.types.getTypeParser },
      // Reads find their rows by indexes, whatever the values are, so a plan for each set of values is not worth its
      // cost.
      options: `${LOG_WITHOUT_VALUES} -c timezone=UTC -c role=${dbRoles.public} -c plan_cache_mode=force_generic_plan`,
      idleTimeoutMillis: 60_000,
    });
  }

  /**
   * Runs a compiled query, together with the related rows that a page asks for. Throws the database's error, that of
   * the meter when the query reads too much, or that of `admit`, which is called with the connection before.
   */
  async run<Row>(context: DbContext, query: PageRead<Row>, meter?: ReadMeter, admit?: Admit): Promise<Row[]> {
    const compiled = query.compile(sqlBuilder);
    const { related } = query;
    // The journal of a repeated call keeps the rows of plain statements alone.
    const combined = related && !currentJournal() && combinedStatement(compiled, related.reads);
    const options = { admit, onlyReads: isPlainSelect(compiled) };
    if (!combined) return this.runSql<Row>(context, compiled.sql, compiled.parameters, meter, options);
    const { layout } = combined;
    const rows = await this.runSql<unknown[]>(context, layout.text, compiled.parameters, meter, {
      ...options,
      rowMode: 'array',
      onFields: (fields) => combined.learnTypes(layout, fields),
    });
    return combined.split<Row>(layout, rows, related);
  }

  /**
   * Runs one SQL statement, which is prepared once per connection, so its text must come from code; `run` builds the
   * texts of the portal. In a repeated idempotent call, a statement that was run before returns its first rows.
   */
  async runSql<Row>(
    context: DbContext,
    text: string,
    values: readonly unknown[] = [],
    meter?: ReadMeter,
    options: StatementOptions = {},
  ): Promise<Row[]> {
    const journal = currentJournal();
    const query = () => this.#query<Row>(context, text, values, meter, options);
    return journal ? journal.read([contextKey(context), text, values], query) : query();
  }

  async #query<Row>(
    context: DbContext,
    text: string,
    values: readonly unknown[],
    meter: ReadMeter | undefined,
    { admit, onlyReads = false, rowMode, onFields }: StatementOptions,
  ): Promise<Row[]> {
    return this.#checkOut(async (connection) => {
      await admit?.(connection);
      const query = {
        name: statementName(text),
        text,
        values: values as unknown[],
        ...(rowMode && { rowMode }),
        ...(meter && { types: meteredTypes(meter) }),
      };
      const contextIsSet = putInContext(connection, context);
      if (!onlyReads) await contextIsSet;
      // A statement that was sent before its context is set may have read with the rights of another one. Its rows are
      // returned only once the context is known to be set.
      const [{ rows, fields }] = await Promise.all([connection.query(query), contextIsSet]);
      onFields?.(fields);
      return rows as Row[];
    });
  }

  /**
   * Runs a statement that identifies the caller and puts the connection into the caller's context at once, so that a
   * request costs one round trip before its first read. Returns undefined when the statement finds no caller.
   */
  async readAndSetContext<Row extends object>(
    text: string,
    values: readonly unknown[],
    toContext: (row: Row) => DbContext,
  ): Promise<Row | undefined> {
    return this.#checkOut(async (connection) => {
      const { rows } = await connection.query({ name: statementName(text), text, values: values as unknown[] });
      const row = rows[0] as Row | undefined;
      if (row) connection.contextKey = contextKey(toContext(row));
      return row;
    });
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #checkOut<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection: Connection = await this.#pool.connect();
    try {
      const result = await work(connection);
      connection.release();
      return result;
    } catch (error) {
      const isStale = isStaleStatement(error);
      // An error with an SQL state comes from the statement. An error without one comes from the connection, which is
      // closed, and so is a connection whose context could not be set.
      connection.release(isStale || !connection.contextKey || !(error as { code?: string }).code);
      if (isStale) return this.#checkOut(work);
      throw error;
    }
  }
}

/**
 * Select columns that put the connection into the context of the row `v`, which the caller's statement must supply. A
 * list that is null limits nothing.
 */
export const CONTEXT_COLUMNS = `set_config('role', v.db_role, false),
  set_config('${CUSTOMER_VARIABLE}', coalesce(v.customer_id, ''), false),
  set_config('${USER_VARIABLE}', coalesce(v.user_id, ''), false),
  set_config('${PROGRAM_VARIABLE}', coalesce(v.program, ''), false),
  set_config('${SUBJECTS_VARIABLE}', coalesce(array_to_string(v.subjects, ','), '${EVERYTHING}'), false),
  set_config('${DEPARTMENTS_VARIABLE}', coalesce(array_to_string(v.department_ids, ','), '${EVERYTHING}'), false),
  set_config('${EMPLOYEE_ROLES_VARIABLE}', coalesce(array_to_string(v.employee_roles, ','), '${EVERYTHING}'), false)`;

const SET_CONTEXT = `select ${Object.keys(contextVariables({ role: dbRoles.public }))
  .map((name, at) => `set_config('${name}', $${at + 1}, false)`)
  .join(', ')}`;

/** Sends the statement that sets the context, if the connection has another one. Resolves when it is set. */
async function putInContext(connection: Connection, context: DbContext): Promise<void> {
  const values = contextValues(context);
  const key = values.join(' ');
  if (connection.contextKey === key) return;
  connection.contextKey = undefined;
  await connection.query({ name: 'set_context', text: SET_CONTEXT, values });
  connection.contextKey = key;
}

/** Whether the statement surely changes no row: a common table expression, or a text that Kysely did not build, may. */
const isPlainSelect = ({ query }: CompiledQuery) => SelectQueryNode.is(query) && !query.with;

const contextValues = (context: DbContext) => Object.values(contextVariables(context));
const contextKey = (context: DbContext) => contextValues(context).join(' ');

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const INT8 = 20;

function plainRowParser(oid: number, format?: 'text' | 'binary') {
  if (oid === TIMESTAMPTZ) return isoTimestamp;
  if (oid === DATE) return String;
  if (oid === INT8) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}

function meteredTypes(meter: ReadMeter): pg.CustomTypesConfig {
  return {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      const parse = plainRowParser(oid, format);
      return (value: string) => {
        meter.add(FIELD_BYTES + 2 * value.length);
        return parse(value);
      };
    },
  } as pg.CustomTypesConfig;
}

/** Turns '2026-11-20 17:54:30.79+00' into ISO 8601. The connections use UTC, so the offset is always +00. */
function isoTimestamp(text: string): string {
  const fraction = text.slice(19, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction ? fraction.slice(0, 4).padEnd(4, '0') : '.000'}Z`;
}
