import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ZendeskClient } from '../providers/zendesk/Zendesk.ts';
import { SecretBox } from '../secrets/SecretBox.ts';
import { heldBack } from '../testing/heldBack.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import { openSocket } from '../testing/socket.ts';
import type { Person } from '../testing/World.ts';
import { keyBinding } from './Installation.ts';
import { reseal } from '../secrets/secrets.jobs.ts';

let app: TestApp;
let providers: Providers;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const KEY = 'a'.repeat(36) + '1234';
const FIELDS =
  'id subdomain licenseType paymentInterval contractTerm zendeskApiKeyLast4 zendeskApiEmail version department { id name }';
const run = (document: string, variables: object, token = person.token) => app.graphql(document, { variables, token });
let count = 0;
const form = (fields: object = {}) => ({
  subdomain: `firma-x-${++count}`,
  departmentId,
  licenseType: 'PLAN_SUITE_TEAM',
  paymentInterval: 'MONTHLY',
  contractTerm: 12,
  ...fields,
});
const create = (input: object, token?: string) =>
  run(
    `mutation ($input: InstallationInput!) { createInstallation(input: $input) { edge { node { ${FIELDS} } } } }`,
    { input },
    token,
  );
const update = (id: string, input: object, version?: number) =>
  run(
    `mutation ($id: ID!, $version: Int, $input: InstallationInput!) { updateInstallation(id: $id, version: $version, input: $input) { edge { node { ${FIELDS} } } } }`,
    { id, input, version },
  );
