import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import type { Person } from '../testing/World.ts';
import { integrationId } from './IntegrationInstance.ts';
import { SAVED, SET } from './testing/listeningCompany.ts';

const SAVE = `mutation ($id: ID!, $pluginId: ID!, $version: Int, $settings: JSONObject!) {
  saveIntegrationSettings(installationId: $id, pluginId: $pluginId, version: $version, settings: $settings) ${SAVED}
}`;
const INTEGRATIONS = `query ($id: ID!) { node(id: $id) { ... on Installation { integrations {
  id pluginId isEnabled settings secretsSet version obstacle { code } manifest { name }
} } } }`;
const ADDRESS = 'https://krog.firma.example/portalen';

let app: TestApp;
let person: Person;
let departmentId: string;
let installationId: string;
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
  installationId = await app.world.installation(departmentId);
});

const settings = (fields: object = {}) => ({ address: ADDRESS, events: { user_created: true }, ...fields });
const set = (
  isEnabled: boolean,
  submitted?: object | null,
  {
    pluginId = 'webhooks',
    token = person.token,
    id = installationId,
    version,
  }: { pluginId?: string; token?: string; id?: string; version?: number } = {},
) => app.graphql(SET, { variables: { id, pluginId, isEnabled, version, settings: submitted }, token });
const save = (submitted: object, version?: number, token = person.token) =>
  app.graphql(SAVE, { variables: { id: installationId, pluginId: 'webhooks', version, settings: submitted }, token });
const integrations = async (token = person.token) =>
  (await app.graphql(INTEGRATIONS, { variables: { id: installationId }, token })).data.node?.integrations;
const stored = async () =>
  (
    await app.db.sql<{ secrets: string; settings: object; version: number }>(
      'select * from integration_instance where installation_id = $1',
      [installationId],
    )
  )[0];

describe('an installation', () => {
  test('has every available integration before any is used', async () => {
    expect(await integrations()).toEqual([
      {
        id: integrationId(installationId, 'shopify'),
        pluginId: 'shopify',
        isEnabled: false,
        settings: {},
        secretsSet: [],
        version: 0,
        obstacle: { code: 'SERVICE_AGREEMENT_REQUIRED' },
        manifest: { name: 'Shopify' },
      },
      {
        id: integrationId(installationId, 'webhooks'),
        pluginId: 'webhooks',
        isEnabled: false,
        settings: {},
        secretsSet: [],
        version: 0,
        obstacle: null,
        manifest: { name: 'Webhooks' },
      },
    ]);
  });

  test('is found by the id of its integration, but not by other companies', async () => {
    const stranger = await app.world.person();
    const ask = async (id: string, token: string) =>
      (
        await app.graphql(
          'query ($id: ID!) { node(id: $id) { id ... on IntegrationInstance { installation { id } } } }',
          { variables: { id }, token },
        )
      ).data.node;
    for (const pluginId of ['shopify', 'webhooks']) {
      const id = integrationId(installationId, pluginId);
      expect(await ask(id, person.token)).toEqual({ id, installation: { id: installationId } });
      expect(await ask(id, stranger.token)).toBeNull();
    }
    for (const id of [
      integrationId(installationId, 'ukendt'),
      'intg_',
      `${integrationId(installationId, 'webhooks')}'`,
      `intg_${'0'.repeat(26)}-webhooks`,
    ])
      expect(await ask(id, person.token)).toBeNull();
  });

  test('deletes its integrations and deliveries when it is deleted', async () => {
    await app.world.webhookDelivery(await app.world.integration(installationId));
    const { errors } = await app.graphql('mutation ($id: ID!) { deleteInstallation(id: $id) { deletedId } }', {
      variables: { id: installationId },
      token: person.token,
    });
    expect(errors).toBeUndefined();
    expect(
      await app.db.sql(
        `select id from webhook_delivery where customer_id = $1
         union select id from integration_instance where customer_id = $1`,
        [person.customerId],
      ),
    ).toEqual([]);
  });
});

