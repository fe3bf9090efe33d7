import { expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { ShopifyClient } from './Shopify.ts';

const SHOP = 'fjordlyst.myshopify.com';
const TOKEN = `POST https://${SHOP}/admin/oauth/access_token`;
const GRAPHQL = `POST https://${SHOP}/admin/api/2026-07/graphql.json`;
const NOW = 1_795_244_094_000;
const client = new ShopifyClient({ clientId: 'client', clientSecret: 'shpss_secret' }, { clock: new TestClock(NOW) });
const { answer, requests } = playRecordings();
const sent = (at: number) => ({
  ...requests[at]!.headers,
  body: JSON.parse(requests[at]!.body) as Record<string, unknown>,
});

test('exchanges a code at the shop’s own host with the client’s credentials, for access that expires', async () => {
  answer(TOKEN, {
    access_token: 'shpat_1',
    expires_in: 3_600,
    refresh_token: 'shprt_1',
    refresh_token_expires_in: 7_776_000,
    scope: 'read_customers,read_orders',
  });
  expect(await client.exchangeCode(SHOP, '0907a61c')).toEqual({
    accessToken: 'shpat_1',
    scope: 'read_customers,read_orders',
    expiresAt: new Date(NOW + 3_600_000),
    refreshToken: 'shprt_1',
  });
  const body = { client_id: 'client', client_secret: 'shpss_secret', code: '0907a61c', expiring: '1' };
  expect(sent(0)).toMatchObject({ 'content-type': 'application/json', body });
});

test('accepts access without an expiry, as apps of one shop may get it', async () => {
  answer(TOKEN, { access_token: 'shpat_1', scope: 'write_orders,read_customers' });
  expect(await client.exchangeCode(SHOP, 'x')).toEqual({
    accessToken: 'shpat_1',
    scope: 'write_orders,read_customers',
    expiresAt: null,
    refreshToken: null,
  });
});

test('reads numbers that are sent as text, and ignores values that cannot be read', async () => {
  const recorded = { access_token: 'a', scope: null, refresh_token: '' };
  answer(TOKEN, { ...recorded, expires_in: '3599' }, { ...recorded, expires_in: 'long' });
  const access = { accessToken: 'a', scope: '', refreshToken: null };
  expect(await client.renewAccess(SHOP, 'shprt_1')).toEqual({ ...access, expiresAt: new Date(NOW + 3_599_000) });
  expect(await client.renewAccess(SHOP, 'shprt_1')).toEqual({ ...access, expiresAt: null });
  expect(sent(0).body).toEqual({
    client_id: 'client',
    client_secret: 'shpss_secret',
    grant_type: 'refresh_token',
    refresh_token: 'shprt_1',
  });
});

test('reads the shop with its token, with null for missing values', async () => {
  const throttleStatus = { maximumAvailable: 2_000, currentlyAvailable: 1_999, restoreRate: 100 };
  const extensions = { cost: { requestedQueryCost: 1, actualQueryCost: 1, throttleStatus } };
  const shop = {
    name: 'Fjordlyst Møbler',
    myshopifyDomain: SHOP,
    email: 'hej@fjordlyst.dk',
    currencyCode: 'DKK',
    primaryDomain: { host: 'fjordlyst.dk' },
    plan: { publicDisplayName: 'Grow' },
  };
  answer(
    GRAPHQL,
    { data: { shop }, extensions },
    { data: { shop: { name: null, myshopifyDomain: SHOP, email: '', primaryDomain: null } } },
  );
  expect(await client.shop(SHOP, 'shpat_1')).toEqual({
    name: 'Fjordlyst Møbler',
    domain: 'fjordlyst.dk',
    myshopifyDomain: SHOP,
    email: 'hej@fjordlyst.dk',
    currency: 'DKK',
    plan: 'Grow',
  });
  expect(sent(0)).toMatchObject({ 'x-shopify-access-token': 'shpat_1', 'content-type': 'application/json' });
  expect(await client.shop(SHOP, 'shpat_1')).toEqual({
    name: SHOP,
    domain: SHOP,
    myshopifyDomain: SHOP,
    email: null,
    currency: null,
    plan: null,
  });
});

test('creates a webhook with one request', async () => {
  answer(GRAPHQL, {
    data: {
      webhookSubscriptionCreate: { webhookSubscription: { id: 'gid://shopify/WebhookSubscription/1' }, userErrors: [] },
    },
  });
  await client.registerUninstallWebhook(SHOP, 'shpat_1', 'https://portal.example/hook');
});

test('leaves an existing webhook as it is when Shopify refuses to create it again', async () => {
  const userErrors = [
    { field: ['webhookSubscription', 'uri'], message: 'Address for this topic has already been taken' },
  ];
  const taken = { data: { webhookSubscriptionCreate: { webhookSubscription: null, userErrors } } };
  answer(GRAPHQL, taken, {
    data: { webhookSubscriptions: { nodes: [{ uri: null }, { uri: 'https://portal.example/hook' }] } },
  });
  await client.registerUninstallWebhook(SHOP, 'shpat_1', 'https://portal.example/hook');
  expect(sent(0).body['variables']).toEqual({ address: 'https://portal.example/hook' });
  answer(GRAPHQL, taken, { data: { webhookSubscriptions: { nodes: [] } } });
  expect(
    (await failureOf(client.registerUninstallWebhook(SHOP, 'shpat_1', 'https://portal.example/hook'))).cause.message,
  ).toBe(`Shopify refused the webhook for ${SHOP}: Address for this topic has already been taken`);
});

test.each<[string, RecordedAnswer, string]>([
  [
    'an expired token',
    new RecordedAnswer(401, { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }),
    'Shopify returned an error: 401 [API] Invalid API key or access token (unrecognized login or wrong password)',
  ],
  [
    'a field that the token may not see',
    new RecordedAnswer(200, {
      data: null,
      errors: [{ message: 'Access denied for email field.', extensions: { code: 'ACCESS_DENIED' } }, 'x'],
    }),
    'Shopify returned an error: 200 Access denied for email field. ',
  ],
  [
    'a shop with another address',
    new RecordedAnswer(301, '', { location: 'https://fjordlyst-2.myshopify.com/admin/api/2026-07/graphql.json' }),
    'Shopify returned a redirect: 301',
  ],
  [
    'a redirect to a sign-in page',
    new RecordedAnswer(302, '<html>', { location: 'https://accounts.shopify.com/' }),
    'Shopify returned a redirect: 302',
  ],
  [
    'a very long error text',
    new RecordedAnswer(500, { errors: 'x'.repeat(5_000) }),
    `Shopify returned an error: 500 ${'x'.repeat(200)}`,
  ],
])('reports %s only in the cause of the error', async (_what, recorded, why) => {
  answer(GRAPHQL, recorded);
  const error = await failureOf(client.shop(SHOP, 'shpat_1'));
  expect(error).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(error.cause.message).toBe(`${why} (POST ${SHOP}/admin/api/2026-07/graphql.json)`);
});
