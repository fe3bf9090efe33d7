import { sql } from 'kysely';
import type { z } from 'zod';
import { MAX_BULK_ROWS, type BulkAction } from '../../../domain/backOffice/bulk.ts';
import type { Context } from '../context.ts';
import type { Query } from '../db/query.ts';
import type { Reader } from '../db/Reader.ts';
import type { Write } from '../db/writes.ts';
import type { Services } from '../services.ts';

/** A row of a list with what decides whether, and with what consequences, the action can be done. */
export interface BulkRow {
  id: string;
  /** The name of the row, for the summary. */
  title: string;
  /** The page of the portal that shows the row. */
  path: string;
}

/** The state of a row before and after it was done, as `stateOf` returned it. */
export interface DoneStates<State> {
  before: State;
  after: State;
}

interface Undo<State> {
  /** The consequence of undoing, in Danish. */
  consequence: string;
  /**
   * Locks the row, and returns the part of its state that tells whether somebody has changed it since the action. It
   * is stored as JSON.
   */
  stateOf(write: Write, id: string): Promise<State>;
  run(ctx: Context, id: string, states: DoneStates<State>): Promise<unknown>;
}

/** An action on the rows of one list. A run selects, checks, counts, repeats and undoes by this alone. */
export interface BulkDefinition<Row extends BulkRow, Filter, Options, State = unknown> {
  /** The description of the action in the schema. */
  description: string;
  /** The filter arguments of the list. */
  filter: z.ZodType<Filter>;
  /** What the admin chooses in the dialog. */
  options: z.ZodType<Options>;
  /** Throws BAD_USER_INPUT for options that name something that does not exist or no longer fits. */
  check?(reader: Reader, options: Options): Promise<void>;
  /** The ids of the rows that match the filter, made by `idsOf`. */
  matching(filter: Filter, services: Services): Query<{ id: string }>;
  /** Reads rows in one statement. Rows that do not exist are left out. */
  read(reader: Reader, ids: readonly string[], services: Services, options: Options): Promise<Row[]>;
  /** Why the action cannot be done with the row now, in Danish; undefined when it can. */
  refusalOf(row: Row, options: Options): string | undefined;
  /** The consequences of the action with these rows, in Danish: mails, money and rights. */
  consequences(rows: readonly Row[], options: Options): string[];
  /** The options in Danish, for the list of runs; null when there are none. */
  describe?(ctx: Reader, options: Options): Promise<string | null> | string | null;
  /** Does the action with one row by the service function of its room, which writes in one transaction as an admin. */
  run(ctx: Context, row: Row, options: Options): Promise<unknown>;
  /** Undefined when the action cannot be undone. */
  undo?: Undo<State>;
}

/** A definition whose row, filter, options and state are known to itself only. */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyBulkDefinition = BulkDefinition<any, any, any, any>;

export const defineBulk = <Row extends BulkRow, Filter, Options, State>(
  definition: BulkDefinition<Row, Filter, Options, State>,
): AnyBulkDefinition => definition;

/** One id more than a run may have, which shows that there are too many. */
const LIMIT = MAX_BULK_ROWS + 1;

interface Listing {
  clearSelect(): { select(column: unknown): unknown };
}

/** The ids of the rows of a list, newest first. */
export function idsOf(query: object, column = 'id'): Query<{ id: string }> {
  const selected = (query as Listing).clearSelect().select(sql.ref(column).as('id')) as {
    orderBy(column: unknown, direction: 'desc'): { limit(limit: unknown): Query<{ id: string }> };
  };
  return selected.orderBy(sql.ref(column), 'desc').limit(sql.lit(LIMIT));
}

declare module '../room.ts' {
  interface Room {
    /** The actions on many rows of the room's lists. Each action of `BulkAction` is declared by one room. */
    bulkActions?: Partial<Record<BulkAction, AnyBulkDefinition>>;
  }
}
