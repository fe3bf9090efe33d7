/** Events that a mouse, a finger or the Tab key sends at a button before it is pressed. */
const SIGNS = ['pointerover', 'focusin'];

const waiting: (() => Promise<unknown>)[] = [];
let isRunning = false;

/**
 * Prefetches the code of something that a button opens, once somebody comes near a button of the page: who only reads a
 * screen loads nothing but the screen. One module follows the other, each while the browser is idle, because many at
 * once would block a slow phone. Does nothing in a browser that does not tell when it is idle.
 */
export function prefetchOnIntent(fetch: () => Promise<unknown>): void {
  if (!('requestIdleCallback' in globalThis)) return;
  waiting.push(fetch);
  if (!isRunning) for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
}

function begin({ target }: Event): void {
  if (!(target instanceof Element && target.closest('button'))) return;
  for (const sign of SIGNS) document.removeEventListener(sign, begin);
  isRunning = true;
  fetchNext();
}

function fetchNext(): void {
  requestIdleCallback(() => {
    const fetch = waiting.shift();
    isRunning = Boolean(fetch);
    void fetch?.().then(fetchNext);
  });
}
