import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../../../../testing/createTestApp.ts';
import {
  activitiesOf,
  addInstallation,
  connectByConsent,
  integrationAs,
  newShop,
  secretsOf,
  createShopCompany,
  startShops,
  type ShopCompany,
} from './testing/shopCompany.ts';

let app: TestApp;
let close: () => Promise<void>;
let company: ShopCompany;
let shop: string;
beforeAll(async () => void ({ app, close } = await startShops()));
afterAll(() => close());
beforeEach(async () => {
  company = await createShopCompany(app);
  shop = newShop();
  expect((await connectByConsent(app, company, shop)).query).toEqual({ instance: company.installationId });
});

const FIELDS = 'integration { isEnabled isConnected connectedTo secretsSet health { lastSuccessAt needsReconnect } }';
const disconnect = (
  token = company.person.token,
  { installationId } = company as Pick<ShopCompany, 'installationId'>,
) =>
  app.graphql(`mutation ($id: ID!) { disconnectShopify(installationId: $id) { ${FIELDS} } }`, {
    variables: { id: installationId },
    token,
  });
const disconnected = {
  isEnabled: false,
  isConnected: false,
  connectedTo: null,
  secretsSet: [],
  health: { lastSuccessAt: null, needsReconnect: false },
};

describe('a connected shop', () => {
  test('is disconnected, with its access deleted and an activity recorded', async () => {
    expect((await disconnect()).data.disconnectShopify.integration).toEqual(disconnected);
    expect(await secretsOf(app, company.id)).toEqual({});
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet', 'Shopify er afbrudt']);
  });

  test('is disconnected once by concurrent and repeated calls', async () => {
    await Promise.all([disconnect(), disconnect(), disconnect()]);
    expect((await disconnect()).data.disconnectShopify.integration).toEqual(disconnected);
    expect(await activitiesOf(app, company.customerId)).toEqual(['Shopify er forbundet', 'Shopify er afbrudt']);
  });

  test('stays connected to the company’s other installations', async () => {
    const other = await addInstallation(app, company.departmentId);
    await connectByConsent(app, { person: company.person, ...other }, shop);
    await disconnect();
    expect(await integrationAs(app, { person: company.person, id: other.id })).toMatchObject({
      isEnabled: true,
      isConnected: true,
      connectedTo: shop,
    });
    expect(Object.keys(await secretsOf(app, other.id)).sort()).toEqual(['accessToken', 'refreshToken']);
  });

  test('can be connected again, and by another company', async () => {
    await disconnect();
    expect((await connectByConsent(app, company, shop)).query).toEqual({ instance: company.installationId });
    await disconnect();
    const other = await createShopCompany(app);
    expect((await connectByConsent(app, other, shop)).query).toEqual({ instance: other.installationId });
  });

  test('cannot be disconnected by another company, an impersonating admin or a READ token', async () => {
    const stranger = await app.world.person();
    const admin = await app.world.person({ role: 'ADMIN' });
    const impersonation = await app.world.session(company.person.id, { actorId: admin.id, parentId: admin.sessionId });
    const reader = await app.world.apiToken(company.customerId);
    expect((await disconnect(stranger.token)).errorCode).toBe('NOT_FOUND');
    expect((await disconnect(admin.token)).errorCode).toBe('NOT_FOUND');
    for (const { token } of [impersonation, reader]) expect((await disconnect(token)).errorCode).toBe('FORBIDDEN');
    expect(await integrationAs(app, company)).toMatchObject({ isEnabled: true, isConnected: true, connectedTo: shop });
  });
});

test('an installation without a shop has nothing to disconnect', async () => {
  const other = await addInstallation(app, company.departmentId);
  expect((await disconnect(company.person.token, other)).data.disconnectShopify.integration).toEqual(disconnected);
  expect(await app.db.sql('select id from integration_instance where id = $1', [other.id])).toEqual([]);
});
