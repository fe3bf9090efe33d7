import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startListener } from '../../providers/shopify/testing/startListener.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Providers } from '../../testing/providers.ts';
import {
  activitiesOf, anotherInstallation, answered, comeBack, connect, integrationAs, newShop, secretsOf, shopCompany, start, startShops, type LedBack, type ShopCompany,
} from './testing/shopCompany.ts';

const TEST = 'mutation ($shop: String!, $token: String!) { testShopifyAccess(shopDomain: $shop, accessToken: $token) { name myshopifyDomain } }';

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
const hasNothing = async ({ id } = company) => expect(await app.db.sql('select id from integration_instance where id = $1', [id])).toEqual([]);
const refusedWith = (led: LedBack, code: string, message: unknown = expect.any(String)) =>
  expect(led).toMatchObject({ status: 302, address: `${app.url}/integrations`, query: { error: code, message } });

describe('a shop', () => {
  test('is connected from the button by way of its owner’s consent, and the integration is on', async () => {
    const { authUrl, setCookie, cookie } = await begun();
    expect(new URL(authUrl).pathname).toBe(`/shopify/${shop}/admin/oauth/authorize`);
    expect(setCookie).toMatch(/^shopify_[\w-]{16}=[\w-]{43}; Path=\/api\/plugins\/shopify; Max-Age=600; HttpOnly; SameSite=Lax$/);
    const led = await comeBack(app, await answered(authUrl), cookie);
    expect(led).toMatchObject({ status: 302, address: `${app.url}/integrations`, query: { instance: company.installationId } });
    expect(led.query).not.toHaveProperty('error');
    expect(led.setCookie).toContain('Max-Age=0');
    expect(await integrationAs(app, company)).toMatchObject({
      isEnabled: true, isConnected: true, connectedTo: shop, secretsSet: ['accessToken', 'refreshToken'], obstacle: null, health: { lastSuccessAt: expect.any(String), needsReconnect: false },
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
    for (const { authUrl } of [two, one]) expect((await comeBack(app, await answered(authUrl), both)).query).toEqual({ instance: company.installationId });
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
    refusedWith(await connect(app, company, shop), 'CONFLICT', expect.stringContaining('anden virksomhed'));
    await hasNothing();
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, other.id)).accessToken!);
  });

  test('goes to one of two companies that connect it at the same moment', async () => {
    const companies = [company, await shopCompany(app)];
    const begins = await Promise.all(companies.map((each) => start(app, each, shop)));
    const backs = await Promise.all(begins.map(({ authUrl }) => answered(authUrl)));
    await Promise.all(backs.map((back, i) => comeBack(app, back, begins[i]!.cookie)));
    const connected = await app.db.sql<{ customer_id: string }>('select customer_id from integration_instance where connected_to = $1 and secrets is not null', [shop]);
    expect(connected).toHaveLength(1);
  });

  test('that names another address is known by that, where its token opens it', async () => {
    const renamed = newShop();
    const facts = { data: { shop: { name: 'Flyttet', myshopifyDomain: renamed } } };
    providers.shopify.failNext('POST /graphql.json', { instead: facts, times: 2 });
    const { authUrl, cookie } = await begun();
    const back = await answered(authUrl);
    // Its webhook, too, is asked for under that address.
    providers.shopify.failNext('POST /graphql.json', { instead: { data: { webhookSubscriptionCreate: { webhookSubscription: { id: 'x' } } } } });
    expect((await comeBack(app, back, cookie)).query).toEqual({ instance: company.installationId });
    expect(await integrationAs(app, company)).toMatchObject({ connectedTo: renamed });
  });

  test('that names an address which its token does not open is not believed', async () => {
    providers.shopify.failNext('POST /graphql.json', { instead: { data: { shop: { name: 'Kapret', myshopifyDomain: newShop() } } } });
    refusedWith(await connect(app, company, shop), 'PROVIDER_UNAVAILABLE');
    await hasNothing();
  });
});

