import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signatureOf } from '../../../../../sandbox/shopify/signing.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import {
  activitiesOf,
  addInstallation,
  connectByConsent,
  integrationAs,
  mailsOf,
  newShop,
  secretsOf,
  createShopCompany,
  startShops,
  type ShopCompany,
} from './testing/shopCompany.ts';

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
  await connectByConsent(app, company, shop);
  // Each test delivers the events itself.
  providers.shopify.pauseWebhooks();
});

const latestEvent = () => providers.shopify.events().findLast((event) => event.shop === shop)!;

/** Posts a signed webhook, as Shopify or an attacker with a signed body would. */
async function postWebhook(
  topic: string,
  {
    body = { myshopify_domain: shop } as object,
    id = randomUUID() as string,
    secret = providers.settings.shopify.clientSecret,
  } = {},
) {
  const payload = JSON.stringify(body);
  const { statusCode } = await app.portal.app.inject({
    method: 'POST',
    url: '/api/webhooks/shopify',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': id,
      'x-shopify-hmac-sha256': signatureOf(payload, secret),
    },
  });
  return statusCode;
}

describe('a shop that has removed the app', () => {
  test('is disabled and loses its tokens; the activity is recorded and the administrator mailed once', async () => {
    await app.world.person({ customerId: company.customerId });
    providers.shopify.uninstall(shop);
    expect(await providers.shopify.deliver(latestEvent().id)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({
      isEnabled: false,
      isConnected: false,
      connectedTo: shop,
      secretsSet: [],
      health: { needsReconnect: true, lastError: 'Appen er fjernet fra butikken hos Shopify.' },
    });
    expect(await secretsOf(app, company.id)).toEqual({});
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet', 'Shopify er afinstalleret']);
    expect((await mailsOf(app, company.customerId)).map(({ kind }) => kind)).toEqual(['integration-disconnected']);
  });

  test('is handled once, however often the event is delivered', async () => {
    providers.shopify.uninstall(shop);
    const { id } = latestEvent();
    expect(await Promise.all([1, 2, 3, 4].map(() => providers.shopify.deliver(id)))).toEqual([200, 200, 200, 200]);
    expect(await providers.shopify.deliver(id)).toBe(200);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet', 'Shopify er afinstalleret']);
    expect(await mailsOf(app, company.customerId)).toHaveLength(1);
  });

  test('is disconnected from each of its installations', async () => {
    const second = { ...company, ...(await addInstallation(app, company.departmentId)) };
    await connectByConsent(app, second, shop);
    providers.shopify.uninstall(shop);
    await providers.shopify.deliver(latestEvent().id);
    for (const each of [company, second])
      expect(await integrationAs(app, each)).toMatchObject({ isEnabled: false, isConnected: false });
  });

  test('stays connected when it was connected again before the event arrived', async () => {
    providers.shopify.uninstall(shop);
    const { id } = latestEvent();
    await connectByConsent(app, company, shop);
    expect(await providers.shopify.deliver(id)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
    expect(await postWebhook('app/uninstalled', { id })).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
  });

  test('is handled by a later delivery when Shopify was unavailable', async () => {
    providers.shopify.uninstall(shop);
    providers.shopify.failNext('POST /graphql.json', { status: 503 });
    expect(await providers.shopify.deliver(latestEvent().id)).toBe(502);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
    expect(await providers.shopify.deliver(latestEvent().id)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: false });
  });
});

describe('an event', () => {
  test('with an invalid signature is rejected', async () => {
    providers.shopify.uninstall(shop);
    expect(await postWebhook('app/uninstalled', { secret: 'et-andet' })).toBe(401);
    expect(await postWebhook('app/uninstalled', { body: {} })).toBe(400);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
  });

  test.each(['app/uninstalled', 'shop/redact'])(
    'with the forged topic %s does not disconnect a shop that still has the app, even with expired access',
    async (topic) => {
      expect(await postWebhook(topic)).toBe(200);
      providers.shopify.expireAccess();
      expect(await postWebhook(topic)).toBe(200);
      expect(await integrationAs(app, company)).toMatchObject({
        isEnabled: true,
        isConnected: true,
        connectedTo: shop,
      });
    },
  );

  test('that is delivered again causes no further call', async () => {
    const id = randomUUID();
    await postWebhook('app/uninstalled', { id });
    const before = providers.shopify.requestCount('POST /graphql.json');
    expect(await postWebhook('app/uninstalled', { id })).toBe(200);
    expect(providers.shopify.requestCount('POST /graphql.json')).toBe(before);
  });

  test('about an unknown shop or with another topic is accepted without effect', async () => {
    expect(await postWebhook('app/uninstalled', { body: { myshopify_domain: newShop() } })).toBe(200);
    for (const topic of ['shop/update', '']) expect(await postWebhook(topic)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
  });

  test.each(['customers/data_request', 'customers/redact'])(
    'with the topic %s is accepted, because no customers of shops are stored',
    async (topic) => {
      expect(
        await postWebhook(topic, {
          body: { shop_id: 1, shop_domain: shop, customer: { id: 7, email: 'kunde@butik.example' } },
        }),
      ).toBe(200);
      expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
    },
  );
});

describe('the erasure of a shop', () => {
  const redact = () => postWebhook('shop/redact', { body: { shop_id: 1, shop_domain: shop } });
  const traces = async () =>
    JSON.stringify(
      await app.db.sql(
        `select row_to_json(i)::text as row from integration_instance i
         union all select row_to_json(a)::text from activity a
         union all select row_to_json(m)::text from mail m
         union all select row_to_json(o)::text from oauth_state o`,
      ),
    );

  test('removes every mention of the shop', async () => {
    providers.shopify.uninstall(shop);
    await providers.shopify.deliver(latestEvent().id);
    expect(await traces()).toContain(shop);
    expect(await redact()).toBe(200);
    expect(await traces()).not.toContain(shop);
    expect(await integrationAs(app, company)).toMatchObject({
      isEnabled: false,
      isConnected: false,
      connectedTo: null,
      health: { lastError: null, needsReconnect: false },
    });
  });

  test('also removes a shop whose uninstallation was never received', async () => {
    providers.shopify.uninstall(shop);
    expect(await redact()).toBe(200);
    expect(await traces()).not.toContain(shop);
  });
});
