import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';
import type { Person } from '../../testing/World.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.world.person();
});
afterAll(() => app.close());

const post = (body: object, headers: Record<string, string> = {}) =>
  app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: body,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  });
const list = (first: string) => `{ viewer { customer { departments(first: ${first}) { edges { node { id } } } } } }`;

interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
}

/** Every request reads a page of 90 departments. */
const pagesOf90: [string, GraphQLRequest][] = [
  ['a literal', { query: `query ${list('90')}` }],
  ['the default value of a variable', { query: `query ($n: Int = 90) ${list('$n')}` }],
  [
    'the default value of a variable, beside a sent null of another',
    { query: `query ($n: Int = 90, $after: String) ${list('$n, after: $after')}`, variables: { after: null } },
  ],
  ['a sent variable', { query: `query ($n: Int) ${list('$n')}`, variables: { n: 90 } }],
  [
    'a sent variable that has another default value',
    { query: `query ($n: Int = 1) ${list('$n')}`, variables: { n: 90 } },
  ],
  [
    'the default value of a variable within a fragment',
    {
      query: `query ($n: Int = 90) { ...A }
        fragment A on Query { viewer { customer { departments(first: $n) { edges { node { id } } } } } }`,
    },
  ],
  [
    'the default value of a variable under an alias',
    {
      query: `query ($n: Int = 90) { viewer { customer { mine: departments(first: $n) { edges { node { id } } } } } }`,
    },
  ],
  [
    'the default value of a variable beside a directive',
    {
      query: `query ($n: Int = 90, $on: Boolean = true) {
        viewer { customer { departments(first: $n) @include(if: $on) { edges { node { id } } } } }
      }`,
    },
  ],
];

describe('the same page has the same cost', () => {
  test.each(pagesOf90)('when its size is %s, over HTTP and over a socket', async (_, { query, variables }) => {
    const http = await post({ query, variables, extensions: { cost: true } });
    expect(http.json().errors).toBeUndefined();
    expect(http.json().extensions.cost.requested).toBe(93);
    const socket = await openSocket(app, person.token);
    socket.send({ id: 'q', type: 'subscribe', payload: { query, variables, extensions: { cost: true } } });
    expect(await socket.next(({ id }) => id === 'q')).toMatchObject({
      payload: { extensions: { cost: { requested: 93 } } },
    });
    await socket.close();
  });

  test('in a GET request with variables in the address', async () => {
    const query = `query ($n: Int = 90) ${list('$n')}`;
    for (const variables of [undefined, '{"n":90}']) {
      const search = new URLSearchParams({ query, extensions: '{"cost":true}', ...(variables && { variables }) });
      const url = `/graphql?${search}`;
      const answer = await app.portal.app.inject({
        method: 'GET',
        url,
        headers: { authorization: `Bearer ${person.token}`, 'apollo-require-preflight': '1' },
      });
      expect(answer.json().extensions.cost.requested).toBe(93);
    }
  });

  test('in a list by page number, whose argument has a default value in the schema', async () => {
    const cost = async (query: string, variables = {}) =>
      (await post({ query, variables, extensions: { cost: true } })).json().extensions.cost.requested;
    const feed = (args: string) => `{ viewer { customer { numberedActivities${args} { activities { id } } } } }`;
    expect(await cost(feed(''))).toBe(24);
    expect(await cost(feed('(limit: 100)'))).toBe(104);
    expect(await cost(`query ($l: Int! = 100) ${feed('(limit: $l)')}`)).toBe(104);
    expect(await cost(`query ($l: Int) ${feed('(limit: $l)')}`)).toBe(24);
    expect(await cost(`query ($l: Int) ${feed('(limit: $l)')}`, { l: 100 })).toBe(104);
  });
});

describe('an operation is charged for everything that it runs', () => {
  test('after a request with an empty operation name', async () => {
    const query = `query ${list('91')}`;
    const refused = await post({ query, operationName: '', extensions: { cost: true } });
    expect(refused.statusCode).toBe(400);
    expect((await post({ query, extensions: { cost: true } })).json().extensions.cost.requested).toBe(94);
  });

  test('when its mutations are in a fragment', async () => {
    const mutation = (name: string) => `${name}: deleteDepartment(id: "dep_ukendt") { deletedId }`;
    const fragment = await post({
      query: `mutation { ...All } fragment All on Mutation { ${mutation('a')} ${mutation('b')} }`,
      extensions: { cost: true },
    });
    const plain = await post({ query: `mutation { ${mutation('a')} ${mutation('b')} }`, extensions: { cost: true } });
    expect(fragment.json().extensions.cost.requested).toBe(plain.json().extensions.cost.requested);
  });

  test.each([
    [
      'beside the rows',
      (rows: string) => `{ viewer { customer { ${rows} refused: departments(first: -1) { totalCount } } } }`,
    ],
    [
      'within each row',
      (rows: string) =>
        `{ viewer { customer {
          ${rows.replace('{ id }', '{ id refused: installations(first: -1) { totalCount } }')}
        } } }`,
    ],
  ])('when a failing field removes its rows from the answer: %s', async (_, query) => {
    await app.world.department(person.customerId!);
    const extensions = { cost: true };
    const rows = 'departments(first: 90) { edges { node { id } } }';
    const http = (await post({ query: query(rows), extensions })).json();
    expect(http).toMatchObject({ data: { viewer: { customer: null } } });
    expect(http.extensions.cost.requested).toBeGreaterThan(90);
    expect(http.extensions.cost.actual).toBe(http.extensions.cost.requested);
    const socket = await openSocket(app, person.token);
    socket.send({ id: 'failing', type: 'subscribe', payload: { query: query(rows), extensions } });
    const { payload } = await socket.next(({ id, type }) => id === 'failing' && type === 'next');
    const { cost } = (payload as { extensions: { cost: { actual: number; requested: number } } }).extensions;
    expect(cost.actual).toBe(cost.requested);
    await socket.close();
  });

  test('when it reads the schema', async () => {
    const answer = await post({ query: '{ __schema { types { fields { name } } } }', extensions: { cost: true } });
    const { types } = answer.json().data.__schema;
    expect(answer.json().extensions.cost.actual).toBeGreaterThan(types.length);
  });
});
