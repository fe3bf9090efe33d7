import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ZendeskStandIn } from '../../../../sandbox/zendesk/zendeskStandIn.ts';
import type { TestApp } from '../../../testing/createTestApp.ts';
import { storedKey } from '../../companies/installations/testing/installations.fixture.ts';
import { readDueSeats } from '../seats/seat.jobs.ts';
import { pruneConsents, revokeGrants, tellKeysEnd } from './connection.jobs.ts';
import {
  answerConsent,
  connectByConsent,
  createHelpDeskCompany,
  followCallback,
  OWN_CLIENT,
  startConsent,
  startHelpDesks,
  type HelpDeskCompany,
} from './testing/connectedCompany.ts';

let app: TestApp;
let zendesk: ZendeskStandIn;
let close: () => Promise<void>;
let company: HelpDeskCompany;
const job = { id: 'job', data: {} };
beforeAll(async () => void ({ app, zendesk, close } = await startHelpDesks()));
afterAll(() => close());
beforeEach(async () => {
  company = await createHelpDeskCompany(app);
  zendesk.setAgents(company.subdomain, [{ kind: 'ADMIN' }, {}, {}]);
});

const run = <const Document extends string>(document: Document, variables: object = {}, token = company.person.token) =>
  app.graphql(document, { token, variables });
const INSTALLATION = `connection connectionFault zendeskApiKeyLast4 zendeskApiEmail
  seats { inUse hasKey fault faultText viewerCanRead }`;
const installation = async () =>
  (
    (await run(`query ($id: ID!) { node(id: $id) { ... on Installation { ${INSTALLATION} } } }`, {
      id: company.installationId,
    })) as never as { data: { node: Record<string, unknown> } }
  ).data.node;
const saveKey = () =>
  app.db.sql(
    `update installation set connection = 'KEY', zendesk_api_key = $2, zendesk_api_key_last4 = 'abcd',
       zendesk_api_email = 'api@firma.example' where id = $1`,
    [company.installationId, storedKey.zendesk_api_key],
  );
const disconnect = () =>
  run('mutation ($id: ID!) { deleteApiCredentials(installationId: $id) { edge { node { connection } } } }', {
    id: company.installationId,
  });
const testConnection = async () =>
  (
    await run('mutation ($id: ID!) { testConnection(installationId: $id) { isConnected message } }', {
      id: company.installationId,
    })
  ).data.testConnection;
const makeDue = () =>
  app.db.sql(
    `update seat_reading set next_read_at = now(), attempted_at = null
     where installation_id = $1 and next_read_at is not null`,
    [company.installationId],
  );
const read = async () => {
  await makeDue();
  await readDueSeats(app.portal.services, { runMs: 60_000 });
};
const grants = () =>
  app.db.sql<Record<string, unknown>>('select * from zendesk_grant where customer_id = $1 order by created_at', [
    company.customerId,
  ]);
const expireStored = () =>
  app.db.sql(`update zendesk_grant set access_expires_at = now() where customer_id = $1`, [company.customerId]);
const brokenMails = () =>
  app.db.sql(`select text from mail where kind = 'seats-unreadable' and recipient = $1`, [company.person.email]);
const isBroken = async (connectionFault: string) => {
  expect(await installation()).toMatchObject({
    connection: 'BROKEN',
    connectionFault,
    seats: { inUse: 3, hasKey: true, fault: 'CONNECTION_BROKEN', viewerCanRead: false },
  });
  expect(await brokenMails()).toHaveLength(1);
  expect(await testConnection()).toMatchObject({ isConnected: false });
};