describe('who may begin', () => {
  const codeOf = ({ errors }: Awaited<ReturnType<typeof start>>) => errors?.[0]?.extensions.code;

  test('is told what is in the way before going anywhere', async () => {
    await app.db.sql('update installation set zendesk_api_key_last4 = null where id = $1', [company.installationId]);
    expect((await begun()).errors[0]).toMatchObject({ message: expect.stringContaining('API-nøgle'), extensions: { code: 'CONFLICT' } });
    await app.db.sql(`update service_agreement set status = 'EXPIRED' where id = $1`, [company.agreementId]);
    expect(codeOf(await begun())).toBe('SERVICE_AGREEMENT_REQUIRED');
    expect(await app.db.sql('select * from oauth_state where customer_id = $1', [company.customerId])).toEqual([]);
  });

  test('is told which field is missing or wrong', async () => {
    const ask = async (installationId: string, text: string) => (await start(app, { ...company, installationId }, text)).errors[0].extensions;
    expect(await ask('', '')).toEqual({ code: 'BAD_USER_INPUT', fields: { shopDomain: 'Shop URL er påkrævet', installationId: 'Zendesk installation er påkrævet' } });
    expect((await ask(company.installationId, 'min butik')).fields).toEqual({ shopDomain: 'Shop URL skal være i formatet: min-butik.myshopify.com' });
  });

  test('is nobody from another company, no program, and no admin who is signed in as somebody else', async () => {
    const stranger = await app.world.person();
    expect(codeOf(await start(app, { ...company, person: stranger }, shop))).toBe('NOT_FOUND');
    const program = await app.world.apiToken(company.customerId, 'READ_WRITE');
    expect(codeOf(await start(app, { ...company, person: { ...company.person, token: program.token } }, shop))).toBe('FORBIDDEN');
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const guest = await app.world.session(company.person.id, { actorId: admin.id });
    expect(codeOf(await start(app, { ...company, person: { ...company.person, token: guest.token } }, shop))).toBe('FORBIDDEN');
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
    expect(answer.errors[0]).toMatchObject({ message: 'Shopify er ikke sat op endnu.', extensions: { code: 'NOT_CONFIGURED' } });
  });

  test('may do so over REST, and the cookie comes along there, too', async () => {
    const { body, headers } = await app.rest('POST', '/api/plugins/shopify/oauth/start', { body: { shopDomain: shop, zendeskInstanceId: company.installationId }, token: company.person.token });
    const led = await comeBack(app, await answered(body.data.authUrl), String(headers['set-cookie']).split(';')[0]);
    expect(led.query).toEqual({ instance: company.installationId });
    expect((await app.rest('POST', '/api/plugins/shopify/oauth/start', { body: {}, token: company.person.token })).body.data.fields).toHaveProperty('shopDomain', 'Shop URL er påkrævet');
  });
});

