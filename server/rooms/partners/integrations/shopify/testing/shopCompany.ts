import { expect } from '@jest/globals';
import type { DataOf } from '../../../../../../domain/testing/answers.ts';
import { answerConsent } from '../../../../../../sandbox/shopify/testing/answerConsent.ts';
import {
  createTestApp,
  type GraphQLAnswer,
  type TestApp,
  withFirstError,
} from '../../../../../testing/createTestApp.ts';
import { startProviders } from '../../../../../testing/providers.ts';
import type { Person } from '../../../../../testing/World.ts';
import { storedKey } from '../../../../companies/installations/testing/installations.fixture.ts';
import { openSecrets } from '../../integration.reads.ts';
import { integrationId } from '../../IntegrationInstance.ts';

export const SHOP = 'min-butik.myshopify.com';
const START = `mutation ($shop: String!, $id: ID!) {
  startShopifyConnection(shopDomain: $shop, installationId: $id) { authUrl }
}`;
const INTEGRATION = `query ($id: ID!) { node(id: $id) { ... on IntegrationInstance {
  isEnabled isConnected connectedTo secretsSet version obstacle { code }
  health { lastSuccessAt lastErrorAt lastError isFailing needsReconnect }
} } }`;

/** Starts the portal and Shopify's stand-in, which redirects back to the portal. */
export async function startShops() {
  const providers = await startProviders();
  const app = await createTestApp(providers.settings, { runJobs: false });
  app.config.publicUrl = app.url;
  return {
    app,
    providers,
    async close() {
      await app.close();
      await providers.close();
    },
  };
}

export interface ShopCompany {
  person: Person;
  customerId: string;
  departmentId: string;
  agreementId: string;
  installationId: string;
  /** Id of the installation's Shopify integration. */
  id: string;
}

/** Creates a company that meets every requirement for connecting a shop. */
export async function createShopCompany({ world }: TestApp): Promise<ShopCompany> {
  const person = await world.person({ name: 'Karin Kunde' });
  const customerId = person.customerId!;
  const departmentId = await world.department(customerId);
  const agreementId = await world.serviceAgreement(departmentId);
  return { person, customerId, departmentId, agreementId, ...(await addInstallation({ world }, departmentId)) };
}

export async function addInstallation({ world }: Pick<TestApp, 'world'>, departmentId: string) {
  const installationId = await world.installation(departmentId, storedKey);
  return { installationId, id: integrationId(installationId, 'shopify') };
}

/** Starts a connection and returns the address at Shopify and the cookie that the browser receives. */
export async function startConnection(
  { portal }: TestApp,
  { person, installationId }: Pick<ShopCompany, 'person' | 'installationId'>,
  shop = SHOP,
) {
  const { headers, body } = await portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: START, variables: { shop, id: installationId } },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { data, ...answer } = withFirstError(JSON.parse(body) as GraphQLAnswer<DataOf<typeof START> | null>);
  return {
    ...answer,
    authUrl: data?.startShopifyConnection.authUrl ?? '',
    setCookie: String(headers['set-cookie'] ?? ''),
    cookie: String(headers['set-cookie'] ?? '').split(';')[0]!,
  };
}

export interface CallbackResult {
  status: number;
  /** Address of the redirect without its query. */
  address: string;
  query: Record<string, string>;
  setCookie: string;
}

export async function followCallback({ portal }: TestApp, address: string, cookie?: string): Promise<CallbackResult> {
  const { pathname, search } = new URL(address);
  const { statusCode, headers } = await portal.app.inject({
    url: pathname + search,
    headers: { ...(cookie && { cookie }) },
  });
  const location = new URL(String(headers.location));
  return {
    status: statusCode,
    address: location.origin + location.pathname,
    query: Object.fromEntries(location.searchParams),
    setCookie: String(headers['set-cookie'] ?? ''),
  };
}

/** Expects a redirect to the integrations with an error. */
export const expectRefusal = (result: CallbackResult, code: string, message: unknown = expect.any(String)) =>
  expect(result).toMatchObject({
    status: 302,
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/integrations$/),
    query: { error: code, message },
  });

export async function connectByConsent(
  app: TestApp,
  company: Pick<ShopCompany, 'person' | 'installationId'>,
  shop = SHOP,
): Promise<CallbackResult> {
  const { authUrl, cookie } = await startConnection(app, company, shop);
  return followCallback(app, await answerConsent(authUrl), cookie);
}

export const integrationAs = async (app: TestApp, { person: { token }, id }: Pick<ShopCompany, 'person' | 'id'>) =>
  (await app.graphql(INTEGRATION, { variables: { id }, token })).data.node;

/** The stored secrets, decrypted. */
export async function secretsOf({ db, portal }: TestApp, id: string): Promise<Record<string, string>> {
  const [row] = await db.sql<{ secrets: string | null }>('select secrets from integration_instance where id = $1', [
    id,
  ]);
  return openSecrets(portal.services, id, row?.secrets ?? null);
}

export const activitiesOf = async ({ db }: TestApp, customerId: string) =>
  (await db.sql<{ title: string }>('select title from activity where customer_id = $1 order by id', [customerId])).map(
    ({ title }) => title.replace(/ for firma-\d+$/, ''),
  );

export const mailsOf = ({ db }: TestApp, customerId: string) =>
  db.sql<{ kind: string; subject: string; text: string; recipient: string }>(
    `select kind, subject, text, recipient from mail
     where recipient in (select email from user_account where customer_id = $1) order by id`,
    [customerId],
  );

/** Returns a new shop for each test, because the stand-in keeps its shops between tests. */
export const newShop = (() => {
  let count = 0;
  return () => `butik-${++count}.myshopify.com`;
})();

export type Shops = Awaited<ReturnType<typeof startShops>>;
