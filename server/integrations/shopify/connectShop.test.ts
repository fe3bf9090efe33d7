import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Providers } from '../../testing/providers.ts';
import {
  activitiesOf,
  anotherInstallation,
  answered,
  comeBack,
  connect,
  integrationAs,
  newShop,
  refusedWith,
  secretsOf,
  shopCompany,
  start,
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
});

const begun = () => start(app, company, shop);
const hasNothing = async () =>
  expect(await app.db.sql('select id from integration_instance where id = $1', [company.id])).toEqual([]);

describe('a shop', () => {
  test('is connected from the button by way of its owner’s consent, and the integration is on', async () => {
    const { authUrl, setCookie, cookie } = await begun();
    expect(new URL(authUrl).pathname).toBe(`/shopify/${shop}/admin/oauth/authorize`);
    expect(setCookie).toMatch(
      /^shopify_[\w-]{16}=[\w-]{43}; Path=\/api\/plugins\/shopify; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const led = await comeBack(app, await answered(authUrl), cookie);
    expect(led).toMatchObject({
      status: 302,
      address: `${app.url}/integrations`,
      query: { instance: company.installationId },
    });
    expect(led.query).not.toHaveProperty('error');
    expect(led.setCookie).toContain('Max-Age=0');
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

  test('keeps its settings and its switch when it is connected anew, by whatever it was connected to before', async () => {
    await connect(app, company, shop);
    const first = await secretsOf(app, company.id);
    const another = newShop();
    await connect(app, company, another);
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, connectedTo: another, version: 2 });
    expect(await secretsOf(app, company.id)).not.toEqual(first);
  });

  test('can be connected in two tabs at once, each with its own cookie', async () => {
    const [one, two] = [await begun(), await begun()];
    const both = `${one.cookie}; andet=1; ${two.cookie}`;
    for (const { authUrl } of [two, one])
      expect((await comeBack(app, await answered(authUrl), both)).query).toEqual({ instance: company.installationId });
  });

  test('serves several installations of its company with one access, which the newest consent gave', async () => {
    const second = { ...company, ...(await anotherInstallation(app, company.departmentId)) };
    await connect(app, company, shop);
    await connect(app, second, shop);
    expect(await secretsOf(app, company.id)).toEqual(await secretsOf(app, second.id));
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, company.id)).accessToken!);
  });

  test('of another company is left to it, and what that has goes on working', async () => {
    const other = await shopCompany(app);
    await connect(app, other, shop);
    const before = providers.shopify.asked('POST /access_token');
    refusedWith(await connect(app, company, shop), 'CONFLICT', expect.stringContaining('anden virksomhed'));
    await hasNothing();
    expect(providers.shopify.asked('POST /access_token')).toBe(before);
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, other.id)).accessToken!);
  });

  test('goes to one of two companies that connect it at the same moment', async () => {
    const companies = [company, await shopCompany(app)];
    const begins = await Promise.all(companies.map((each) => start(app, each, shop)));
    const backs = await Promise.all(begins.map(({ authUrl }) => answered(authUrl)));
    const { shopify } = app.portal.services;
    const { shop: asked, registerUninstallWebhook: registered } = shopify;
    // Both have got as far as they get without storing anything.
    let arrived = 0;
    let release = () => undefined as void;
    const both = new Promise<void>((resolve) => {
      release = resolve;
    });
    shopify.shop = async () => ({ myshopifyDomain: shop }) as Awaited<ReturnType<typeof asked>>;
    shopify.registerUninstallWebhook = async () => {
      arrived += 1;
      if (arrived === 2) release();
      await both;
    };
    const led = await Promise.all(backs.map((back, i) => comeBack(app, back, begins[i]!.cookie)));
    Object.assign(shopify, { shop: asked, registerUninstallWebhook: registered });
    expect(led.map(({ query }) => query.error).filter(Boolean)).toEqual(['CONFLICT']);
    const connected = await app.db.sql<{ customer_id: string }>(
      'select customer_id from integration_instance where connected_to = $1 and secrets is not null',
      [shop],
    );
    expect(connected).toHaveLength(1);
  });

  test('is not connected to an installation that is deleted while Shopify is asked, and says so', async () => {
    await connect(app, company, shop);
    const { shopify } = app.portal.services;
    const { registerUninstallWebhook: registered } = shopify;
    for (const each of [company, { ...company, ...(await anotherInstallation(app, company.departmentId)) }]) {
      shopify.registerUninstallWebhook = async () =>
        void (await app.db.sql('delete from installation where id = $1', [each.installationId]));
      const led = await connect(app, each, shop);
      Object.assign(shopify, { registerUninstallWebhook: registered });
      refusedWith(led, 'NOT_FOUND', 'Zendesk-installationen findes ikke');
      expect(await app.db.sql('select id from integration_instance where id = $1', [each.id])).toEqual([]);
    }
  });

  test('that names another address is known by that, where its token opens it', async () => {
    const renamed = newShop();
    const facts = { data: { shop: { name: 'Flyttet', myshopifyDomain: renamed } } };
    providers.shopify.failNext('POST /graphql.json', { instead: facts, times: 2 });
    const { authUrl, cookie } = await begun();
    const back = await answered(authUrl);
    // Its webhook, too, is asked for under that address.
    providers.shopify.failNext('POST /graphql.json', {
      instead: { data: { webhookSubscriptionCreate: { webhookSubscription: { id: 'x' } } } },
    });
    expect((await comeBack(app, back, cookie)).query).toEqual({ instance: company.installationId });
    expect(await integrationAs(app, company)).toMatchObject({ connectedTo: renamed });
  });

  test('that names an address which its token does not open is not believed', async () => {
    providers.shopify.failNext('POST /graphql.json', {
      instead: { data: { shop: { name: 'Kapret', myshopifyDomain: newShop() } } },
    });
    refusedWith(await connect(app, company, shop), 'PROVIDER_UNAVAILABLE');
    await hasNothing();
  });
});

