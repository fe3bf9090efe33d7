import { setTimeout } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
  /** A random number of at least 0 and less than 1, by which pauses vary. */
  random(): number;
}

/** The system clock. A pending sleep does not keep the process alive. */
export const machineClock: Clock = {
  // Asks the `Date` of the moment, which tests and the simulator replace.
  now: () => Date.now(),
  sleep: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
  // oxlint-disable-next-line no-restricted-properties -- the length of a pause need not be the same in a repeated call
  random: Math.random,
};