describe('what comes back', () => {
  test.each<[string, (address: URL) => void]>([
    ['with a parameter changed', (address) => address.searchParams.set('code', 'x')],
    ['with a parameter more', (address) => address.searchParams.set('locale', 'da')],
    ['with a name that comes twice', (address) => address.searchParams.append('state', 'x')],
    ['for another shop', (address) => address.searchParams.set('shop', 'anden.myshopify.com')],
    ['without a signature', (address) => address.searchParams.delete('hmac')],
  ])('%s connects nothing, and leads to the integrations in words', async (_what, change) => {
    const { authUrl, cookie } = await begun();
    const address = new URL(await answered(authUrl));
    change(address);
    refusedWith(await comeBack(app, address.href, cookie), 'BAD_USER_INPUT', 'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.');
    await hasNothing();
  });

  test('signed by somebody else, or too long ago, connects nothing, and the true answer still does', async () => {
    const { authUrl, cookie } = await begun();
    const true_ = await answered(authUrl);
    const given = Object.fromEntries([...new URL(true_).searchParams].filter(([name]) => ['code', 'shop', 'state'].includes(name)));
    const forged = (options: object) => providers.shopify.callback(`${app.url}/api/plugins/shopify/oauth/callback`, given, options);
    for (const options of [{ secret: 'et-andet' }, { secret: '' }, { at: Date.now() - 120_000 }]) {
      const led = await comeBack(app, forged(options), cookie);
      refusedWith(led, 'BAD_USER_INPUT');
      expect(led.query.instance).toBe(company.installationId);
    }
    expect((await comeBack(app, true_, cookie)).query).toEqual({ instance: company.installationId });
  });

  test('in another browser, without its cookie or with another one’s, connects nothing', async () => {
    const mine = await begun();
    const other = await start(app, await shopCompany(app), shop);
    const before = providers.shopify.asked('POST /access_token');
    for (const cookie of [undefined, other.cookie, mine.cookie.replace(/=.*/, '=gættet'), `${other.cookie}; ${mine.cookie.split('=')[0]}=${other.cookie.split('=')[1]}`]) {
      const { authUrl } = cookie === undefined ? mine : await begun();
      const led = await comeBack(app, await answered(authUrl), cookie);
      refusedWith(led, 'FORBIDDEN', expect.stringContaining('anden browser'));
      expect(led.query).not.toHaveProperty('instance');
    }
    await hasNothing();
    expect(providers.shopify.asked('POST /access_token')).toBe(before);
  });

  test('for a shop that was not asked for connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    const elsewhere = newShop();
    const state = new URL(authUrl).searchParams.get('state')!;
    const address = providers.shopify.callback(`${app.url}/api/plugins/shopify/oauth/callback`, { shop: elsewhere, code: providers.shopify.agree(elsewhere), state });
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining(elsewhere));
    await hasNothing();
  });

  test('with a state that nobody gave connects nothing', async () => {
    const address = providers.shopify.callback(`${app.url}/api/plugins/shopify/oauth/callback`, { shop, code: providers.shopify.agree(shop), state: 'opdigtet' });
    const led = await comeBack(app, address, 'shopify_x=1');
    refusedWith(led, 'BAD_USER_INPUT', 'Forbindelsen er udløbet eller allerede brugt. Forbind butikken igen.');
    expect(led.query).not.toHaveProperty('instance');
  });

  test('after its ten minutes connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    await app.db.sql(`update oauth_state set expires_at = now() - interval '1 second' where customer_id = $1`, [company.customerId]);
    refusedWith(await comeBack(app, await answered(authUrl), cookie), 'BAD_USER_INPUT', expect.stringContaining('udløbet'));
    await hasNothing();
  });

  test('twice connects once, one after the other or at the same moment', async () => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl);
    const before = providers.shopify.asked('POST /access_token');
    const led = await Promise.all([comeBack(app, address, cookie), comeBack(app, address, cookie), comeBack(app, address, cookie)]);
    expect(led.filter(({ query }) => !query.error)).toHaveLength(1);
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT');
    expect(providers.shopify.asked('POST /access_token')).toBe(before + 1);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet']);
  });

  test('is not used up by somebody who only looks', async () => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl);
    const { pathname, search } = new URL(address);
    expect((await app.portal.app.inject({ method: 'HEAD', url: pathname + search, headers: { cookie } })).statusCode).toBe(404);
    expect((await comeBack(app, address, cookie)).query).toEqual({ instance: company.installationId });
  });

  test('of somebody who is no user of the company any more connects nothing', async () => {
    const [one, two] = [await begun(), await begun()];
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [company.person.id]);
    refusedWith(await comeBack(app, await answered(one.authUrl), one.cookie), 'FORBIDDEN');
    await app.db.sql('update user_account set deactivated_at = null, customer_id = $2 where id = $1', [company.person.id, await app.world.company()]);
    refusedWith(await comeBack(app, await answered(two.authUrl), two.cookie), 'FORBIDDEN');
    await hasNothing();
  });

  test('when the agreement is over by then, or the installation gone, connects nothing', async () => {
    const one = await begun();
    await app.db.sql(`update service_agreement set status = 'EXPIRED' where id = $1`, [company.agreementId]);
    refusedWith(await comeBack(app, await answered(one.authUrl), one.cookie), 'SERVICE_AGREEMENT_REQUIRED');
    await app.db.sql(`update service_agreement set status = 'ACTIVE' where id = $1`, [company.agreementId]);
    const two = await begun();
    await app.db.sql('delete from installation where id = $1', [company.installationId]);
    refusedWith(await comeBack(app, await answered(two.authUrl), two.cookie), 'BAD_USER_INPUT');
    await hasNothing();
  });

  test('from an owner who cancelled says so, and connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    const led = await comeBack(app, await answered(authUrl, 'cancel'), cookie);
    refusedWith(led, 'BAD_USER_INPUT', 'Butikken blev ikke forbundet.');
    expect(led.query.instance).toBe(company.installationId);
    await hasNothing();
  });

  test('with fewer rights than were asked for connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    const address = providers.shopify.callback(`${app.url}/api/plugins/shopify/oauth/callback`, {
      shop, code: providers.shopify.agree(shop, 'read_orders'), state: new URL(authUrl).searchParams.get('state')!,
    });
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining('rettigheder'));
    await hasNothing();
  });

  test.each([
    ['POST /access_token', { status: 503 }], ['POST /access_token', { dropAnswerAfterWork: true }], ['POST /access_token', { instead: 'en side' }],
    ['POST /graphql.json', { status: 500 }], ['POST /graphql.json', { brokenJson: true }],
    ['POST /graphql.json', { instead: { data: { shop: { name: 'x', myshopifyDomain: 'evil.example' } } } }],
  ] as const)('while %s fails with %j leaves nothing half done, and another try connects', async (call, fault) => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl);
    providers.shopify.failNext(call, fault);
    refusedWith(await comeBack(app, address, cookie), 'PROVIDER_UNAVAILABLE');
    await hasNothing();
    expect((await connect(app, company, shop)).query).toEqual({ instance: company.installationId });
  });

  test('to a shop whose webhook can’t be registered leaves nothing half done', async () => {
    const { publicUrl } = app.config;
    app.config.publicUrl = 'http://portal.example';
    const { authUrl, cookie } = await begun();
    const { statusCode, headers } = await app.portal.app.inject({ url: `/api/plugins/shopify/oauth/callback${new URL(await answered(authUrl)).search}`, headers: { cookie } });
    app.config.publicUrl = publicUrl;
    expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^http:\/\/portal\.example\/integrations\?instance=.*error=PROVIDER_UNAVAILABLE/)]);
    await hasNothing();
  });
});

