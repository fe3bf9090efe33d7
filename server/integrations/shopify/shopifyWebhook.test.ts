import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signatureOf } from '../../sandbox/shopify/signing.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Providers } from '../../testing/providers.ts';
import {
  activitiesOf,
  anotherInstallation,
  connect,
  integrationAs,
  mailsOf,
  newShop,
  secretsOf,
  shopCompany,
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
  company = await shopCompany(app);
  shop = newShop();
  await connect(app, company, shop);
  // Each test says itself when what happened is told.
  providers.shopify.pauseWebhooks();
});

const theEvent = () => providers.shopify.events().findLast((event) => event.shop === shop)!;

/** As Shopify sends it, or somebody who found a body of Shopify's. */
async function told(
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

describe('a shop that removes the app', () => {
  test('is disconnected: off, without its tokens, in the feed, and who connected it is mailed once', async () => {
    await app.world.person({ customerId: company.customerId });
    providers.shopify.uninstall(shop);
    expect(await providers.shopify.deliver(theEvent().id)).toBe(200);
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

  test('is told of once, however often the event comes, at the same moment too', async () => {
    providers.shopify.uninstall(shop);
    const { id } = theEvent();
    expect(await Promise.all([1, 2, 3, 4].map(() => providers.shopify.deliver(id)))).toEqual([200, 200, 200, 200]);
    expect(await providers.shopify.deliver(id)).toBe(200);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet', 'Shopify er afinstalleret']);
    expect(await mailsOf(app, company.customerId)).toHaveLength(1);
  });

  test('is disconnected from each installation that it was connected to', async () => {
    const second = { ...company, ...(await anotherInstallation(app, company.departmentId)) };
    await connect(app, second, shop);
    providers.shopify.uninstall(shop);
    await providers.shopify.deliver(theEvent().id);
    for (const each of [company, second])
      expect(await integrationAs(app, each)).toMatchObject({ isEnabled: false, isConnected: false });
  });

  test('stays connected where it was connected anew before the event came, also when the event is sent again', async () => {
    providers.shopify.uninstall(shop);
    const { id } = theEvent();
    await connect(app, company, shop);
    expect(await providers.shopify.deliver(id)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
    expect(await told('app/uninstalled', { id })).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
  });

  test('is heard of once Shopify can be asked: until then the event comes again', async () => {
    providers.shopify.uninstall(shop);
    providers.shopify.failNext('POST /graphql.json', { status: 503 });
    expect(await providers.shopify.deliver(theEvent().id)).toBe(502);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true });
    expect(await providers.shopify.deliver(theEvent().id)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: false });
  });
});

describe('an event', () => {
  test('that is signed by somebody else is refused', async () => {
    providers.shopify.uninstall(shop);
    expect(await told('app/uninstalled', { secret: 'et-andet' })).toBe(400);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
  });

  test.each(['app/uninstalled', 'shop/redact'])(
    'named %s over a body of another one’s removes nothing of a shop that is still there, its access ended or not',
    async (topic) => {
      expect(await told(topic)).toBe(200);
      providers.shopify.expireAccess();
      expect(await told(topic)).toBe(200);
      expect(await integrationAs(app, company)).toMatchObject({
        isEnabled: true,
        isConnected: true,
        connectedTo: shop,
      });
    },
  );

  test('that comes again is not asked about again', async () => {
    const id = randomUUID();
    await told('app/uninstalled', { id });
    const before = providers.shopify.asked('POST /graphql.json');
    expect(await told('app/uninstalled', { id })).toBe(200);
    expect(providers.shopify.asked('POST /graphql.json')).toBe(before);
  });

  test('about a shop that nobody knows, or about something else, is taken and does nothing', async () => {
    expect(await told('app/uninstalled', { body: { myshopify_domain: newShop() } })).toBe(200);
    for (const topic of ['shop/update', '']) expect(await told(topic)).toBe(200);
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
  });

  test.each(['customers/data_request', 'customers/redact'])(
    'named %s is answered, since no customer of a shop is known here',
    async (topic) => {
      expect(
        await told(topic, {
          body: { shop_id: 1, shop_domain: shop, customer: { id: 7, email: 'kunde@butik.example' } },
        }),
      ).toBe(200);
      expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
    },
  );
});

describe('what must be forgotten of a shop', () => {
  const redact = () => told('shop/redact', { body: { shop_id: 1, shop_domain: shop } });
  const traces = async () =>
    JSON.stringify(
      await app.db.sql(
        `select row_to_json(i)::text as row from integration_instance i union all select row_to_json(a)::text from activity a union all select row_to_json(m)::text from mail m union all select row_to_json(o)::text from oauth_state o`,
      ),
    );

  test('is gone, with everything that names it', async () => {
    providers.shopify.uninstall(shop);
    await providers.shopify.deliver(theEvent().id);
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

  test('is gone, too, where the removal itself was never heard of', async () => {
    providers.shopify.uninstall(shop);
    expect(await redact()).toBe(200);
    expect(await traces()).not.toContain(shop);
  });
});
