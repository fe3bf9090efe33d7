import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  const department = await app.world.department(person.customerId!);
  await app.world.installation(department);
  await app.db.sql(`update activity set entity_type = 'clip_card' where id = $1`, [
    await app.world.activity(person.customerId!),
  ]);
  await app.world.activity(person.customerId!);
});
afterAll(() => app.close());

describe('an enum in both spellings', () => {
  const find = (argument: string, variables?: object) =>
    app.graphql(
      `query ${variables ? '($type: ActivityType)' : ''} { viewer { customer {
        activities(${argument}) { edges { node { entityType subjectType } } }
        numberedActivities(${argument}) { activities { entityType subjectType } }
      } } }`,
      { token: person.token, ...(variables && { variables: variables as Record<string, unknown> }) },
    );

  test.each([
    ['type: CLIP_CARD', undefined],
    ['type: clip_card', undefined],
    ['type: $type', { type: 'CLIP_CARD' }],
    ['type: $type', { type: 'clip_card' }],
  ])('is accepted as %s with %j, and returned as each field says', async (argument, variables) => {
    const { data, errors } = await find(argument, variables);
    expect(errors).toBeUndefined();
    const row = { entityType: 'clip_card', subjectType: 'CLIP_CARD' };
    expect(data).toEqual({
      viewer: {
        customer: { activities: { edges: [{ node: row }] }, numberedActivities: { activities: [row] } },
      },
    });
  });

  test.each(['Clip_Card', 'CLIP CARD', 'toString', ''])('refuses %j', async (type) => {
    expect(await find('type: $type', { type })).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) } }],
    });
  });

  test.each([null, undefined])('is left out as %j', async (type) => {
    const { data } = await find('type: $type', { type });
    expect(JSON.stringify(data)).toContain('"subjectType":"CLIP_CARD"');
  });

  test('is returned by both fields of integrations and their settings', async () => {
    const { data } = await app.graphql(
      '{ viewer { integrations { billing { type model } settingsSchema { type valueType } } } }',
      { token: person.token },
    );
    const { integrations } = (
      data as {
        viewer: {
          integrations: {
            billing: { type: string; model: string };
            settingsSchema: { type: string; valueType: string };
          }[];
        };
      }
    ).viewer;
    expect(integrations.length).toBeGreaterThan(1);
    for (const { billing, settingsSchema } of integrations) {
      expect(billing.model).toBe(billing.type.toUpperCase());
      expect(settingsSchema).toEqual({ type: 'object', valueType: 'OBJECT' });
    }
  });

  test('has the values in lower case over REST', async () => {
    const answer = await app.rest('GET', '/api/auth/activities?type=clip_card', { token: person.token });
    expect(JSON.stringify(answer.body)).toContain('"entityType":"clip_card"');
    const { body } = await app.rest('GET', '/api/openapi.json');
    expect(JSON.stringify(body)).not.toContain('"CLIP_CARD_WORK"');
  });
});
