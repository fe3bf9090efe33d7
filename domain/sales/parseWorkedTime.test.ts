import { expect, test } from '@jest/globals';
import { formatWorkedTime } from './formatWorkedTime.ts';
import { parseWorkedTime } from './parseWorkedTime.ts';

test.each([
  ['1,5', 90],
  ['1.5', 90],
  ['1:30', 90],
  [' 1 t 30 min ', 90],
  ['90 min', 90],
  ['1,5 timer', 90],
  ['2', 120],
  ['2 t', 120],
  [',25', 15],
  [':45', 45],
  ['0:05', 5],
  ['0,33', 20],
  ['0', 0],
  ['12:00', 720],
])('a typed time of %p is %p minutes', (typed, minutes) => {
  expect(parseWorkedTime(typed)).toBe(minutes);
});

test.each(['', ' ', ',', ':', '1:60', '1:5', '1,5,5', '-1', 'en time', '1e1', '1:30:00'])(
  'a text of %p is no time',
  (typed) => {
    expect(parseWorkedTime(typed)).toBeNaN();
  },
);

test('a time is parsed as it is formatted', () => {
  for (const minutes of [5, 60, 61, 90, 600]) expect(parseWorkedTime(formatWorkedTime(minutes))).toBe(minutes);
});
