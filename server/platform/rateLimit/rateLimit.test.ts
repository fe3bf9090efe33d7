import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildSchema, getOperationAST, parse } from 'graphql';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';
import { ReadPool } from '../db/readPool.ts';
import { WHOLE_COMPANY } from '../db/scope.ts';
import { costOf } from '../graphql/cost.ts';
import { coerceVariables } from '../graphql/variables.ts';
import { Allowance } from './Allowance.ts';

const LIMIT = 1_000;

describe('the cost of an operation', () => {
  const schema = buildSchema(`
    interface Node { id: ID! }
    type Query { me: Person  node(id: ID!): Node  cards(first: Int, after: String): CardConnection! }
    type Mutation { rename(name: String!): Person }
    type Subscription { renamed: Person }
    type Person implements Node { id: ID!  name: String!  tags: [Tag!]!  cards(first: Int): CardConnection! }
    type Tag { word: String! }
    type Card implements Node { id: ID!  owner: Person }
    type CardConnection { edges: [CardEdge!]!  pageInfo: PageInfo!  totalCount: Int! }
    type CardEdge { node: Card!  cursor: String! }
    type PageInfo { hasNextPage: Boolean! }
  `);
  const costsOf = (text: string, variables = {}, operationName?: string) => {
    const document = parse(text);
    const operation = getOperationAST(document, operationName)!;
    return costOf(schema, document, operation, coerceVariables(schema, operation, variables));
  };
  const cost = (...args: Parameters<typeof costsOf>) => costsOf(...args).requested;

  test.each([
    ['one point for a request that returns only plain fields', '{ __typename }', 1],
    ['one point more for each object', '{ me { id name } }', 2],
    ['five objects for a list without a size argument', '{ me { tags { word } } }', 7],
    [
      'as many objects as the requested page can hold',
      '{ cards(first: 50) { totalCount pageInfo { hasNextPage } edges { cursor node { id } } } }',
      51,
    ],
    ['twenty objects for a connection when no size is sent', '{ cards { edges { node { id } } } }', 21],
    [
      'the nested objects of each row too',
      '{ cards(first: 50) { edges { node { owner { tags { word } } } } } }',
      1 + 50 * (1 + 1 + 5),
    ],
    ['no more than the largest page, for a larger size', '{ cards(first: 5000) { edges { node { id } } } }', 101],
    ['a page of the default size, for an invalid size', '{ cards(first: -5) { edges { node { id } } } }', 21],
    ['ten points more for each mutation', 'mutation { a: rename(name: "x") { id } b: rename(name: "y") { id } }', 23],
    ['no extra points for a subscription', 'subscription { renamed { id } }', 2],
    [
      'the objects in named and inline fragments',
      'query { node(id: "1") { ...P ... on Card { owner { id } } } } fragment P on Person { tags { word } }',
      8,
    ],
  ])('counts %s', (_, text, expected) => expect(cost(text)).toBe(expected));

  test('depends on the variables and on the operation that is chosen', () => {
    const text = 'query A($n: Int) { cards(first: $n) { edges { node { id } } } } query B { me { id } }';
    expect([cost(text, { n: 3 }, 'A'), cost(text, { n: 30 }, 'A'), cost(text, {}, 'A'), cost(text, {}, 'B')]).toEqual([
      4, 31, 21, 2,
    ]);
  });

  test('is reduced to the objects in the answer, and is never more than the requested cost', () => {
    const { requested, actualOf } = costsOf(
      '{ me { cards(first: 50) { edges { node { mine: owner { tags { word } } } } } } }',
    );
    const card = (tags: number) => ({ node: { mine: { tags: Array.from({ length: tags }, () => ({ word: 'x' })) } } });
    expect(requested).toBe(352);
    expect(actualOf({ me: { cards: { edges: [card(0), card(3), { node: { mine: null } }] } } })).toBe(
      1 + 1 + 3 + 2 + 3,
    );
    expect([actualOf({ me: null }), actualOf(null), actualOf({ me: { cards: { edges: [card(900)] } } })]).toEqual([
      1, 1, 352,
    ]);
  });
});

