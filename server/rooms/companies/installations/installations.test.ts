import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { SecretBox } from '../../../platform/secrets/SecretBox.ts';
import { reseal } from '../../../platform/secrets/secrets.jobs.ts';
import { ZendeskClient } from '../../../providers/zendesk/Zendesk.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { idOf, rowOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { keyBinding } from './Installation.ts';

let app: TestApp;
let providers: Providers;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  providers = await startProviders();
  providers.zendesk.keepKey(KEY);
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
const FIELDS = `
  id subdomain licenseType paymentInterval contractTerm zendeskApiKeyLast4 zendeskApiEmail version
  department { id name }`;
const run = runAs(() => ({ app, token: person.token }));
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
    `mutation ($id: ID!, $version: Int, $input: InstallationInput!) {
      updateInstallation(id: $id, version: $version, input: $input) { edge { node { ${FIELDS} } } }
    }`,
    { id, input, version },
  );
const saveKey = (id: string, input: object = { zendeskApiKey: KEY, zendeskApiEmail: 'api@firma.dk' }, token?: string) =>
  run(
    `mutation ($id: ID!, $input: ApiCredentialsInput!) {
      saveApiCredentials(installationId: $id, input: $input) { edge { node { ${FIELDS} } } }
    }`,
    { id, input },
    token,
  );
const deleteKey = (id: string, token?: string) =>
  run(
    `mutation ($id: ID!) { deleteApiCredentials(installationId: $id) {
      edge { node { ${FIELDS} seats { hasKey isReading } } } } }`,
    { id },
    token,
  );
const testConnection = async (id: string) =>
  (await run('mutation ($id: ID!) { testConnection(installationId: $id) { isConnected message } }', { id })).data
    .testConnection;
const remove = (id: string) => run('mutation ($id: ID!) { deleteInstallation(id: $id) { deletedId } }', { id });
const createdInstallation = async (fields: object = {}) =>
  (await create(form(fields))).data.createInstallation.edge.node;

