import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { clientOperations } from '../../testing/clientOperations.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';
import { Context } from '../context.ts';
import { publicError } from '../errors.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { Operations } from './operations.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
});
afterAll(() => app.close());

const elevenLevels = `{ viewer { customer { users { edges { node { customer { users { edges { node { customer { name }
  } } } } } } } } } }`;
const fifteenLevels = `{ viewer { customer { users { edges { node { customer { users { edges { node {
  customer { users { edges { node { customer { name } } } } } } } } } } } } } } }`;
const manyAliases = (count: number) => `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ')} }`;
const manyTokens = `{ ${'viewer { __typename } '.repeat(400)} }`;

const tooLarge: [string, string, object][] = [
  ['is deeper than 12', fifteenLevels, {}],
  ['has more than 15 aliases, counting those of __typename', manyAliases(16), {}],
  ['repeats a field more than 15 times', `{ ${'__typename '.repeat(17)} }`, {}],
  ['has more than 1,000 tokens', manyTokens, {}],
  [
    'has a list of more than 250 in its variables',
    'query ($a: [ID!]) { viewer { __typename } }',
    { a: Array(251).fill('x') },
  ],
  ['has a list of more than 250 in its text', `{ node(id: [${'"x" '.repeat(251)}]) { id } }`, {}],
];

describe('a document over HTTP that', () => {
  test.each(tooLarge)('%s is answered 400 with a code', async (_title, query, variables) => {
    const { status, errors } = await app.graphql(query, { token: person.token, variables });
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('LIMIT_EXCEEDED');
  });

  test('stays within every limit is served', async () => {
    expect((await app.graphql(manyAliases(15), { token: person.token })).errors).toBeUndefined();
    expect((await app.graphql(elevenLevels, { token: person.token })).errors).toBeUndefined();
  });

  test('spreads fragments in a ladder is refused without following every path through it', async () => {
    const ladder = Array.from(
      { length: 60 },
      (_, i) => `fragment f${i} on Customer { ${i < 59 ? `...f${i + 1} ...f${i + 1}` : 'id'} }`,
    ).join(' ');
    // 60 fragments that each spread the next one twice: following every path would never end.
    const { status } = await app.graphql(`{ viewer { customer { ...f0 } } } ${ladder}`, { token: person.token });
    expect(status).toBe(400);
  });

  test('is the standard introspection query is answered to a signed-in user and refused to a visitor', async () => {
    const { data } = await app.graphql(getIntrospectionQuery(), { token: person.token });
    expect(data).toMatchObject({ __schema: { queryType: { name: 'Query' } } });
    expect((await app.graphql(getIntrospectionQuery())).errorCode).toBe('UNAUTHENTICATED');
  });
});

describe('a document over a socket that', () => {
  test.each(tooLarge)('%s is refused with a code', async (_title, query, variables) => {
    const socket = await openSocket(app, person.token);
    const [error] = await socket.errors(query, variables);
    expect(error?.extensions?.code).toBe('LIMIT_EXCEEDED');
    await socket.close();
  });

  test('is larger than the largest frame closes the socket', async () => {
    const socket = await openSocket(app, person.token);
    const closed = socket.closed();
    socket.send({
      id: '1',
      type: 'subscribe',
      payload: { query: `# ${'x'.repeat(70_000)}\n{ viewer { __typename } }` },
    });
    expect((await closed).code).toBe(1009);
  });
});

