import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';
import { isStoredEnum } from './storedEnums.ts';

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

describe('an enum whose values are stored in lower case', () => {
  const find = (argument: string, variables?: object) =>
    app.graphql(
      `query ${variables ? '($type: ActivityType)' : ''} { viewer { customer {
        activities(${argument}) { edges { node { entityType } } }
        numberedActivities(${argument}) { activities { entityType } }
      } } }`,
      { token: person.token, ...(variables && { variables: variables as Record<string, unknown> }) },
    );

  test.each([
    ['type: CLIP_CARD', undefined],
    ['type: $type', { type: 'CLIP_CARD' }],
  ])('is accepted as %s with %j, and returned in upper case', async (argument, variables) => {
    const { data, errors } = await find(argument, variables);
    expect(errors).toBeUndefined();
    const row = { entityType: 'CLIP_CARD' };
    expect(data).toEqual({
      viewer: {
        customer: { activities: { edges: [{ node: row }] }, numberedActivities: { activities: [row] } },
      },
    });
  });

  test.each(['clip_card', 'Clip_Card', 'CLIP CARD', 'toString', ''])('refuses %j', async (type) => {
    expect(await find('type: $type', { type })).toMatchObject({
      errors: [{ extensions: { code: expect.any(String) } }],
    });
  });

  test.each([null, undefined])('is left out as %j', async (type) => {
    const { data } = await find('type: $type', { type });
    expect(JSON.stringify(data)).toContain('"entityType":"CLIP_CARD"');
  });

  test('is returned in upper case by objects of the platform itself', async () => {
    const { data } = await app.graphql(
      '{ viewer { integrations { billing { type } settingsSchema { type properties { type } } } } }',
      { token: person.token },
    );
    expect(data).toMatchObject({
      viewer: {
        integrations: [
          { billing: { type: 'FREE' }, settingsSchema: { type: 'OBJECT', properties: [] } },
          { billing: { type: 'FREE' }, settingsSchema: { type: 'OBJECT', properties: [{ type: 'STRING' }, {}, {}] } },
        ],
      },
    });
  });

  test('has the stored values over REST, also in its description', async () => {
    const answer = await app.rest('GET', '/api/auth/activities', { token: person.token });
    expect(answer.body.data).toMatchObject({ activities: [{ entityType: 'customer' }, { entityType: 'clip_card' }] });
    const { body } = await app.rest('GET', '/api/openapi.json');
    expect(JSON.stringify(body)).toContain('"clip_card_work"');
    expect(JSON.stringify(body)).not.toContain('"CLIP_CARD_WORK"');
  });

  test('is no type of a field of an input, in which arguments are not converted', () => {
    const fields = Object.values(app.portal.executor.schema.getTypeMap()).flatMap((type) =>
      isInputObjectType(type) ? Object.values(type.getFields()) : [],
    );
    expect(fields.filter(({ type }) => isStoredEnum(type))).toEqual([]);
  });
});
