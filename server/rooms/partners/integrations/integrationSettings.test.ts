import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import type { Person } from '../../../testing/World.ts';
import { integrationId } from './IntegrationInstance.ts';
import { SAVED } from './testing/listeningCompany.ts';
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

const { setIntegration, saveSettings, integrations, storedIntegration } = webhooksIntegration(() => ({
  app,
  person,
  installationId,
}));

describe('settings', () => {
  test('of an older version are refused and overwrite nothing', async () => {
    await setIntegration(true, webhookSettings());
    expect(
      (await saveSettings({ events: { agreement_active: true } }, 1)).data.saveIntegrationSettings.integration,
    ).toMatchObject({
      version: 2,
      settings: { address: ADDRESS, events: { user_created: true, agreement_active: true } },
    });
    expect((await saveSettings({ events: { agreement_active: false } }, 1)).errorCode).toBe('CONFLICT');
    expect((await storedIntegration())!.settings).toEqual({
      address: ADDRESS,
      events: { user_created: true, agreement_active: true },
    });
  });

  test('in a call that enables the integration are refused when another user has saved meanwhile', async () => {
    expect((await setIntegration(true, webhookSettings(), { version: 0 })).errorCode).toBeUndefined();
    expect(
      (await setIntegration(true, webhookSettings({ address: 'https://andet.firma.example' }), { version: 0 }))
        .errorCode,
    ).toBe('CONFLICT');
    expect((await storedIntegration())!.settings).toEqual(webhookSettings());
    const put = (body: object) =>
      app.rest('PUT', `/api/integrations/instances/${installationId}/webhooks`, { body, token: person.token });
    expect((await put({ isEnabled: false, version: 7 })).status).toBe(409);
    expect((await put({ isEnabled: false, version: 1 })).body.data).toMatchObject({ isEnabled: false, version: 2 });
    expect((await setIntegration(true, webhookSettings())).errorCode).toBeUndefined();
  });

  test('saved at the same moment do not overwrite each other', async () => {
    await setIntegration(true, webhookSettings());
    const answers = await Promise.all([
      saveSettings({ events: { agreement_active: true } }, 1),
      saveSettings({ accessKey: 'abc' }, 1),
    ]);
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('that are secret are never returned by the API and never stored in plain text', async () => {
    const { data } = await setIntegration(true, webhookSettings({ accessKey: 'noget-meget-hemmeligt' }));
    expect(data.setIntegration.integration).toMatchObject({
      settings: webhookSettings(),
      secretsSet: ['accessKey', 'signingSecret'],
    });
    expect(JSON.stringify(await integrations())).not.toContain('hemmeligt');
    expect(JSON.stringify(await storedIntegration())).not.toMatch(/hemmeligt|whsec_/);
    expect((await saveSettings({ accessKey: '' })).data.saveIntegrationSettings.integration.secretsSet).toEqual([
      'accessKey',
      'signingSecret',
    ]);
    expect((await saveSettings({ accessKey: null })).data.saveIntegrationSettings.integration.secretsSet).toEqual([
      'signingSecret',
    ]);
  });

  test('lose the access key when the address changes to another receiver', async () => {
    await setIntegration(true, webhookSettings({ accessKey: 'abc' }));
    expect(
      (await saveSettings({ address: 'https://krog.firma.example/en-anden-sti' })).data.saveIntegrationSettings
        .integration.secretsSet,
    ).toContain('accessKey');
    expect(
      (await saveSettings({ address: 'https://andre.example/' })).data.saveIntegrationSettings.integration.secretsSet,
    ).toEqual(['signingSecret']);
    expect(
      (await saveSettings({ address: 'https://tredje.example/', accessKey: 'def' })).data.saveIntegrationSettings
        .integration.secretsSet,
    ).toContain('accessKey');
  });

  test('that are secret cannot be created or changed by an impersonating admin', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const impersonationToken = (await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId }))
      .token;
    expect((await setIntegration(true, webhookSettings(), { token: impersonationToken })).errorCode).toBe('FORBIDDEN');
    await setIntegration(true, webhookSettings());
    expect((await saveSettings({ accessKey: 'abc' }, undefined, impersonationToken)).errorCode).toBe('FORBIDDEN');
    expect(
      (await saveSettings({ events: { agreement_active: true } }, undefined, impersonationToken)).errorCode,
    ).toBeUndefined();
    expect(
      (
        await app.graphql(`mutation ($id: ID!) { replaceWebhookSecret(installationId: $id) ${SAVED} }`, {
          variables: { id: installationId },
          token: impersonationToken,
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

test('secrets are encrypted again with a new key at night and can still be decrypted', async () => {
  const { reads, secrets, log } = app.portal.services;
  const { SecretBox } = await import('../../../platform/secrets/SecretBox.ts');
  const { reseal } = await import('../../../platform/secrets/secrets.jobs.ts');
  await setIntegration(true, webhookSettings({ accessKey: 'abc' }));
  const before = (await storedIntegration())!.secrets;
  const rotated = new SecretBox(`ny:${Buffer.alloc(32, 'ny').toString('base64')},${app.config.encryptionKeys}`);
  await reseal({ ...app.portal.services, reads, log, secrets: rotated }, { id: 'x', data: {} });
  const after = (await storedIntegration())!.secrets;
  const id = integrationId(installationId, 'webhooks');
  expect(after.startsWith('ny.')).toBe(true);
  expect(rotated.open(after, `integration_instance:${id}:secrets`)).toBe(
    secrets.open(before, `integration_instance:${id}:secrets`),
  );
  // Restores the row for the portal, which keeps its own key.
  await app.db.sql('update integration_instance set secrets = $2 where id = $1', [id, before]);
});