describe('a caller', () => {
  let app: TestApp;
  let person: Awaited<ReturnType<TestApp['world']['person']>>;

  beforeAll(async () => {
    app = await createTestApp({ rateLimit: LIMIT });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    // Starts no test in the last quarter of a minute, so that no test spans two minutes.
    const rest = 60_000 - (Date.now() % 60_000);
    if (rest < 15_000) await new Promise((resolve) => setTimeout(resolve, rest + 50));
    person = await app.world.person();
  });

  /** Nine mutations of an unknown id. A failing mutation makes the whole answer null, so nothing is refunded. */
  const NINE_DELETIONS = `mutation {
    ${[...'abcdefghi'].map((name) => `${name}: deleteDepartment(id: "dep_ukendt") { deletedId }`).join(' ')}
  }`;
  const DELETIONS_COST = 100;
  const send = (token: string, body: object = { query: NINE_DELETIONS }) =>
    app.portal.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    });
  /** The first request with a document also pays for reading it. */
  const makeKnown = async (query: string) => send((await app.world.person()).token, { query });
  const rateLimitHeaders = ({ headers }: { headers: Record<string, unknown> }) =>
    ['limit', 'remaining', 'used'].map((name) => Number(headers[`x-ratelimit-${name}`]));
  const spendAllowance = async (token: string) => {
    for (let i = 0; i < 10; i += 1) expect((await send(token)).statusCode).toBe(200);
  };

  test('receives with each answer the rest of the allowance and the time of its renewal', async () => {
    await makeKnown(NINE_DELETIONS);
    const [first, second] = [await send(person.token), await send(person.token)];
    expect([rateLimitHeaders(first), rateLimitHeaders(second)]).toEqual([
      [LIMIT, LIMIT - DELETIONS_COST, DELETIONS_COST],
      [LIMIT, LIMIT - 2 * DELETIONS_COST, 2 * DELETIONS_COST],
    ]);
    const reset = Number(first.headers['x-ratelimit-reset']);
    expect(reset % 60).toBe(0);
    expect(reset - Date.now() / 1_000).toBeGreaterThan(0);
    expect(reset - Date.now() / 1_000).toBeLessThanOrEqual(60);
  });

  test('pays for the objects in the answer, not for the highest possible number', async () => {
    const query = '{ viewer { customer { departments(first: 97) { totalCount edges { node { id } } } } } }';
    for (let i = 0; i < 5; i += 1) await app.world.department(person.customerId!);
    await makeKnown(query);
    const answer = await send(person.token, { query, extensions: { cost: true } });
    const departmentCount = answer.json().data.viewer.customer.departments.totalCount;
    expect(answer.json().extensions.cost).toMatchObject({
      requested: 100,
      actual: 3 + departmentCount,
      limit: LIMIT,
      used: 3 + departmentCount,
      remaining: LIMIT - 3 - departmentCount,
    });
    expect(rateLimitHeaders(answer)[2]).toBe(3 + departmentCount);
  });

  test('receives the cost in the answer only when requested, by POST and by GET', async () => {
    expect((await send(person.token)).json().extensions).toBeUndefined();
    const url = `/graphql?${new URLSearchParams({ query: '{ viewer { user { id } } }', extensions: '{"cost":true}' })}`;
    const get = await app.portal.app.inject({
      method: 'GET',
      url,
      headers: { authorization: `Bearer ${person.token}`, 'apollo-require-preflight': '1' },
    });
    expect(get.json().extensions.cost).toMatchObject({ requested: 3, actual: 3 });
  });

  test('is refused with the seconds to wait when the allowance is used up, and pays nothing for refusals', async () => {
    await spendAllowance(person.token);
    const refused = await send(person.token);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors[0]).toMatchObject({
      message: expect.stringMatching(/^Minuttets kald er brugt\. Prøv igen om \d+ sekund(er)?\.$/),
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
    });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(rateLimitHeaders(refused)).toEqual([LIMIT, LIMIT - 10 * DELETIONS_COST, 10 * DELETIONS_COST]);
    const rest = await app.rest('GET', '/api/licenses', { token: person.token });
    expect(rest).toMatchObject({
      status: 429,
      body: { status: 429, code: 'RATE_LIMITED' },
      headers: { 'retry-after': expect.anything() },
    });
  });

  test('shares no allowance with a colleague, a partner’s token or a visitor', async () => {
    const [colleague, token] = [
      await app.world.person({ customerId: person.customerId }),
      await app.world.apiToken(person.customerId!),
    ];
    await spendAllowance(person.token);
    expect((await send(person.token)).statusCode).toBe(429);
    expect(rateLimitHeaders(await send(colleague.token))[2]).toBe(DELETIONS_COST);
    expect(rateLimitHeaders(await send(token.token))[2]).toBe(DELETIONS_COST);
    expect(
      (await app.graphql('mutation { login(input: { email: "x@x.dk", password: "forkert" }) { token } }')).errorCode,
    ).toBe('INVALID_CREDENTIALS');
  });

  test('pays for operations over REST and over sockets from the same allowance', async () => {
    const rest = await app.rest('GET', '/api/licenses', { token: person.token });
    const used = rateLimitHeaders(rest)[2]!;
    expect(used).toBeGreaterThan(0);
    const socket = await openSocket(app, person.token);
    socket.send({ id: 'query', type: 'subscribe', payload: { query: NINE_DELETIONS, extensions: { cost: true } } });
    const { payload } = await socket.next(({ type }) => type === 'next');
    expect(payload).toMatchObject({
      extensions: { cost: { requested: 100, actual: DELETIONS_COST, used: used + DELETIONS_COST } },
    });
    for (let i = 0; i < 10; i += 1) await send(person.token);
    expect((await socket.errors(NINE_DELETIONS))[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    await socket.close();
  });

  test('is refused with LIMIT_EXCEEDED when one operation costs more than the allowance of a minute', async () => {
    const query = `{ viewer { customer {
      departments(first: 100) { edges { node { installations(first: 100) { edges { node { id } } } } } }
    } } }`;
    await makeKnown(query);
    const answer = await send(person.token, { query });
    expect(answer.json().errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
    expect(rateLimitHeaders(answer)).toEqual([LIMIT, LIMIT, 0]);
  });
});

describe('two processes', () => {
  test('agree on the rest of an allowance after they have synchronized', async () => {
    const app = await createTestApp();
    const viewer = {
      kind: 'token',
      tokenId: 'key_1',
      customerId: 'cust_1',
      name: 'x',
      canWrite: false,
      program: 'key_1',
      expiresAt: null,
      scope: WHOLE_COMPANY,
    } as const;
    const now = () => 60_000 * 29_000_000;
    const pool = new ReadPool(app.config.databaseUrl, 2);
    const [one, other] = [0, 1].map(
      () => new Allowance({ limit: LIMIT, reads: pool, log: app.portal.services.log, now }),
    );
    one!.spend(viewer, 600);
    await one!.sync();
    other!.spend(viewer, 300);
    await other!.sync();
    expect(() => other!.spend(viewer, 101)).toThrow(/Minuttets kald er brugt/);
    expect(other!.spend(viewer, 100)).toMatchObject({ used: LIMIT, remaining: 0 });
    await Promise.all([one!.sync(), other!.sync()]);
    one!.spend(viewer, 0);
    await one!.sync();
    expect(() => one!.spend(viewer, 1)).toThrow(/Minuttets kald er brugt/);
    await pool.close();
    await app.close();
  });
});
