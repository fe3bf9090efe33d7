import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { answerConsent } from '../../../../../sandbox/shopify/testing/answerConsent.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import {
  activitiesOf,
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
const CALLBACK = '/api/plugins/shopify/oauth/callback';

describe('a callback', () => {
  test.each<[string, (address: URL) => void]>([
    ['with a changed parameter', (address) => address.searchParams.set('code', 'x')],
    ['with an additional parameter', (address) => address.searchParams.set('locale', 'da')],
    ['with a repeated parameter', (address) => address.searchParams.append('state', 'x')],
    ['for another shop', (address) => address.searchParams.set('shop', 'anden.myshopify.com')],
    ['without a signature', (address) => address.searchParams.delete('hmac')],
  ])('%s connects nothing and redirects with an error', async (_name, change) => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = new URL(await answerConsent(authUrl));
    change(address);
    expectRefusal(
      await followCallback(app, address.href, cookie),
      'BAD_USER_INPUT',
      'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.',
    );
    await expectNoIntegration();
  });

  test('with a wrong or old signature connects nothing, and the valid callback still works', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const validAddress = await answerConsent(authUrl);
    const parameters = Object.fromEntries(
      [...new URL(validAddress).searchParams].filter(([name]) => ['code', 'shop', 'state'].includes(name)),
    );
    const forgedAddress = (options: object) =>
      providers.shopify.callbackUrl(`${app.url}${CALLBACK}`, parameters, options);
    for (const options of [{ secret: 'et-andet' }, { secret: '' }, { at: Date.now() - 120_000 }]) {
      const result = await followCallback(app, forgedAddress(options), cookie);
      expectRefusal(result, 'BAD_USER_INPUT');
      expect(result.query.instance).toBe(company.installationId);
    }
    expect((await followCallback(app, validAddress, cookie)).query).toEqual({ instance: company.installationId });
  });

  test('in another browser connects nothing, without the cookie or with another cookie', async () => {
    const mine = await startOwnConnection();
    const other = await startConnection(app, await createShopCompany(app), shop);
    const before = providers.shopify.requestCount('POST /access_token');
    for (const cookie of [
      undefined,
      other.cookie,
      mine.cookie.replace(/=.*/, '=gættet'),
      `${other.cookie}; ${mine.cookie.split('=')[0]}=${other.cookie.split('=')[1]}`,
    ]) {
      const { authUrl } = cookie === undefined ? mine : await startOwnConnection();
      const result = await followCallback(app, await answerConsent(authUrl), cookie);
      expectRefusal(result, 'FORBIDDEN', expect.stringContaining('anden browser'));
      expect(result.query).not.toHaveProperty('instance');
    }
    await expectNoIntegration();
    expect(providers.shopify.requestCount('POST /access_token')).toBe(before);
  });

  test('for another shop than requested connects nothing', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const elsewhere = newShop();
    const state = new URL(authUrl).searchParams.get('state')!;
    const address = providers.shopify.callbackUrl(`${app.url}${CALLBACK}`, {
      shop: elsewhere,
      code: providers.shopify.grantAccess(elsewhere),
      state,
    });
    expectRefusal(await followCallback(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining(elsewhere));
    await expectNoIntegration();
  });

  test('with an unknown state connects nothing', async () => {
    const address = providers.shopify.callbackUrl(`${app.url}${CALLBACK}`, {
      shop,
      code: providers.shopify.grantAccess(shop),
      state: 'opdigtet',
    });
    const result = await followCallback(app, address, 'shopify_x=1');
    expectRefusal(result, 'BAD_USER_INPUT', 'Forbindelsen er udløbet eller allerede brugt. Forbind butikken igen.');
    expect(result.query).not.toHaveProperty('instance');
  });

  test('with an expired state connects nothing', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    await app.db.sql(`update oauth_state set expires_at = now() - interval '1 second' where customer_id = $1`, [
      company.customerId,
    ]);
    expectRefusal(
      await followCallback(app, await answerConsent(authUrl), cookie),
      'BAD_USER_INPUT',
      expect.stringContaining('udløbet'),
    );
    await expectNoIntegration();
  });

  test('that is sent several times connects once', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = await answerConsent(authUrl);
    const before = providers.shopify.requestCount('POST /access_token');
    const result = await Promise.all([
      followCallback(app, address, cookie),
      followCallback(app, address, cookie),
      followCallback(app, address, cookie),
    ]);
    expect(result.filter(({ query }) => !query.error)).toHaveLength(1);
    expectRefusal(await followCallback(app, address, cookie), 'BAD_USER_INPUT');
    expect(providers.shopify.requestCount('POST /access_token')).toBe(before + 1);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet']);
  });

  test('is not consumed by a HEAD request', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = await answerConsent(authUrl);
    const { pathname, search } = new URL(address);
    expect(
      (await app.portal.app.inject({ method: 'HEAD', url: pathname + search, headers: { cookie } })).statusCode,
    ).toBe(404);
    expect((await followCallback(app, address, cookie)).query).toEqual({ instance: company.installationId });
  });

  test('of a user who has left the company connects nothing', async () => {
    const [one, two] = [await startOwnConnection(), await startOwnConnection()];
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [company.person.id]);
    expectRefusal(await followCallback(app, await answerConsent(one.authUrl), one.cookie), 'FORBIDDEN');
    await app.db.sql('update user_account set deactivated_at = null, customer_id = $2 where id = $1', [
      company.person.id,
      await app.world.company(),
    ]);
    expectRefusal(await followCallback(app, await answerConsent(two.authUrl), two.cookie), 'FORBIDDEN');
    await expectNoIntegration();
  });

  test('connects nothing when the agreement has expired or the installation was deleted', async () => {
    const one = await startOwnConnection();
    await app.db.sql(`update service_agreement set status = 'EXPIRED' where id = $1`, [company.agreementId]);
    expectRefusal(
      await followCallback(app, await answerConsent(one.authUrl), one.cookie),
      'SERVICE_AGREEMENT_REQUIRED',
    );
    await app.db.sql(`update service_agreement set status = 'ACTIVE' where id = $1`, [company.agreementId]);
    const two = await startOwnConnection();
    await app.db.sql('delete from installation where id = $1', [company.installationId]);
    expectRefusal(await followCallback(app, await answerConsent(two.authUrl), two.cookie), 'BAD_USER_INPUT');
    await expectNoIntegration();
  });

  test('of a cancelled consent is no error, connects nothing and consumes the state', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = await answerConsent(authUrl, 'cancel');
    expect((await followCallback(app, address, cookie)).query).toEqual({
      instance: company.installationId,
      cancelled: 'shopify',
    });
    await expectNoIntegration();
    expect(await app.db.sql('select shop from oauth_state where customer_id = $1', [company.customerId])).toEqual([]);
  });

  test('with fewer scopes than requested connects nothing', async () => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = providers.shopify.callbackUrl(`${app.url}${CALLBACK}`, {
      shop,
      code: providers.shopify.grantAccess(shop, 'read_orders'),
      state: new URL(authUrl).searchParams.get('state')!,
    });
    expectRefusal(await followCallback(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining('rettigheder'));
    await expectNoIntegration();
  });

  test.each([
    ['POST /access_token', { status: 503 }],
    ['POST /access_token', { dropAnswerAfterWork: true }],
    ['POST /access_token', { instead: 'en side' }],
    ['POST /graphql.json', { status: 500 }],
    ['POST /graphql.json', { brokenJson: true }],
    ['POST /graphql.json', { instead: { data: { shop: { name: 'x', myshopifyDomain: 'evil.example' } } } }],
  ] as const)('during a failure of %s with %j stores nothing, and another attempt connects', async (call, fault) => {
    const { authUrl, cookie } = await startOwnConnection();
    const address = await answerConsent(authUrl);
    providers.shopify.failNext(call, fault);
    expectRefusal(await followCallback(app, address, cookie), 'PROVIDER_UNAVAILABLE');
    await expectNoIntegration();
    expect((await connectByConsent(app, company, shop)).query).toEqual({ instance: company.installationId });
  });

  test('for a shop whose webhook cannot be registered stores nothing', async () => {
    const { publicUrl } = app.config;
    app.config.publicUrl = 'http://portal.example';
    const { authUrl, cookie } = await startOwnConnection();
    const { statusCode, headers } = await app.portal.app.inject({
      url: `${CALLBACK}${new URL(await answerConsent(authUrl)).search}`,
      headers: { cookie },
    });
    app.config.publicUrl = publicUrl;
    expect([statusCode, headers.location]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/portal\.example\/integrations\?instance=.*error=PROVIDER_UNAVAILABLE/),
    ]);
    await expectNoIntegration();
  });
});

