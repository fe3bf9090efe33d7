import type { Clock } from '../Clock.ts';

/** A clock for tests. A sleep ends at once and moves the time forward; a test may set the time. Pauses never vary. */
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
