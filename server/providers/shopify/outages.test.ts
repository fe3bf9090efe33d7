import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ShopifyFault } from '../../sandbox/shopify/api.ts';
import { startShopify } from '../../sandbox/shopify/testing/startShopify.ts';
import { isAccessRefused, ShopifyClient } from './Shopify.ts';
import { failureOf } from './testing/failureOf.ts';

const SHOP = 'min-butik.myshopify.com';
const ASKING = `(POST ${SHOP}/admin/api/2026-07/graphql.json)`;
const SIGNING_IN = `(POST ${SHOP}/admin/oauth/access_token)`;
const silent = { code: 'PROVIDER_UNAVAILABLE', message: 'Shopify svarer ikke lige nu. Prøv igen om lidt.' };
const closed = { code: 'PROVIDER_UNAVAILABLE', message: 'Shopify giver ikke adgang til butikken. Forbind den igen.' };
let shopify: Awaited<ReturnType<typeof startShopify>>;
let accessToken: string;

beforeEach(async () => {
  shopify = await startShopify({ timeout: 1_500 });
  ({ accessToken } = await shopify.client.exchangeCode(SHOP, shopify.standIn.agree(SHOP)));
});
afterEach(() => shopify.close());

const asked = (token = accessToken) => failureOf(shopify.client.shop(SHOP, token));
const signedIn = () => failureOf(shopify.client.exchangeCode(SHOP, shopify.standIn.agree(SHOP)));

test.each<[string, ShopifyFault, string]>([
  ['fails', { status: 500 }, 'Shopify refused: 500 Internal Server Error'],
  ['has had enough', { status: 429 }, 'Shopify had enough: 429 Exceeded 2 calls per second for api client.'],
  [
    'has had enough of the costs',
    { instead: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
    'Shopify refused: 200 Throttled',
  ],
  ['hangs', { hang: true }, 'Shopify gave no answer: TimeoutError'],
  ['breaks off', { brokenJson: true }, "Shopify's answer makes no sense: "],
  ['hangs up', { dropAnswerAfterWork: true }, 'Shopify gave no answer: UND_ERR_SOCKET'],
  ['shows a page', { instead: '<html>Maintenance</html>', status: 503 }, 'Shopify refused: 503'],
  ['answers with nothing in it', { instead: { data: { shop: null } } }, "Shopify's answer makes no sense: shop"],
  [
    'answers with another host',
    { instead: { data: { shop: { myshopifyDomain: 'evil.com' } } } },
    "Shopify's answer makes no sense: shop.myshopifyDomain",
  ],
])('a Shopify that %s is an outage in words for the log, and is asked once', async (_what, fault, why) => {
  shopify.standIn.failNext('POST /graphql.json', fault);
  const failure = await asked();
  expect(failure).toMatchObject(silent);
  expect(failure.cause.message).toBe(`${why} ${ASKING}`);
  expect(isAccessRefused(failure)).toBe(false);
  expect(shopify.standIn.asked('POST /graphql.json')).toBe(1);
  expect(await shopify.client.shop(SHOP, accessToken)).toMatchObject({ name: 'Min butik' });
});

test('what the shop itself can mend is told as such: access that ended, a shop that is paused, or none at all', async () => {
  const { standIn } = shopify;
  standIn.failNext('POST /graphql.json', {
    instead: { errors: 'This action requires merchant approval for read_orders scope.' },
    status: 403,
  });
  const [forbidden, unknown] = [await asked(), await asked('shpat_other')];
  for (const failure of [forbidden, unknown]) {
    expect(failure).toMatchObject(closed);
    expect(isAccessRefused(failure)).toBe(true);
  }
  expect(forbidden.cause.message).toBe(
    `Shopify refused: 403 This action requires merchant approval for read_orders scope. ${ASKING}`,
  );
  standIn.failNext('POST /graphql.json', { instead: { errors: { shop: ['is frozen'] } }, status: 402 });
  const paused = await asked();
  expect(paused).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', message: 'Butikken er sat på pause hos Shopify.' });
  expect(paused.cause.message).toBe(`Shopify refused: 402 {"shop":["is frozen"]} ${ASKING}`);
  standIn.failNext('POST /access_token', { instead: '<html>Unavailable Shop</html>', status: 404 });
  expect(await signedIn()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'Shopify kender ikke butikken. Kontrollér adressen.',
  });
  expect(isAccessRefused(paused)).toBe(false);
});

