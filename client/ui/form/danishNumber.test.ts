import { expect, test } from '@jest/globals';
import { numberIn, numberText } from './danishNumber.ts';

test.each([
  ['1249,95', 1249.95],
  ['1249.95', 1249.95],
  ['1.249,95', 1249.95],
  ['1.250', 1250],
  ['1.000.000', 1_000_000],
  [' 24 ', 24],
  ['-1', -1],
  ['0', 0],
])('%s is read as %d', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each(['hest', '1,2,3', '12 kr', '1e1', '0x10', 'Infinity', ''])('%s is no number', (typed) => {
  expect(numberIn(typed)).toBeNaN();
});

test('what is kept is written as it is typed in Danish', () => {
  expect([1249.95, 1250, 0.5].map(numberText)).toEqual(['1249,95', '1250', '0,5']);
});
