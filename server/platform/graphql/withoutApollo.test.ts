import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getOperationAST, parse } from 'graphql';
import { clientOperations } from '../../testing/clientOperations.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { variablesFor, type Ids } from '../../testing/documents.ts';
import { isFullRun } from '../../testing/slowTest.ts';

const persisted = Object.entries(clientOperations).flatMap(([id, text]) => {
  const document = parse(text);
  const { operation, name } = getOperationAST(document)!;
  return operation === 'subscription' ? [] : [{ id, document, operation, name: name!.value }];
});
/** The gate takes a fifth of the operations. */
const tried = persisted.filter((_, i) => isFullRun || i % 5 === 0);

let app: TestApp;
let ids: Ids;
const tokens: Record<string, string | undefined> = {};
beforeAll(async () => {
  app = await createTestApp({ rateLimit: Number.MAX_SAFE_INTEGER });
  const person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  await app.world.clipCard(departmentId);
  ids = { departmentId, customerId: person.customerId! };
  tokens.stranger = undefined;
  tokens.customer = person.token;
  tokens.admin = (await app.world.person({ role: 'ADMIN' })).token;
});
afterAll(() => app.close());

/** They differ between two calls, whatever answers them. */
const CHANGING_HEADERS = /^(date|x-ratelimit-.*)$/;

interface Call {
  id: string;
  variables: unknown;
  token: string | undefined;
  extensions?: unknown;
  query?: unknown;
}

/** Sends an operation as browsers do, or with a header that lets Apollo frame the answer. */
async function send({ token, ...payload }: Call, through: 'apollo' | 'executor') {
  const answer = await app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'x-request-id': 'same',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(through === 'apollo' && { accept: 'application/json;q=0.9' }),
    },
    payload,
  });
  const headers = Object.entries(answer.headers).map(([name, value]) => [
    name,
    CHANGING_HEADERS.test(name) ? 'changes' : value,
  ]);
  return { status: answer.statusCode, headers: Object.fromEntries(headers) as object, body: answer.body };
}

type Answer = Awaited<ReturnType<typeof send>>;

/** Sends a call again when the answers differ, because some contain the second in which they were made. */
async function sendBothWays(call: Call, attempts = 3): Promise<readonly [Answer, Answer]> {
  const answers = [await send(call, 'executor'), await send(call, 'apollo')] as const;
  return attempts === 1 || isDeepStrictEqual(...answers) ? answers : sendBothWays(call, attempts - 1);
}

/** The form of an answer, because each call of a mutation creates something else. */
function formOf({ status, headers, body }: Answer) {
  const { data, ...rest } = JSON.parse(body) as { data?: unknown };
  return JSON.stringify({ status, headers, rest, data }, (_key, value: unknown) =>
    typeof value === 'string' ? 'text' : typeof value === 'number' ? 0 : value,
  );
}

test.each(['stranger', 'customer', 'admin'])('a query of a %s has the bytes that Apollo would send', async (caller) => {
  const token = tokens[caller];
  let successes = 0;
  for (const { id, document, operation, name } of tried) {
    if (operation !== 'query') continue;
    const call = { id, variables: variablesFor(app.portal.executor.schema, document, ids), token };
    const [direct, byApollo] = await sendBothWays(call);
    expect([name, direct]).toEqual([name, byApollo]);
    if (!direct.body.includes('"errors"')) successes += 1;
  }
  if (token) expect(successes).toBeGreaterThan(isFullRun ? 20 : 4);
});

test.each(['stranger', 'customer', 'admin'])(
  'a mutation of a %s has the form of an answer of Apollo',
  async (caller) => {
    const token = tokens[caller];
    for (const { id, document, operation, name } of tried) {
      // These end the session with which the others are sent.
      if (operation !== 'mutation' || /SignOut|ChangePassword|ImpersonationMutation/i.test(name)) continue;
      const call = () => ({ id, variables: variablesFor(app.portal.executor.schema, document, ids), token });
      // A limit may be reached between two calls.
      const before = formOf(await send(call(), 'apollo'));
      const direct = formOf(await send(call(), 'executor'));
      expect([before, formOf(await send(call(), 'apollo'))]).toContain(direct);
    }
  },
);

test('metrics and the cost of an operation are the same', async () => {
  const { id, name } = persisted.find(({ operation, name }) => operation === 'query' && name === 'ShellQuery')!;
  const call = { id, variables: {}, token: (await app.world.person()).token, extensions: { cost: true } };
  const count = async () => {
    const { body } = await app.portal.app.inject({ url: '/metrics' });
    return Number(new RegExp(`_count\\{[^}]*name="${name}",outcome="ok"\\} (\\d+)`).exec(body)?.[1] ?? 0);
  };
  const start = await count();
  const [direct, byApollo] = [await send(call, 'executor'), await send(call, 'apollo')];
  const costOf = ({ body }: { body: string }) =>
    (JSON.parse(body) as { extensions: { cost: { requested: number; actual: number } } }).extensions.cost;
  expect(costOf(direct).requested).toBeGreaterThan(0);
  expect({ ...costOf(direct), remaining: 0, used: 0, reset: 0 }).toEqual({
    ...costOf(byApollo),
    remaining: 0,
    used: 0,
    reset: 0,
  });
  expect((await count()) - start).toBe(2);
});

const shellQuery = () => persisted.find(({ name }) => name === 'ShellQuery')!.id;

test.each([
  { extensions: null },
  { extensions: [] },
  { extensions: 'text' },
  { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
  { query: null },
  { query: '' },
  { query: '{ __typename }' },
])('a persisted operation that is sent with %j has the bytes that Apollo would send', async (odd) => {
  const { token } = await app.world.person();
  const [direct, byApollo] = await sendBothWays({ id: shellQuery(), variables: {}, token, ...odd });
  expect(direct).toEqual(byApollo);
  expect(direct.status).toBeLessThan(500);
});

test('a persisted operation is answered in the media type that the client accepts', async () => {
  const { token } = await app.world.person();
  const call = { id: shellQuery(), variables: {}, token };
  const standard = await app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, accept: 'application/graphql-response+json' },
    payload: { id: call.id, variables: call.variables },
  });
  const plain = await send(call, 'executor');
  expect(plain.body).toContain('"viewer":{');
  expect(JSON.parse(standard.body)).toEqual(JSON.parse(plain.body));
  expect(standard.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
  expect(plain.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
});