const saveKey = (id: string, input: object = { zendeskApiKey: KEY, zendeskApiEmail: 'api@firma.dk' }, token?: string) =>
  run(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) { saveApiCredentials(installationId: $id, input: $input) { edge { node { ${FIELDS} } } } }`,
    { id, input },
    token,
  );
const testIt = async (id: string) =>
  (await run('mutation ($id: ID!) { testConnection(installationId: $id) { isConnected message } }', { id })).data
    .testConnection;
const remove = (id: string) => run('mutation ($id: ID!) { deleteInstallation(id: $id) { deletedId } }', { id });
const made = async (fields: object = {}) => (await create(form(fields))).data.createInstallation.edge.node;

describe('an installation', () => {
  test('is made, listed, edited and deleted', async () => {
    const { id, subdomain } = await made({ subdomain: ' Fjord-Lyst ' });
    expect(subdomain).toBe('fjord-lyst');
    const edited = await update(id, form({ subdomain: 'fjord-lyst', licenseType: 'PLAN_SUITE_PRO', contractTerm: 60 }));
    expect(edited.data.updateInstallation.edge.node).toMatchObject({ licenseType: 'PLAN_SUITE_PRO', contractTerm: 60 });
    expect((await remove(id)).data.deleteInstallation).toEqual({ deletedId: id });
    const { data } = await run('{ viewer { customer { installations { totalCount } } } }', {});
    expect(data.viewer.customer.installations.totalCount).toBe(0);
  });

  test('on which somebody orders at that moment is not deleted, and says so', async () => {
    const { id } = await made();
    const ordered = `insert into license_request (id, customer_id, department_id, installation_id, license_type, requested_licenses, purchase_id, created_at)
      values ('lreq_' || $1, $2, $3, $1, 'PLAN_SUITE_TEAM', 3, $1, now())`;
    const { errors } = await heldBack(app, [[ordered, [id, person.customerId, departmentId]]], () => remove(id));
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Installationen kan ikke slettes, fordi den har 1 licensanmodning.',
    });
  });

  test('that is deleted at that moment takes no integration, and says so', async () => {
    const { id } = await made();
    const { errors } = await heldBack(app, [['delete from installation where id = $1', [id]]], () =>
      run(
        'mutation ($id: ID!) { saveIntegrationSettings(installationId: $id, pluginId: "webhooks", settings: { address: "https://firma.example/hook", events: { user_created: true } }) { integration { id } } }',
        { id },
      ),
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('says what it lacks in the specification’s words', async () => {
    const { errors } = await create(form({ subdomain: '', departmentId: '', contractTerm: 0 }));
    expect(errors?.[0]?.extensions.fields).toEqual({
      subdomain: 'Subdomain er påkrævet',
      departmentId: 'Afdeling er påkrævet',
      contractTerm: 'Kontraktperiode skal være mindst 1 måned',
    });
  });

  test('has a subdomain that nobody else has, in whichever company', async () => {
    const { subdomain } = await made();
    const other = await app.world.person();
    const elsewhere = await app.world.department(other.customerId!);
    const { errors } = await create(form({ subdomain, departmentId: elsewhere }), other.token);
    expect(errors?.[0]?.extensions.fields).toEqual({ subdomain: 'Subdomænet er allerede i brug. Vælg et andet.' });
  });

  test('is never put into another company’s department', async () => {
    const foreign = await app.world.department(await app.world.company());
    expect((await create(form({ departmentId: foreign }))).errors?.[0]?.extensions.fields).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
    const { id } = await made();
    expect((await update(id, form({ departmentId: foreign }))).errors?.[0]?.extensions.fields).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
  });

  test('with licences is not deleted, and says so', async () => {
    const { id } = await made();
    await app.world.license(id);
    await app.world.licenseRequest(id);
    expect((await remove(id)).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Installationen kan ikke slettes, fordi den har 5 licenser og 1 licensanmodning.',
    });
  });

  test('whose requests were cancelled is deleted along with them, and every list hears of it', async () => {
    const { id } = await made();
    const request = await app.world.licenseRequest(id, { status: 'REJECTED' });
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { licenseRequestChanged { deletedId } }');
    expect((await remove(id)).errors).toBeUndefined();
    expect((await next()).licenseRequestChanged).toEqual({ deletedId: request });
    expect(await app.db.sql('select 1 from license_request where id = $1', [request])).toEqual([]);
    await socket.close();
  });

  test('with a request that is open, or made licences, is not deleted', async () => {
    for (const fields of [
      { status: 'PENDING' },
      { status: 'PROCESSING' },
      { status: 'APPROVED' },
      { status: 'COMPLETED' },
      { status: 'REJECTED', fulfilled_at: new Date() },
    ]) {
      const { id } = await made();
      await app.world.licenseRequest(id, fields);
      expect((await remove(id)).errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: expect.stringContaining('1 licensanmodning.'),
      });
    }
  });

  test('is not overwritten unseen', async () => {
    const { id, version } = await made();
    await update(id, form(), version);
    expect((await update(id, form(), version)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is told to another browser as it happens', async () => {
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { installationChanged { deletedId edge { node { subdomain } } } }');
    const { id, subdomain } = await made();
    expect((await next()).installationChanged).toEqual({ deletedId: null, edge: { node: { subdomain } } });
    await remove(id);
    expect((await next()).installationChanged).toEqual({ deletedId: id, edge: null });
    await socket.close();
  });
});

test('an installation that moves is told to the department that it left and to the one that it came to', async () => {
  const other = await app.world.department(person.customerId!);
  const { id } = await made();
  const socket = await openSocket(app, person.token);
  const next = await socket.watch(
    'subscription { departmentChanged { edge { node { id installations { totalCount } } } } }',
  );
  await update(id, form({ departmentId: other }));
  const told = [await next(), await next()].map(({ departmentChanged }) => departmentChanged.edge.node);
  expect(told).toEqual([
    { id: other, installations: { totalCount: 1 } },
    { id: departmentId, installations: { totalCount: 0 } },
  ]);
  await socket.close();
});

describe('an API key', () => {
  test('is shown by its last four characters alone, and lies encrypted in the database', async () => {
    const { id } = await made();
    const { data } = await saveKey(id);
    expect(data.saveApiCredentials.edge.node).toMatchObject({
      zendeskApiKeyLast4: '1234',
      zendeskApiEmail: 'api@firma.dk',
    });
    const [row] = await app.db.sql('select * from installation where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain('aaaa');
    expect((row as { zendesk_api_key: string }).zendesk_api_key).toMatch(/^test\./);
  });

  test('asks for key and e-mail', async () => {
    const { id } = await made();
    expect((await saveKey(id, { zendeskApiKey: ' ', zendeskApiEmail: '' })).errors?.[0]?.extensions.fields).toEqual({
      zendeskApiKey: 'API nøgle er påkrævet',
      zendeskApiEmail: 'Email er påkrævet',
    });
    expect((await saveKey(id, { zendeskApiKey: 'x', zendeskApiEmail: 'x' })).errors?.[0]?.extensions.fields).toEqual({
      zendeskApiEmail: 'Indtast venligst en gyldig emailadresse',
    });
  });

  test('does not open in another row, however it got there', async () => {
    const [one, two] = [await made(), await made()];
    await saveKey(one.id);
    await app.db.sql(
      `update installation set zendesk_api_key = (select zendesk_api_key from installation where id = $1), zendesk_api_email = 'x@y.dk' where id = $2`,
      [one.id, two.id],
    );
    const { errors } = await run('mutation ($id: ID!) { testConnection(installationId: $id) { message } }', {
      id: two.id,
    });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  });

  test('is sealed anew after a rotation, and the old key can go', async () => {
    const { id } = await made();
    await saveKey(id);
    const { services } = app.portal;
    const next = `next:${Buffer.alloc(32, 'next').toString('base64')}`;
    await reseal(
      { ...services, secrets: new SecretBox(`${next},${app.config.encryptionKeys}`) },
      { id: 'test', data: {} },
    );
    const [row] = await app.db.sql('select zendesk_api_key as sealed from installation where id = $1', [id]);
    expect(new SecretBox(next).open((row as { sealed: string }).sealed, keyBinding(id))).toBe(KEY);
    await app.db.sql('update installation set zendesk_api_key = null');
  });

  test('is forgotten when the subdomain changes: it was entrusted to the old one', async () => {
    const { id } = await made();
    await saveKey(id);
    expect((await update(id, form())).data.updateInstallation.edge.node.zendeskApiKeyLast4).toBeNull();
    expect(await app.db.sql('select zendesk_api_key from installation where id = $1', [id])).toEqual([
      { zendesk_api_key: null },
    ]);
  });

  test('is not changed by an admin who is signed in as the customer', async () => {
    const { id } = await made();
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { token } = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await saveKey(id, undefined, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a test of the connection', () => {
  test('is refused to a partner who may only read', async () => {
    const { id } = await made();
    const ask = async (scope: 'READ' | 'READ_WRITE') =>
      run(
        'mutation ($id: ID!) { testConnection(installationId: $id) { isConnected } }',
        { id },
        (await app.world.apiToken(person.customerId!, scope)).token,
      );
    expect((await ask('READ')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('READ_WRITE')).data.testConnection).toEqual({ isConnected: false });
  });

  test('says that it works, and as whom', async () => {
    const { id, subdomain } = await made();
    await saveKey(id);
    expect(await testIt(id)).toEqual({ isConnected: true, message: 'Forbindelsen virker som api@firma.dk.' });
    const [asked] = providers.sandbox.received('zendesk').slice(-1);
    expect(asked).toMatchObject({
      method: 'GET',
      path: `/${subdomain}/api/v2/users/me.json`,
      headers: { authorization: `Basic ${Buffer.from(`api@firma.dk/token:${KEY}`).toString('base64')}` },
    });
  });

  test('asks for a key first', async () => {
    const { id } = await made();
    expect(await testIt(id)).toMatchObject({
      isConnected: false,
      message: expect.stringContaining('Gem en API-nøgle'),
    });
  });

  test('fails where the key is refused', async () => {
    const { id } = await made();
    await saveKey(id, { zendeskApiKey: 'forkert', zendeskApiEmail: 'api@firma.dk' });
    expect(await testIt(id)).toMatchObject({ isConnected: false, message: expect.stringContaining('afviste') });
  });

  test.each<[string, (reply: Parameters<Parameters<Providers['zendesk']['answerNext']>[0]>[0]) => unknown, string]>([
    [
      'an anonymous user with status 200',
      () => ({ user: { id: null, name: 'Anonymous user', email: 'invalid@example.com' } }),
      'kender ikke',
    ],
    [
      'the anonymous user under a number',
      () => ({ user: { id: 7, name: 'Anonymous user', email: 'invalid@example.com', role: 'end-user' } }),
      'kender ikke',
    ],
    [
      'a user who is no agent',
      () => ({ user: { id: 7, name: 'Kunde', email: 'api@firma.dk', role: 'end-user' } }),
      'slutbruger',
    ],
    ['a redirect', (reply) => reply.redirect('http://127.0.0.1:9/'), 'ingen Zendesk-installation'],
    ['a page that is no JSON', (reply) => reply.type('text/html').send('<h1>Hej</h1>'), 'ikke er Zendesks'],
    [
      'far too much',
      (reply) => reply.type('application/json').send(`{"user":{"id":1,"x":"${'x'.repeat(300_000)}"}}`),
      'ikke er Zendesks',
    ],
    ['an error of its own', (reply) => reply.code(503).send({}), 'svarer med en fejl'],
    ['too many requests', (reply) => reply.code(429).send({}), 'for mange'],
  ])('fails with %s', async (_what, answer, message) => {
    const { id } = await made();
    await saveKey(id);
    providers.zendesk.answerNext(answer);
    expect(await testIt(id)).toMatchObject({ isConnected: false, message: expect.stringContaining(message) });
  });

  test('gives up on a help desk that never answers', async () => {
    const { id } = await made();
    await saveKey(id);
    providers.zendesk.answerNext(() => new Promise(() => undefined));
    expect(await testIt(id)).toMatchObject({
      isConnected: false,
      message: expect.stringContaining('inden for 5 sekunder'),
    });
  });

  test('goes to the help desk’s own address over TLS unless a stand-in is set', async () => {
    const fetched: string[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (async (url: string) => {
      fetched.push(String(url));
      throw new TypeError('fetch failed');
    }) as typeof fetch;
    const answer = await new ZendeskClient()
      .testConnection({ subdomain: 'fjordlyst', email: 'a@b.dk', apiKey: 'x' })
      .finally(() => (globalThis.fetch = original));
    expect(fetched).toEqual(['https://fjordlyst.zendesk.com/api/v2/users/me.json']);
    expect(answer).toMatchObject({ isConnected: false, message: expect.stringContaining('ikke få forbindelse') });
  });
});

test('over REST installations are listed, saved, keyed and deleted as documented', async () => {
  const saved = await app.rest('POST', '/api/zendesk-instances', { body: form(), token: person.token });
  const { id } = saved.body.data;
  expect(saved.body.data).toMatchObject({ departmentId, licenseType: 'PLAN_SUITE_TEAM' });
  const keyed = await app.rest('PATCH', `/api/zendesk-instances/${id}/api-credentials`, {
    body: { zendeskApiKey: KEY, zendeskApiEmail: 'api@firma.dk' },
    token: person.token,
  });
  expect(keyed.body.data.zendeskApiKeyLast4).toBe('1234');
  const request = await app.world.licenseRequest(id);
  const license = await app.world.license(id, { deleted_at: new Date() });
  const moved = await app.rest('PATCH', `/api/zendesk-instances/${id}/api-credentials`, {
    body: { zendeskApiEmail: 'ny@firma.dk' },
    token: person.token,
  });
  expect(moved.body.data).toMatchObject({
    zendeskApiKeyLast4: '1234',
    zendeskApiEmail: 'ny@firma.dk',
    licenses: [],
    licenseRequests: [{ id: request }],
  });
  expect((await testIt(id)).isConnected).toBe(true);
  await app.db.sql('delete from license_request where id = $1', [request]);
  await app.db.sql('delete from license where id = $1', [license]);
  expect(
    (await app.rest('PUT', `/api/zendesk-instances/${id}`, { body: form({ contractTerm: 24 }), token: person.token }))
      .body.data.contractTerm,
  ).toBe(24);
  expect((await app.rest('GET', '/api/zendesk-instances', { token: person.token })).body.data).toMatchObject([
    { id, contractTerm: 24 },
  ]);
  expect((await app.rest('DELETE', `/api/zendesk-instances/${id}`, { token: person.token })).body).toEqual({
    data: { id },
  });
});
