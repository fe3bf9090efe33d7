import { AppError } from '../errors.ts';

const REQUEST_MS = 10_000;

/**
 * Rejects with TIMEOUT when the work takes longer than `milliseconds`. The work itself is not cancelled. The database's
 * own statement timeout is shorter than the default, so that a slow statement usually ends first.
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds = REQUEST_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('TIMEOUT', 'Det tog for lang tid. Prøv igen.')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
