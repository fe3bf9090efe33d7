import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { recordReads } from '../../testing/recordReads.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
let foreign: Person;
let ids: { department: string; installation: string; license: string; request: string; card: string; theirs: string };
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  person = await app.world.person();
  foreign = await app.world.person();
  const { world } = app;
  const department = await world.department(person.customerId!);
  const installation = await world.installation(department);
  ids = {
    department,
    installation,
    license: await world.license(installation),
    request: await world.licenseRequest(installation),
    card: await world.clipCard(department),
    theirs: await world.department(foreign.customerId!),
  };
});
afterAll(() => app.close());

/** Stores an activity about an object. */
const addActivity = async (customerId: string, entityType: string, entityId: string) =>
  app.db.sql('update activity set entity_type = $2, entity_id = $3 where id = $1', [
    await app.world.activity(customerId),
    entityType,
    entityId,
  ]);

/** Runs a query and returns its data and the number of statements that it sent. */
async function countStatements(query: string, variables: object = {}, token = person.token) {
  const { result, statements } = await recordReads(app, () => app.graphql(query, { variables, token }));
  expect(result.errors).toBeUndefined();
  return { data: result.data, count: statements.length };
}

describe('nodes(ids:)', () => {
  const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

  test('returns objects in the order of the ids, and null for those of others and for unknown ids', async () => {
    const { data } = await countStatements(NODES, {
      ids: [ids.card, ids.theirs, ids.department, 'dept_unknown', 'nonsense', ids.license, ids.card],
    });
    const names = (data as { nodes: ({ __typename: string; id: string } | null)[] }).nodes;
    expect(names.map((node) => node && [node.__typename, node.id])).toEqual([
      ['ClipCard', ids.card],
      null,
      ['Department', ids.department],
      null,
      null,
      ['License', ids.license],
      ['ClipCard', ids.card],
    ]);
  });

  test('reads the objects of a type in one statement', async () => {
    const cards: string[] = [];
    for (let i = 0; i < 20; i += 1) cards.push(await app.world.clipCard(ids.department));
    const one = await countStatements(NODES, { ids: cards.slice(0, 1) });
    const many = await countStatements(NODES, { ids: cards });
    expect(many.count).toBe(one.count);
  });

  test('refuses more than a hundred ids, and costs a point for each', async () => {
    const tooMany = await app.graphql(NODES, {
      variables: { ids: Array.from({ length: 101 }, () => ids.card) },
      token: person.token,
    });
    expect(tooMany.errors![0]!.extensions).toMatchObject({ fieldErrors: [{ field: 'ids', code: 'TOO_LARGE' }] });
    const cost = async (sent: string[]) =>
      (
        await app.portal.app.inject({
          method: 'POST',
          url: '/graphql',
          headers: { authorization: `Bearer ${person.token}` },
          payload: { query: NODES, variables: { ids: sent }, extensions: { cost: true } },
        })
      ).json().extensions.cost.requested as number;
    const [one, ten] = [await cost([ids.card]), await cost(Array.from({ length: 10 }, () => ids.card))];
    expect(ten - one).toBe(9);
  });
});

describe('the object that a row refers to', () => {
  const ACTIVITIES = `{ viewer { customer { activities(first: 50) { edges { node { entityId subject {
    __typename id ... on Department { name } ... on ClipCard { status } } } } } } } }`;
  const subjectsOf = (data: unknown) =>
    (
      data as {
        viewer: {
          customer: { activities: { edges: { node: { entityId: string; subject: { id: string } | null } }[] } };
        };
      }
    ).viewer.customer.activities.edges.map(({ node }) => [node.entityId, node.subject?.id ?? null]);

  test('is found for every kind in one statement for each type, and null when it is deleted or foreign', async () => {
    const { world } = app;
    const customerId = person.customerId!;
    for (const [entityType, entityId] of [
      ['department', ids.department],
      ['zendesk_instance', ids.installation],
      ['license', ids.license],
      ['license_request', ids.request],
      ['clip_card', ids.card],
      ['user', person.id],
      ['customer', customerId],
      ['department', ids.theirs],
      ['department', 'dept_deleted'],
    ] as const)
      await addActivity(customerId, entityType, entityId);
    const first = await countStatements(ACTIVITIES);
    expect(Object.fromEntries(subjectsOf(first.data))).toMatchObject({
      [ids.department]: ids.department,
      [ids.installation]: ids.installation,
      [ids.license]: ids.license,
      [ids.request]: ids.request,
      [ids.card]: ids.card,
      [person.id]: person.id,
      [customerId]: customerId,
      [ids.theirs]: null,
      dept_deleted: null,
    });
    for (let i = 0; i < 20; i += 1) await addActivity(customerId, 'clip_card', await world.clipCard(ids.department));
    expect((await countStatements(ACTIVITIES)).count).toBe(first.count);
  });

  test('is read with the rights of an admin in the lists of admins', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    await addActivity(foreign.customerId!, 'department', ids.theirs);
    const { data } = await countStatements(
      `query ($id: ID!) { admin { customer(id: $id) { activities { edges { node { subject { id } } } } } } }`,
      { id: foreign.customerId },
      admin.token,
    );
    expect(JSON.stringify(data)).toContain(ids.theirs);
  });
});
