/** The days after the first failure on which the card payment of a later period is tried again. */
export const RETRY_DAYS = [3, 5, 7] as const;

const DAY_MS = 24 * 3600_000;

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

/**
 * When a payment that has just failed is tried again: on the first of the days that is still to come, so that a job
 * that was down tries once instead of several times in a row. Null when no retry is left.
 */
export function nextRetryAt(firstFailedAt: Date, now: Date): Date | null {
  return RETRY_DAYS.map((days) => daysAfter(firstFailedAt, days)).find((moment) => moment > now) ?? null;
}

/** When the last retry is due. Goods that are not paid then are paused. */
export const lastRetryAt = (firstFailedAt: Date): Date => daysAfter(firstFailedAt, RETRY_DAYS.at(-1)!);