describe('enabling an integration', () => {
  test('stores its settings, records an activity, and returns the signing secret once', async () => {
    const { data } = await set(true, settings());
    expect(data.setIntegration).toMatchObject({
      signingSecret: expect.stringMatching(/^whsec_.{43}$/),
      integration: {
        isEnabled: true,
        settings: { address: ADDRESS, events: { user_created: true } },
        secretsSet: ['signingSecret'],
        version: 1,
      },
    });
    expect((await set(true, settings())).data.setIntegration).toMatchObject({
      signingSecret: null,
      integration: { version: 2 },
    });
    const feed = await app.db.sql<{ title: string }>('select title from activity where customer_id = $1 order by id', [
      person.customerId,
    ]);
    expect(feed.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Webhooks er slået til for firma-/),
      expect.stringMatching(/^Webhooks har fået nye indstillinger for firma-/),
    ]);
  });

  test('is refused with an error on the path of each missing or invalid field, and stores nothing', async () => {
    expect((await set(true)).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { address: 'Dette felt er påkrævet', events: 'Dette felt er påkrævet' },
    });
    expect(
      (await set(true, settings({ address: 'http://krog.firma.example', events: { user_created: 'ja' }, hest: 1 })))
        .fieldErrors,
    ).toEqual({
      address: 'Adressen skal begynde med https://',
      'events.user_created': 'Ugyldig værdi',
      events: 'Dette felt er påkrævet',
      hest: 'Ukendt felt',
    });
    expect(await stored()).toBeUndefined();
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]:8443/',
    'https://2852039166/latest',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
  ])('refuses the internal address %s', async (address) => {
    expect((await set(true, settings({ address }))).fieldErrors).toEqual({
      address: 'Adressen fører til et internt netværk og kan ikke bruges',
    });
  });

  test('keeps its settings after disabling, and disabling an unused integration stores nothing', async () => {
    expect((await set(false)).data.setIntegration).toMatchObject({
      signingSecret: null,
      integration: { isEnabled: false, version: 0 },
    });
    expect(await stored()).toBeUndefined();
    await set(true, settings());
    expect((await set(false)).data.setIntegration.integration).toMatchObject({
      isEnabled: false,
      settings: settings(),
    });
    expect((await set(true)).data.setIntegration.integration).toMatchObject({ isEnabled: true, settings: settings() });
  });

  test('is refused with NOT_FOUND for an unknown integration or installation, or another company’s', async () => {
    const stranger = await app.world.person();
    for (const answer of [
      await set(true, {}, { pluginId: 'ukendt' }),
      await set(true, settings(), { id: 'inst_ukendt' }),
      await set(true, settings(), { token: stranger.token }),
    ])
      expect(answer.errorCode).toBe('NOT_FOUND');
  });

  test('is refused with a READ token and allowed with a READ_WRITE token', async () => {
    const [reader, writer] = [
      await app.world.apiToken(person.customerId!),
      await app.world.apiToken(person.customerId!, 'READ_WRITE'),
    ];
    expect((await set(true, settings(), { token: reader.token })).errorCode).toBe('FORBIDDEN');
    expect((await set(true, settings(), { token: writer.token })).errorCode).toBeUndefined();
  });

  test('twice at once stores one signing secret, and a losing call is refused with CONFLICT', async () => {
    const answers = await Promise.all([set(true, settings()), set(true, settings())]);
    const codes = answers.map(({ errorCode }) => errorCode).filter(Boolean);
    expect(codes.length <= 1 && codes.every((code) => code === 'CONFLICT')).toBe(true);
    const shown = answers.flatMap(({ data }) => data?.setIntegration?.signingSecret ?? []);
    expect(shown).toHaveLength(1);
    expect(
      JSON.parse(
        app.portal.services.secrets.open(
          (await stored())!.secrets,
          `integration_instance:${integrationId(installationId, 'webhooks')}:secrets`,
        ),
      ),
    ).toEqual({ signingSecret: shown[0] });
  });
});

