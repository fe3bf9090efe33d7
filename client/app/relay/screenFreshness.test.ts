import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { FRESH_MS, freshData, freshFor, markScreensStale, recordScreenData } from './screenFreshness.ts';

let now = 1_000;

beforeEach(() => {
  now += 2 * FRESH_MS;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});

describe('the data of a screen', () => {
  test('is fresh for half a minute after its request', () => {
    recordScreenData('a', now);
    now += FRESH_MS - 1;
    expect(freshData('a')).toBe(now - FRESH_MS + 1);
    now += 1;
    expect(freshData('a')).toBeUndefined();
    expect(freshData('never requested')).toBeUndefined();
  });

  test('is stale after a change', () => {
    recordScreenData('b', now);
    now += 1;
    markScreensStale();
    expect(freshData('b')).toBeUndefined();
  });

  test('is stale when something changed between the request and the answer', () => {
    const requestedAt = now;
    now += 1;
    markScreensStale();
    now += 1;
    recordScreenData('c', requestedAt);
    expect(freshData('c')).toBeUndefined();
    expect(freshFor(requestedAt)).toBe(0);
  });
});
