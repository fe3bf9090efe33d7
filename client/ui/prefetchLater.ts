/** The delay before code is prefetched, so that the screen loads first on a slow connection. */
const DELAY_MS = 2_000;

const waiting: (() => Promise<unknown>)[] = [];
let isRunning = false;

/**
 * Prefetches the code of something that may be opened on the screen: a while after the screen, one module after the
 * other, each while the browser is idle. Many at once would block a slow phone. Does nothing in a browser that does not
 * tell when it is idle.
 */
export function prefetchLater(fetch: () => Promise<unknown>): void {
  if (!('requestIdleCallback' in globalThis)) return;
  waiting.push(fetch);
  if (isRunning) return;
  isRunning = true;
  setTimeout(fetchNext, DELAY_MS);
}

function fetchNext(): void {
  requestIdleCallback(() => {
    const fetch = waiting.shift();
    isRunning = Boolean(fetch);
    void fetch?.().then(fetchNext);
  });
}
