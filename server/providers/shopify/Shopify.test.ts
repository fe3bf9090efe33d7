import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startShopify } from '../../../sandbox/shopify/testing/startShopify.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { isAccessRefused, ShopifyClient, verifyCallback } from './Shopify.ts';

const SHOP = 'min-butik.myshopify.com';
const ADDRESS = 'https://portal.example/api/webhooks/shopify';
let shopify: Awaited<ReturnType<typeof startShopify>>;
beforeEach(async () => {
  shopify = await startShopify();
});
afterEach(() => shopify.close());

const connect = (shop = SHOP) => shopify.client.exchangeCode(shop, shopify.standIn.grantAccess(shop));

test('connects a shop: consent page, signed callback, code exchange and the first query', async () => {
  const { client, settings } = shopify;
  const address = client.authorizeUrl({ shop: SHOP, state: 'nonce', redirectUri: 'https://portal.example/retur?a=1' });
  const page = await (await fetch(address)).text();
  expect(page).toContain(SHOP);
  const { status, headers } = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'install' }),
    redirect: 'manual',
  });
  expect(status).toBe(302);
  const back = new URL(headers.get('location')!);
  expect(`${back.origin}${back.pathname}`).toBe('https://portal.example/retur');
  back.searchParams.delete('a');
  const { shop, code, state } = verifyCallback(back.searchParams, settings.clientSecret);
  expect([shop, state]).toEqual([SHOP, 'nonce']);
  const { accessToken, scope } = await client.exchangeCode(shop, code!);
  expect(scope).toBe('read_customers,read_orders');
  expect(await client.shop(shop, accessToken)).toEqual({
    name: 'Min butik',
    domain: 'min-butik.example',
    myshopifyDomain: SHOP,
    email: 'kontakt@min-butik.example',
    currency: 'DKK',
    plan: 'Basic',
  });
});

test('renews access that expired after an hour, and gets a new refresh token each time', async () => {
  const clock = new TestClock(1_795_244_094_000);
  const client = new ShopifyClient(shopify.settings, { clock });
  const first = await client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP));
  expect(first).toMatchObject({ expiresAt: new Date(clock.time + 3_600_000) });
  shopify.standIn.expireAccess();
  expect(isAccessRefused(await failureOf(client.shop(SHOP, first.accessToken)))).toBe(true);
  const second = await client.renewAccess(SHOP, first.refreshToken!);
  expect(await client.shop(SHOP, second.accessToken)).toMatchObject({ name: 'Min butik' });
  expect(new Set([first.refreshToken, second.refreshToken, first.accessToken, second.accessToken]).size).toBe(4);
});

test('repeats a renewal whose answer was lost with the same token, and is refused with a replaced token', async () => {
  const { client, standIn } = shopify;
  const first = await connect();
  standIn.failNext('POST /access_token', { dropAnswerAfterWork: true });
  await failureOf(client.renewAccess(SHOP, first.refreshToken!));
  const second = await client.renewAccess(SHOP, first.refreshToken!);
  await client.renewAccess(SHOP, second.refreshToken!);
  const failure = await failureOf(client.renewAccess(SHOP, first.refreshToken!));
  expect(failure).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'Shopify giver ikke adgang til butikken. Forbind den igen.',
  });
  expect(isAccessRefused(failure)).toBe(true);
});

test('exchanges a code once, and only for the shop that it belongs to', async () => {
  const { client, standIn } = shopify;
  const code = standIn.grantAccess(SHOP);
  expect(isAccessRefused(await failureOf(client.exchangeCode('anden-butik.myshopify.com', code)))).toBe(true);
  expect(isAccessRefused(await failureOf(client.exchangeCode(SHOP, code)))).toBe(true);
  const another = standIn.grantAccess(SHOP);
  await client.exchangeCode(SHOP, another);
  expect(await failureOf(client.exchangeCode(SHOP, another))).toMatchObject({
    message: 'Shopify giver ikke adgang til butikken. Forbind den igen.',
  });
});

test('refuses a shop that grants fewer scopes, and accepts write scopes in place of read scopes', async () => {
  const { client, standIn } = shopify;
  const failure = await failureOf(client.exchangeCode(SHOP, standIn.grantAccess(SHOP, 'read_orders')));
  expect(failure).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Butikken gav ikke alle de rettigheder, som integrationen bruger. Forbind den igen.',
  });
  expect(await client.exchangeCode(SHOP, standIn.grantAccess(SHOP, 'write_orders,read_customers'))).toMatchObject({
    scope: 'write_orders,read_customers',
  });
  const other = new ShopifyClient({ ...shopify.settings, scopes: ['write_orders'] });
  expect(new URL(other.authorizeUrl({ shop: SHOP, state: 's', redirectUri: ADDRESS })).searchParams.get('scope')).toBe(
    'write_orders',
  );
  expect(await failureOf(other.exchangeCode(SHOP, standIn.grantAccess(SHOP)))).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('cannot read another shop with the token of one shop', async () => {
  const { accessToken } = await connect();
  await connect('anden-butik.myshopify.com');
  expect(isAccessRefused(await failureOf(shopify.client.shop('anden-butik.myshopify.com', accessToken)))).toBe(true);
});

test('registers the webhook only once, and reports an outage when the shop refuses the address', async () => {
  const { client, standIn } = shopify;
  const { accessToken } = await connect();
  await client.registerUninstallWebhook(SHOP, accessToken, ADDRESS);
  await client.registerUninstallWebhook(SHOP, accessToken, ADDRESS);
  standIn.pauseWebhooks();
  standIn.uninstall(SHOP);
  expect(standIn.events()).toEqual([expect.objectContaining({ topic: 'app/uninstalled', shop: SHOP, uri: ADDRESS })]);
  const { accessToken: another } = await connect();
  const failure = await failureOf(client.registerUninstallWebhook(SHOP, another, 'http://portal.example/'));
  expect(failure).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: 'Shopify svarer ikke lige nu. Prøv igen om lidt.',
  });
  expect(failure.cause.message).toBe(
    `Shopify refused the webhook for ${SHOP}: Address protocol http:// is not supported`,
  );
});

test('throws NOT_CONFIGURED in every method without settings', async () => {
  const client = new ShopifyClient(undefined);
  expect(client.isConfigured).toBe(false);
  const calls = [
    client.exchangeCode('nonsense', 'x'),
    client.renewAccess(SHOP, 'x'),
    client.shop(SHOP, 'x'),
    client.registerUninstallWebhook(SHOP, 'x', ADDRESS),
    (async () => client.authorizeUrl({ shop: SHOP, state: 's', redirectUri: ADDRESS }))(),
  ];
  for (const call of calls)
    expect(await failureOf(call)).toMatchObject({ code: 'NOT_CONFIGURED', message: 'Shopify er ikke sat op endnu.' });
});
