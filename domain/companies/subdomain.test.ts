import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSubdomain, SUBDOMAIN_MAX, suggestSubdomain, typedSubdomain } from './subdomain.ts';

const NOW = 1_795_244_094_127;

describe('the suggested subdomain', () => {
  test.each([
    ['Fjordlyst Kundeservice', 'fjordlyst-kundeservice-4127'],
    ['Blåbær & Søn ApS', 'blaabaer-soen-aps-4127'],
    ['ÆØÅ', 'aeoeaa-4127'],
    ['  --Nord / Syd--  ', 'nord-syd-4127'],
    ['Café 1', 'caf-1-4127'],
    ['Ga\u030Ardbutik', 'gaardbutik-4127'],
  ])('for %j is %s', (name, subdomain) => {
    expect(suggestSubdomain(name, NOW)).toBe(subdomain);
  });

  test('ends with four digits, including leading zeros', () => {
    expect(suggestSubdomain('Nord', 1_795_244_090_042)).toBe('nord-0042');
  });

  test('is empty without a name', () => {
    expect(suggestSubdomain('', NOW)).toBe('');
    expect(suggestSubdomain(' & ', NOW)).toBe('');
  });

  test('has a valid length and a single hyphen before the digits, for a name of any length', () => {
    expect(suggestSubdomain(`${'a'.repeat(57)} ${'b'.repeat(30)}`, NOW)).toBe(`${'a'.repeat(57)}-4127`);
  });

  test('is valid or empty for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat(), (name, timestamp) => {
        const subdomain = suggestSubdomain(name, timestamp);
        expect(subdomain === '' || isSubdomain(subdomain)).toBe(true);
      }),
    );
  });
});

describe('a subdomain', () => {
  test.each(['abc', 'fjordlyst-b2b-5530', 'a'.repeat(SUBDOMAIN_MAX), '123'])('%s is valid', (text) => {
    expect(isSubdomain(text)).toBe(true);
  });

  test.each(['', 'ab', 'a'.repeat(SUBDOMAIN_MAX + 1), '-abc', 'abc-', 'Abc', 'blå', 'a.b.c', 'a b c', 'abc\n'])(
    '%j is not valid',
    (text) => {
      expect(isSubdomain(text)).toBe(false);
    },
  );
});

describe('a typed subdomain', () => {
  test.each([
    'fjordlyst',
    ' Fjordlyst ',
    'fjordlyst.zendesk.com',
    'FJORDLYST.ZENDESK.COM',
    'https://fjordlyst.zendesk.com',
    'https://Fjordlyst.zendesk.com/',
    'http://fjordlyst.zendesk.com/agent/tickets/1?brand=2#top',
    'fjordlyst.zendesk.com/hc/da',
    'fjordlyst.zendesk.com?x=1',
    'https://fjordlyst.zendesk.com:443/',
    ' https://fjordlyst.zendesk.com./ ',
  ])('is understood from %j', (text) => {
    expect(typedSubdomain(text)).toBe('fjordlyst');
  });

  test.each([
    'https://fjordlyst.example/',
    'https://zendesk.com/',
    'https://fjordlyst.zendesk.com.example/',
    'https://mette@fjordlyst.zendesk.com/',
    'https://support.fjordlyst.zendesk.com/',
    'javascript:fjordlyst.zendesk.com',
    'fjordlyst/zendesk.com',
  ])('that is another address, %j, is refused', (text) => {
    expect(isSubdomain(typedSubdomain(text))).toBe(false);
  });
});
