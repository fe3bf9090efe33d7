const RETRY_DELAYS_MS = [0, 250, 1_000, 5_000, 30_000];

interface WebhookSource {
  /** Returns the ids of events that were not acknowledged, oldest first. */
  pendingIds: () => string[];
  /** Sends an event once; returns whether no further attempt is needed. */
  attempt: (id: string) => Promise<boolean>;
}

/**
 * Sends events until they are acknowledged, with growing pauses between at most five attempts. An event whose attempts
 * all failed stays pending until `sendPending` or `resume`.
 */
export class WebhookQueue {
  #isPaused = false;
  readonly #source: WebhookSource;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(source: WebhookSource) {
    this.#source = source;
  }

  send(id: string, attempt = 0): void {
    const delay = RETRY_DELAYS_MS[attempt];
    if (delay === undefined || this.#isPaused) {
      this.#timers.delete(id);
      return;
    }
    this.#timers.set(
      id,
      setTimeout(async () => {
        const isDone = this.#isPaused || (await this.#source.attempt(id));
        if (isDone) this.#timers.delete(id);
        else this.send(id, attempt + 1);
      }, delay).unref(),
    );
  }

  sendPending(): void {
    for (const id of this.#source.pendingIds()) if (!this.#timers.has(id)) this.send(id);
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.sendPending();
  }

  close(): void {
    this.#isPaused = true;
    this.#timers.forEach(clearTimeout);
  }
}

/** Posts a body and returns the receiver's status, or 0 without an answer. Follows no redirect. */
export const post = (
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<number> =>
  fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ status }) => status,
    () => 0,
  );

export const isAcknowledged = (status: number) => status >= 200 && status < 300;
