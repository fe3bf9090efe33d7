import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { isInterfaceType } from 'graphql';
import { clientOperations } from '../../testing/clientOperations.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { demoConfig } from '../config.ts';

const KB = 1024;
const KEPT = { keptDocumentBytes: 600 * KB, keptOperationBytes: 2_000 * KB };
const { limits } = demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, {});
const RATE_LIMIT = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ persistedOnly: true, limits: { ...limits, ...KEPT }, rateLimit: RATE_LIMIT });
});
afterAll(() => app.close());

async function send(payload: object, token?: string) {
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(payload),
  });
  return { status: answer.status, used: Number(answer.headers.get('x-ratelimit-used')), body: await answer.text() };
}

/** The work and the memory of documents so far, as the metrics report them. */
async function documentWork() {
  const { body } = await app.portal.app.inject({ url: '/metrics' });
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1] ?? 0);
  return {
    parsed: value('portal_graphql_documents_parsed_total'),
    compiled: value('portal_graphql_operations_compiled_total'),
    documentBytes: value('portal_graphql_cache_bytes\\{cache="documents"\\}'),
    operationBytes: value('portal_graphql_cache_bytes\\{cache="operations"\\}'),
  };
}

const persisted = Object.entries(clientOperations).map(([id, text]) => ({ id, name: /^\w+ (\w+)/.exec(text)![1]! }));

describe('persisted operations', () => {
  test('of a stranger are neither parsed nor compiled when they refuse strangers, whatever the name', async () => {
    let refused = 0;
    const start = await documentWork();
    for (const { id, name } of persisted)
      for (const operationName of [undefined, name]) {
        const { status, body } = await send({ id, operationName });
        expect(status).toBeLessThan(500);
        if (status === 401 && body.includes('UNAUTHENTICATED')) refused += 1;
      }
    const { parsed, compiled } = await documentWork();
    expect(refused).toBeGreaterThan(1.8 * persisted.length);
    expect(parsed - start.parsed).toBeLessThan(persisted.length / 8);
    expect(compiled - start.compiled).toBeLessThanOrEqual(parsed - start.parsed);
  });

  test('are compiled once, with and without their name, and with and without Apollo', async () => {
    const { token } = await app.world.person();
    const { id, name } = persisted.find((each) => each.name === 'ShellQuery')!;
    const start = await documentWork();
    for (const operationName of [undefined, name]) await send({ id, operationName }, token);
    const query = new URLSearchParams({ id, operationName: name });
    await fetch(`${app.url}/graphql?${String(query)}`, {
      headers: { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' },
    });
    const end = await documentWork();
    expect([end.parsed - start.parsed, end.compiled - start.compiled]).toEqual([1, 1]);
  });
});

describe('documents of a token that may only read', () => {
  let token: string;
  beforeAll(async () => void ({ token } = await app.world.apiToken(await app.world.company(), 'READ')));

  test('take a limited part of the memory, however large they are', async () => {
    const { schema } = app.portal.executor;
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('Node is an interface');
    const types = schema.getPossibleTypes(node).map(({ name }) => `... on ${name} { id __typename }`);
    const names = new Set<number>();
    for (let i = 0; i < 60; i += 1) {
      const { status } = await send({ query: `query Large${i} { node(id: "x") { ${types.join(' ')} } }` }, token);
      names.add(status);
      const { documentBytes, operationBytes } = await documentWork();
      expect(documentBytes).toBeLessThanOrEqual(KEPT.keptDocumentBytes);
      expect(operationBytes).toBeLessThanOrEqual(KEPT.keptOperationBytes);
    }
    expect([...names]).toEqual([200]);
  });

  test('are not compiled when their operations refuse the token', async () => {
    const start = await documentWork();
    for (let i = 0; i < 20; i += 1) {
      const { body } = await send(
        { query: `mutation Delete${i} { deleteDepartment(id: "dep_${i}") { deletedId } }` },
        token,
      );
      expect(body).toContain('"code":"FORBIDDEN"');
    }
    expect((await documentWork()).compiled).toBe(start.compiled);
  });

  test('are refused above 20 kB, in which comments do not count', async () => {
    const long = (name: string) => `{ node(id: "${'x'.repeat(20_000)}") { id } } # ${name}`;
    expect(await send({ query: long('a') }, token)).toMatchObject({
      status: 400,
      body: expect.stringContaining('"code":"LIMIT_EXCEEDED"'),
    });
    expect((await send({ query: `{ node(id: "x") { id } } # ${'x'.repeat(30_000)}` }, token)).status).toBe(200);
  });
});

describe('invalid documents', () => {
  /** The text of an invalid document of about 2,000 characters. */
  const invalid = (i: number) => `{ viewer { ${Array.from({ length: 300 }, (_, k) => `x${i}y${k}`).join(' ')} } }`;

  test('are charged by their size, and are not validated when the allowance is spent', async () => {
    const { token } = await app.world.apiToken(await app.world.company());
    const start = await documentWork();
    const first = await send({ query: invalid(0) }, token);
    expect(first).toMatchObject({ status: 400, body: expect.stringContaining('Cannot query field') });
    expect(first.used).toBe(10 + Math.floor(invalid(0).length / 10));
    const statuses: number[] = [first.status];
    while (statuses.at(-1) === 400)
      statuses.push(
        ...(
          await Promise.all(Array.from({ length: 20 }, (_, i) => send({ query: invalid(statuses.length + i) }, token)))
        )
          .map(({ status }) => status)
          .toSorted(),
      );
    const allowed = Math.floor(RATE_LIMIT / first.used);
    const validated = (await documentWork()).parsed - start.parsed;
    expect(statuses.filter((status) => status === 400)).toHaveLength(validated);
    expect(validated).toBeLessThanOrEqual(allowed + 20);
    expect(statuses.at(-1)).toBe(429);
    // A refused program that goes on is refused without a question to the database, with the same headers.
    const identify = jest.spyOn(app.portal.services.reads, 'readAndSetContext');
    const refused = await send({ query: invalid(-1) }, token);
    expect([refused.status, identify.mock.calls.length]).toEqual([429, 0]);
    identify.mockRestore();
    expect(refused.used).toBeGreaterThan(RATE_LIMIT - first.used);
    // Somebody else is answered as before.
    const other = await app.world.apiToken(await app.world.company());
    expect((await send({ query: '{ viewer { customer { name } } }' }, other.token)).status).toBe(200);
  });
});
