import { expect, test } from '@jest/globals';
import { appendMention } from './appendMention.ts';

test.each([
  ['', '<p>@Bo </p>'],
  ['<p>Hej</p>', '<p>Hej @Bo </p>'],
  ['<p>Hej </p>', '<p>Hej @Bo </p>'],
  ['<p>Et</p><p><strong>To</strong></p>', '<p>Et</p><p><strong>To</strong> @Bo </p>'],
  ['<ul><li>Et</li></ul>', '<ul><li>Et</li></ul><p>@Bo </p>'],
])('a name is written at the end of %j', (html, expected) => {
  expect(appendMention(html, 'Bo')).toBe(expected);
});
