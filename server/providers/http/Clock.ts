import { setTimeout } from 'node:timers/promises';

export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** A number from 0 up to 1, by which pauses vary. */
  random(): number;
}

/** The system clock. A pending sleep does not keep the process alive. */
export const machineClock: Clock = {
  now: Date.now,
  sleep: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
  // oxlint-disable-next-line no-restricted-properties -- a repeated call may pause differently
  random: Math.random,
};
