import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { answerConsent } from '../../../../../sandbox/shopify/testing/answerConsent.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { rowOf } from '../../../../testing/restRows.ts';
import {
  activitiesOf,
  addInstallation,
  followCallback,
  connectByConsent,
  integrationAs,
  newShop,
  expectRefusal,
  secretsOf,
  createShopCompany,
  startConnection,
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
});

const startOwnConnection = () => startConnection(app, company, shop);
const expectNoIntegration = async () =>
  expect(await app.db.sql('select id from integration_instance where id = $1', [company.id])).toEqual([]);

describe('a shop', () => {
  test('is connected by its owner’s consent, and the integration is enabled', async () => {
    const { authUrl, setCookie, cookie } = await startOwnConnection();
    expect(new URL(authUrl).pathname).toBe(`/shopify/${shop}/admin/oauth/authorize`);
    expect(setCookie).toMatch(
      /^shopify_[\w-]{16}=[\w-]{43}; Path=\/api\/plugins\/shopify; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const result = await followCallback(app, await answerConsent(authUrl), cookie);
    expect(result).toMatchObject({
      status: 302,
      address: `${app.url}/integrations`,
      query: { instance: company.installationId },
    });
    expect(result.query).not.toHaveProperty('error');
    expect(result.setCookie).toContain('Max-Age=0');
    expect(await integrationAs(app, company)).toMatchObject({
      isEnabled: true,
      isConnected: true,
      connectedTo: shop,
      secretsSet: ['accessToken', 'refreshToken'],
      obstacle: null,
      health: { lastSuccessAt: expect.any(String), needsReconnect: false },
    });
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet']);
    expect(await app.db.sql('select * from oauth_state')).toEqual([]);
  });

  test('can be replaced by another shop, and the integration stays enabled', async () => {
    await connectByConsent(app, company, shop);
    const first = await secretsOf(app, company.id);
    const another = newShop();
    await connectByConsent(app, company, another);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, connectedTo: another, version: 2 });
    expect(await secretsOf(app, company.id)).not.toEqual(first);
  });

  test('can be connected in two tabs at once, each with a cookie of its own', async () => {
    const [one, two] = [await startOwnConnection(), await startOwnConnection()];
    const both = `${one.cookie}; andet=1; ${two.cookie}`;
    for (const { authUrl } of [two, one])
      expect((await followCallback(app, await answerConsent(authUrl), both)).query).toEqual({
        instance: company.installationId,
      });
  });

  test('serves several installations of a company with the access of the newest consent', async () => {
    const second = { ...company, ...(await addInstallation(app, company.departmentId)) };
    await connectByConsent(app, company, shop);
    await connectByConsent(app, second, shop);
    expect(await secretsOf(app, company.id)).toEqual(await secretsOf(app, second.id));
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, company.id)).accessToken!);
  });

  test('of another company is refused, and that company’s access still works', async () => {
    const other = await createShopCompany(app);
    await connectByConsent(app, other, shop);
    const before = providers.shopify.requestCount('POST /access_token');
    expectRefusal(await connectByConsent(app, company, shop), 'CONFLICT', expect.stringContaining('anden virksomhed'));
    await expectNoIntegration();
    expect(providers.shopify.requestCount('POST /access_token')).toBe(before);
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, other.id)).accessToken!);
  });

  test('is connected to one of two companies that connect it at the same moment', async () => {
    const companies = [company, await createShopCompany(app)];
    const connections = await Promise.all(companies.map((each) => startConnection(app, each, shop)));
    const callbacks = await Promise.all(connections.map(({ authUrl }) => answerConsent(authUrl)));
    const { shopify } = app.portal.services;
    const { shop: readShop, registerUninstallWebhook } = shopify;
    // Both requests wait at the last step before anything is stored.
    let arrived = 0;
    let release = () => undefined as void;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    shopify.shop = async () => ({ myshopifyDomain: shop }) as Awaited<ReturnType<typeof readShop>>;
    shopify.registerUninstallWebhook = async () => {
      arrived += 1;
      if (arrived === 2) release();
      await both;
    };
    const result = await Promise.all(
      callbacks.map((callback, i) => followCallback(app, callback, connections[i]!.cookie)),
    );
    Object.assign(shopify, { shop: readShop, registerUninstallWebhook });
    expect(result.map(({ query }) => query.error).filter(Boolean)).toEqual(['CONFLICT']);
    const connected = await app.db.sql<{ customer_id: string }>(
      'select customer_id from integration_instance where connected_to = $1 and secrets is not null',
      [shop],
    );
    expect(connected).toHaveLength(1);
  });

  test('is refused with NOT_FOUND when the installation is deleted during the calls to Shopify', async () => {
    await connectByConsent(app, company, shop);
    const { shopify } = app.portal.services;
    const { registerUninstallWebhook: originalRegister } = shopify;
    for (const each of [company, { ...company, ...(await addInstallation(app, company.departmentId)) }]) {
      shopify.registerUninstallWebhook = async () =>
        void (await app.db.sql('delete from installation where id = $1', [each.installationId]));
      const result = await connectByConsent(app, each, shop);
      Object.assign(shopify, { registerUninstallWebhook: originalRegister });
      expectRefusal(result, 'NOT_FOUND', 'Zendesk-installationen findes ikke');
      expect(await app.db.sql('select id from integration_instance where id = $1', [each.id])).toEqual([]);
    }
  });

  test('is stored under its canonical domain when the token gives access to that domain', async () => {
    const renamed = newShop();
    const facts = { data: { shop: { name: 'Flyttet', myshopifyDomain: renamed } } };
    providers.shopify.failNext('POST /graphql.json', { instead: facts, times: 2 });
    const { authUrl, cookie } = await startOwnConnection();
    const callback = await answerConsent(authUrl);
    // The webhook is registered at the canonical domain too.
    providers.shopify.failNext('POST /graphql.json', {
      instead: { data: { webhookSubscriptionCreate: { webhookSubscription: { id: 'x' } } } },
    });
    expect((await followCallback(app, callback, cookie)).query).toEqual({ instance: company.installationId });
    expect(await integrationAs(app, company)).toMatchObject({ connectedTo: renamed });
  });

  test('is refused when its token gives no access to the canonical domain', async () => {
    providers.shopify.failNext('POST /graphql.json', {
      instead: { data: { shop: { name: 'Kapret', myshopifyDomain: newShop() } } },
    });
    expectRefusal(await connectByConsent(app, company, shop), 'PROVIDER_UNAVAILABLE');
    await expectNoIntegration();
  });
});