describe('connecting by consent', () => {
  test('reads the help desk, erases the API key, and stores the tokens sealed', async () => {
    await saveKey();
    const result = await connectByConsent(app, company);
    expect(result).toEqual({ status: 302, path: '/zendesk-instances', connected: company.installationId });
    expect(await installation()).toMatchObject({
      connection: 'OAUTH',
      connectionFault: null,
      zendeskApiKeyLast4: null,
      zendeskApiEmail: null,
      seats: { hasKey: true },
    });
    await read();
    expect(await installation()).toMatchObject({ seats: { inUse: 3, fault: null, viewerCanRead: true } });
    expect(await testConnection()).toMatchObject({ isConnected: true });
    const [row] = await app.db.sql<{ key: string | null }>(
      'select zendesk_api_key as key from installation where id = $1',
      [company.installationId],
    );
    expect(row!.key).toBeNull();
    expect(await grants()).toMatchObject([
      { scopes: 'users:read', client_secret: null, access_token: expect.stringMatching(/^\w+\.\S+\.\S+\.\S+$/) },
    ]);
  });

  test('asks for users alone, with PKCE, at the own help desk, and leads back to the portal', async () => {
    const { authUrl } = await startConsent(app, company);
    const address = new URL(authUrl);
    expect(address.pathname).toBe(`/zendesk/${company.subdomain}/oauth/authorizations/new`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'users:read',
      code_challenge_method: 'S256',
      redirect_uri: `${app.url}/api/zendesk/oauth/callback`,
    });
  });

  test('changes nothing when the consent is refused at Zendesk', async () => {
    await saveKey();
    const { authUrl, cookie } = await startConsent(app, company);
    expect(await followCallback(app, await answerConsent(authUrl, 'deny'), cookie)).toMatchObject({
      path: '/zendesk-instances',
      cancelled: 'zendesk',
    });
    expect(await installation()).toMatchObject({ connection: 'KEY' });
  });

  test('uses a client of the company where the reseller has none, and again without typing it', async () => {
    const { zendeskClient } = app.config;
    app.config.zendeskClient = undefined;
    try {
      expect((await startConsent(app, company)).fieldErrors).toHaveProperty('clientSecret');
      expect((await startConsent(app, company, { clientId: 'med mellemrum', clientSecret: '' })).fieldErrors).toEqual({
        clientId: 'Brug tegn uden mellemrum, æ, ø og å',
        clientSecret: 'Klientens hemmelighed er påkrævet',
      });
      expect(await connectByConsent(app, company, OWN_CLIENT)).toHaveProperty('connected');
      expect(await connectByConsent(app, company)).toHaveProperty('connected');
      const wrong = { ...OWN_CLIENT, clientSecret: 'forkert' };
      expect(await connectByConsent(app, company, wrong)).toMatchObject({ error: 'BAD_USER_INPUT' });
      expect(await installation()).toMatchObject({ connection: 'OAUTH' });
    } finally {
      app.config.zendeskClient = zendeskClient;
    }
  });

  test('works once, in ten minutes, in the same browser and the same session', async () => {
    const first = await startConsent(app, company);
    const address = await answerConsent(first.authUrl);
    expect(await followCallback(app, address)).toMatchObject({ error: 'FORBIDDEN' });
    expect(await followCallback(app, address, first.cookie)).toMatchObject({ error: 'BAD_USER_INPUT' });

    const late = await startConsent(app, company);
    await app.db.sql('update zendesk_consent set expires_at = now() where customer_id = $1', [company.customerId]);
    expect(await followCallback(app, await answerConsent(late.authUrl), late.cookie)).toMatchObject({
      error: 'BAD_USER_INPUT',
    });

    const other = await startConsent(app, company);
    const mixed = await startConsent(app, company);
    const stolen = new URL(await answerConsent(other.authUrl));
    stolen.searchParams.set('state', new URL(await answerConsent(mixed.authUrl)).searchParams.get('state')!);
    expect(await followCallback(app, stolen.href, mixed.cookie)).toMatchObject({ error: 'BAD_USER_INPUT' });

    const left = await startConsent(app, company);
    await app.db.sql('update session set ended_at = now() where user_id = $1', [company.person.id]);
    expect(await followCallback(app, await answerConsent(left.authUrl), left.cookie)).toMatchObject({
      error: 'FORBIDDEN',
    });
    expect(await grants()).toEqual([]);
    await startConsent(app, await createHelpDeskCompany(app));
    await app.db.sql('update zendesk_consent set expires_at = now()');
    await pruneConsents(app.portal.services, job);
    expect(await app.db.sql('select from zendesk_consent')).toEqual([]);
  });

  test('is refused when the right, the subdomain or the installation has gone meanwhile', async () => {
    const demoted = await startConsent(app, company);
    await app.db.sql(`update user_account set company_role = 'MEMBER' where id = $1`, [company.person.id]);
    expect(await followCallback(app, await answerConsent(demoted.authUrl), demoted.cookie)).toMatchObject({
      error: 'FORBIDDEN',
    });
    await app.db.sql(`update user_account set company_role = 'ADMINISTRATOR' where id = $1`, [company.person.id]);

    const moved = await startConsent(app, company);
    const callback = await answerConsent(moved.authUrl);
    await app.db.sql('update installation set subdomain = $2 where id = $1', [
      company.installationId,
      `ny-${company.subdomain}`,
    ]);
    expect(await followCallback(app, callback, moved.cookie)).toMatchObject({ error: 'CONFLICT' });
    // The tokens that nobody stores are revoked.
    expect(zendesk.grantCount(company.subdomain)).toBe(0);
    expect(await installation()).toMatchObject({ connection: 'NONE' });
  });

  test("is refused for another company's installation, tokens, impersonating admins and other roles", async () => {
    const other = await createHelpDeskCompany(app);
    const foreign = { person: company.person, installationId: other.installationId };
    expect((await startConsent(app, foreign)).errorCode).toBe('NOT_FOUND');
    const token = (await app.world.apiToken(company.customerId, 'READ_WRITE')).token;
    const byToken = { ...company, person: { ...company.person, token } };
    expect((await startConsent(app, byToken)).errorCode).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
    await app.db.sql(`update user_account set company_role = 'BUYER' where id = $1`, [company.person.id]);
    expect((await startConsent(app, company)).errorCode).toBe('FORBIDDEN');
  });
});

