import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp, type Portal } from '../../../../app.ts';
import { rooms } from '../../../../rooms.ts';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import type { Providers } from '../../../../testing/providers.ts';
import { withAccessToken, findAccess } from './access.ts';
import { checkShop } from './checkShop.ts';
import { checkShops, pruneOauthStates } from './shopify.jobs.ts';
import {
  addInstallation,
  connectByConsent,
  integrationAs,
  mailsOf,
  newShop,
  secretsOf,
  createShopCompany,
  startConnection,
  startShops,
  type ShopCompany,
} from './testing/shopCompany.ts';

const TEST = `mutation ($id: ID!, $pluginId: ID!) {
  testIntegration(installationId: $id, pluginId: $pluginId) { integration {
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
  company = await createShopCompany(app);
  shop = newShop();
  await connectByConsent(app, company, shop);
});

const expireAccess = () =>
  app.db.sql('update integration_instance set access_expires_at = now() where connected_to = $1', [shop]);
const callShop = async ({ services }: Portal = app.portal) =>
  withAccessToken(services, (await findAccess(services, shop))!, (token) => services.shopify.shop(shop, token));
const renewalCount = () => providers.shopify.requestCount('POST /access_token');
const uninstall = () => {
  providers.shopify.pauseWebhooks();
  providers.shopify.uninstall(shop);
};
const job = { id: 'x', data: {} };
const testIntegration = ({ person: { token }, installationId } = company, pluginId = 'shopify') =>
  app.graphql(TEST, { variables: { id: installationId, pluginId }, token });

describe('access', () => {
  test('that has not expired is used without a renewal', async () => {
    const before = renewalCount();
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
    expect(renewalCount()).toBe(before);
  });

  test('that has expired is renewed, and both tokens and the new expiry are stored', async () => {
    const before = await secretsOf(app, company.id);
    await expireAccess();
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
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

  test('that Shopify refuses is renewed even before it expires', async () => {
    providers.shopify.expireAccess();
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
  });

  test('is renewed once for concurrent calls in two portals', async () => {
    const second = await createApp({ ...app.config, port: 0 }, { rooms, runJobs: false });
    await expireAccess();
    const before = renewalCount();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => callShop(i % 2 ? second : app.portal)));
    expect(answers.map(({ myshopifyDomain }) => myshopifyDomain)).toEqual(Array(12).fill(shop));
    expect(renewalCount()).toBe(before + 1);
    await second.close();
    await app.portal.services.shopify.shop(shop, (await secretsOf(app, company.id)).accessToken!);
  });

  test('is the same for every installation of the shop after a renewal', async () => {
    const second = { ...company, ...(await addInstallation(app, company.departmentId)) };
    await connectByConsent(app, second, shop);
    await expireAccess();
    await callShop();
    expect(await secretsOf(app, second.id)).toEqual(await secretsOf(app, company.id));
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
  });

  test('whose renewal was lost is renewed by the next call', async () => {
    await expireAccess();
    providers.shopify.failNext('POST /access_token', { dropAnswerAfterWork: true });
    await expect(callShop()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
  });

  test('is renewed by another process when the claim of a crashed process expires', async () => {
    await expireAccess();
    await app.db.sql(`update integration_instance set renewing_until = now() + interval '1 second' where id = $1`, [
      company.id,
    ]);
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
  });
});

describe('testing the integration', () => {
  test('records a success', async () => {
    await app.db.sql('update integration_instance set last_success_at = null where id = $1', [company.id]);
    const { integration } = (await testIntegration()).data.testIntegration;
    expect(integration).toMatchObject({
      id: company.id,
      isConnected: true,
      health: { lastSuccessAt: expect.any(String), lastError: null, isFailing: false },
    });
  });

  test('records the error, keeps the integration enabled while Shopify is unavailable, and mails nobody', async () => {
    for (let i = 0; i < 6; i += 1) {
      providers.shopify.failNext('POST /graphql.json', { status: 503 });
      const { integration } = (await testIntegration()).data.testIntegration;
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

  test('is refused without a connection, for another company and for an unknown integration', async () => {
    const other = await createShopCompany(app);
    expect((await testIntegration(other)).errors?.[0]).toMatchObject({
      message: 'Forbind Shopify først',
      extensions: { code: 'CONFLICT' },
    });
    expect((await testIntegration({ ...company, person: other.person })).errorCode).toBe('NOT_FOUND');
    expect((await testIntegration(company, 'ukendt')).errorCode).toBe('NOT_FOUND');
  });

  test('is refused with a READ token and is rate-limited', async () => {
    const reader = await app.world.apiToken(company.customerId);
    expect((await testIntegration({ ...company, person: { ...company.person, token: reader.token } })).errorCode).toBe(
      'FORBIDDEN',
    );
    for (let i = 0; i < 60; i += 1)
      await app.portal.services.throttle.spend('shopAttempts', company.customerId).catch(() => undefined);
    expect((await testIntegration()).errorCode).toBe('RATE_LIMITED');
  });
});

describe('withdrawn access', () => {
  test('is deleted and needs a reconnect, and the administrator is mailed once', async () => {
    await app.world.person({ customerId: company.customerId });
    uninstall();
    await expireAccess();
    const { integration } = (await testIntegration()).data.testIntegration;
    expect(integration).toMatchObject({
      isEnabled: true,
      isConnected: false,
      obstacle: { code: 'CONNECTION_REQUIRED' },
      health: { needsReconnect: true, lastError: expect.stringContaining('giver ikke adgang') },
    });
    expect(await secretsOf(app, company.id)).toEqual({});
    await checkShop(app.portal.services, shop);
    expect((await testIntegration()).errorCode).toBe('CONFLICT');
    const mails = await mailsOf(app, company.customerId);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['integration-disconnected', company.person.email],
    ]);
    expect(mails[0]!.text).toContain(`/integrations?instance=${company.installationId}`);
  });

  test('can be given again, and a later withdrawal is mailed again', async () => {
    uninstall();
    await checkShop(app.portal.services, shop);
    await connectByConsent(app, company, shop);
    expect(await integrationAs(app, company)).toMatchObject({
      isConnected: true,
      obstacle: null,
      health: { needsReconnect: false, isFailing: false },
    });
    uninstall();
    await checkShop(app.portal.services, shop);
    expect(await mailsOf(app, company.customerId)).toHaveLength(2);
  });

  test('allows another company to connect the shop', async () => {
    uninstall();
    await checkShop(app.portal.services, shop);
    const other = await createShopCompany(app);
    expect((await connectByConsent(app, other, shop)).query).toEqual({ instance: other.installationId });
    expect(await secretsOf(app, company.id)).toEqual({});
  });

  test('is not recorded for a consent that was given meanwhile', async () => {
    const { shopify } = app.portal.services;
    const { renewAccess } = shopify;
    uninstall();
    // The shop is connected again while the renewal with the old token is refused.
    shopify.renewAccess = async (...args) => {
      const refusal = await renewAccess.apply(shopify, args).then(
        () => undefined,
        (error: Error) => error,
      );
      await connectByConsent(app, company, shop);
      throw refusal;
    };
    await checkShop(app.portal.services, shop);
    Object.assign(shopify, { renewAccess });
    expect(await integrationAs(app, company)).toMatchObject({ isConnected: true });
    expect(await callShop()).toMatchObject({ myshopifyDomain: shop });
  });
});

describe('the nightly jobs', () => {
  test('renew unused access and continue after a shop that fails', async () => {
    const uninstalledCompany = await createShopCompany(app);
    const uninstalledShop = newShop();
    await connectByConsent(app, uninstalledCompany, uninstalledShop);
    providers.shopify.pauseWebhooks();
    providers.shopify.uninstall(uninstalledShop);
    await app.db.sql(
      `update integration_instance set access_expires_at = now(), last_success_at = null where plugin_id = 'shopify'`,
    );
    const before = await secretsOf(app, company.id);
    await checkShops(app.portal.services, job);
    expect((await secretsOf(app, company.id)).refreshToken).not.toBe(before.refreshToken);
    expect(await integrationAs(app, company)).toMatchObject({ health: { lastSuccessAt: expect.any(String) } });
    expect(await integrationAs(app, uninstalledCompany)).toMatchObject({
      isConnected: false,
      health: { needsReconnect: true },
    });
  });

  test('delete expired OAuth states only', async () => {
    await startConnection(app, company, shop);
    await startConnection(app, company, shop);
    await app.db.sql(
      `update oauth_state set expires_at = now() - interval '1 second'
       where state_hash = (select min(state_hash) from oauth_state where customer_id = $1)`,
      [company.customerId],
    );
    await pruneOauthStates(app.portal.services, job);
    expect(await app.db.sql('select 1 from oauth_state where customer_id = $1', [company.customerId])).toHaveLength(1);
  });
});
