import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { rowsOf } from '../../../testing/restRows.ts';
import type { Person } from '../../../testing/World.ts';
import { webhookSettings } from './testing/webhooksIntegration.ts';

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

describe('the REST API', () => {
  test('returns the manifests with JSON Schema', async () => {
    const manifests = rowsOf(await app.rest('GET', '/api/integrations', { token: person.token }));
    expect(manifests.map(({ id }) => id)).toEqual(['shopify', 'webhooks']);
    expect(manifests[0]).toMatchObject({
      billing: { type: 'free', currency: 'DKK' },
      requiresOAuth: true,
      requiresServiceAgreement: true,
    });
    expect(manifests[1]!.settingsSchema).toMatchObject({
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
    const path = `/api/integrations/instances/${installationId}`;
    const put = await app.rest('PUT', `${path}/webhooks`, {
      token: person.token,
      body: { isEnabled: true, settings: webhookSettings() },
    });
    expect(put).toMatchObject({
      status: 200,
      body: {
        data: {
          pluginId: 'webhooks',
          isEnabled: true,
          settings: webhookSettings(),
          signingSecret: expect.stringMatching(/^whsec_/),
        },
      },
    });
    const patch = await app.rest('PATCH', `${path}/webhooks/settings`, {
      token: person.token,
      body: { settings: { events: { agreement_active: true } } },
    });
    expect(patch.body.data).toMatchObject({
      isEnabled: true,
      settings: { events: { user_created: true, agreement_active: true } },
    });
    expect(patch.body.data).not.toHaveProperty('signingSecret');
    expect((await app.rest('GET', path, { token: person.token })).body.data).toEqual([
      expect.objectContaining({ pluginId: 'shopify', isEnabled: false }),
      expect.objectContaining({ pluginId: 'webhooks', isEnabled: true }),
    ]);
    expect(
      (await app.rest('PUT', `${path}/shopify`, { token: person.token, body: { isEnabled: true } })).body,
    ).toMatchObject({ status: 403, code: 'SERVICE_AGREEMENT_REQUIRED' });
    expect(
      (await app.rest('PATCH', `${path}/webhooks/settings`, { token: person.token, body: {} })).body,
    ).toMatchObject({
      status: 400,
      data: { fields: { settings: 'Indstillinger mangler' } },
    });
    expect((await app.rest('GET', `/api/integrations/instances/${departmentId}`, { token: person.token })).status).toBe(
      404,
    );
  });
});