describe('an address that leads elsewhere', () => {
  const hostile = (port: number) => [
    `127.0.0.1:${port}`, `localhost:${port}`, `http://127.0.0.1:${port}/`, `127.0.0.1:${port}/.myshopify.com`, `127.0.0.1:${port}#.myshopify.com`, `127.0.0.1:${port}?.myshopify.com`,
    `x@127.0.0.1:${port}`, `min-butik.myshopify.com@127.0.0.1:${port}`, `min-butik.myshopify.com:${port}`, 'min-butik.myshopify.com.evil.example', `127.0.0.1:${port}\\.myshopify.com`,
    `min-butik.myshopify.com\r\nHost: 127.0.0.1:${port}`, '../../strings/agree', '%2e%2e', '', ' ',
  ];

  test('is never asked for anything, whether a shop is connected or tested', async () => {
    const listener = await startListener();
    const before = providers.sandbox.received('shopify').length;
    for (const address of hostile(listener.port)) {
      expect((await start(app, company, address)).errors[0].extensions.fields).toHaveProperty('shopDomain');
      const { errors } = await app.graphql(TEST, { variables: { shop: address, token: 'shpat_x' }, token: company.person.token });
      expect(errors![0]!.extensions.fields).toHaveProperty('shopDomain');
    }
    expect(listener.connections()).toBe(0);
    expect(providers.sandbox.received('shopify')).toHaveLength(before);
    await listener.close();
  });
});

describe('a token of one’s own', () => {
  const ask = (token: string, path = shop) => app.graphql(TEST, { variables: { shop: path, token }, token: company.person.token });

  test('opens its shop, and is kept nowhere', async () => {
    const { accessToken } = await app.portal.services.shopify.exchangeCode(shop, providers.shopify.agree(shop));
    expect((await ask(accessToken)).data.testShopifyAccess).toMatchObject({ myshopifyDomain: shop });
    const rest = await app.rest('POST', '/api/plugins/shopify/test', { body: { shopDomain: shop, accessToken }, token: company.person.token });
    expect(rest.body.data).toMatchObject({ ok: true, shop: { myshopifyDomain: shop, plan: 'Basic' } });
    await hasNothing();
  });

  test('that opens nothing, is no token or is missing is told so', async () => {
    expect((await ask('shpat_forkert')).errors?.[0]).toMatchObject({ message: 'Shopify giver ikke adgang til butikken. Forbind den igen.', extensions: { code: 'PROVIDER_UNAVAILABLE' } });
    expect((await ask('to\r\nlinjer')).errors?.[0]?.extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await ask(' ')).errors?.[0]?.extensions.fields).toEqual({ accessToken: 'Adgangstoken er påkrævet' });
  });
});

test('what a shop gave stands in no answer, no log and no row as it is', async () => {
  const written: string[] = [];
  const { log } = app.portal.services;
  const note = (...given: unknown[]) => void written.push(JSON.stringify(given.map((each) => (each instanceof Error ? [each.message, each.stack] : each))));
  app.portal.services.log = { ...log, info: note, warn: note, error: note } as typeof log;
  const { authUrl, cookie, setCookie } = await begun();
  const address = await answered(authUrl);
  const led = await comeBack(app, address, cookie);
  await comeBack(app, address, cookie);
  app.portal.services.log = log;
  const secrets = Object.values(await secretsOf(app, company.id));
  expect(secrets).toHaveLength(2);
  const rows = await app.db.sql(`select row_to_json(i)::text as row from integration_instance i where customer_id = $1 union all select row_to_json(a)::text from activity a where customer_id = $1
    union all select row_to_json(o)::text from outbox_event o`, [company.customerId]);
  const everything = JSON.stringify([rows, led, setCookie, written, await integrationAs(app, company)]);
  for (const secret of [...secrets, new URL(address).searchParams.get('code')!, providers.settings.shopify.clientSecret]) expect(everything).not.toContain(secret);
  const begunAgain = await begun();
  const states = JSON.stringify(await app.db.sql('select * from oauth_state'));
  for (const secret of [new URL(begunAgain.authUrl).searchParams.get('state')!, begunAgain.cookie.split('=')[1]!]) expect(states).not.toContain(secret);
});
