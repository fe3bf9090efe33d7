import type { SimulatedClock } from '../portal/SimulatedClock.ts';

const QUEUE_PATIENCE_MS = 16 * 60_000;

/** Lets the time pass after which the job queue gives up a job whose process or connection is gone. */
export const waitForQueue = (clock: SimulatedClock): Promise<void> =>
  clock.jumpTo(new Date(clock.now().getTime() + QUEUE_PATIENCE_MS));
