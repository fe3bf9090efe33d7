import { expect, test } from '@jest/globals';
import { lastSeenText } from './userSecurityText.ts';

test.each([
  [{ lastSeenAt: null, hasSignedIn: false }, 'Aldrig'],
  [{ lastSeenAt: null, hasSignedIn: true }, 'Over 30 dage'],
  [{ lastSeenAt: '2020-05-04T10:00:00Z', hasSignedIn: true }, '4. maj 2020'],
])('a user with %j was last seen: %s', (user, text) => expect(lastSeenText(user)).toBe(text));
