import type { OperationType } from 'relay-runtime';
import { FRESH_MS, freshData } from './screenFreshness.ts';
import { isOpen, keyOf, load, prefetched, takePrefetched, type Request } from './screenQueries.ts';

/**
 * Fetches the query of a screen that the user is about to open. Does nothing while its data is fresh. An earlier
 * prefetch that still waits for its answer is cancelled: the user went on to another link.
 */
export function prefetchScreenQuery<Query extends OperationType>(
  query: Request<Query>,
  values: Query['variables'],
): void {
  const key = keyOf(query, values);
  if (prefetched.has(key) || freshData(key) !== undefined || isOpen(key)) return;
  for (const [each, { isLoading }] of prefetched) if (isLoading) takePrefetched(each)?.queryRef.dispose();
  const queryRef = load(query, values, 'store-and-network');
  const ahead = {
    queryRef: queryRef as never,
    at: performance.now(),
    isLoading: true,
    timer: setTimeout(() => takePrefetched(key)?.queryRef.dispose(), FRESH_MS),
  };
  prefetched.set(key, ahead);
  queryRef.source?.subscribe({
    complete: () => void (ahead.isLoading = false),
    error: () => prefetched.get(key) === ahead && takePrefetched(key)?.queryRef.dispose(),
  });
}
