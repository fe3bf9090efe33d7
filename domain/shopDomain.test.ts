import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shopDomainRule, shopHost } from './shopDomain.ts';

const HOST = 'min-butik.myshopify.com';

describe('a shop is found', () => {
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

describe('nothing else is a shop', () => {
  test.each([
    ['nothing', ['', ' ', '-', '.', '/', 'https://', '.myshopify.com', 'myshopify.com', 'https://myshopify.com/admin']],
    [
      'somewhere else',
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
      'somewhere else in part',
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
      'somebody else',
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
    ['a shop below a shop', ['a.b.myshopify.com', `www.${HOST}`, `..${HOST}`, `.${HOST}`, 'min..butik', 'min.butik']],
    ['a dot at the end', [`${HOST}.`, `${HOST}./admin`, `https://${HOST}..`, 'min-butik.']],
    [
      'a path with tricks',
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
      'something encoded',
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
      'a line or a gap',
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
      'letters that only look so',
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
      'letters that show as others',
      [
        'xn--mn-butik-9na',
        'XN--mn-butik-9na',
        'xn--mn-butik-9na.myshopify.com',
        'https://admin.shopify.com/store/xn--a',
      ],
    ],
    [
      'what does not fit',
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

  test('whatever is typed, what comes out is a host of its own below myshopify.com, and stays the same when it is typed again', () => {
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
      '..',
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

test('a form tells what is missing apart from what is malformed, and goes on with the host', () => {
  const told = (given: unknown) => shopDomainRule.safeParse(given).error?.issues.map(({ message }) => message);
  const malformed = 'Shop URL skal være i formatet: min-butik.myshopify.com';
  expect(shopDomainRule.parse(' Min-Butik ')).toBe(HOST);
  for (const given of ['', '   ', undefined, null]) expect(told(given)).toEqual(['Shop URL er påkrævet']);
  for (const given of ['minbutik.dk', '\t min-butik', 'min butik']) expect(told(given)).toEqual([malformed]);
});
