/**
 * A screen whose data was requested within this time is shown without a request. A screen that stays open is fetched
 * again at the end of it, because nobody listened to its live events while it was closed.
 */
export const FRESH_MS = 30_000;

/** When the data in the store was requested, by query and variables. */
const requestedAt = new Map<string, number>();
let staleAt = 0;

/** Call when anything may have changed: after a mutation, with a live event, and after a lost connection. */
export function markScreensStale(): void {
  staleAt = performance.now();
  requestedAt.clear();
}

/** Call when the data of a query has arrived, with the time of its request. */
export function recordScreenData(key: string, time: number): void {
  if (time > staleAt) requestedAt.set(key, time);
}

/** For how long the data is still fresh; 0 if it is not. */
export const freshFor = (time: number | undefined): number =>
  time === undefined || time <= staleAt ? 0 : Math.max(time + FRESH_MS - performance.now(), 0);

/** When the data of a query was requested, if it is fresh. */
export function freshData(key: string): number | undefined {
  const time = requestedAt.get(key);
  return freshFor(time) ? time : undefined;
}
