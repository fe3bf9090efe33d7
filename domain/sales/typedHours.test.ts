import { describe, expect, test } from '@jest/globals';
import { formatTypedHours, hoursAbove, parseHours } from './typedHours.ts';

describe('parseHours', () => {
  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 1:30 ', 1.5],
    ['0:45', 0.75],
    ['2', 2],
    ['0,25', 0.25],
    ['1 : 30', 1.5],
    ['0', 0],
  ])('reads %p as %d hours', (typed, hours) => expect(parseHours(typed)).toBe(hours));

  test.each(['', 'halvanden', '1:5', '1:60', ':30', '1,', '-1', '1,5 t', '1e1', '1:30:00', '10000'])(
    'refuses %p',
    (typed) => expect(parseHours(typed)).toBeNaN(),
  );
});

describe('formatTypedHours', () => {
  test.each([
    [1.5, '1,5'],
    [80 / 60, '1:20'],
    [59.999 / 60, '1:00'],
    [1000, '1000'],
    [0, '0'],
    [NaN, ''],
  ])('formats %d as %p', (hours, text) => expect(formatTypedHours(hours)).toBe(text));

  test('formats every number of minutes so that it is read as the same minutes', () => {
    for (let minutes = 0; minutes <= 24 * 60; minutes += 1)
      expect(Math.round(parseHours(formatTypedHours(minutes / 60)) * 60)).toBe(minutes);
  });
});

test('hoursAbove says how much more is used than is left', () => {
  expect(hoursAbove(3.5, 2)).toBe(1.5);
  expect(hoursAbove(2, 2)).toBe(0);
  expect(hoursAbove(NaN, 2)).toBe(0);
});