describe('an integration with requirements', () => {
  const enable = () => set(true, {}, { pluginId: 'shopify' });

  test('needs an active agreement of the department, then an API key, then a connection', async () => {
    const elsewhere = await app.world.department(person.customerId!);
    await app.world.serviceAgreement(elsewhere);
    expect(await enable()).toMatchObject({
      errors: [
        {
          message: 'Shopify kræver en aktiv serviceaftale for installationens afdeling.',
          extensions: { code: 'SERVICE_AGREEMENT_REQUIRED' },
        },
      ],
    });

    const agreement = await app.world.serviceAgreement(departmentId, { status: 'PENDING' });
    expect(await enable()).toMatchObject({
      errors: [
        { message: expect.stringContaining('afventer aktivering'), extensions: { code: 'SERVICE_AGREEMENT_REQUIRED' } },
      ],
    });
    expect((await integrations())[0]!.obstacle).toEqual({ code: 'SERVICE_AGREEMENT_PENDING' });

    await app.db.sql(`update service_agreement set status = 'ACTIVE' where id = $1`, [agreement]);
    expect(await enable()).toMatchObject({
      errors: [{ message: expect.stringContaining('API-nøgle'), extensions: { code: 'CONFLICT' } }],
    });

    await app.db.sql(`update installation set zendesk_api_key_last4 = '1234' where id = $1`, [installationId]);
    expect(await enable()).toMatchObject({
      errors: [{ message: 'Forbind Shopify, før integrationen slås til.', extensions: { code: 'CONFLICT' } }],
    });

    await app.world.integration(installationId, { plugin_id: 'shopify', is_enabled: false, connected_at: new Date() });
    expect((await enable()).data.setIntegration.integration).toMatchObject({
      isEnabled: true,
      isConnected: true,
      obstacle: null,
    });
  });

  test('cannot be enabled after access was withdrawn', async () => {
    await app.world.serviceAgreement(departmentId);
    await app.db.sql(`update installation set zendesk_api_key_last4 = '1234' where id = $1`, [installationId]);
    await app.world.integration(installationId, {
      plugin_id: 'shopify',
      is_enabled: false,
      connected_at: new Date(),
      needs_reconnect: true,
    });
    expect((await enable()).errorCode).toBe('CONFLICT');
  });

  test('cannot be enabled with an expired or deleted agreement', async () => {
    await app.world.serviceAgreement(departmentId, { status: 'EXPIRED' });
    await app.world.serviceAgreement(departmentId, { deleted_at: new Date() });
    expect((await enable()).errorCode).toBe('SERVICE_AGREEMENT_REQUIRED');
  });
});

