import type { EntityManager } from '@mikro-orm/postgresql';
import { enteredOtherwise } from '../errors.ts';
import { brokenUnique } from './violations.ts';

/**
 * Finds what an earlier try made, or makes it. Of two at the same moment both find nothing, and the database takes what one of
 * them makes: the other, who breaks one of `rules` with it, looks again.
 */
export async function onceUnder<T>(rules: readonly string[], findOrMake: () => Promise<T>): Promise<T> {
  try {
    return await findOrMake();
  } catch (error) {
    if (!rules.includes(brokenUnique(error) ?? '')) throw error;
    return findOrMake();
  }
}

interface Entry {
  id: string;
  requestId: string | null;
}

/** What was entered under the same id before. It is the answer only where it says what is asked for now. */
export async function enteredBefore<E extends Entry>(
  em: EntityManager,
  entity: new () => E,
  asked: Partial<E> & Pick<Entry, 'requestId'>,
): Promise<E | null> {
  const { requestId } = asked;
  if (!requestId) return null;
  const earlier = (await em.findOne(entity, { requestId } as never)) as E | null;
  const fields = Object.keys(asked) as (keyof E)[];
  if (earlier && fields.some((field) => earlier[field] !== asked[field])) throw enteredOtherwise();
  return earlier;
}