describe('a request', () => {
  const send = (options: { url?: string; payload: string; type?: string }) =>
    app.portal.app.inject({
      method: 'POST',
      url: options.url ?? '/graphql',
      payload: options.payload,
      headers: { 'content-type': options.type ?? 'application/json' },
    });

  test.each(['/graphql', '/api/auth/login'])('to %s without valid JSON is answered 400 with a code', async (url) => {
    const answer = await send({ url, payload: '{ not json' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('BAD_REQUEST');
  });

  test.each(['/graphql', '/api/auth/login'])('to %s with no JSON object is answered 400 with a code', async (url) => {
    for (const payload of ['"text"', '17', '[{"query":"{__typename}"}]', 'null']) {
      const answer = await send({ url, payload });
      expect([payload, answer.statusCode]).toEqual([payload, 400]);
      expect(answer.body).toMatch(/BAD_REQUEST|BAD_USER_INPUT/);
    }
    expect((await send({ url, payload: 'a=b', type: 'application/x-www-form-urlencoded' })).statusCode).toBe(400);
  });

  test.each(['/graphql', '/api/auth/login'])('to %s of more than 100 KiB is answered 413 with a code', async (url) => {
    const answer = await send({ url, payload: JSON.stringify({ query: 'x'.repeat(101 * 1024) }) });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('PAYLOAD_TOO_LARGE');
  });

  test('with values of the wrong type in a REST body is answered 400', async () => {
    const answer = await app.rest('POST', '/api/auth/login', { body: { email: ['a'], password: { b: 1 } } });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('BAD_USER_INPUT');
  });

  test('with a list of more than 250 in a REST body is refused', async () => {
    const answer = await app.rest('POST', '/api/auth/login', { body: { email: Array(251).fill('a'), password: 'x' } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'LIMIT_EXCEEDED' } });
  });

  test('for a page that is too large is refused with an error on the field `first`', async () => {
    const { errors } = await app.graphql('{ viewer { customer { users(first: 101) { totalCount } } } }', {
      token: person.token,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { first: expect.any(String) } });
  });
});

describe('with PERSISTED_ONLY,', () => {
  let strict: TestApp;
  beforeAll(async () => void (strict = await createTestApp({ persistedOnly: true })));
  afterAll(() => strict.close());
  const ME = '{ viewer { user { name } } }';

  test('customers and visitors may send only the ids of operations', async () => {
    const customer = await strict.world.person();
    expect(await strict.graphql(ME, { token: customer.token })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'PERSISTED_ONLY' } }],
    });
    expect(await strict.graphql(ME)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'PERSISTED_ONLY' } }],
    });
  });

  test('admins and partners may send documents and select the schema', async () => {
    const admin = await strict.world.person({ role: 'ADMIN' });
    const { token } = await strict.world.apiToken(await strict.world.company());
    for (const bearer of [admin.token, token]) {
      expect((await strict.graphql(ME, { token: bearer })).errors).toBeUndefined();
      expect((await strict.graphql('{ __schema { queryType { name } } }', { token: bearer })).errors).toBeUndefined();
    }
  });

  test('an operation of the portal’s client runs by its id, and an unknown id is refused', async () => {
    const customer = await strict.world.person();
    const [id] = Object.entries(clientOperations).find(([, text]) => text.startsWith('query ShellQuery'))!;
    const answer = await strict.portal.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { id },
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(answer.json().data.viewer.viewerCanAdminister).toBe(false);
    const unknown = await strict.portal.app.inject({ method: 'POST', url: '/graphql', payload: { id: '__proto__' } });
    expect(unknown.statusCode).toBe(400);
  });

  test('every operation of the client, and of its last release if there is one, can be sent by its id', async () => {
    const served = JSON.parse(readFileSync('dist/persisted-operations.json', 'utf8')) as Record<string, string>;
    expect(served).toMatchObject(clientOperations);
    const { config, portal, world } = strict;
    const operations = new Operations(portal.executor.schema, {
      persistedOnly: true,
      limits: config.limits,
      metrics: new Metrics(),
    });
    const contexts = await Promise.all(
      [undefined, (await world.person()).token, (await world.person({ role: 'ADMIN', customerId: null })).token].map(
        (token) => Context.of(portal.services, { address: '127.0.0.1' }, token),
      ),
    );
    // Some operations are for visitors, others for customers or admins.
    const admitted = (id: string) =>
      contexts.flatMap((context) => {
        try {
          return operations.admit({ id }, context).text;
        } catch (error) {
          expect(publicError(error).code).toMatch(/^(UNAUTHENTICATED|FORBIDDEN)$/);
          return [];
        }
      });
    for (const id of Object.keys(served)) expect(admitted(id)[0]).toMatch(/^(query|mutation|subscription) /);
  });

  test('a subscription is refused over HTTP, by its id and as a document, since it has no answer there', async () => {
    const { token } = await strict.world.person({ role: 'ADMIN' });
    const post = (payload: object) =>
      strict.portal.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { authorization: `Bearer ${token}` },
      });
    const subscriptions = Object.entries(clientOperations).filter(([, text]) => text.startsWith('subscription '));
    expect(subscriptions.some(([, text]) => text.includes('PublicEventScreenSubscription'))).toBe(true);
    const answers = [
      await post({ query: 'subscription { activityAdded { id } }' }),
      ...(await Promise.all(subscriptions.map(([id]) => post({ id, variables: { publicLink: 'ukendt' } })))),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
  });
});
