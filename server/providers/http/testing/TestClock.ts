import type { Clock } from '../Clock.ts';

/** A clock that only moves when a sleep, which ends at once, or a test moves it. Its pauses never vary. */
export class TestClock implements Clock {
  time: number;
  readonly slept: number[] = [];

  constructor(time = Date.now()) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  async sleep(milliseconds: number): Promise<void> {
    this.slept.push(milliseconds);
    this.time += milliseconds;
  }

  random(): number {
    return 0;
  }
}
