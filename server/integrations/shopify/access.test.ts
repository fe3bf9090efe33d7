import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp, type Portal } from '../../app.ts';
import type { TestApp } from '../../testing/createTestApp.ts';
import type { Providers } from '../../testing/providers.ts';
import { askShop, storedAccess } from './access.ts';
import { checkShop } from './checkShop.ts';
import { checkShops, pruneOauthStates } from './shopify.jobs.ts';
import {
  anotherInstallation,
  connect,
  integrationAs,
  mailsOf,
  newShop,
  secretsOf,
  shopCompany,
  start,
  startShops,
  type ShopCompany,
} from './testing/shopCompany.ts';

const TEST = `mutation ($id: ID!, $pluginId: ID!) { testIntegration(installationId: $id, pluginId: $pluginId) { integration {
  id isEnabled isConnected obstacle { code } health { lastSuccessAt lastErrorAt lastError isFailing needsReconnect }
} } }`;

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
});

const ends = () =>
  app.db.sql('update integration_instance set access_expires_at = now() where connected_to = $1', [shop]);
const asks = async ({ services }: Portal = app.portal) =>
  askShop(services, (await storedAccess(services, shop))!, (token) => services.shopify.shop(shop, token));
const renewals = () => providers.shopify.asked('POST /access_token');
const withdraw = () => {
  providers.shopify.pauseWebhooks();
  providers.shopify.uninstall(shop);
};
const job = { id: 'x', data: {} };
const testIt = ({ person: { token }, installationId } = company, pluginId = 'shopify') =>
  app.graphql(TEST, { variables: { id: installationId, pluginId }, token });

describe('access', () => {
  test('that is still good is used as it is', async () => {
    const before = renewals();
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
    expect(renewals()).toBe(before);
  });

  test('that has ended is renewed, and both tokens are stored together with when it ends', async () => {
    const before = await secretsOf(app, company.id);
    await ends();
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
    const after = await secretsOf(app, company.id);
    expect([after.accessToken === before.accessToken, after.refreshToken === before.refreshToken]).toEqual([
      false,
      false,
    ]);
    const [{ left }] = (await app.db.sql(
      'select extract(epoch from access_expires_at - now()) as left from integration_instance where id = $1',
      [company.id],
    )) as [{ left: string }];
    expect(Number(left)).toBeGreaterThan(3_500);
  });

  test('that Shopify takes no more is renewed even before its time', async () => {
    providers.shopify.expireAccess();
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
  });

  test('is renewed once by all who need it at the same moment, in two processes', async () => {
    const second = await createApp({ ...app.config, port: 0 }, { runJobs: false });
    await ends();
    const before = renewals();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => asks(i % 2 ? second : app.portal)));
    expect(answers.map(({ myshopifyDomain }) => myshopifyDomain)).toEqual(Array(12).fill(shop));
    expect(renewals()).toBe(before + 1);
    await second.close();
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, company.id)).accessToken!);
  });

  test('is the same for every installation of the shop after it was renewed', async () => {
    const second = { ...company, ...(await anotherInstallation(app, company.departmentId)) };
    await connect(app, second, shop);
    await ends();
    await asks();
    expect(await secretsOf(app, second.id)).toEqual(await secretsOf(app, company.id));
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
  });

  test('whose renewal is lost on the way is renewed at the next attempt', async () => {
    await ends();
    providers.shopify.failNext('POST /access_token', { dropAnswerAfterWork: true });
    await expect(asks()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
  });

  test('is renewed by another where whoever had begun to died', async () => {
    await ends();
    await app.db.sql(`update integration_instance set renewing_until = now() + interval '1 second' where id = $1`, [
      company.id,
    ]);
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
  });
});