describe('connecting by client credentials', () => {
  const connect = (client: object, token?: string) =>
    run(
      `mutation ($id: ID!, $client: ZendeskClientInput!) {
        connectZendeskByClient(installationId: $id, client: $client) { edge { node { connection } } } }`,
      { id: company.installationId, client },
      token,
    );

  test('needs no person, and renews its access by itself', async () => {
    const { token } = await app.world.apiToken(company.customerId, 'READ_WRITE');
    expect((await connect({ ...OWN_CLIENT, clientSecret: 'forkert' })).fieldErrors).toHaveProperty('clientId');
    expect((await connect(OWN_CLIENT, token)).data.connectZendeskByClient.edge!.node.connection).toBe('OAUTH');
    await read();
    zendesk.endTokens(company.subdomain, 'ACCESS');
    await expireStored();
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { inUse: 3, fault: null } });
  });
});

describe('access that ends', () => {
  beforeEach(async () => {
    await connectByConsent(app, company);
    await read();
  });

  test('is renewed once however many processes need it, and each refresh token is used once', async () => {
    zendesk.endTokens(company.subdomain, 'ACCESS');
    await expireStored();
    const before = zendesk.requestCount('POST /oauth/tokens');
    await Promise.all([testConnection(), testConnection(), testConnection(), read()]);
    expect(zendesk.requestCount('POST /oauth/tokens') - before).toBe(1);
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { fault: null } });
    expect(zendesk.grantCount(company.subdomain)).toBe(1);
  });

  test('is renewed when Zendesk refuses a token before its time', async () => {
    zendesk.endTokens(company.subdomain, 'ACCESS');
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { inUse: 3, fault: null } });
  });

  test('breaks the connection when it was withdrawn at Zendesk, and a new consent mends it', async () => {
    zendesk.withdrawAccess(company.subdomain);
    await read();
    await isBroken('ACCESS_WITHDRAWN');
    const calls = zendesk.requestCount('POST /oauth/tokens');
    await read();
    await testConnection();
    expect(zendesk.requestCount('POST /oauth/tokens')).toBe(calls);
    expect(await connectByConsent(app, company)).toHaveProperty('connected');
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', connectionFault: null, seats: { fault: null } });
  });

  test('breaks the connection when the refresh token was not used for 30 days', async () => {
    zendesk.endTokens(company.subdomain, 'BOTH');
    await app.db.sql(
      'update zendesk_grant set access_expires_at = now(), refresh_expires_at = now() where customer_id = $1',
      [company.customerId],
    );
    await read();
    await isBroken('ACCESS_EXPIRED');
  });

  test('breaks the connection when a process died between the answer of Zendesk and its own commit', async () => {
    // The old refresh token is spent, and the new one was lost.
    const { writes, zendesk: client } = app.portal.services;
    const original = client.requestTokens.bind(client);
    const died = new Error('the process died');
    client.requestTokens = async (request) => {
      await original(request);
      throw died;
    };
    await expireStored();
    await read();
    client.requestTokens = original;
    expect(writes).toBeDefined();
    expect(await grants()).toMatchObject([{ refreshing_since: expect.anything() }]);
    expect(await installation()).toMatchObject({ connection: 'OAUTH' });
    // While the renewal may still run, nobody else begins one.
    const calls = zendesk.requestCount('POST /oauth/tokens');
    await read();
    expect(zendesk.requestCount('POST /oauth/tokens')).toBe(calls);
    await app.db.sql(
      `update zendesk_grant set refreshing_since = now() - interval '2 minutes' where customer_id = $1`,
      [company.customerId],
    );
    await read();
    await isBroken('ACCESS_WITHDRAWN');
  });

  test('breaks the connection when two renewals in a row died', async () => {
    await app.db.sql(
      `update zendesk_grant set refreshing_since = now() - interval '2 minutes', was_interrupted = true,
         access_expires_at = now() where customer_id = $1`,
      [company.customerId],
    );
    const calls = zendesk.requestCount('POST /oauth/tokens');
    await read();
    expect(zendesk.requestCount('POST /oauth/tokens')).toBe(calls);
    await isBroken('RENEWAL_LOST');
  });

  test('stays connected while Zendesk is down, and tries the same token again', async () => {
    zendesk.failNext('POST /oauth/tokens', { status: 503 });
    await expireStored();
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { inUse: 3, fault: 'UNREACHABLE' } });
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { fault: null } });
  });
});

