import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Compilable } from 'kysely';
import { guardedPool, patience, WITHOUT_VALUES } from './guardedPool.ts';
import { CUSTOMER_VARIABLE, USER_VARIABLE, dbRoles, type DbContext } from './roles.ts';
import { currentSteps } from './steps.ts';

/** Counts what a statement reads, field by field, and throws when that is too much: the rest of its rows is then dropped. */
export interface ReadMeter {
  add(bytes: number): void;
}

/** What a field takes in memory beside its text, which is there twice once it is in an answer. */
const FIELD_BYTES = 64;

/** A connection remembers whom it speaks for, so that the next read of the same viewer need not say it again. */
type Connection = pg.PoolClient & { speaksFor?: string };

/**
 * Runs reads as plain rows. No statement reaches the database before its connection has been given the role and the
 * company that it speaks for; a connection that was given none can see no table at all.
 */
export class ReadPool {
  readonly #pool: pg.Pool;

  constructor(connectionString: string, size = 10) {
    this.#pool = guardedPool({
      ...patience,
      connectionString,
      max: size,
      types: { getTypeParser: plainRowParser as typeof pg.types.getTypeParser },
      // Reads find their rows by indexes, whatever the values: planning them anew each time costs more than it could win.
      options: `${WITHOUT_VALUES} -c timezone=UTC -c role=${dbRoles.public} -c plan_cache_mode=force_generic_plan`,
      idleTimeoutMillis: 60_000,
    });
  }

  async run<Row>(context: DbContext, query: Compilable<Row>, meter?: ReadMeter): Promise<Row[]> {
    const { sql, parameters } = query.compile();
    return this.runSql<Row>(context, sql, parameters, meter);
  }

  async runSql<Row>(
    context: DbContext,
    text: string,
    values: readonly unknown[] = [],
    meter?: ReadMeter,
  ): Promise<Row[]> {
    const steps = currentSteps();
    const ask = () => this.#ask<Row>(context, text, values, meter);
    return steps ? steps.read([contextKey(context), text, values], ask) : ask();
  }

  async #ask<Row>(
    context: DbContext,
    text: string,
    values: readonly unknown[],
    meter: ReadMeter | undefined,
  ): Promise<Row[]> {
    return this.#checkOut(async (connection) => {
      const speaksFor = contextKey(context);
      if (connection.speaksFor !== speaksFor) {
        connection.speaksFor = undefined;
        await connection.query({ name: 'speak_for', text: SPEAK_FOR, values: contextValues(context) });
        connection.speaksFor = speaksFor;
      }
      const { rows } = await connection.query({
        name: statementName(text),
        text,
        values: values as unknown[],
        ...(meter && { types: meteredTypes(meter) }),
      });
      return rows as Row[];
    });
  }

  /**
   * Asks a function who the caller is and takes that caller's role and company in the same statement,
   * so that a request costs one round trip before its first read. No row means that nobody was found.
   */
  async enter<Row extends object>(
    text: string,
    values: readonly unknown[],
    toContext: (row: Row) => DbContext,
  ): Promise<Row | undefined> {
    return this.#checkOut(async (connection) => {
      const { rows } = await connection.query({ name: statementName(text), text, values: values as unknown[] });
      const row = rows[0] as Row | undefined;
      if (row) connection.speaksFor = contextKey(toContext(row));
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
      const stale = isStaleStatement(error);
      // A statement that failed says nothing about the connection; one without a SQL state does.
      connection.release(stale || !(error as { code?: string }).code);
      if (stale) return this.#checkOut(work);
      throw error;
    }
  }
}

/**
 * A migration changed the type or collation of a column that a prepared statement returns. The connection would fail with it
 * for ever, so it is closed; each connection can be stale only once.
 */
const isStaleStatement = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** The columns that put a connection under the context of `v`; the caller's statement supplies `v`. */
export const SPEAK_FOR_ROW = `set_config('role', v.db_role, false), set_config('${CUSTOMER_VARIABLE}', coalesce(v.customer_id, ''), false),
  set_config('${USER_VARIABLE}', coalesce(v.user_id, ''), false)`;

const SPEAK_FOR = `select set_config('role', $1, false), set_config('${CUSTOMER_VARIABLE}', $2, false), set_config('${USER_VARIABLE}', $3, false)`;

const contextValues = ({ role, customerId, userId }: DbContext) => [role, customerId ?? '', userId ?? ''];
const contextKey = (context: DbContext) => contextValues(context).join(' ');

const names = new Map<string, string>();

/** PostgreSQL plans a named statement once per connection. Texts come from code, so there are few of them. */
function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url');
    if (names.size < 2_000) names.set(text, name);
  }
  return name;
}

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const INT8 = 20;

function plainRowParser(oid: number, format?: 'text' | 'binary') {
  if (oid === TIMESTAMPTZ) return isoMoment;
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

/** '2026-11-20 17:54:30.79+00' to ISO 8601; sessions run in UTC, so the offset is always +00. */
export function isoMoment(text: string): string {
  const fraction = text.slice(19, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction ? fraction.slice(0, 4).padEnd(4, '0') : '.000'}Z`;
}