describe('starting a connection', () => {
  test('is refused before the redirect when a requirement is not met', async () => {
    await app.db.sql(`update installation set connection = 'NONE', zendesk_api_key = null where id = $1`, [
      company.installationId,
    ]);
    expect((await startOwnConnection()).errors![0]).toMatchObject({
      message: expect.stringContaining('Zendesk er forbundet'),
      extensions: { code: 'CONFLICT' },
    });
    await app.db.sql(`update service_agreement set status = 'EXPIRED' where id = $1`, [company.agreementId]);
    expect((await startOwnConnection()).errorCode).toBe('SERVICE_AGREEMENT_REQUIRED');
    expect(await app.db.sql('select * from oauth_state where customer_id = $1', [company.customerId])).toEqual([]);
  });

  test('is refused with an error on each missing or invalid field', async () => {
    const ask = async (installationId: string, text: string) =>
      (await startConnection(app, { ...company, installationId }, text)).errors![0]!.extensions;
    expect(await ask('', '')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { shopDomain: 'Shop URL er påkrævet', installationId: 'Zendesk installation er påkrævet' },
    });
    expect((await ask(company.installationId, 'min butik')).fields).toEqual({
      shopDomain: 'Shop URL skal være i formatet: min-butik.myshopify.com',
    });
  });

  test('is refused for another company, an API token and an impersonating admin', async () => {
    const stranger = await app.world.person();
    expect((await startConnection(app, { ...company, person: stranger }, shop)).errorCode).toBe('NOT_FOUND');
    const apiToken = await app.world.apiToken(company.customerId, 'READ_WRITE');
    expect(
      (await startConnection(app, { ...company, person: { ...company.person, token: apiToken.token } }, shop))
        .errorCode,
    ).toBe('FORBIDDEN');
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const impersonation = await app.world.session(company.person.id, { actorId: admin.id });
    expect(
      (await startConnection(app, { ...company, person: { ...company.person, token: impersonation.token } }, shop))
        .errorCode,
    ).toBe('FORBIDDEN');
  });

  test('is rate-limited', async () => {
    for (let i = 0; i < 60; i += 1) await app.portal.services.throttle.spend('shopAttempts', company.customerId);
    expect((await startOwnConnection()).errorCode).toBe('RATE_LIMITED');
  });

  test('is refused when Shopify is not configured', async () => {
    const { services } = app.portal;
    const { shopify } = services;
    services.shopify = new (shopify.constructor as new (settings: undefined) => typeof shopify)(undefined);
    const answer = await startOwnConnection();
    services.shopify = shopify;
    expect(answer.errors![0]).toMatchObject({
      message: 'Shopify er ikke sat op endnu.',
      extensions: { code: 'NOT_CONFIGURED' },
    });
  });

  test('works over REST with the same cookie', async () => {
    const started = await app.rest('POST', '/api/plugins/shopify/oauth/start', {
      body: { shopDomain: shop, zendeskInstanceId: company.installationId },
      token: company.person.token,
    });
    const result = await followCallback(
      app,
      await answerConsent(String(rowOf(started).authUrl)),
      String(started.headers['set-cookie']).split(';')[0],
    );
    expect(result.query).toEqual({ instance: company.installationId });
    expect(
      (await app.rest('POST', '/api/plugins/shopify/oauth/start', { body: {}, token: company.person.token }))
        .fieldErrors,
    ).toHaveProperty('shopDomain', 'Shop URL er påkrævet');
  });
});
