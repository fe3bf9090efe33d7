import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { integrationId } from './IntegrationInstance.ts';
import { ADDRESS, webhookSettings, webhooksIntegration } from './testing/webhooksIntegration.ts';

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

const { setIntegration, integrations, storedIntegration } = webhooksIntegration(() => ({
  app,
  person,
  installationId,
}));

const storeKey = () =>
  app.db.sql(
    `update installation set connection = 'KEY', zendesk_api_email = 'api@firma.example', zendesk_api_key = 'forseglet'
     where id = $1`,
    [installationId],
  );

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

  test('has integrations that its own company, but no other one, finds by their ids', async () => {
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
    const { data } = await setIntegration(true, webhookSettings());
    expect(data.setIntegration).toMatchObject({
      signingSecret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      integration: {
        isEnabled: true,
        settings: { address: ADDRESS, events: { user_created: true } },
        secretsSet: ['signingSecret'],
        version: 1,
      },
    });
    expect((await setIntegration(true, webhookSettings())).data.setIntegration).toMatchObject({
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
    expect((await setIntegration(true)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { address: 'Dette felt er påkrævet', events: 'Dette felt er påkrævet' },
    });
    expect(
      (
        await setIntegration(
          true,
          webhookSettings({ address: 'http://krog.firma.example', events: { user_created: 'ja' }, hest: 1 }),
        )
      ).fieldErrors,
    ).toEqual({
      address: 'Adressen skal begynde med https://',
      'events.user_created': 'Ugyldig værdi',
      events: 'Dette felt er påkrævet',
      hest: 'Ukendt felt',
    });
    expect(await storedIntegration()).toBeUndefined();
  });

  test.each([
    'https://127.0.0.1/',
    'https://[::1]:8443/',
    'https://2852039166/latest',
    'https://localhost/',
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
  ])('refuses the internal address %s', async (address) => {
    expect((await setIntegration(true, webhookSettings({ address }))).fieldErrors).toEqual({
      address: 'Adressen fører til et internt netværk og kan ikke bruges',
    });
  });

  test('again restores the earlier settings, and disabling an unused integration stores nothing', async () => {
    expect((await setIntegration(false)).data.setIntegration).toMatchObject({
      signingSecret: null,
      integration: { isEnabled: false, version: 0 },
    });
    expect(await storedIntegration()).toBeUndefined();
    await setIntegration(true, webhookSettings());
    expect((await setIntegration(false)).data.setIntegration.integration).toMatchObject({
      isEnabled: false,
      settings: webhookSettings(),
    });
    expect((await setIntegration(true)).data.setIntegration.integration).toMatchObject({
      isEnabled: true,
      settings: webhookSettings(),
    });
  });

  test('is refused with NOT_FOUND for an unknown integration or installation, or another company’s', async () => {
    const stranger = await app.world.person();
    for (const answer of [
      await setIntegration(true, {}, { pluginId: 'ukendt' }),
      await setIntegration(true, webhookSettings(), { id: 'inst_ukendt' }),
      await setIntegration(true, webhookSettings(), { token: stranger.token }),
    ])
      expect(answer.errorCode).toBe('NOT_FOUND');
  });

  test('is refused with a READ token and allowed with a READ_WRITE token', async () => {
    const [reader, writer] = [
      await app.world.apiToken(person.customerId!),
      await app.world.apiToken(person.customerId!, 'READ_WRITE'),
    ];
    expect((await setIntegration(true, webhookSettings(), { token: reader.token })).errorCode).toBe('FORBIDDEN');
    expect((await setIntegration(true, webhookSettings(), { token: writer.token })).errorCode).toBeUndefined();
  });

  test('by concurrent calls stores one signing secret, and a losing call is refused with CONFLICT', async () => {
    const answers = await Promise.all([
      setIntegration(true, webhookSettings()),
      setIntegration(true, webhookSettings()),
    ]);
    const codes = answers.map(({ errorCode }) => errorCode).filter(Boolean);
    expect(codes.length <= 1 && codes.every((code) => code === 'CONFLICT')).toBe(true);
    const shown = answers.flatMap(({ data }) => data?.setIntegration?.signingSecret ?? []);
    expect(shown).toHaveLength(1);
    expect(
      JSON.parse(
        app.portal.services.secrets.open(
          (await storedIntegration())!.secrets,
          `integration_instance:${integrationId(installationId, 'webhooks')}:secrets`,
        ),
      ),
    ).toEqual({ signingSecret: shown[0] });
  });
});

describe('an integration with requirements', () => {
  const enable = () => setIntegration(true, {}, { pluginId: 'shopify' });

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
      errors: [{ message: 'Shopify kræver, at Zendesk er forbundet.', extensions: { code: 'CONFLICT' } }],
    });

    await storeKey();
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
    await storeKey();
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

test('admins and support read the integrations of an installation, and other employees none', async () => {
  await setIntegration(true, webhookSettings());
  const read = async (fields: Parameters<TestApp['world']['person']>[0]) => {
    const { token } = await app.world.person({ ...fields, customerId: null });
    const { data, errors } = await app.graphql(
      `query ($id: ID!) { admin { customer(id: $id) { installations(first: 5) { edges { node {
        integrations { pluginId isEnabled deliveries { totalCount } }
      } } } } } }`,
      { variables: { id: person.customerId }, token },
    );
    expect(errors).toBeUndefined();
    return data.admin.customer.installations.edges[0]!.node.integrations;
  };
  const webhooks = { pluginId: 'webhooks', isEnabled: true, deliveries: { totalCount: 0 } };
  expect((await read({ role: 'ADMIN' }))[1]).toEqual(webhooks);
  expect((await read({ role: 'EMPLOYEE', employeeRoles: ['SUPPORT'] }))[1]).toEqual(webhooks);
  expect(await read({ role: 'EMPLOYEE', employeeRoles: ['SALES', 'BOOKKEEPING', 'EVENTS'] })).toEqual([]);
});
