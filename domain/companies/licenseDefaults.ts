import type { Interval, Plan } from '../basics/vocabulary.ts';

export const DEFAULT_PLAN: Plan = 'PLAN_SUITE_TEAM';
export const DEFAULT_INTERVAL: Interval = 'MONTHLY';
/** In months. */
export const DEFAULT_CONTRACT_TERM = 12;
