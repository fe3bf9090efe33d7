import type { Clock } from './Clock.ts';
import type { HttpAnswer } from './HttpClient.ts';
import { pauseAfter } from './rateLimit.ts';

const MAX_CONCURRENCY = 4;

type LimitedAnswer = Pick<HttpAnswer, 'status' | 'headers'>;

/**
 * Limits how many requests one client sends at once. While the queue is paused for the provider's rate limit, no
 * request starts; after the pause one request runs at a time, then two, and so on, so that no burst follows.
 */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #concurrency = MAX_CONCURRENCY;
  #resumesAt = 0;
  #isSleeping = false;
  #refusalsInARow = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs the work once its turn comes, in the order of the calls, and obeys the rate limit in the answer. */
  async run<T extends LimitedAnswer>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#startWaiting();
    });
    try {
      const answer = await work();
      this.#applyRateLimit(answer);
      return answer;
    } finally {
      this.#running -= 1;
      this.#startWaiting();
    }
  }

  /** The end of the pause, in milliseconds since 1970; no request starts before. */
  get resumesAt(): number {
    return this.#resumesAt;
  }

  /** Ignores answers to requests that started before the current pause: they neither end nor extend the pause. */
  #applyRateLimit({ status, headers }: LimitedAnswer): void {
    const now = this.#clock.now();
    if (now < this.#resumesAt) return;
    const pause = pauseAfter(status, headers, this.#refusalsInARow, now);
    this.#resumesAt = now + pause;
    this.#concurrency = pause > 0 ? 1 : Math.min(this.#concurrency + 1, MAX_CONCURRENCY);
    this.#refusalsInARow = status === 429 ? this.#refusalsInARow + 1 : 0;
  }

  #startWaiting(): void {
    const waitMs = this.#resumesAt - this.#clock.now();
    if (waitMs > 0) {
      void this.#sleep(waitMs);
      return;
    }
    while (this.#running < this.#concurrency && this.#waiting.length > 0) {
      this.#running += 1;
      this.#waiting.shift()!();
    }
  }

  async #sleep(waitMs: number): Promise<void> {
    if (this.#isSleeping) return;
    this.#isSleeping = true;
    await this.#clock.sleep(waitMs);
    this.#isSleeping = false;
    this.#startWaiting();
  }
}