describe('settings', () => {
  test('of an older version are refused and overwrite nothing', async () => {
    await set(true, settings());
    expect(
      (await save({ events: { agreement_active: true } }, 1)).data.saveIntegrationSettings.integration,
    ).toMatchObject({
      version: 2,
      settings: { address: ADDRESS, events: { user_created: true, agreement_active: true } },
    });
    expect((await save({ events: { agreement_active: false } }, 1)).errorCode).toBe('CONFLICT');
    expect((await stored())!.settings).toEqual({
      address: ADDRESS,
      events: { user_created: true, agreement_active: true },
    });
  });

  test('in a call that enables are refused when another user has saved meanwhile', async () => {
    expect((await set(true, settings(), { version: 0 })).errorCode).toBeUndefined();
    expect((await set(true, settings({ address: 'https://andet.firma.example' }), { version: 0 })).errorCode).toBe(
      'CONFLICT',
    );
    expect((await stored())!.settings).toEqual(settings());
    const put = (body: object) =>
      app.rest('PUT', `/api/integrations/instances/${installationId}/webhooks`, { body, token: person.token });
    expect((await put({ isEnabled: false, version: 7 })).status).toBe(409);
    expect((await put({ isEnabled: false, version: 1 })).body.data).toMatchObject({ isEnabled: false, version: 2 });
    expect((await set(true, settings())).errorCode).toBeUndefined();
  });

  test('saved at the same moment do not overwrite each other', async () => {
    await set(true, settings());
    const answers = await Promise.all([save({ events: { agreement_active: true } }, 1), save({ accessKey: 'abc' }, 1)]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('that are secret are never returned by the API and never stored in plain text', async () => {
    const { data } = await set(true, settings({ accessKey: 'noget-meget-hemmeligt' }));
    expect(data.setIntegration.integration).toMatchObject({
      settings: settings(),
      secretsSet: ['accessKey', 'signingSecret'],
    });
    expect(JSON.stringify(await integrations())).not.toContain('hemmeligt');
    expect(JSON.stringify(await stored())).not.toMatch(/hemmeligt|whsec_/);
    expect((await save({ accessKey: '' })).data.saveIntegrationSettings.integration.secretsSet).toEqual([
      'accessKey',
      'signingSecret',
    ]);
    expect((await save({ accessKey: null })).data.saveIntegrationSettings.integration.secretsSet).toEqual([
      'signingSecret',
    ]);
  });

  test('that are secret are deleted when the address changes to another receiver', async () => {
    await set(true, settings({ accessKey: 'abc' }));
    expect(
      (await save({ address: 'https://krog.firma.example/en-anden-sti' })).data.saveIntegrationSettings.integration
        .secretsSet,
    ).toContain('accessKey');
    expect(
      (await save({ address: 'https://andre.example/' })).data.saveIntegrationSettings.integration.secretsSet,
    ).toEqual(['signingSecret']);
    expect(
      (await save({ address: 'https://tredje.example/', accessKey: 'def' })).data.saveIntegrationSettings.integration
        .secretsSet,
    ).toContain('accessKey');
  });

  test('that are secret cannot be created or changed by an impersonating admin', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const guest = (await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId })).token;
    expect((await set(true, settings(), { token: guest })).errorCode).toBe('FORBIDDEN');
    await set(true, settings());
    expect((await save({ accessKey: 'abc' }, undefined, guest)).errorCode).toBe('FORBIDDEN');
    expect((await save({ events: { agreement_active: true } }, undefined, guest)).errorCode).toBeUndefined();
    expect(
      (
        await app.graphql(`mutation ($id: ID!) { replaceWebhookSecret(installationId: $id) ${SAVED} }`, {
          variables: { id: installationId },
          token: guest,
        })
      ).errorCode,
    ).toBe('FORBIDDEN');
  });

  test('are refused when they are not an object or nested deeper than the schema', async () => {
    const setLiteral = (value: string) =>
      app.graphql(
        `mutation {
          setIntegration(
            installationId: "${installationId}", pluginId: "webhooks", isEnabled: true, settings: ${value}
          ) { signingSecret }
        }`,
        { token: person.token },
      );
    for (const value of ['[1]', '"x"', '5']) expect((await setLiteral(value)).errors).toBeDefined();
    expect((await setLiteral('{ events: { user_created: { deeper: { still: true } } } }')).fieldErrors).toMatchObject({
      'events.user_created': 'Ugyldig værdi',
    });
    expect((await setLiteral(`{ address: "${ADDRESS}", events: { user_created: true } }`)).errors).toBeUndefined();
  });
});

