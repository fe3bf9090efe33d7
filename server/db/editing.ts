import type { EntityManager } from '@mikro-orm/postgresql';
import { versionConflict, notFound } from '../errors.ts';

type Editable = { id: string; version: number };

/**
 * Finds a row for an edit, within the rows that the transaction's role may see. Throws NOT_FOUND without such a row,
 * and CONFLICT when the row is no longer in the version that the caller saw.
 */
export async function findToEdit<E extends Editable>(
  em: EntityManager,
  entity: new () => E,
  id: string,
  seenVersion?: number | null,
  message?: string,
): Promise<E> {
  const row = (await em.findOne(entity, { id } as never)) as E | null;
  if (!row) throw notFound(message);
  assertCurrentVersion(row.version, seenVersion);
  return row;
}

/**
 * The optimistic lock: throws CONFLICT when the row has changed since the caller read it. Without a version, it passes.
 */
export function assertCurrentVersion(version: number, seenVersion?: number | null): void {
  if (seenVersion != null && version !== seenVersion) throw versionConflict();
}
