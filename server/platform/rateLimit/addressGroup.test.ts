import { describe, expect, test } from '@jest/globals';
import { addressGroup } from './addressGroup.ts';

describe('addresses in one group', () => {
  test.each([
    ['are IPv6 addresses of one /64 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['are notations of one IPv6 address', '2001:0DB8:0001:0002:0:0:0:1', '2001:db8:1:2::1'],
    ['are an IPv4 address and its IPv6 notation', '203.0.113.7', '::ffff:203.0.113.7'],
    ['are both IPv6 notations of an IPv4 address', '::ffff:cb00:7107', '::FFFF:203.0.113.7'],
    ['are link-local addresses of one /64 network on different interfaces', 'fe80::1%eth0', 'fe80::2%eth1'],
  ])('%s', (_, one, other) => expect(addressGroup(one)).toBe(addressGroup(other)));
});

describe('addresses in different groups', () => {
  test.each([
    ['are IPv6 addresses of two /64 networks', '2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['are two IPv4 addresses', '203.0.113.7', '203.0.113.8'],
    ['are two IPv4 addresses in IPv6 notation', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['are an IPv4 address and an IPv6 network that begins with zeros', '0.0.0.1', '::1'],
  ])('%s', (_, one, other) => expect(addressGroup(one)).not.toBe(addressGroup(other)));
});

test('an address that cannot be parsed is its own group', () => {
  expect([addressGroup(''), addressGroup('unknown'), addressGroup('203.0.113.7')]).toEqual([
    '',
    'unknown',
    '203.0.113.7',
  ]);
});
