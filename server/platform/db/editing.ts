import type { EntityManager } from '@mikro-orm/postgresql';
import { versionConflict, notFound } from '../errors.ts';

type Editable = { id: string; version: number };

/**
 * Finds a row for an edit, within the rows that the transaction's role may see. Throws NOT_FOUND without such a row,
 * and CONFLICT when the row is no longer in the version that the caller saw. A caller that sends no version is not
 * checked.
 */
export async function findToEdit<E extends Editable>(
  em: EntityManager,
  entity: new () => E,
  id: string,
  seenVersion?: number | null,
  notFoundMessage?: string,
): Promise<E> {
  const row = (await em.findOne(entity, { id } as never)) as E | null;
  if (!row) throw notFound(notFoundMessage);
  assertCurrentVersion(row.version, seenVersion);
  return row;
}

/**
 * The named columns of a parsed form. Rows are created and edited with named columns only, so that a field that a form
 * gets later does not reach a row by accident.
 */
export function pick<Values, Column extends keyof Values>(
  values: Values,
  columns: readonly Column[],
): Pick<Values, Column> {
  return Object.fromEntries(columns.map((column) => [column, values[column]])) as Pick<Values, Column>;
}

/** Sets the named columns of a row to the values of a parsed form. */
export function setColumns<E extends object, Column extends keyof E>(
  row: E,
  values: Pick<E, Column>,
  columns: readonly Column[],
): void {
  for (const column of columns) row[column] = values[column];
}

/**
 * The optimistic lock: throws CONFLICT when the row has changed since the caller read it. Every version passes when
 * `seenVersion` is missing.
 */
export function assertCurrentVersion(version: number, seenVersion?: number | null): void {
  if (seenVersion != null && version !== seenVersion) throw versionConflict();
}