describe('an installation', () => {
  test('can be created, edited, deleted and counted', async () => {
    const { id, subdomain } = await createdInstallation({ subdomain: ' Fjord-Lyst ' });
    expect(subdomain).toBe('fjord-lyst');
    const edited = await update(id, form({ subdomain: 'fjord-lyst', licenseType: 'PLAN_SUITE_PRO', contractTerm: 60 }));
    expect(edited.data.updateInstallation.edge.node).toMatchObject({ licenseType: 'PLAN_SUITE_PRO', contractTerm: 60 });
    expect((await remove(id)).data.deleteInstallation).toEqual({ deletedId: id });
    const { data } = await run('{ viewer { customer { installations { totalCount } } } }', {});
    expect(data.viewer.customer.installations.totalCount).toBe(0);
  });

  test('for which licences are ordered in parallel is not deleted', async () => {
    const { id } = await createdInstallation();
    const order = `insert into license_request (
        id, customer_id, department_id, installation_id, license_type, requested_licenses, contract_term,
        billing_interval, purchase_id, created_at)
      values ('lreq_' || $1, $2, $3, $1, 'PLAN_SUITE_TEAM', 3, 12, 'MONTHLY', $1, now())`;
    const { errors } = await runDuringUncommittedWrites(app, [[order, [id, person.customerId, departmentId]]], () =>
      remove(id),
    );
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Installationen kan ikke slettes, fordi den har 1 licensanmodning.',
    });
  });

  test('that is deleted in parallel gets no integration', async () => {
    const { id } = await createdInstallation();
    const { errors } = await runDuringUncommittedWrites(app, [['delete from installation where id = $1', [id]]], () =>
      run(
        `mutation ($id: ID!) {
          saveIntegrationSettings(
            installationId: $id
            pluginId: "webhooks"
            settings: { address: "https://firma.example/hook", events: { user_created: true } }
          ) { integration { id } }
        }`,
        { id },
      ),
    );
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('is refused with the fields that are missing or invalid', async () => {
    const { errors } = await create(form({ subdomain: '', departmentId: '', contractTerm: 0 }));
    expect(errors?.[0]?.extensions.fields).toEqual({
      subdomain: 'Subdomain er påkrævet',
      departmentId: 'Afdeling er påkrævet',
      contractTerm: 'Kontraktperiode skal være mindst 1 måned',
    });
  });

  test('cannot have a subdomain of another company’s installation', async () => {
    const { subdomain } = await createdInstallation();
    const other = await app.world.person();
    const elsewhere = await app.world.department(other.customerId!);
    const { errors } = await create(form({ subdomain, departmentId: elsewhere }), other.token);
    expect(errors?.[0]?.extensions.fields).toEqual({ subdomain: 'Subdomænet er allerede i brug. Vælg et andet.' });
  });

  test('cannot belong to another company’s department', async () => {
    const foreign = await app.world.department(await app.world.company());
    expect((await create(form({ departmentId: foreign }))).fieldErrors).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
    const { id } = await createdInstallation();
    expect((await update(id, form({ departmentId: foreign }))).fieldErrors).toEqual({
      departmentId: 'Afdelingen findes ikke',
    });
  });

  test('with licences is not deleted, and the error counts its licences and requests', async () => {
    const { id } = await createdInstallation();
    await app.world.license(id);
    await app.world.licenseRequest(id);
    expect((await remove(id)).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: 'Installationen kan ikke slettes, fordi den har 5 licenser og 1 licensanmodning.',
    });
  });

  test('is deleted together with its rejected licence requests, and their deletion is published', async () => {
    const { id } = await createdInstallation();
    const request = await app.world.licenseRequest(id, { status: 'REJECTED' });
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { licenseRequestChanged { deletedId } }');
    expect((await remove(id)).errors).toBeUndefined();
    expect((await next()).licenseRequestChanged).toEqual({ deletedId: request });
    expect(await app.db.sql('select 1 from license_request where id = $1', [request])).toEqual([]);
    await socket.close();
  });

  test('with a licence request that is not rejected, or was fulfilled before, is not deleted', async () => {
    for (const fields of [
      { status: 'PENDING' },
      { status: 'PROCESSING' },
      { status: 'APPROVED' },
      { status: 'COMPLETED' },
      { status: 'REJECTED', fulfilled_at: new Date() },
    ]) {
      const { id } = await createdInstallation();
      await app.world.licenseRequest(id, fields);
      expect((await remove(id)).errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: expect.stringContaining('1 licensanmodning.'),
      });
    }
  });

  test('is not changed by an edit of an old version', async () => {
    const { id, version } = await createdInstallation();
    await update(id, form(), version);
    expect((await update(id, form(), version)).errorCode).toBe('CONFLICT');
  });

  test('is published when it is created and deleted', async () => {
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { installationChanged { deletedId edge { node { subdomain } } } }');
    const { id, subdomain } = await createdInstallation();
    expect((await next()).installationChanged).toEqual({ deletedId: null, edge: { node: { subdomain } } });
    await remove(id);
    expect((await next()).installationChanged).toEqual({ deletedId: id, edge: null });
    await socket.close();
  });
});

test('moving an installation publishes its old and its new department', async () => {
  const other = await app.world.department(person.customerId!);
  const { id } = await createdInstallation();
  const socket = await openSocket(app, person.token);
  const next = await socket.watch(
    'subscription { departmentChanged { edge { node { id installations { totalCount } } } } }',
  );
  await update(id, form({ departmentId: other }));
  const nextDepartment = async () => (await next()).departmentChanged.edge.node;
  // The department's event of the installation's creation may arrive after the subscription has begun.
  let department = await nextDepartment();
  while (department.id === departmentId) department = await nextDepartment();
  expect(department).toEqual({ id: other, installations: { totalCount: 1 } });
  expect(await nextDepartment()).toEqual({ id: departmentId, installations: { totalCount: 0 } });
  await socket.close();
});