describe('a client that Zendesk no longer knows', () => {
  test("breaks the connections of the company's own, and not those of the reseller's", async () => {
    await connectByConsent(app, company);
    await read();
    const { zendeskClient } = app.config;
    app.config.zendeskClient = { ...zendeskClient!, clientSecret: 'forkert' };
    await expireStored();
    await read();
    expect(await installation()).toMatchObject({ connection: 'OAUTH', seats: { fault: 'UNREACHABLE' } });
    app.config.zendeskClient = zendeskClient;

    company = await createHelpDeskCompany(app);
    zendesk.setAgents(company.subdomain, [{ kind: 'ADMIN' }, {}, {}]);
    await connectByConsent(app, company, OWN_CLIENT);
    await read();
    zendesk.revokeClient(OWN_CLIENT.clientId);
    await read();
    await isBroken('CLIENT_REJECTED');
  });
});

describe('disconnecting', () => {
  beforeEach(async () => void (await connectByConsent(app, company)));
  const revokeAll = () => revokeGrants(app.portal.services, job);

  test('revokes the tokens at Zendesk, also those that have to be renewed for it', async () => {
    zendesk.endTokens(company.subdomain, 'ACCESS');
    await expireStored();
    expect((await disconnect()).data.deleteApiCredentials.edge!.node.connection).toBe('NONE');
    await revokeAll();
    expect([zendesk.grantCount(company.subdomain), await grants()]).toEqual([0, []]);
    expect((await disconnect()).errors).toBeUndefined();
  });

  test('revokes when the installation is deleted, gets another subdomain, or is connected again', async () => {
    await connectByConsent(app, company);
    await revokeAll();
    expect([zendesk.grantCount(company.subdomain), (await grants()).length]).toEqual([1, 1]);
    await run('mutation ($id: ID!) { deleteInstallation(id: $id) { deletedId } }', { id: company.installationId });
    await revokeAll();
    expect([zendesk.grantCount(company.subdomain), await grants()]).toEqual([0, []]);
  });

  test('tries again while Zendesk is down, and gives up after ten attempts', async () => {
    zendesk.failNext('DELETE /oauth/tokens/current.json', { status: 503 });
    await disconnect();
    await revokeAll();
    expect(await grants()).toMatchObject([{ revoke_attempts: 1, installation_id: company.installationId }]);
    await app.db.sql('update zendesk_grant set revoke_attempts = 9, next_revoke_at = now() where customer_id = $1', [
      company.customerId,
    ]);
    zendesk.failNext('DELETE /oauth/tokens/current.json', { status: 503 });
    await revokeAll();
    expect(await grants()).toEqual([]);
  });

  test('is needed before a key can be stored again', async () => {
    const save = () =>
      run(
        `mutation ($id: ID!, $input: ApiCredentialsInput!) {
          saveApiCredentials(installationId: $id, input: $input) { edge { node { connection } } } }`,
        {
          id: company.installationId,
          input: { zendeskApiKey: 'a'.repeat(40), zendeskApiEmail: 'api@firma.dk' },
        },
      );
    expect((await save()).errorCode).toBe('CONFLICT');
    await disconnect();
    expect((await save()).data.saveApiCredentials.edge!.node.connection).toBe('KEY');
  });
});

