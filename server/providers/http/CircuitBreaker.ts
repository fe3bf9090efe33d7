import type { Clock } from './Clock.ts';

const MAX_FAILURES = 10;
/** Longer than the time-out of a call, so that only one call at a time tries a blocked target. */
const PAUSE_MS = 10_000;
/** Limits the memory for targets, because users choose some of them, such as addresses of webhooks. */
const MAX_TARGETS = 1_000;

interface FailingTarget {
  failures: number;
  resumesAt: number;
}

/**
 * Stops calls to a target that failed ten times in a row. After each pause, one call tries the target again: if it
 * succeeds, all calls are allowed. Targets do not affect each other.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  /** The targets whose latest call failed; the one that failed last is at the end. */
  readonly #failing = new Map<string, FailingTarget>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns whether a call may be sent now. After a pause, returns true for one call and starts the next pause. */
  allows(target: string): boolean {
    const failing = this.#failing.get(target);
    if (!failing || !isBlocked(failing)) return true;
    const now = this.#clock.now();
    if (now < failing.resumesAt) return false;
    failing.resumesAt = now + PAUSE_MS;
    return true;
  }

  recordSuccess(target: string): void {
    this.#failing.delete(target);
  }

  recordFailure(target: string): void {
    const failures = (this.#failing.get(target)?.failures ?? 0) + 1;
    this.#failing.delete(target);
    this.#failing.set(target, { failures, resumesAt: this.#clock.now() + PAUSE_MS });
    if (this.#failing.size > MAX_TARGETS) this.#failing.delete(this.#failing.keys().next().value!);
  }

  /** The number of targets to which only one attempt after each pause is sent. */
  get blockedTargets(): number {
    return [...this.#failing.values()].filter(isBlocked).length;
  }
}

const isBlocked = ({ failures }: FailingTarget) => failures >= MAX_FAILURES;
