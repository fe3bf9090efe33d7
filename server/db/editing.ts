import type { EntityManager } from '@mikro-orm/postgresql';
import { changedMeanwhile, notFound } from '../errors.ts';

type Editable = { id: string; version: number };

/** The row to edit, if it is still the one that was seen. Whose rows there are is the transaction's context to say. */
export async function findToEdit<E extends Editable>(
  em: EntityManager,
  entity: new () => E,
  id: string,
  seenVersion?: number | null,
  message?: string,
): Promise<E> {
  const row = (await em.findOne(entity, { id } as never)) as E | null;
  if (!row) throw notFound(message);
  assertNewest(row.version, seenVersion);
  return row;
}

/** Nothing is overwritten that whoever saves has not seen. */
export function assertNewest(version: number, seenVersion?: number | null): void {
  if (seenVersion != null && version !== seenVersion) throw changedMeanwhile();
}