describe('the REST API', () => {
  test('returns the manifests with JSON Schema', async () => {
    const { status, body } = await app.rest('GET', '/api/integrations', { token: person.token });
    expect({ status, ids: body.data.map(({ id }: { id: string }) => id) }).toEqual({
      status: 200,
      ids: ['shopify', 'webhooks'],
    });
    expect(body.data[0]).toMatchObject({
      billing: { type: 'free', currency: 'DKK' },
      requiresOAuth: true,
      requiresServiceAgreement: true,
    });
    expect(body.data[1].settingsSchema).toMatchObject({
      type: 'object',
      required: ['address', 'events'],
      properties: {
        address: { type: 'string', format: 'uri', title: 'Adresse' },
        accessKey: { type: 'string', secret: true },
        events: {
          type: 'object',
          required: [],
          properties: { user_created: { type: 'boolean', title: 'En bruger er oprettet' } },
        },
      },
    });
    expect((await app.rest('GET', '/api/integrations')).status).toBe(401);
  });

  test('lists, enables and configures the integrations of an installation', async () => {
    const at = `/api/integrations/instances/${installationId}`;
    const put = await app.rest('PUT', `${at}/webhooks`, {
      token: person.token,
      body: { isEnabled: true, settings: settings() },
    });
    expect(put).toMatchObject({
      status: 200,
      body: {
        data: {
          pluginId: 'webhooks',
          isEnabled: true,
          settings: settings(),
          signingSecret: expect.stringMatching(/^whsec_/),
        },
      },
    });
    const patch = await app.rest('PATCH', `${at}/webhooks/settings`, {
      token: person.token,
      body: { settings: { events: { agreement_active: true } } },
    });
    expect(patch.body.data).toMatchObject({
      isEnabled: true,
      settings: { events: { user_created: true, agreement_active: true } },
    });
    expect(patch.body.data).not.toHaveProperty('signingSecret');
    expect((await app.rest('GET', at, { token: person.token })).body.data).toEqual([
      expect.objectContaining({ pluginId: 'shopify', isEnabled: false }),
      expect.objectContaining({ pluginId: 'webhooks', isEnabled: true }),
    ]);
    expect(
      (await app.rest('PUT', `${at}/shopify`, { token: person.token, body: { isEnabled: true } })).body,
    ).toMatchObject({ status: 403, code: 'SERVICE_AGREEMENT_REQUIRED' });
    expect((await app.rest('PATCH', `${at}/webhooks/settings`, { token: person.token, body: {} })).body).toMatchObject({
      status: 400,
      data: { fields: { settings: 'Indstillinger mangler' } },
    });
    expect((await app.rest('GET', `/api/integrations/instances/${departmentId}`, { token: person.token })).status).toBe(
      404,
    );
  });
});

test('secrets are encrypted again with a new key at night and can still be decrypted', async () => {
  const { reads, secrets, log } = app.portal.services;
  const { SecretBox } = await import('../secrets/SecretBox.ts');
  const { reseal } = await import('../secrets/secrets.jobs.ts');
  await set(true, settings({ accessKey: 'abc' }));
  const before = (await stored())!.secrets;
  const rotated = new SecretBox(`ny:${Buffer.alloc(32, 'ny').toString('base64')},${app.config.encryptionKeys}`);
  await reseal({ ...app.portal.services, reads, log, secrets: rotated }, { id: 'x', data: {} });
  const after = (await stored())!.secrets;
  const id = integrationId(installationId, 'webhooks');
  expect(after.startsWith('ny.')).toBe(true);
  expect(rotated.open(after, `integration_instance:${id}:secrets`)).toBe(
    secrets.open(before, `integration_instance:${id}:secrets`),
  );
  // Restores the row for the portal, which keeps its own key.
  await app.db.sql('update integration_instance set secrets = $2 where id = $1', [id, before]);
});

test('an admin can read the integrations of an installation', async () => {
  const admin = await app.world.person({ role: 'ADMIN', customerId: null });
  await set(true, settings());
  const { data, errors } = await app.graphql(
    `query ($id: ID!) { admin { customer(id: $id) { installations(first: 5) { edges { node {
      integrations { pluginId isEnabled deliveries { totalCount } }
    } } } } } }`,
    { variables: { id: person.customerId }, token: admin.token },
  );
  expect(errors).toBeUndefined();
  expect(data.admin.customer.installations.edges[0]!.node.integrations[1]).toEqual({
    pluginId: 'webhooks',
    isEnabled: true,
    deliveries: { totalCount: 0 },
  });
});