describe('testing it', () => {
  test('says that it works', async () => {
    await app.db.sql('update integration_instance set last_success_at = null where id = $1', [company.id]);
    const { integration } = (await testIt()).data.testIntegration;
    expect(integration).toMatchObject({
      id: company.id,
      isConnected: true,
      health: { lastSuccessAt: expect.any(String), lastError: null, isFailing: false },
    });
  });

  test('says why it does not, leaves it on while Shopify is away, and mails nobody', async () => {
    for (let i = 0; i < 6; i += 1) {
      providers.shopify.failNext('POST /graphql.json', { status: 503 });
      const { integration } = (await testIt()).data.testIntegration;
      expect(integration).toMatchObject({
        isEnabled: true,
        isConnected: true,
        health: {
          lastError: 'Shopify svarer ikke lige nu. Prøv igen om lidt.',
          isFailing: i >= 4,
          needsReconnect: false,
        },
      });
    }
    expect(await mailsOf(app, company.customerId)).toEqual([]);
  });

  test('of one that was never connected, is somebody else’s or is none says so', async () => {
    const other = await shopCompany(app);
    expect((await testIt(other)).errors?.[0]).toMatchObject({
      message: 'Forbind Shopify først',
      extensions: { code: 'CONFLICT' },
    });
    expect((await testIt({ ...company, person: other.person })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await testIt(company, 'ukendt')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('is not for a program that only reads, and not for ever', async () => {
    const reader = await app.world.apiToken(company.customerId);
    expect(
      (await testIt({ ...company, person: { ...company.person, token: reader.token } })).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
    for (let i = 0; i < 60; i += 1)
      await app.portal.services.throttle.spend('shopAttempts', company.customerId).catch(() => undefined);
    expect((await testIt()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('access that was withdrawn', () => {
  test('must be given anew: what is left of it is thrown away, and who connected it is mailed once', async () => {
    await app.world.person({ customerId: company.customerId });
    withdraw();
    await ends();
    const { integration } = (await testIt()).data.testIntegration;
    expect(integration).toMatchObject({
      isEnabled: true,
      isConnected: false,
      obstacle: { code: 'CONNECTION_REQUIRED' },
      health: { needsReconnect: true, lastError: expect.stringContaining('giver ikke adgang') },
    });
    expect(await secretsOf(app, company.id)).toEqual({});
    await checkShop(app.portal.services, shop);
    expect((await testIt()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const mails = await mailsOf(app, company.customerId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['integration-disconnected', company.person.email],
    ]);
    expect(mails[0]!.text).toContain(`/integrations?instance=${company.installationId}`);
  });

  test('and given anew is as good as before, and its end is told anew', async () => {
    withdraw();
    await checkShop(app.portal.services, shop);
    await connect(app, company, shop);
    expect(await integrationAs(app, company)).toMatchObject({
      isConnected: true,
      obstacle: null,
      health: { needsReconnect: false, isFailing: false },
    });
    withdraw();
    await checkShop(app.portal.services, shop);
    expect(await mailsOf(app, company.customerId)).toHaveLength(2);
  });

  test('is no reason to keep another company from connecting the shop', async () => {
    withdraw();
    await checkShop(app.portal.services, shop);
    const other = await shopCompany(app);
    expect((await connect(app, other, shop)).query).toEqual({ instance: other.installationId });
    expect(await secretsOf(app, company.id)).toEqual({});
  });

  test('is not noted on a consent that was given meanwhile', async () => {
    const { shopify } = app.portal.services;
    const { renewAccess } = shopify;
    withdraw();
    // While the old one is refused, the shop is connected anew.
    shopify.renewAccess = async (...given) => {
      const refusal = await renewAccess.apply(shopify, given).then(
        () => undefined,
        (error: Error) => error,
      );
      await connect(app, company, shop);
      throw refusal;
    };
    await checkShop(app.portal.services, shop);
    Object.assign(shopify, { renewAccess });
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
    expect(await asks()).toMatchObject({ myshopifyDomain: shop });
  });
});

describe('every night', () => {
  test('what nobody used is renewed, and one shop’s trouble is not the others’', async () => {
    const away = await shopCompany(app);
    const gone = newShop();
    await connect(app, away, gone);
    providers.shopify.pauseWebhooks();
    providers.shopify.uninstall(gone);
    await app.db.sql(
      `update integration_instance set access_expires_at = now(), last_success_at = null where plugin_id = 'shopify'`,
    );
    const before = await secretsOf(app, company.id);
    await checkShops(app.portal.services, job);
    expect((await secretsOf(app, company.id)).refreshToken).not.toBe(before.refreshToken);
    expect(await integrationAs(app, company)).toMatchObject({ health: { lastSuccessAt: expect.any(String) } });
    expect(await integrationAs(app, away)).toMatchObject({ isConnected: false, health: { needsReconnect: true } });
  });

  test('whoever never came back is forgotten, and who is still on the way is not', async () => {
    await start(app, company, shop);
    await start(app, company, shop);
    await app.db.sql(
      `update oauth_state set expires_at = now() - interval '1 second' where state_hash = (select min(state_hash) from oauth_state where customer_id = $1)`,
      [company.customerId],
    );
    await pruneOauthStates(app.portal.services, job);
    expect(await app.db.sql('select 1 from oauth_state where customer_id = $1', [company.customerId])).toHaveLength(1);
  });
});
