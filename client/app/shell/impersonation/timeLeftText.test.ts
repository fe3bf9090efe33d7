import { expect, test } from '@jest/globals';
import { timeLeftText } from './timeLeftText.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const expiresAt = '2026-11-21T12:00:00Z';

test('rounds the remaining time down to whole minutes', () => {
  expect(timeLeftText(expiresAt, at('11:00:00'))).toBe('Udløber om 60 min.');
  expect(timeLeftText(expiresAt, at('11:07:01'))).toBe('Udløber om 52 min.');
  expect(timeLeftText(expiresAt, at('11:59:01'))).toBe('Udløber om under et minut.');
  expect(timeLeftText(expiresAt, at('12:00:01'))).toBe('Udløber nu.');
});
