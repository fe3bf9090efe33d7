/** Why the user goes to a provider, such as Microsoft. */
export type ProviderPurpose = 'SIGN_IN' | 'CONNECT' | 'CONFIRM_IDENTITY';

/** A sign-in at a provider that this browser has begun. */
export interface ProviderRequest {
  ticket: string;
  provider: { id: string; name: string };
  purpose: ProviderPurpose;
  /** The path to open afterwards. */
  next: string | null;
}

const PREFIX = 'portal.provider.';
const LIFETIME_MS = 30 * 60_000;

/**
 * Keeps what finishes the sign-in until the provider leads the browser back, which may be in another window. Another
 * browser cannot finish it, because the ticket never leaves this one.
 */
export function storeProviderRequest(state: string, request: ProviderRequest): void {
  removeOldRequests();
  localStorage.setItem(PREFIX + state, JSON.stringify({ ...request, storedAt: Date.now() }));
}

/** Returns the request with this state and removes it; undefined when this browser has not begun it. */
export function takeProviderRequest(state: string | null): ProviderRequest | undefined {
  const stored = readRequest(PREFIX + state);
  localStorage.removeItem(PREFIX + state);
  return stored;
}

function removeOldRequests(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !((readRequest(key)?.storedAt ?? 0) > Date.now() - LIFETIME_MS))
      localStorage.removeItem(key);
}

function readRequest(key: string): (ProviderRequest & { storedAt: number }) | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as ProviderRequest & { storedAt: number }) ?? undefined;
  } catch {
    return undefined;
  }
}

const CHANNEL = 'portal.proof';

/** Tells the window that asked for a proof of identity that the provider has given it. */
export function announceProof(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // A channel reaches windows of this origin alone, so it takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('proved');
  channel.close();
}

/** Calls back when a window of this browser announces a proof. Returns a function that stops listening. */
export function onAnnouncedProof(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