test('the secrets of a connection appear in no answer, log line or row', async () => {
  const written: string[] = [];
  const { log } = app.portal.services;
  const recordLogLine = (...parameters: unknown[]) =>
    void written.push(
      JSON.stringify(parameters.map((each) => (each instanceof Error ? [each.message, each.stack] : each))),
    );
  app.portal.services.log = { ...log, info: recordLogLine, warn: recordLogLine, error: recordLogLine } as typeof log;
  const { authUrl, cookie, setCookie } = await startOwnConnection();
  const address = await answerConsent(authUrl);
  const result = await followCallback(app, address, cookie);
  await followCallback(app, address, cookie);
  app.portal.services.log = log;
  const secrets = Object.values(await secretsOf(app, company.id));
  expect(secrets).toHaveLength(2);
  const rows = await app.db.sql(
    `select row_to_json(i)::text as row from integration_instance i where customer_id = $1
     union all select row_to_json(a)::text from activity a where customer_id = $1
     union all select row_to_json(o)::text from outbox_event o`,
    [company.customerId],
  );
  const everything = JSON.stringify([rows, result, setCookie, written, await integrationAs(app, company)]);
  for (const secret of [
    ...secrets,
    new URL(address).searchParams.get('code')!,
    providers.settings.shopify.clientSecret,
  ])
    expect(everything).not.toContain(secret);
  const nextConnection = await startOwnConnection();
  const states = JSON.stringify(await app.db.sql('select * from oauth_state'));
  for (const secret of [
    new URL(nextConnection.authUrl).searchParams.get('state')!,
    nextConnection.cookie.split('=')[1]!,
  ])
    expect(states).not.toContain(secret);
});
