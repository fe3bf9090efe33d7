import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isPublicAddress } from './publicAddress.ts';

const octet = fc.integer({ min: 0, max: 255 });
const dotted = (...parts: fc.Arbitrary<number>[]) => fc.tuple(...parts).map((octets) => octets.join('.'));
const only = (value: number) => fc.constant(value);

describe('isPublicAddress', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '192.169.1.1',
    '2606:4700:4700::1111',
    '2a01:4f8::1',
    '2400:cb00::1',
  ])('accepts the public address %s', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '169.254.170.2',
    '168.63.129.16',
    '100.100.100.200',
    '255.255.255.255',
    '224.0.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001:0:4136:e378::',
    '2001:db8::1',
    '100::1',
    'fec0::1',
    '5f00::1',
    '3fff::1',
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['', 'localhost', '127.1', '2130706433', '0x7f.1', '[::1]', '1.1.1.1.', ' 1.1.1.1', '1.1.1.1/8'])(
    'refuses the text %p, which is not a plain IP address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );

  test('refuses all addresses of private, local and link-local networks', () => {
    const within = fc.oneof(
      dotted(only(10), octet, octet, octet),
      dotted(only(127), octet, octet, octet),
      dotted(only(169), only(254), octet, octet),
      dotted(only(192), only(168), octet, octet),
      dotted(only(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      dotted(only(100), fc.integer({ min: 64, max: 127 }), octet, octet),
      dotted(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
    );
    fc.assert(
      fc.property(
        within,
        (address) =>
          !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`) && !isPublicAddress(`64:ff9b::${address}`),
      ),
    );
  });

  test('refuses IPv6 addresses outside of global unicast', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const outside = fc
      .tuple(
        group.filter((first) => first >> 13 !== 1),
        group,
        group,
        group,
        group,
        group,
        group,
        group,
      )
      .map((groups) => groups.map((n) => n.toString(16)).join(':'));
    fc.assert(fc.property(outside, (address) => !isPublicAddress(address)));
  });
});