describe('an API key', () => {
  test('is encrypted in the database, and only its last four characters can be read', async () => {
    const { id } = await createdInstallation();
    const { data } = await saveKey(id);
    expect(data.saveApiCredentials.edge.node).toMatchObject({
      zendeskApiKeyLast4: '1234',
      zendeskApiEmail: 'api@firma.dk',
    });
    const [row] = await app.db.sql('select * from installation where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain('aaaa');
    expect((row as { zendesk_api_key: string }).zendesk_api_key).toMatch(/^test\./);
  });

  test('is not saved without a key and a valid e-mail', async () => {
    const { id } = await createdInstallation();
    expect((await saveKey(id, { zendeskApiKey: ' ', zendeskApiEmail: '' })).fieldErrors).toEqual({
      zendeskApiKey: 'API nøgle er påkrævet',
      zendeskApiEmail: 'Email er påkrævet',
    });
    expect((await saveKey(id, { zendeskApiKey: 'x', zendeskApiEmail: 'x' })).fieldErrors).toEqual({
      zendeskApiEmail: 'Indtast venligst en gyldig emailadresse',
    });
  });

  test('cannot be decrypted when it is copied to another row', async () => {
    const [one, two] = [await createdInstallation(), await createdInstallation()];
    await saveKey(one.id);
    await app.db.sql(
      `update installation set connection = 'KEY', zendesk_api_email = 'x@y.dk',
         zendesk_api_key = (select zendesk_api_key from installation where id = $1)
       where id = $2`,
      [one.id, two.id],
    );
    const { errors } = await run('mutation ($id: ID!) { testConnection(installationId: $id) { message } }', {
      id: two.id,
    });
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL');
  });

  test('is resealed after a key rotation, so that the old encryption key is no longer needed', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    const { services } = app.portal;
    const next = `next:${Buffer.alloc(32, 'next').toString('base64')}`;
    await reseal(
      { ...services, secrets: new SecretBox(`${next},${app.config.encryptionKeys}`) },
      { id: 'test', data: {} },
    );
    const [row] = await app.db.sql('select zendesk_api_key as sealed from installation where id = $1', [id]);
    expect(new SecretBox(next).open((row as { sealed: string }).sealed, keyBinding(id))).toBe(KEY);
    await app.db.sql(`update installation set connection = 'NONE', zendesk_api_key = null`);
  });

  test('is deleted when the subdomain changes', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    expect((await update(id, form())).data.updateInstallation.edge.node.zendeskApiKeyLast4).toBeNull();
    expect(await app.db.sql('select zendesk_api_key from installation where id = $1', [id])).toEqual([
      { zendesk_api_key: null },
    ]);
  });

  test('cannot be changed by an impersonating admin', async () => {
    const { id } = await createdInstallation();
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { token } = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await saveKey(id, undefined, token)).errorCode).toBe('FORBIDDEN');
  });
});

