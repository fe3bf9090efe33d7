import { expect, test } from '@jest/globals';
import { daysOf } from './daysOf.ts';

test('gathers entries by their days in Copenhagen', () => {
  const entries = ['2026-11-20T23:30:00Z', '2026-11-20T22:30:00Z', '2026-11-18T10:00:00Z'].map((createdAt) => ({
    createdAt,
  }));
  expect(daysOf(entries, '2026-11-21').map((day) => [day.title, day.entries.length])).toEqual([
    ['I dag', 1],
    ['I går', 1],
    ['18. november 2026', 1],
  ]);
});
