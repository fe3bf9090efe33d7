import { describe, expect, test } from '@jest/globals';
import { hoursLeft, hoursOverused, isLow } from './clipCardHours.ts';

describe('the hours of a clip card', () => {
  test('that are left are rounded to hundredths and at least 0', () => {
    expect(hoursLeft({ hours: 10, hoursUsed: 3.5 })).toBe(6.5);
    expect(hoursLeft({ hours: 10, hoursUsed: 1 / 3 })).toBe(9.67);
    expect(hoursLeft({ hours: 10, hoursUsed: 12 })).toBe(0);
  });

  test('that are overused are at least 0', () => {
    expect(hoursOverused({ hours: 10, hoursUsed: 12.25 })).toBe(2.25);
    expect(hoursOverused({ hours: 10, hoursUsed: 9 })).toBe(0);
  });

  test.each([
    [100, 79, false],
    [100, 80, true],
    [10, 7.9, false],
    [10, 8, true],
    [5, 4, true],
    [5, 3.9, false],
    [2, 1.6, true],
    [2, 0, false],
    [1, 0.8, true],
    [1, 0, false],
  ])('are low with %i hours and %f used: %p', (hours, hoursUsed, low) => expect(isLow({ hours, hoursUsed })).toBe(low));
});
