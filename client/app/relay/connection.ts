/** A small file that the server always answers. */
const PROBE = '/facts.json';
const PROBE_TIMEOUT_MS = 10_000;
const RETRY_MS = 3_000;

let isOffline = false;
let running: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

/** Whether the server could not be reached at the last check. */
export const isServerUnreachable = (): boolean => isOffline;

/** Calls back when the connection is lost and when it is back, until the returned function is called. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls back each time the server can be reached again, until the returned function is called. */
export const onReachable = (listener: () => void): (() => void) => onConnectionChange(() => !isOffline && listener());

const recoveryListeners = new Set<() => void>();

/** Calls back once the server is back and the screen's data is fetched again, until the returned function is called. */
export function onRecovery(listener: () => void): () => void {
  recoveryListeners.add(listener);
  return () => void recoveryListeners.delete(listener);
}

/** To be called by the frame, which fetches the data. */
export const announceRecovery = (): void => recoveryListeners.forEach((listener) => listener());

/**
 * Asks whether the server can be reached, which a failed request alone does not say. While it cannot, asks again every
 * few seconds. So it does while the browser says that it is offline, which it may say before requests begin to fail.
 */
export async function checkConnection(): Promise<boolean> {
  running ??= probe().finally(() => {
    running = undefined;
  });
  const isReachable = await running;
  if (!isReachable || !navigator.onLine) checkLater();
  if (isOffline !== isReachable) return isReachable;
  isOffline = !isReachable;
  listeners.forEach((listener) => listener());
  return isReachable;
}

async function probe(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

let nextCheck: ReturnType<typeof setTimeout> | undefined;

function checkLater(): void {
  nextCheck ??= setTimeout(() => {
    nextCheck = undefined;
    void checkConnection();
  }, RETRY_MS);
}

/** Loads the page anew, but only from a server that answers: the browser's own error page would take its place. */
export async function reloadWhenReachable(): Promise<void> {
  if (await checkConnection()) window.location.reload();
}

if (typeof window !== 'undefined')
  for (const event of ['online', 'offline']) window.addEventListener(event, () => void checkConnection());
