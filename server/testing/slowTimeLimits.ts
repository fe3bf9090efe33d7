import { timeLimits, type TimeLimits } from '../platform/timeLimits.ts';

/**
 * The time limits for a machine that is ten times slower, because no test may depend on the speed of its machine.
 * Events reach all sockets at once, so that no test waits for them.
 */
export const slowTimeLimits = {
  ...(Object.fromEntries(
    Object.entries(timeLimits).map(([name, milliseconds]) => [name, 10 * milliseconds]),
  ) as TimeLimits),
  announcement: 0,
};
