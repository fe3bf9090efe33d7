import { describe, expect, test } from '@jest/globals';
import { isAddressRange, isAllowedAddress } from './allowedAddresses.ts';

describe('the addresses from which a token works', () => {
  test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32'])('can be %s', (text) =>
    expect(isAddressRange(text)).toBe(true),
  );

  test.each([
    '',
    'firma.dk',
    '203.0.113.256',
    '203.0.113.0/33',
    '203.0.113.0/',
    '203.0.113.0/24/8',
    '2001:db8::/129',
    '1',
  ])('cannot be "%s"', (text) => expect(isAddressRange(text)).toBe(false));

  test('are all addresses when none is listed, and else the listed ones alone', () => {
    const ranges = ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'];
    expect(isAllowedAddress('192.0.2.1', [])).toBe(true);
    for (const address of ['203.0.113.200', '198.51.100.7', '::ffff:198.51.100.7', '2001:db8:1::5'])
      expect(isAllowedAddress(address, ranges)).toBe(true);
    for (const address of ['203.0.114.1', '198.51.100.8', '2001:db9::1', '', 'unknown'])
      expect(isAllowedAddress(address, ranges)).toBe(false);
  });
});
