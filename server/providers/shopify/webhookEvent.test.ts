import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { signatureOf } from '../../../sandbox/shopify/signing.ts';
import { startShopify } from '../../../sandbox/shopify/testing/startShopify.ts';
import { failureOf } from '../testing/failureOf.ts';
import { readDeliveryHeaders, isAccessRefused, verifyWebhook } from './Shopify.ts';
import { startListener } from './testing/startListener.ts';

const SHOP = 'min-butik.myshopify.com';
let shopify: Awaited<ReturnType<typeof startShopify>>;
let portal: Awaited<ReturnType<typeof startListener>>;
let accessToken: string;

beforeEach(async () => {
  [shopify, portal] = await Promise.all([startShopify(), startListener()]);
  ({ accessToken } = await shopify.client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP)));
  await shopify.client.registerUninstallWebhook(SHOP, accessToken, `${portal.url}/api/webhooks/shopify`);
});
afterEach(async () => {
  await shopify.close();
  await portal.close();
});

const verified = () =>
  portal.received.map(({ body, headers }) => ({
    ...verifyWebhook(body, headers['x-shopify-hmac-sha256']?.toString(), shopify.settings.clientSecret),
    ...readDeliveryHeaders(headers),
  }));

test('an uninstalled shop sends a signed event after its access has ended', async () => {
  shopify.standIn.uninstall(SHOP);
  await portal.until(() => portal.received.length === 1);
  expect(verified()).toEqual([{ shop: SHOP, id: expect.any(String), topic: 'app/uninstalled' }]);
  expect(isAccessRefused(await failureOf(shopify.client.shop(SHOP, accessToken)))).toBe(true);
});

test('an event that was not acknowledged is sent again, with the same id each time', async () => {
  portal.nextStatuses.push(500, 302);
  shopify.standIn.uninstall(SHOP);
  await portal.until(() => portal.received.length === 3);
  const [event] = shopify.standIn.events();
  expect(await shopify.standIn.deliver(event!.id)).toBe(200);
  expect(verified().map(({ id }) => id)).toEqual([event!.id, event!.id, event!.id, event!.id]);
});

test('a shop that is connected and uninstalled again sends an event with another id', async () => {
  shopify.standIn.uninstall(SHOP);
  const again = await shopify.client.exchangeCode(SHOP, shopify.standIn.grantAccess(SHOP));
  await shopify.client.registerUninstallWebhook(SHOP, again.accessToken, `${portal.url}/api/webhooks/shopify`);
  shopify.standIn.uninstall(SHOP);
  await portal.until(() => portal.received.length === 2);
  expect(new Set(verified().map(({ id }) => id)).size).toBe(2);
});

test('events with a missing or wrong signature, a changed body or an invalid shop are refused', () => {
  const body = JSON.stringify({ id: 1, domain: 'minbutik.dk', myshopify_domain: SHOP });
  const verify =
    (text: string, signature: string | undefined, secret = 'secret') =>
    () =>
      verifyWebhook(Buffer.from(text), signature, secret);
  const good = signatureOf(body, 'secret');
  expect(verify(body, good)()).toEqual({ shop: SHOP });
  const signed = (text: string) => [text, signatureOf(text, 'secret')] as const;
  const refused = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, good.slice(0, 40)],
    [body, `${good.slice(0, -1)}AAA=`],
    [body, signatureOf(body, 'other')],
    [`${body} `, good],
    [body.replace(SHOP, 'an-anden.myshopify.com'), good],
  ] as const;
  for (const [text, signature] of refused)
    expect(verify(text, signature)).toThrow(
      expect.objectContaining({ code: 'UNAUTHENTICATED', message: 'Webhookens signatur er ugyldig' }),
    );
  const invalid = [
    signed(''),
    signed('no json'),
    signed('{}'),
    signed('null'),
    signed('[]'),
    signed('{"myshopify_domain":"evil.com"}'),
    signed(`{"myshopify_domain":"${SHOP}.evil.com"}`),
    signed(`{"domain":"${SHOP}"}`),
  ] as const;
  for (const [text, signature] of invalid)
    expect(verify(text, signature)).toThrow(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: 'Webhookens indhold er ugyldigt' }),
    );
  expect(verify(body, signatureOf(body, ''), '')).toThrow('Webhookens signatur er ugyldig');
});

test('the signature is verified over the raw bytes, and requests about customers’ data name their shop', () => {
  const body = Buffer.from(
    `{"shop_id":954889,"shop_domain":"${SHOP}","customer":{"name":"S\\u00f8ren","note":"\uFFFD"}}\n`,
  );
  expect(verifyWebhook(body, signatureOf(body.toString(), 'secret'), 'secret')).toEqual({ shop: SHOP });
});

test('the id and topic are read from the headers, and are undefined without them', () => {
  expect(readDeliveryHeaders({})).toEqual({ id: undefined, topic: undefined });
  expect(readDeliveryHeaders({ 'x-shopify-webhook-id': 'b54557e4', 'x-shopify-topic': 'shop/redact' })).toEqual({
    id: 'b54557e4',
    topic: 'shop/redact',
  });
});