describe('the deletion of an API key', () => {
  const stored = async (id: string) =>
    (
      await app.db.sql(
        `select i.zendesk_api_key, i.zendesk_api_key_last4, i.zendesk_api_email, i.version, r.next_read_at
         from installation i join seat_reading r on r.installation_id = i.id where i.id = $1`,
        [id],
      )
    )[0] as Record<string, unknown>;
  const activities = (id: string) =>
    app.db.sql<{ title: string; actor_name: string }>(
      `select title, actor_name from activity where entity_id = $1 and title like '%fjernet'`,
      [id],
    );

  test('removes the key and the e-mail, ends the reading of seats, and is recorded', async () => {
    const { id, subdomain } = await createdInstallation();
    await saveKey(id);
    expect((await stored(id)).next_read_at).not.toBeNull();
    const { data } = await deleteKey(id);
    expect(data.deleteApiCredentials.edge.node).toMatchObject({
      subdomain,
      zendeskApiKeyLast4: null,
      zendeskApiEmail: null,
      seats: { hasKey: false, isReading: false },
    });
    expect(await stored(id)).toMatchObject({
      zendesk_api_key: null,
      zendesk_api_key_last4: null,
      zendesk_api_email: null,
      next_read_at: null,
    });
    expect(await activities(id)).toEqual([
      { title: `Zendesk-nøglen til ${subdomain} er fjernet`, actor_name: expect.any(String) },
    ]);
    expect(await testConnection(id)).toMatchObject({ isConnected: false });
  });

  test('changes and records nothing when it is repeated, also in parallel', async () => {
    const { id } = await createdInstallation();
    expect((await deleteKey(id)).errors).toBeUndefined();
    expect(await activities(id)).toEqual([]);
    await saveKey(id);
    for (const { errors } of await Promise.all([deleteKey(id), deleteKey(id), deleteKey(id)]))
      expect(errors).toBeUndefined();
    const { version } = await stored(id);
    await deleteKey(id);
    expect(await stored(id)).toMatchObject({ version });
    expect(await activities(id)).toHaveLength(1);
  });

  test('removes the e-mail that a change of the subdomain has left', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    await update(id, form());
    expect(await stored(id)).toMatchObject({ zendesk_api_key: null, zendesk_api_email: 'api@firma.dk' });
    expect((await deleteKey(id)).data.deleteApiCredentials.edge.node.zendeskApiEmail).toBeNull();
  });

  test('is published to those who follow installations and seats', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    const socket = await openSocket(app, person.token);
    const [nextInstallation, nextSeats] = [
      await socket.watch('subscription { installationChanged { edge { node { id zendeskApiKeyLast4 } } } }'),
      await socket.watch('subscription { seatsChanged { installation { id } hasKey } }'),
    ];
    await deleteKey(id);
    let change = (await nextInstallation()).installationChanged.edge.node;
    // The event of the saved key may arrive after the subscription has begun.
    while (change.zendeskApiKeyLast4) change = (await nextInstallation()).installationChanged.edge.node;
    expect(change.id).toBe(id);
    let seats = (await nextSeats()).seatsChanged;
    while (seats.hasKey) seats = (await nextSeats()).seatsChanged;
    expect(seats).toEqual({ installation: { id }, hasKey: false });
    await socket.close();
  });

  test('is for administrators of the company who act as themselves, and for READ_WRITE tokens', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    const customerId = person.customerId!;
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const refused = {
      buyer: (await app.world.person({ customerId, companyRole: 'BUYER' })).token,
      member: (await app.world.person({ customerId, companyRole: 'MEMBER' })).token,
      impersonating: (await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId })).token,
      readToken: (await app.world.apiToken(customerId, 'READ')).token,
    };
    for (const [who, token] of Object.entries(refused))
      expect([who, (await deleteKey(id, token)).errorCode]).toEqual([who, 'FORBIDDEN']);
    const stranger = await app.world.person();
    const strangersToken = await app.world.apiToken(stranger.customerId!, 'READ_WRITE');
    for (const token of [stranger.token, strangersToken.token])
      expect((await deleteKey(id, token)).errorCode).toBe('NOT_FOUND');
    expect((await deleteKey('inst_unknown')).errorCode).toBe('NOT_FOUND');
    expect(await stored(id)).toMatchObject({ zendesk_api_key_last4: '1234', zendesk_api_email: 'api@firma.dk' });
    const { token } = await app.world.apiToken(customerId, 'READ_WRITE');
    expect((await deleteKey(id, token)).data.deleteApiCredentials.edge.node.zendeskApiKeyLast4).toBeNull();
  });
});

