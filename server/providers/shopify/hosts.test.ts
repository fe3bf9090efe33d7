import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shopHost } from '../../../domain/partners/shopDomain.ts';
import { startShopify } from '../../../sandbox/shopify/testing/startShopify.ts';
import { failureOf } from '../testing/failureOf.ts';
import { isShopHost } from './shopHost.ts';
import { ShopifyClient } from './Shopify.ts';
import { startListener } from './testing/startListener.ts';

const settings = { clientId: 'client', clientSecret: 'very-secret' };
let trap: Awaited<ReturnType<typeof startListener>>;
let shopify: Awaited<ReturnType<typeof startShopify>>;
/** The origin of every HTTP request of this process. */
let origins: string[];
const recordOrigin = (message: unknown) =>
  void origins.push(String((message as { request: { origin: string | URL } }).request.origin));

beforeAll(async () => {
  trap = await startListener();
  shopify = await startShopify();
  subscribe('undici:request:create', recordOrigin);
});
beforeEach(() => {
  origins = [];
});
afterAll(async () => {
  unsubscribe('undici:request:create', recordOrigin);
  await shopify.close();
  await trap.close();
});

const startEveryCall = (client: ShopifyClient, shop: string) => [
  client.exchangeCode(shop, 'code'),
  client.renewAccess(shop, 'refresh'),
  client.shop(shop, 'token'),
  client.registerUninstallWebhook(shop, 'token', 'https://portal.example/'),
  (async () => client.authorizeUrl({ shop, state: 'state', redirectUri: 'https://portal.example/' }))(),
];

/**
 * Addresses that would lead a client to the trap, or out of the path, if it only searched them for 'myshopify.com' or
 * parsed them leniently.
 */
const lookalikes = (here = `127.0.0.1:${trap.port}`) => [
  here,
  `${here}/.myshopify.com`,
  `${here}/min-butik.myshopify.com`,
  `${here}?.myshopify.com`,
  `${here}#.myshopify.com`,
  `${here}\\.myshopify.com`,
  `min-butik.myshopify.com@${here}`,
  `min-butik.myshopify.com:x@${here}/`,
  `min-butik.myshopify.com\n@${here}`,
  `${here}/\n.myshopify.com`,
  `../../${here}`,
  'min-butik.myshopify.com/../..',
  `min-butik.myshopify.com:${trap.port}`,
  'min-butik.myshopify.com.',
  'min-butik.myshopify.com\n',
  'MIN-BUTIK.myshopify.com',
  ' min-butik.myshopify.com',
  'xn--a.myshopify.com',
  'min-butikmyshopify.com',
  'min-butik-myshopify.com',
  'min-butik.myshopify-com',
  'a.b.myshopify.com',
  'min-butik.myshopify.com.evil.com',
  `${'a'.repeat(64)}.myshopify.com`,
  '-a.myshopify.com',
  '.myshopify.com',
  'myshopify.com',
  '',
];

const hostileAddresses = () => {
  const piece = fc.constantFrom(
    `127.0.0.1:${trap.port}`,
    `localhost:${trap.port}`,
    '127.0.0.1',
    'min-butik',
    'min-butik.myshopify.com',
    '.myshopify.com',
    'myshopify.com',
    `:${trap.port}`,
    'user:pass@',
    'https://',
    'http://',
    '@',
    ':',
    '/',
    '//',
    '\\',
    '?',
    '#',
    '.',
    '..',
    '%2e',
    '%2f',
    '%00',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\0',
    'xn--',
    'A',
    '\u3002',
    '\uFF0E',
    '\u00AD',
    '\u212A',
  );
  return fc
    .oneof(
      fc.constantFrom(...lookalikes()),
      fc.array(piece, { minLength: 1, maxLength: 7 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    )
    .filter((text) => !/^[a-z0-9][a-z0-9-]{0,62}\.myshopify\.com$/.test(text) || text.startsWith('xn--'));
};

test('the trap records every connection to it', async () => {
  const before = trap.connections();
  await fetch(`https://127.0.0.1:${trap.port}/.myshopify.com`).catch(() => undefined);
  expect(trap.connections()).toBe(before + 1);
  expect(origins).toEqual([`https://127.0.0.1:${trap.port}`]);
});

test('the client refuses every address that is not a shop’s host, without connecting to it', async () => {
  const before = trap.connections();
  const real = new ShopifyClient(settings, { timeout: 1_500 });
  await fc.assert(
    fc.asyncProperty(hostileAddresses(), async (shop) => {
      for (const call of [...startEveryCall(real, shop), ...startEveryCall(shopify.client, shop)]) {
        expect(await failureOf(call)).toMatchObject({
          code: 'BAD_USER_INPUT',
          message: 'Adressen hører ikke til en butik hos Shopify.',
        });
      }
    }),
    { numRuns: 300 },
  );
  expect(origins).toEqual([]);
  expect(trap.connections()).toBe(before);
});

test('no lookalike address counts as a shop host', () => {
  expect(lookalikes().filter(isShopHost)).toEqual([]);
});

test('the form accepts exactly the hosts that the client accepts', () => {
  fc.assert(
    fc.property(fc.oneof(hostileAddresses(), fc.stringMatching(/^[a-z0-9-]{1,64}(\.myshopify\.com)?$/)), (text) => {
      const host = shopHost(text);
      if (host !== undefined) expect(isShopHost(host)).toBe(true);
      if (isShopHost(text)) expect(host).toBe(text);
    }),
    { numRuns: 3_000 },
  );
});

test('the consent page is always on the shop’s own host', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,62}$/).filter((name) => !name.startsWith('xn--')),
      fc.string(),
      (name, state) => {
        const shop = `${name}.myshopify.com`;
        const address = new URL(
          new ShopifyClient(settings).authorizeUrl({ shop, state, redirectUri: 'https://portal.example/retur' }),
        );
        expect([address.origin, address.pathname, address.username, address.hash]).toEqual([
          `https://${shop}`,
          '/admin/oauth/authorize',
          '',
          '',
        ]);
        expect(address.searchParams.get('state')).toBe(state.toWellFormed());
      },
    ),
  );
});

test('the client does not follow redirects of a shop', async () => {
  const { client, standIn } = shopify;
  const before = trap.connections();
  for (const status of [301, 302, 303, 307, 308]) {
    const redirect = { instead: '', status, headers: { location: `${trap.url}/admin/oauth/access_token` } };
    standIn.failNext('POST /access_token', redirect);
    standIn.failNext('POST /graphql.json', redirect);
    for (const call of [
      client.exchangeCode('min-butik.myshopify.com', 'code'),
      client.shop('min-butik.myshopify.com', 'token'),
    ]) {
      const { cause, message, ...error } = await failureOf(call);
      expect(error).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
      expect(message).toBe('Butikken har en anden adresse hos Shopify. Forbind den med adressen, som står dér.');
      expect(cause.message).toMatch(new RegExp(`^Shopify returned a redirect: ${status} \\(POST min-butik`));
    }
  }
  expect(trap.connections()).toBe(before);
  expect(new Set(origins)).toEqual(new Set([new URL(shopify.settings.apiUrl!).origin]));
});
