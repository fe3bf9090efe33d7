/**
 * Returns a function that refetches at once, and that coalesces the calls made during a running fetch into one more
 * fetch after it. However many events arrive together, they cause at most two fetches.
 *
 * Errors of `refetch` are ignored: the old data stays on screen, and the next call fetches again.
 */
export function coalesceRefetches(refetch: () => Promise<unknown>): () => void {
  let isFetching = false;
  let isStale = false;
  const run = async () => {
    if (isFetching) {
      isStale = true;
      return;
    }
    isFetching = true;
    await refetch().catch(() => undefined);
    isFetching = false;
    if (!isStale) return;
    isStale = false;
    await run();
  };
  return () => void run();
}
