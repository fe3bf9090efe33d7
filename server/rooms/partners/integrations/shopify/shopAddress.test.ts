import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startListener } from '../../../../providers/shopify/testing/startListener.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { newShop, createShopCompany, startConnection, startShops, type ShopCompany } from './testing/shopCompany.ts';

const TEST = `mutation ($shop: String!, $token: String!) {
  testShopifyAccess(shopDomain: $shop, accessToken: $token) { name myshopifyDomain }
}`;

let app: TestApp;
let providers: Providers;
let close: () => Promise<void>;
let company: ShopCompany;
let shop: string;
beforeAll(async () => void ({ app, providers, close } = await startShops()));
afterAll(() => close());
beforeEach(async () => {
  company = await createShopCompany(app);
  shop = newShop();
});

describe('an address outside myshopify.com', () => {
  const hostileAddresses = (port: number) => [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `http://127.0.0.1:${port}/`,
    `127.0.0.1:${port}/.myshopify.com`,
    `127.0.0.1:${port}#.myshopify.com`,
    `127.0.0.1:${port}?.myshopify.com`,
    `x@127.0.0.1:${port}`,
    `min-butik.myshopify.com@127.0.0.1:${port}`,
    `min-butik.myshopify.com:${port}`,
    'min-butik.myshopify.com.evil.example',
    `127.0.0.1:${port}\\.myshopify.com`,
    `min-butik.myshopify.com\r\nHost: 127.0.0.1:${port}`,
    '../../controls/grantAccess',
    '%2e%2e',
    '',
    ' ',
  ];

  test('is refused without a request, for connecting and for testing', async () => {
    const listener = await startListener();
    const before = providers.sandbox.received('shopify').length;
    for (const address of hostileAddresses(listener.port)) {
      expect((await startConnection(app, company, address)).fieldErrors).toHaveProperty('shopDomain');
      const { errors } = await app.graphql(TEST, {
        variables: { shop: address, token: 'shpat_x' },
        token: company.person.token,
      });
      expect(errors![0]!.extensions.fields).toHaveProperty('shopDomain');
    }
    expect(listener.connections()).toBe(0);
    expect(providers.sandbox.received('shopify')).toHaveLength(before);
    await listener.close();
  });
});

describe('testing an access token', () => {
  const ask = (token: string, shopDomain = shop) =>
    app.graphql(TEST, { variables: { shop: shopDomain, token }, token: company.person.token });

  test('returns the shop and does not store the token', async () => {
    const { accessToken } = await app.portal.services.shopify.exchangeCode(shop, providers.shopify.grantAccess(shop));
    expect((await ask(accessToken)).data.testShopifyAccess).toMatchObject({ myshopifyDomain: shop });
    const rest = await app.rest('POST', '/api/plugins/shopify/test', {
      body: { shopDomain: shop, accessToken },
      token: company.person.token,
    });
    expect(rest.body.data).toMatchObject({ ok: true, shop: { myshopifyDomain: shop, plan: 'Basic' } });
    expect(await app.db.sql('select id from integration_instance where id = $1', [company.id])).toEqual([]);
  });

  test('refuses a wrong, malformed or missing token, and reports an unavailable shop', async () => {
    for (const token of ['shpat_forkert', 'to\r\nlinjer'])
      expect((await ask(token)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { accessToken: 'Butikken giver ikke adgang med det token' },
      });
    providers.shopify.failNext('POST /graphql.json', { status: 503 });
    expect((await ask('shpat_x')).errorCode).toBe('PROVIDER_UNAVAILABLE');
    expect((await ask(' ')).fieldErrors).toEqual({ accessToken: 'Adgangstoken er påkrævet' });
  });
});