describe('a test of the connection', () => {
  test('is refused with a READ token and made with a READ_WRITE token', async () => {
    const { id } = await createdInstallation();
    const testWithScope = async (scope: 'READ' | 'READ_WRITE') =>
      run(
        'mutation ($id: ID!) { testConnection(installationId: $id) { isConnected } }',
        { id },
        (await app.world.apiToken(person.customerId!, scope)).token,
      );
    expect((await testWithScope('READ')).errorCode).toBe('FORBIDDEN');
    expect((await testWithScope('READ_WRITE')).data.testConnection).toEqual({ isConnected: false });
  });

  test('succeeds and names the help-desk user', async () => {
    const { id, subdomain } = await createdInstallation();
    await saveKey(id);
    expect(await testConnection(id)).toEqual({ isConnected: true, message: 'Forbindelsen virker som api@firma.dk.' });
    const [request] = providers.sandbox.received('zendesk').slice(-1);
    expect(request).toMatchObject({
      method: 'GET',
      path: `/${subdomain}/api/v2/users/me.json`,
      headers: { authorization: `Basic ${Buffer.from(`api@firma.dk/token:${KEY}`).toString('base64')}` },
    });
  });

  test('fails when no key is stored', async () => {
    const { id } = await createdInstallation();
    expect(await testConnection(id)).toMatchObject({
      isConnected: false,
      message: expect.stringContaining('Forbind Zendesk'),
    });
  });

  test('fails when the help desk refuses the key', async () => {
    const { id } = await createdInstallation();
    await saveKey(id, { zendeskApiKey: 'forkert', zendeskApiEmail: 'api@firma.dk' });
    expect(await testConnection(id)).toMatchObject({ isConnected: false, message: expect.stringContaining('afviste') });
  });

  test.each<[string, (reply: Parameters<Parameters<Providers['zendesk']['answerNext']>[0]>[0]) => unknown, string]>([
    [
      'an anonymous user with status 200',
      () => ({ user: { id: null, name: 'Anonymous user', email: 'invalid@example.com' } }),
      'kender ikke',
    ],
    [
      'an anonymous user with an id',
      () => ({ user: { id: 7, name: 'Anonymous user', email: 'invalid@example.com', role: 'end-user' } }),
      'kender ikke',
    ],
    [
      'a user who is not an agent',
      () => ({ user: { id: 7, name: 'Kunde', email: 'api@firma.dk', role: 'end-user' } }),
      'slutbruger',
    ],
    ['a redirect', (reply) => reply.redirect('http://127.0.0.1:9/'), 'ingen Zendesk-installation'],
    ['a page that is not JSON', (reply) => reply.type('text/html').send('<h1>Hej</h1>'), 'ikke er Zendesks'],
    [
      'too large a body',
      (reply) => reply.type('application/json').send(`{"user":{"id":1,"x":"${'x'.repeat(300_000)}"}}`),
      'ikke er Zendesks',
    ],
    ['a server error', (reply) => reply.code(503).send({}), 'svarer med en fejl'],
    ['too many requests', (reply) => reply.code(429).send({}), 'for mange'],
  ])('fails when the help desk answers with %s', async (_case, answer, message) => {
    const { id } = await createdInstallation();
    await saveKey(id);
    providers.zendesk.answerNext(answer);
    expect(await testConnection(id)).toMatchObject({ isConnected: false, message: expect.stringContaining(message) });
  });

  test('times out when the help desk never answers', async () => {
    const { id } = await createdInstallation();
    await saveKey(id);
    providers.zendesk.answerNext(() => new Promise(() => undefined));
    const { services } = app.portal;
    const original = services.zendesk;
    services.zendesk = new ZendeskClient(app.config.zendeskUrl, { timeout: 300 });
    expect(await testConnection(id)).toMatchObject({
      isConnected: false,
      message: expect.stringContaining('inden for 5 sekunder'),
    });
    services.zendesk = original;
  });

  test('calls the help desk’s own address over TLS unless a stand-in is configured', async () => {
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

test('REST creates, lists, edits and deletes installations, and saves their credentials', async () => {
  const saved = await app.rest('POST', '/api/zendesk-instances', { body: form(), token: person.token });
  const id = idOf(saved);
  expect(saved.body.data).toMatchObject({ departmentId, licenseType: 'PLAN_SUITE_TEAM' });
  const withKey = await app.rest('PATCH', `/api/zendesk-instances/${id}/api-credentials`, {
    body: { zendeskApiKey: KEY, zendeskApiEmail: 'api@firma.dk' },
    token: person.token,
  });
  expect(rowOf(withKey).zendeskApiKeyLast4).toBe('1234');
  const request = await app.world.licenseRequest(id);
  const license = await app.world.license(id, { deleted_at: new Date() });
  const withNewEmail = await app.rest('PATCH', `/api/zendesk-instances/${id}/api-credentials`, {
    body: { zendeskApiEmail: 'ny@firma.dk' },
    token: person.token,
  });
  expect(withNewEmail.body.data).toMatchObject({
    zendeskApiKeyLast4: '1234',
    zendeskApiEmail: 'ny@firma.dk',
    licenses: [],
    licenseRequests: [{ id: request }],
  });
  expect((await testConnection(id)).isConnected).toBe(true);
  await app.db.sql('delete from license_request where id = $1', [request]);
  await app.db.sql('delete from license where id = $1', [license]);
  expect(
    await app.rest('PUT', `/api/zendesk-instances/${id}`, { body: form({ contractTerm: 24 }), token: person.token }),
  ).toMatchObject({ body: { data: { contractTerm: 24 } } });
  expect((await app.rest('GET', '/api/zendesk-instances', { token: person.token })).body.data).toMatchObject([
    { id, contractTerm: 24 },
  ]);
  expect((await app.rest('DELETE', `/api/zendesk-instances/${id}`, { token: person.token })).body).toEqual({
    data: { id },
  });
});
