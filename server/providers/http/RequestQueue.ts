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
  #resumeAt = 0;
  #isAsleep = false;
  #refusalsInARow = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<T extends LimitedAnswer>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#admit();
    });
    try {
      const answer = await work();
      this.#obey(answer);
      return answer;
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  /** The end of the pause, in milliseconds since 1970; no request starts before. */
  get resumesAt(): number {
    return this.#resumeAt;
  }

  /** Ignores answers to requests that started before the current pause: they neither end nor extend the pause. */
  #obey({ status, headers }: LimitedAnswer): void {
    const now = this.#clock.now();
    if (now < this.#resumeAt) return;
    const pause = pauseAfter(status, headers, this.#refusalsInARow, now);
    this.#resumeAt = now + pause;
    this.#concurrency = pause > 0 ? 1 : Math.min(this.#concurrency + 1, MAX_CONCURRENCY);
    this.#refusalsInARow = status === 429 ? this.#refusalsInARow + 1 : 0;
  }

  #admit(): void {
    const wait = this.#resumeAt - this.#clock.now();
    if (wait > 0) {
      void this.#sleep(wait);
      return;
    }
    while (this.#running < this.#concurrency && this.#waiting.length > 0) {
      this.#running += 1;
      this.#waiting.shift()!();
    }
  }

  async #sleep(wait: number): Promise<void> {
    if (this.#isAsleep) return;
    this.#isAsleep = true;
    await this.#clock.sleep(wait);
    this.#isAsleep = false;
    this.#admit();
  }
}
