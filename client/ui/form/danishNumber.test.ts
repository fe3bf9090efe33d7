import { expect, test } from '@jest/globals';
import { parseDanishNumber, formatDanishNumber } from './danishNumber.ts';

test.each([
  ['1249,95', 1249.95],
  ['1249.95', 1249.95],
  ['1.249,95', 1249.95],
  ['1.250', 1250],
  ['1.000.000', 1_000_000],
  [' 24 ', 24],
  ['-1', -1],
  ['0', 0],
])('parses %s as %d', (typed, number) => {
  expect(parseDanishNumber(typed)).toBe(number);
});

test.each(['hest', '1,2,3', '12 kr', '1e1', '0x10', 'Infinity', ''])('returns NaN for “%s”', (typed) => {
  expect(parseDanishNumber(typed)).toBeNaN();
});

test('formats numbers with a comma and without thousands separators', () => {
  expect([1249.95, 1250, 0.5].map(formatDanishNumber)).toEqual(['1249,95', '1250', '0,5']);
});
