import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ShopifyFault } from '../../../sandbox/shopify/api.ts';
import { startShopify } from '../../../sandbox/shopify/testing/startShopify.ts';
import { failureOf } from '../testing/failureOf.ts';
import { isAccessRefused, ShopifyClient } from './Shopify.ts';

const SHOP = 'min-butik.myshopify.com';
const QUERY_CALL = `(POST ${SHOP}/admin/api/2026-07/graphql.json)`;
const SIGN_IN_CALL = `(POST ${SHOP}/admin/oauth/access_token)`;
const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'Shopify svarer ikke lige nu. Prøv igen om lidt.' };
const accessRefused = {
  code: 'PROVIDER_UNAVAILABLE',
  message: 'Shopify giver ikke adgang til butikken. Forbind den igen.',
};
let shopify: Awaited<ReturnType<typeof startShopify>>;
let accessToken: string;

beforeEach(async () => {
  shopify = await startShopify();
  ({ accessToken } = await shopify.client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP)));
});
afterEach(() => shopify.close());

const queryFailure = (token = accessToken, client = shopify.client) => failureOf(client.shop(SHOP, token));
const signInFailure = (client = shopify.client) =>
  failureOf(client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP)));
/** A client that gives up soon when the fault is that Shopify does not answer. */
const clientFor = (fault: ShopifyFault) =>
  'hang' in fault ? new ShopifyClient(shopify.settings, { timeout: 1_500 }) : shopify.client;

test.each<[string, ShopifyFault, string]>([
  ['fails', { status: 500 }, 'Shopify returned an error: 500 Internal Server Error'],
  [
    'has reached its rate limit',
    { status: 429 },
    'Shopify reported its rate limit: 429 Exceeded 2 calls per second for api client.',
  ],
  [
    'has reached its cost limit',
    { instead: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] } },
    'Shopify returned an error: 200 Throttled',
  ],
  ['hangs', { hang: true }, 'Shopify did not answer: TimeoutError'],
  ['sends half an answer', { brokenJson: true }, 'Shopify sent an invalid answer: '],
  ['closes the connection', { dropAnswerAfterWork: true }, 'Shopify did not answer: UND_ERR_SOCKET'],
  ['sends an HTML page', { instead: '<html>Maintenance</html>', status: 503 }, 'Shopify returned an error: 503'],
  ['answers without a shop', { instead: { data: { shop: null } } }, 'Shopify sent an invalid answer: shop'],
  [
    'answers with a foreign host',
    { instead: { data: { shop: { myshopifyDomain: 'evil.com' } } } },
    'Shopify sent an invalid answer: shop.myshopifyDomain',
  ],
])('reports an outage after one call, with the reason in the cause, when Shopify %s', async (_what, fault, why) => {
  shopify.standIn.failNext('POST /graphql.json', fault);
  const failure = await queryFailure(accessToken, clientFor(fault));
  expect(failure).toMatchObject(unavailable);
  expect(failure.cause.message).toBe(`${why} ${QUERY_CALL}`);
  expect(isAccessRefused(failure)).toBe(false);
  expect(shopify.standIn.requestCount('POST /graphql.json')).toBe(1);
  expect(await shopify.client.shop(SHOP, accessToken)).toMatchObject({ name: 'Min butik' });
});

test('tells the user about revoked access, a paused shop and an unknown shop', async () => {
  const { standIn } = shopify;
  standIn.failNext('POST /graphql.json', {
    instead: { errors: 'This action requires merchant approval for read_orders scope.' },
    status: 403,
  });
  const [forbidden, unknown] = [await queryFailure(), await queryFailure('shpat_other')];
  for (const failure of [forbidden, unknown]) {
    expect(failure).toMatchObject(accessRefused);
    expect(isAccessRefused(failure)).toBe(true);
  }
  expect(forbidden.cause.message).toBe(
    `Shopify returned an error: 403 This action requires merchant approval for read_orders scope. ${QUERY_CALL}`,
  );
  standIn.failNext('POST /graphql.json', { instead: { errors: { shop: ['is frozen'] } }, status: 402 });
  const paused = await queryFailure();
  expect(paused).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', message: 'Butikken er sat på pause hos Shopify.' });
  expect(paused.cause.message).toBe(`Shopify returned an error: 402 {"shop":["is frozen"]} ${QUERY_CALL}`);
  standIn.failNext('POST /access_token', { instead: '<html>Unavailable Shop</html>', status: 404 });
  expect(await signInFailure()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'Shopify kender ikke butikken. Kontrollér adressen.',
  });
  expect(isAccessRefused(paused)).toBe(false);
});

