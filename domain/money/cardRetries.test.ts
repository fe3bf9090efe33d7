import { expect, test } from '@jest/globals';
import { lastRetryAt, nextRetryAt } from './cardRetries.ts';

const failedAt = new Date('2026-11-25T05:37:00Z');
const after = (days: number, minutes = 0) => new Date(failedAt.getTime() + (days * 1440 + minutes) * 60_000);

test('a payment is tried again 3, 5 and 7 days after its first failure, and not after that', () => {
  const tries: Date[] = [];
  for (let now: Date | null = failedAt; now; now = nextRetryAt(failedAt, now)) tries.push(now);
  expect(tries).toEqual([failedAt, after(3), after(5), after(7)]);
  expect(lastRetryAt(failedAt)).toEqual(after(7));
});

test.each([
  ['a little late', after(3, 20), after(5)],
  ['after the day of the second one', after(6), after(7)],
  ['after the day of the last one', after(8), null],
  ['at the very moment of the last one', after(7), null],
])('a retry that ran %s is followed by the next day that is still to come', (_when, now, expected) => {
  expect(nextRetryAt(failedAt, now)).toEqual(expected);
});
