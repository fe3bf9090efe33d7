import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Providers } from '../../testing/providers.ts';
import {
  activitiesOf,
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
const CALLBACK = '/api/plugins/shopify/oauth/callback';

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
    refusedWith(
      await comeBack(app, address.href, cookie),
      'BAD_USER_INPUT',
      'Svaret fra Shopify er ugyldigt eller for gammelt. Forbind butikken igen.',
    );
    await hasNothing();
  });

  test('signed by somebody else, or too long ago, connects nothing, and the true answer still does', async () => {
    const { authUrl, cookie } = await begun();
    const true_ = await answered(authUrl);
    const given = Object.fromEntries(
      [...new URL(true_).searchParams].filter(([name]) => ['code', 'shop', 'state'].includes(name)),
    );
    const forged = (options: object) => providers.shopify.callback(`${app.url}${CALLBACK}`, given, options);
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
    for (const cookie of [
      undefined,
      other.cookie,
      mine.cookie.replace(/=.*/, '=gættet'),
      `${other.cookie}; ${mine.cookie.split('=')[0]}=${other.cookie.split('=')[1]}`,
    ]) {
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
    const address = providers.shopify.callback(`${app.url}${CALLBACK}`, {
      shop: elsewhere,
      code: providers.shopify.agree(elsewhere),
      state,
    });
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining(elsewhere));
    await hasNothing();
  });

  test('with a state that nobody gave connects nothing', async () => {
    const address = providers.shopify.callback(`${app.url}${CALLBACK}`, {
      shop,
      code: providers.shopify.agree(shop),
      state: 'opdigtet',
    });
    const led = await comeBack(app, address, 'shopify_x=1');
    refusedWith(led, 'BAD_USER_INPUT', 'Forbindelsen er udløbet eller allerede brugt. Forbind butikken igen.');
    expect(led.query).not.toHaveProperty('instance');
  });

  test('after its ten minutes connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    await app.db.sql(`update oauth_state set expires_at = now() - interval '1 second' where customer_id = $1`, [
      company.customerId,
    ]);
    refusedWith(
      await comeBack(app, await answered(authUrl), cookie),
      'BAD_USER_INPUT',
      expect.stringContaining('udløbet'),
    );
    await hasNothing();
  });

  test('twice connects once, one after the other or at the same moment', async () => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl);
    const before = providers.shopify.asked('POST /access_token');
    const led = await Promise.all([
      comeBack(app, address, cookie),
      comeBack(app, address, cookie),
      comeBack(app, address, cookie),
    ]);
    expect(led.filter(({ query }) => !query.error)).toHaveLength(1);
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT');
    expect(providers.shopify.asked('POST /access_token')).toBe(before + 1);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet']);
  });

  test('is not used up by somebody who only looks', async () => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl);
    const { pathname, search } = new URL(address);
    expect(
      (await app.portal.app.inject({ method: 'HEAD', url: pathname + search, headers: { cookie } })).statusCode,
    ).toBe(404);
    expect((await comeBack(app, address, cookie)).query).toEqual({ instance: company.installationId });
  });

  test('of somebody who is no user of the company any more connects nothing', async () => {
    const [one, two] = [await begun(), await begun()];
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [company.person.id]);
    refusedWith(await comeBack(app, await answered(one.authUrl), one.cookie), 'FORBIDDEN');
    await app.db.sql('update user_account set deactivated_at = null, customer_id = $2 where id = $1', [
      company.person.id,
      await app.world.company(),
    ]);
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

  test('from an owner who cancelled is no error, connects nothing, and uses the state up', async () => {
    const { authUrl, cookie } = await begun();
    const address = await answered(authUrl, 'cancel');
    expect((await comeBack(app, address, cookie)).query).toEqual({
      instance: company.installationId,
      cancelled: 'shopify',
    });
    await hasNothing();
    expect(await app.db.sql('select shop from oauth_state where customer_id = $1', [company.customerId])).toEqual([]);
  });

  test('with fewer rights than were asked for connects nothing', async () => {
    const { authUrl, cookie } = await begun();
    const address = providers.shopify.callback(`${app.url}${CALLBACK}`, {
      shop,
      code: providers.shopify.agree(shop, 'read_orders'),
      state: new URL(authUrl).searchParams.get('state')!,
    });
    refusedWith(await comeBack(app, address, cookie), 'BAD_USER_INPUT', expect.stringContaining('rettigheder'));
    await hasNothing();
  });

  test.each([
    ['POST /access_token', { status: 503 }],
    ['POST /access_token', { dropAnswerAfterWork: true }],
    ['POST /access_token', { instead: 'en side' }],
    ['POST /graphql.json', { status: 500 }],
    ['POST /graphql.json', { brokenJson: true }],
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
    const { statusCode, headers } = await app.portal.app.inject({
      url: `${CALLBACK}${new URL(await answered(authUrl)).search}`,
      headers: { cookie },
    });
    app.config.publicUrl = publicUrl;
    expect([statusCode, headers.location]).toEqual([
      302,
      expect.stringMatching(/^http:\/\/portal\.example\/integrations\?instance=.*error=PROVIDER_UNAVAILABLE/),
    ]);
    await hasNothing();
  });
});

test('what a shop gave stands in no answer, no log and no row as it is', async () => {
  const written: string[] = [];
  const { log } = app.portal.services;
  const note = (...given: unknown[]) =>
    void written.push(JSON.stringify(given.map((each) => (each instanceof Error ? [each.message, each.stack] : each))));
  app.portal.services.log = { ...log, info: note, warn: note, error: note } as typeof log;
  const { authUrl, cookie, setCookie } = await begun();
  const address = await answered(authUrl);
  const led = await comeBack(app, address, cookie);
  await comeBack(app, address, cookie);
  app.portal.services.log = log;
  const secrets = Object.values(await secretsOf(app, company.id));
  expect(secrets).toHaveLength(2);
  const rows = await app.db.sql(
    `select row_to_json(i)::text as row from integration_instance i where customer_id = $1 union all select row_to_json(a)::text from activity a where customer_id = $1
    union all select row_to_json(o)::text from outbox_event o`,
    [company.customerId],
  );
  const everything = JSON.stringify([rows, led, setCookie, written, await integrationAs(app, company)]);
  for (const secret of [
    ...secrets,
    new URL(address).searchParams.get('code')!,
    providers.settings.shopify.clientSecret,
  ])
    expect(everything).not.toContain(secret);
  const begunAgain = await begun();
  const states = JSON.stringify(await app.db.sql('select * from oauth_state'));
  for (const secret of [new URL(begunAgain.authUrl).searchParams.get('state')!, begunAgain.cookie.split('=')[1]!])
    expect(states).not.toContain(secret);
});