describe('who may begin', () => {
  const codeOf = ({ errors }: Awaited<ReturnType<typeof start>>) => errors?.[0]?.extensions.code;

  test('is told what is in the way before going anywhere', async () => {
    await app.db.sql('update installation set zendesk_api_key_last4 = null where id = $1', [company.installationId]);
    expect((await begun()).errors[0]).toMatchObject({
      message: expect.stringContaining('API-nøgle'),
      extensions: { code: 'CONFLICT' },
    });
    await app.db.sql(`update service_agreement set status = 'EXPIRED' where id = $1`, [company.agreementId]);
    expect(codeOf(await begun())).toBe('SERVICE_AGREEMENT_REQUIRED');
    expect(await app.db.sql('select * from oauth_state where customer_id = $1', [company.customerId])).toEqual([]);
  });

  test('is told which field is missing or wrong', async () => {
    const ask = async (installationId: string, text: string) =>
      (await start(app, { ...company, installationId }, text)).errors[0].extensions;
    expect(await ask('', '')).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { shopDomain: 'Shop URL er påkrævet', installationId: 'Zendesk installation er påkrævet' },
    });
    expect((await ask(company.installationId, 'min butik')).fields).toEqual({
      shopDomain: 'Shop URL skal være i formatet: min-butik.myshopify.com',
    });
  });

  test('is nobody from another company, no program, and no admin who is signed in as somebody else', async () => {
    const stranger = await app.world.person();
    expect(codeOf(await start(app, { ...company, person: stranger }, shop))).toBe('NOT_FOUND');
    const program = await app.world.apiToken(company.customerId, 'READ_WRITE');
    expect(codeOf(await start(app, { ...company, person: { ...company.person, token: program.token } }, shop))).toBe(
      'FORBIDDEN',
    );
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const guest = await app.world.session(company.person.id, { actorId: admin.id });
    expect(codeOf(await start(app, { ...company, person: { ...company.person, token: guest.token } }, shop))).toBe(
      'FORBIDDEN',
    );
  });

  test('does not begin for ever', async () => {
    for (let i = 0; i < 60; i += 1) await app.portal.services.throttle.spend('shopAttempts', company.customerId);
    expect(codeOf(await begun())).toBe('RATE_LIMITED');
  });

  test('is told where Shopify is not set up', async () => {
    const { services } = app.portal;
    const { shopify } = services;
    services.shopify = new (shopify.constructor as new (settings: undefined) => typeof shopify)(undefined);
    const answer = await begun();
    services.shopify = shopify;
    expect(answer.errors[0]).toMatchObject({
      message: 'Shopify er ikke sat op endnu.',
      extensions: { code: 'NOT_CONFIGURED' },
    });
  });

  test('may do so over REST, and the cookie comes along there, too', async () => {
    const { body, headers } = await app.rest('POST', '/api/plugins/shopify/oauth/start', {
      body: { shopDomain: shop, zendeskInstanceId: company.installationId },
      token: company.person.token,
    });
    const led = await comeBack(app, await answered(body.data.authUrl), String(headers['set-cookie']).split(';')[0]);
    expect(led.query).toEqual({ instance: company.installationId });
    expect(
      (await app.rest('POST', '/api/plugins/shopify/oauth/start', { body: {}, token: company.person.token })).body.data
        .fields,
    ).toHaveProperty('shopDomain', 'Shop URL er påkrævet');
  });
});
