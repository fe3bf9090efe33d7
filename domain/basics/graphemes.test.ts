import { expect, test } from '@jest/globals';
import { cutText, firstCharacter } from './graphemes.ts';

test.each([
  ['Mette', 'M'],
  ['😀 Kaj', '😀'],
  ['👩‍👧 Ida', '👩‍👧'],
  ['e\u0301lodie', 'e\u0301'],
  ['🇩🇰', '🇩🇰'],
  ['', ''],
])('the first character of %j is %j', (text, first) => {
  expect(firstCharacter(text)).toBe(first);
});

test('cuts a text between visible characters', () => {
  expect(cutText('Mette', 5)).toBe('Mette');
  expect(cutText('Mette', 3)).toBe('Met');
  expect(cutText('ab😀cd', 3)).toBe('ab');
  expect(cutText('ab👩‍👧cd', 6)).toBe('ab');
  expect(cutText('e\u0301e\u0301', 3)).toBe('e\u0301');
  for (let max = 0; max < 12; max += 1) expect(cutText('😀👩‍👧😀👩‍👧', max).isWellFormed()).toBe(true);
});