test.each<[string, ShopifyFault, string]>([
  ['fails', { status: 502 }, 'Shopify returned an error: 502'],
  ['hangs', { hang: true }, 'Shopify did not answer: TimeoutError'],
  ['sends half an answer', { brokenJson: true }, 'Shopify sent an invalid answer: '],
  ['sends no token', { instead: { scope: 'read_orders' } }, 'Shopify sent an invalid answer: access_token'],
  [
    'rejects the portal’s credentials',
    { instead: { error: 'invalid_client', error_description: 'x' }, status: 400 },
    'Shopify returned an error: 400 invalid_client',
  ],
])('reports an outage after one exchange of a code when Shopify %s', async (_what, fault, why) => {
  const before = shopify.standIn.requestCount('POST /access_token');
  shopify.standIn.failNext('POST /access_token', fault);
  const failure = await signInFailure(clientFor(fault));
  expect(failure).toMatchObject(unavailable);
  expect(failure.cause.message).toBe(`${why} ${SIGN_IN_CALL}`);
  expect(isAccessRefused(failure)).toBe(false);
  expect(shopify.standIn.requestCount('POST /access_token')).toBe(before + 1);
});

test('reports an outage when the connection is refused', async () => {
  await shopify.close();
  expect((await queryFailure()).cause.message).toBe(`Shopify did not answer: ECONNREFUSED ${QUERY_CALL}`);
});

test('errors contain no secrets, even if a secret cannot be sent or Shopify quotes it', async () => {
  const { client, standIn, settings } = shopify;
  const unsendable = ['shpat_typed\r\nx-evil: 1', 'shpat_typed ', 'shpat_typed "', 'shpat_typed\u00E6', ''];
  const secrets = ['shpat_typed', 'very-secret', 'code-secret', 'refresh-secret'];
  const unreachable = new ShopifyClient({ ...settings, clientSecret: 'very-secret', apiUrl: 'http://127.0.0.1:9' });
  const quotingAnswer = {
    errors: 'Invalid token shpat_typed',
    error: 'invalid_request',
    error_description: 'code-secret refresh-secret very-secret',
  };
  const quotingFailure = (request: () => Promise<unknown>, call: 'POST /access_token' | 'POST /graphql.json') => {
    standIn.failNext(call, { instead: quotingAnswer, status: 400 });
    return failureOf(request());
  };
  const failures = [
    await failureOf(unreachable.exchangeCode(SHOP, 'code-secret')),
    await failureOf(unreachable.renewAccess(SHOP, 'refresh-secret')),
    await failureOf(unreachable.shop(SHOP, 'shpat_typed')),
    await quotingFailure(() => client.shop(SHOP, 'shpat_typed'), 'POST /graphql.json'),
    await quotingFailure(() => client.exchangeCode(SHOP, 'code-secret'), 'POST /access_token'),
    await quotingFailure(() => client.renewAccess(SHOP, 'refresh-secret'), 'POST /access_token'),
    ...(await Promise.all(unsendable.map((token) => queryFailure(token)))),
  ];
  for (const error of failures) {
    const { cause } = error;
    const text = [
      error.message,
      error.stack,
      cause.message,
      cause.stack,
      JSON.stringify(error),
      JSON.stringify(cause),
      String(cause.cause),
    ].join(' ');
    for (const secret of [...secrets, settings.clientSecret]) expect(text).not.toContain(secret);
    expect(error).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  }
  expect(failures.slice(-unsendable.length).every(isAccessRefused)).toBe(true);
  expect(standIn.requestCount('POST /graphql.json')).toBe(1);
});
