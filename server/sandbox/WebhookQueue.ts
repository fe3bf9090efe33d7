const RETRY_AFTER = [0, 250, 1_000, 5_000, 30_000];

interface Sending {
  /** What nobody has heard yet, oldest first. */
  waiting: () => string[];
  /** One attempt; answers whether it was the last one. */
  attempt: (id: string) => Promise<boolean>;
}

/** Sends what happened, and again until it was heard, less and less often. */
export class WebhookQueue {
  #isPaused = false;
  readonly #sending: Sending;
  readonly #underWay = new Map<string, NodeJS.Timeout>();

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  send(id: string, attempt = 0): void {
    const delay = RETRY_AFTER[attempt];
    if (delay === undefined || this.#isPaused) {
      this.#underWay.delete(id);
      return;
    }
    this.#underWay.set(
      id,
      setTimeout(async () => {
        const isOver = this.#isPaused || (await this.#sending.attempt(id));
        if (isOver) this.#underWay.delete(id);
        else this.send(id, attempt + 1);
      }, delay).unref(),
    );
  }

  sendWaiting(): void {
    for (const id of this.#sending.waiting()) if (!this.#underWay.has(id)) this.send(id);
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.sendWaiting();
  }

  close(): void {
    this.#isPaused = true;
    this.#underWay.forEach(clearTimeout);
  }
}

/** The receiver's status, 0 where there was none. */
export const post = (
  url: string,
  { headers, body, timeoutMs }: { headers: Record<string, string>; body: string; timeoutMs: number },
): Promise<number> =>
  fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ status }) => status,
    () => 0,
  );

export const isHeard = (status: number) => status >= 200 && status < 300;
