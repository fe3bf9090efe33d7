import { AppError } from '../errors.ts';

const REQUEST_MS = 10_000;

/** No request keeps anyone waiting for longer than this. The database gives up on its own statements before. */
export async function within<T>(work: Promise<T>, milliseconds = REQUEST_MS): Promise<T> {
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
