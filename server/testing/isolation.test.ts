import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { Topic } from '../platform/db/events.ts';
import { companyState } from './companyState.ts';
import { companyWithEverything, MUTATION_DEPTH, type Company } from './companyWithEverything.ts';
import { createTestApp, type TestApp } from './createTestApp.ts';
import { deepOperation, operationFor, takesIds } from './documents.ts';
import { fixtures } from './fixtures.ts';
import { mutationCase } from './mutationCase.ts';
import { startProviders, type Providers } from './providers.ts';
import { bodyOf, methodAndPath, restCases } from './restCases.ts';
import { isFullRun } from './slowTest.ts';
import { openSocket } from './socket.ts';

const MARK = 'FREMMED';
const sharedTypes = new Set(fixtures.flatMap(({ shared }) => shared?.types ?? []));
const sharedSubscriptions = fixtures.flatMap(({ shared }) => shared?.subscriptions ?? []);

let app: TestApp;
let providers: Providers;
let schema: GraphQLSchema;
let mine: Company;
let theirs: Company;

beforeAll(async () => {
  providers = await startProviders();
  // Each object of the other company is tried with each call, which costs more than a caller may spend in a minute.
  app = await createTestApp({ ...providers.settings, rateLimit: 100_000_000 });
  // The webhook addresses of the test data do not exist.
  app.portal.services.webhooks.send = async () => ({ status: 200, answer: '' });
  ({ schema } = app.portal.executor);
  [mine, theirs] = [await createCompany('EGEN'), await createCompany(MARK)];
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

let companies = 0;
const createCompany = (mark: string) => companyWithEverything(app, providers, `${mark} ${++companies}`);
const fieldsOf = (root: 'Query' | 'Mutation' | 'Subscription') =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields()) as GraphQLField<unknown, unknown>[];
const containsTheirs = (answer: unknown) => {
  const text = JSON.stringify(answer ?? null);
  return (
    text.includes(MARK) ||
    Object.entries(theirs.nodes).some(([type, id]) => !sharedTypes.has(type) && text.includes(id))
  );
};
/**
 * The objects whose ids a call is tried with. Calls of the full run get one object of each type. Those of the gate get
 * the type that they take and an eighth of the others, so that all calls together still get every type.
 */
const triedNodes = (type: string | undefined, call: number) =>
  Object.entries(theirs.nodes).filter(([each], i) => isFullRun || each === type || (i + call) % 8 === 0);
const stateOf = (customerId: string) => companyState(app, customerId);

describe('a user of one company', () => {
  test('cannot read data of another company by any query at any depth', async () => {
    for (const field of fieldsOf('Query')) {
      const { query, variables } = deepOperation(
        schema,
        'query',
        field,
        { ...theirs.ids, id: theirs.nodes.Department! },
        5,
      );
      const answer = await app.graphql(query, { variables, token: mine.token });
      expect({
        field: field.name,
        errors: answer.errors?.filter(
          ({ extensions }) => extensions.code === 'INTERNAL' || extensions.code === 'BAD_REQUEST',
        ),
      }).toEqual({ field: field.name, errors: answer.errors ? [] : undefined });
      expect({ field: field.name, containsTheirs: containsTheirs(answer.data) }).toEqual({
        field: field.name,
        containsTheirs: false,
      });
    }
    // The other company itself sees the data, which proves that there was something to see.
    const { query, variables } = deepOperation(
      schema,
      'query',
      fieldsOf('Query').find(({ name }) => name === 'viewer')!,
      {},
      5,
    );
    expect(containsTheirs((await app.graphql(query, { variables, token: theirs.token })).data)).toBe(true);
  });

  test('cannot find objects of another company by id', async () => {
    const types = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
      .map(({ name }) => name);
    for (const type of types) {
      const id = theirs.nodes[type]!;
      const fetchNode = (token: string) =>
        app.graphql('query ($id: ID!) { node(id: $id) { __typename id } }', { variables: { id }, token });
      expect({ type, seen: (await fetchNode(mine.token)).data.node }).toEqual({
        type,
        seen: sharedTypes.has(type) ? { __typename: type, id } : null,
      });
      expect({ type, seen: (await fetchNode(theirs.token)).data.node }).toEqual({
        type,
        seen: { __typename: type, id },
      });
    }
  });

  test('cannot change another company by any mutation with its ids, and is refused', async () => {
    const before = await stateOf(theirs.customerId);
    const foreign = { ...theirs.ids, departmentIds: theirs.nodes.Department! };
    for (const [i, field] of fieldsOf('Mutation').entries()) {
      const { id: type, isShared, skip } = mutationCase(field.name);
      if (isShared || skip === 'has no company') continue;
      for (const [, id] of triedNodes(type, i)) {
        const { query, variables } = deepOperation(schema, 'mutation', field, { ...foreign, id }, MUTATION_DEPTH);
        const answer = await app.graphql(query, { variables, token: mine.token });
        if (takesIds(field)) {
          expect({ field: field.name, id, code: answer.errorCode }).toEqual({
            field: field.name,
            id,
            code: expect.stringMatching(/^(NOT_FOUND|BAD_USER_INPUT|FORBIDDEN)$/),
          });
        }
        expect({ field: field.name, containsTheirs: containsTheirs(answer.data) }).toEqual({
          field: field.name,
          containsTheirs: false,
        });
        if (!field.args.some(({ name }) => name === 'id')) break;
      }
    }
    expect(await stateOf(theirs.customerId)).toEqual(before);
  });

  test('cannot read or change another company over REST', async () => {
    const calls = restCases.filter(([, { skip }]) => skip !== 'has no company');
    const bodies = new Map<string, object>();
    for (const [call, example] of calls) bodies.set(call, { ...theirs.ids, ...(await bodyOf(example, theirs)) });
    const before = await stateOf(theirs.customerId);
    for (const [i, [call, { isShared }]] of calls.entries()) {
      const named = /\{(\w+)\}/.exec(call)?.[1];
      for (const [type, id] of named ? triedNodes(named, i) : [['', '']]) {
        const [method, path] = methodAndPath(call, () => id!);
        const body = method === 'GET' || method === 'DELETE' ? undefined : bodies.get(call)!;
        const answer = await app.rest(method, path, { token: mine.token, ...(body && { body }) });
        expect({ call, containsTheirs: containsTheirs(answer.body.data) }).toEqual({ call, containsTheirs: false });
        if (id && !(isShared && sharedTypes.has(type!)))
          expect({ call, id, status: answer.status }).toEqual({
            call,
            id,
            status: [400, 403, 404].includes(answer.status) ? answer.status : 'refused',
          });
      }
    }
    expect(await stateOf(theirs.customerId)).toEqual(before);
  });

  test('receives no events of another company by any subscription, while that company does', async () => {
    // Jobs still change the company that the other tests called the API for, so a third one listens.
    const bystander = await app.world.person();
    const sockets = [await openSocket(app, bystander.token), await openSocket(app, theirs.token)];
    const received = { bystander: [] as string[], theirs: [] as string[] };
    const theirAnswers: Promise<void>[] = [];
    const subscriptions = fieldsOf('Subscription').filter(({ name }) => !name.startsWith('admin'));
    for (const field of subscriptions) {
      for (const [who, socket] of [
        ['bystander', sockets[0]!],
        ['theirs', sockets[1]!],
      ] as const) {
        const ids = { publicLink: theirs.ids.publicLink!, taskId: theirs.ids.taskId! };
        const { query, variables } = operationFor('subscription', field, ids, 2);
        const next = await socket.watch(query, variables);
        const answer = next().then(
          () => void received[who].push(field.name),
          () => undefined,
        );
        if (who === 'theirs') theirAnswers.push(answer);
      }
    }
    const { nodes } = theirs;
    const topics = fixtures.flatMap((fixture) => Object.entries(fixture.topics ?? {}));
    await app.portal.services.writes.run({ role: 'portal_system' }, async ({ publish }) => {
      for (const [topic, about] of topics) {
        const { type, hasNoCompany } = typeof about === 'string' ? { type: about, hasNoCompany: false } : about;
        const customerId = hasNoCompany || sharedTypes.has(type) ? null : theirs.customerId;
        publish({ topic: topic as Topic, id: nodes[type]!, customerId });
      }
    });
    // An answer that never arrives ends the wait of `next`, so the test ends after a minute at the latest.
    await Promise.all(theirAnswers);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(received.theirs.sort()).toEqual(subscriptions.map(({ name }) => name).sort());
    expect(received.bystander.sort()).toEqual(sharedSubscriptions);
    await Promise.all(sockets.map((socket) => socket.close()));
  });
});
