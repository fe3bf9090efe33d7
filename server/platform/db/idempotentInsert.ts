import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, requestIdConflict } from '../errors.ts';
import { violatedUniqueConstraint } from './violations.ts';

/**
 * Runs `findOrInsert`, and runs it a second time when it violates one of the unique constraints or finds a value taken:
 * of two callers that insert the same row at the same moment, the second one then finds the row of the first. Any other
 * error, and an error of the second run, is thrown; CONFLICT for a request id of a row that the caller may not see.
 */
export async function retryOnUniqueViolation<T>(
  constraints: readonly string[],
  findOrInsert: () => Promise<T>,
): Promise<T> {
  try {
    return await findOrInsert();
  } catch (error) {
    if (!constraints.includes(violatedUniqueConstraint(error) ?? '') && !isTaken(error)) throw error;
    return findOrInsert().catch(rethrowHiddenRequestId);
  }
}

function rethrowHiddenRequestId(error: unknown): never {
  throw violatedUniqueConstraint(error)?.endsWith('_request_id_unique') ? requestIdConflict() : error;
}

const isTaken = (error: unknown) =>
  error instanceof AppError && Object.values(error.fields ?? {}).some(({ code }) => code === 'TAKEN');

interface RowWithRequestId {
  id: string;
  requestId: string | null;
}

/**
 * Finds the row that an earlier attempt stored under the same request id; null when there is none or no id. Throws
 * CONFLICT when that row differs from `content`.
 */
export async function findEarlierEntry<E extends RowWithRequestId>(
  em: EntityManager,
  entity: new () => E,
  content: Partial<E> & Pick<RowWithRequestId, 'requestId'>,
): Promise<E | null> {
  const { requestId } = content;
  if (!requestId) return null;
  const earlier = (await em.findOne(entity, { requestId } as never)) as E | null;
  const fields = Object.keys(content) as (keyof E)[];
  if (earlier && fields.some((field) => earlier[field] !== content[field])) throw requestIdConflict();
  return earlier;
}
