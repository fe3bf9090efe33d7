import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shopDomainRule, shopHost } from './shopDomain.ts';

const HOST = 'min-butik.myshopify.com';

describe('a shop is recognized', () => {
  test.each([
    'min-butik',
    'Min-Butik',
    '  min-butik ',
    HOST,
    'MIN-BUTIK.MyShopify.com',
    `https://${HOST}`,
    `http://${HOST}/`,
    `https://${HOST}/admin`,
    `HTTPS://${HOST.toUpperCase()}/Admin`,
    ` ${HOST}/admin/products?selectedView=all&page=2 `,
    'https://admin.shopify.com/store/min-butik',
    'admin.shopify.com/store/Min-Butik/orders',
  ])('by %j', (typed) => {
    expect(shopHost(typed)).toBe(HOST);
  });

  test.each(['1', 'a1-b2', '4f2a--x', 'a'.repeat(63)])('with the name %s', (name) => {
    expect(shopHost(name)).toBe(`${name}.myshopify.com`);
  });
});

describe('no shop is recognized in', () => {
  test.each([
    [
      'an empty text',
      ['', ' ', '-', '.', '/', 'https://', '.myshopify.com', 'myshopify.com', 'https://myshopify.com/admin'],
    ],
    [
      'another host',
      [
        'evil.com',
        'https://evil.com',
        'minbutik.dk',
        'evil.com/.myshopify.com',
        'myshopify.com.evil.com',
        `${HOST}.evil.com`,
        'min-butikmyshopify.com',
        'min-butik-myshopify.com',
        'min-butik.myshopify-com',
        'admin-shopify.com/store/a',
        'admin.shopify-com/store/a',
        'evil.com/admin.shopify.com/store/a',
        'evil-admin.shopify.com/store/a',
        'admin.shopify.com/a',
        'admin.shopify.com/store/',
      ],
    ],
    [
      'another host with parts of the right one',
      [
        `evil.com?${HOST}`,
        `evil.com#${HOST}`,
        `evil.com\\.${HOST}`,
        `https://evil.com/https://${HOST}`,
        `//evil.com/${HOST}`,
        `//${HOST}`,
      ],
    ],
    [
      'credentials in the address',
      [
        `user@${HOST}`,
        `user:pass@${HOST}`,
        `${HOST}@evil.com`,
        `https://${HOST}/@evil.com`,
        `https://${HOST}:443@evil.com`,
      ],
    ],
    [
      'an address or a port',
      [
        '127.0.0.1',
        '127.1',
        '[::1]',
        '::1',
        '169.254.169.254',
        'localhost:4000',
        `${HOST}:443`,
        `${HOST}:8443/admin`,
        '10.0.0.1.myshopify.com',
      ],
    ],
    [
      'another scheme',
      [
        `ftp://${HOST}`,
        `javascript://${HOST}/%0aalert(1)`,
        `file:///${HOST}`,
        `https:/${HOST}`,
        `https:${HOST}`,
        `https://https://${HOST}`,
        'https://min-butik',
      ],
    ],
    ['a subdomain of a shop', ['a.b.myshopify.com', `www.${HOST}`, `..${HOST}`, `.${HOST}`, 'min..butik', 'min.butik']],
    ['a dot at the end', [`${HOST}.`, `${HOST}./admin`, `https://${HOST}..`, 'min-butik.']],
    [
      'a manipulated path',
      [
        `${HOST}/../evil`,
        `${HOST}/admin/..`,
        `${HOST}//evil.com`,
        `${HOST}/a//b`,
        `${HOST}/%2e%2e`,
        `${HOST}\\admin`,
        `${HOST}/admin;x`,
        'min-butik/admin',
      ],
    ],
    [
      'encoded characters',
      [
        'min-butik%2emyshopify%2ecom',
        'min%2Dbutik',
        '%6din-butik.myshopify.com',
        'evil.com%2f.myshopify.com',
        'evil.com%00.myshopify.com',
        `${HOST}%00`,
      ],
    ],
    [
      'line breaks and spaces',
      [
        `${HOST}\n`,
        `\n${HOST}`,
        'min-\nbutik',
        `${HOST}\r\nHost: evil.com`,
        `${HOST}\t`,
        'min\tbutik',
        'min butik',
        'min-butik\0',
        `${HOST}\u00A0`,
        `\uFEFF${HOST}`,
      ],
    ],
    [
      'look-alike letters',
      [
        'mín-butik',
        'm\u0456n-butik',
        'min\u2010butik',
        'min\u00ADbutik',
        'min\u200Bbutik',
        'min-butik\u3002myshopify.com',
        'min-butik\uFF0Emyshopify\uFF0Ecom',
        '\uFF4Din-butik',
        '\u212Ael',
        'min-buti\u212A',
        '\u017Fhop',
        `min-butik.my\u017Fhopify.com`,
        '\u0130stanbul',
        'min-butik.m\u0443shopify.com',
        '\u2460',
      ],
    ],
    [
      'an internationalized name',
      [
        'xn--mn-butik-9na',
        'XN--mn-butik-9na',
        'xn--mn-butik-9na.myshopify.com',
        'https://admin.shopify.com/store/xn--a',
      ],
    ],
    [
      'a name of an invalid length or form',
      [
        'a'.repeat(64),
        `${'a'.repeat(64)}.myshopify.com`,
        '-min',
        '-min.myshopify.com',
        'min_butik',
        `${HOST}/${'a'.repeat(300)}`,
        ' '.repeat(100_000),
      ],
    ],
  ])('%s', (_what, typed) => {
    expect(typed.filter((text) => shopHost(text) !== undefined)).toEqual([]);
  });

  test('any text gives a subdomain of myshopify.com or nothing, and the host itself is recognized again', () => {
    const pieces = fc.constantFrom(
      'min-butik',
      'evil.com',
      '.myshopify.com',
      'myshopify.com',
      'https://',
      'admin.shopify.com/store/',
      '@',
      ':',
      '/',
      '\\',
      '?',
      '#',
      '.',
      '../..',
      '-',
      '%2e',
      '%00',
      '\n',
      '\t',
      ' ',
      'xn--',
      '\u3002',
      '\u212A',
      '127.0.0.1',
      '[::1]',
      ':443',
    );
    const typed = fc.oneof(
      fc.array(pieces, { maxLength: 6 }).map((all) => all.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const host = shopHost(text);
        if (host === undefined) return;
        expect(host).toMatch(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/);
        expect(new URL(`https://${host}/admin`).host).toBe(host);
        expect(shopHost(host)).toBe(host);
      }),
      { numRuns: 3_000 },
    );
  });
});

test('the form rule distinguishes missing from malformed input, and returns the host', () => {
  const messagesOf = (input: unknown) => shopDomainRule.safeParse(input).error?.issues.map(({ message }) => message);
  const malformed = 'Shop URL skal være i formatet: min-butik.myshopify.com';
  expect(shopDomainRule.parse(' Min-Butik ')).toBe(HOST);
  for (const input of ['', '   ', undefined, null]) expect(messagesOf(input)).toEqual(['Shop URL er påkrævet']);
  for (const input of ['minbutik.dk', '\t min-butik', 'min butik']) expect(messagesOf(input)).toEqual([malformed]);
});