describe('an API key', () => {
  test('that Zendesk refuses breaks the connection, and mends it when it is allowed again', async () => {
    await run(
      `mutation ($id: ID!, $input: ApiCredentialsInput!) {
        saveApiCredentials(installationId: $id, input: $input) { deletedId } }`,
      { id: company.installationId, input: { zendeskApiKey: 'b'.repeat(40), zendeskApiEmail: 'api@firma.dk' } },
    );
    await read();
    expect(await installation()).toMatchObject({ connection: 'KEY', seats: { fault: 'KEY_REJECTED' } });
    await read();
    expect(await installation()).toMatchObject({ connection: 'BROKEN', connectionFault: 'KEY_REJECTED' });
    expect(await brokenMails()).toMatchObject([{ text: expect.stringContaining('Forbind Zendesk igen') }]);
    zendesk.keepKey('b'.repeat(40));
    await read();
    expect(await installation()).toMatchObject({ connection: 'KEY', connectionFault: null, seats: { inUse: 3 } });
  });

  test('is announced to end by one mail to each administrator of the company', async () => {
    await saveKey();
    const mails = () =>
      app.db.sql(`select text from mail where kind = 'keys-end' and recipient = $1`, [company.person.email]);
    await tellKeysEnd(app.portal.services, job);
    await tellKeysEnd(app.portal.services, job);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining(company.subdomain) }]);
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { data } = await run(
      `query ($search: String) { admin { seatTotals { keyEnds } seats(state: KEY_ENDS, search: $search) {
        edges { node { installation { subdomain connection } } } } } }`,
      { search: company.subdomain },
      admin.token,
    );
    expect(data.admin).toMatchObject({
      seatTotals: { keyEnds: expect.any(Number) },
      seats: { edges: [{ node: { installation: { connection: 'KEY' } } }] },
    });
    await connectByConsent(app, company);
    await tellKeysEnd(app.portal.services, job);
    expect(await mails()).toHaveLength(1);
  });
});
