import type { Misfortune } from './Misfortune.ts';

/** The read replica lags, stops or is silent, or comes back. */
export const failingStandby: Misfortune = {
  name: 'failingStandby',
  weight: 3,
  happen: async ({ standby }, random) => (await standby?.change(random)) ?? 'there is no standby that could fail',
  end: async ({ standby }) => standby?.mend(),
};