test.each<[string, ShopifyFault, string]>([
  ['fails', { status: 502 }, 'Shopify refused: 502'],
  ['hangs', { hang: true }, 'Shopify gave no answer: TimeoutError'],
  ['breaks off', { brokenJson: true }, "Shopify's answer makes no sense: "],
  ['gives no token', { instead: { scope: 'read_orders' } }, "Shopify's answer makes no sense: access_token"],
  [
    'does not know the portal',
    { instead: { error: 'invalid_client', error_description: 'x' }, status: 400 },
    'Shopify refused: 400 invalid_client',
  ],
])('a sign-in that %s is an outage, and the code is not tried again', async (_what, fault, why) => {
  const before = shopify.standIn.asked('POST /access_token');
  shopify.standIn.failNext('POST /access_token', fault);
  const failure = await signedIn();
  expect(failure).toMatchObject(silent);
  expect(failure.cause.message).toBe(`${why} ${SIGNING_IN}`);
  expect(isAccessRefused(failure)).toBe(false);
  expect(shopify.standIn.asked('POST /access_token')).toBe(before + 1);
});

test('nobody who listens is an outage too', async () => {
  await shopify.close();
  expect((await asked()).cause.message).toBe(`Shopify gave no answer: ECONNREFUSED ${ASKING}`);
});

test('no failure tells a secret, not even one that cannot be sent, and not when Shopify quotes it', async () => {
  const { client, standIn, settings } = shopify;
  const unsendable = ['shpat_typed\r\nx-evil: 1', 'shpat_typed ', 'shpat_typed "', 'shpat_typed\u00E6', ''];
  const secrets = ['shpat_typed', 'very-secret', 'code-secret', 'refresh-secret'];
  const nowhere = new ShopifyClient({ ...settings, clientSecret: 'very-secret', apiUrl: 'http://127.0.0.1:9' });
  const quoting = {
    errors: 'Invalid token shpat_typed',
    error: 'invalid_request',
    error_description: 'code-secret refresh-secret very-secret',
  };
  const quoted = (question: () => Promise<unknown>, call: 'POST /access_token' | 'POST /graphql.json') => {
    standIn.failNext(call, { instead: quoting, status: 400 });
    return failureOf(question());
  };
  const failures = [
    await failureOf(nowhere.exchangeCode(SHOP, 'code-secret')),
    await failureOf(nowhere.renewAccess(SHOP, 'refresh-secret')),
    await failureOf(nowhere.shop(SHOP, 'shpat_typed')),
    await quoted(() => client.shop(SHOP, 'shpat_typed'), 'POST /graphql.json'),
    await quoted(() => client.exchangeCode(SHOP, 'code-secret'), 'POST /access_token'),
    await quoted(() => client.renewAccess(SHOP, 'refresh-secret'), 'POST /access_token'),
    ...(await Promise.all(unsendable.map(asked))),
  ];
  for (const error of failures) {
    const { cause } = error;
    const told = [
      error.message,
      error.stack,
      cause.message,
      cause.stack,
      JSON.stringify(error),
      JSON.stringify(cause),
      String(cause.cause),
    ].join(' ');
    for (const secret of [...secrets, settings.clientSecret]) expect(told).not.toContain(secret);
    expect(error).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  }
  expect(failures.slice(-unsendable.length).every(isAccessRefused)).toBe(true);
  expect(standIn.asked('POST /graphql.json')).toBe(1);
});
