import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyWithEverything, type Company } from '../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../testing/providers.ts';
import { openSocket } from '../../testing/socket.ts';

const METRICS_TOKEN = 'a-token-of-the-metrics';
const DEPTH = 40_000;

let app: TestApp;
let providers: Providers;
let company: Company;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp({ ...providers.settings, metricsToken: METRICS_TOKEN });
  company = await companyWithEverything(app, providers, 'Alfa');
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

async function statusOf(
  method: string,
  url: string,
  { token, payload }: { token?: string; payload?: string } = {},
): Promise<number> {
  const answer = await app.portal.app.inject({
    method: method as 'POST',
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
  });
  return answer.statusCode;
}

/** 502 and 503 report a provider that refuses or is not configured. Only failures of the portal itself count. */
const isPortalFailure = (status: number) => status >= 500 && status !== 502 && status !== 503;

describe('a malformed request', () => {
  test.each([
    ['lists', nested],
    ['objects', nestedObjects],
  ] as const)('with variables of %s nested 40,000 deep is rejected over GraphQL and REST', async (_kind, make) => {
    const query = JSON.stringify('query ($id: ID!) { node(id: $id) { id } }');
    expect(
      await statusOf('POST', '/graphql', {
        token: company.token,
        payload: `{"query":${query},"variables":{"id":${make(DEPTH / 10)}}}`,
      }),
    ).toBe(400);
    expect(
      await statusOf('POST', '/api/departments', { token: company.token, payload: `{"name":${make(DEPTH / 10)}}` }),
    ).toBe(400);
    // As deep as the maximum size of a body allows.
    const deep = make === nested ? make(DEPTH) : make(DEPTH / 4);
    expect(
      await statusOf('POST', '/graphql', {
        token: company.token,
        payload: `{"query":${query},"variables":{"id":${deep}}}`,
      }),
    ).toBe(400);
    expect(await statusOf('POST', '/api/departments', { token: company.token, payload: `{"name":${deep}}` })).toBe(400);
  });

  test('with deeply nested variables is rejected over a socket, which stays open', async () => {
    const socket = await openSocket(app, company.token);
    socket.send({
      id: 'deep',
      type: 'subscribe',
      payload: {
        query: 'query ($id: ID!) { node(id: $id) { id } }',
        variables: { id: JSON.parse(nested(1_000)) as unknown },
      },
    });
    const { type, payload } = await socket.next(({ id }) => id === 'deep');
    expect({ type, payload }).toMatchObject({ type: 'error', payload: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] });
    await socket.close();
  });

  test('with a NUL character is rejected on its field, in a variable, a literal, a body and a path', async () => {
    const DEPARTMENT = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }';
    const variables = { input: { name: 'a\0b', contactPerson: 'Karin' } };
    const expected = { message: 'Teksten indeholder et tegn, der ikke kan gemmes' };
    expect((await app.graphql(DEPARTMENT, { variables, token: company.token })).errors?.[0]).toMatchObject({
      ...expected,
      extensions: { fields: { name: expected.message } },
    });
    const literal = String.raw`mutation {
      createDepartment(input: { name: "a\u0000b", contactPerson: "Karin" }) { deletedId }
    }`;
    expect((await app.graphql(literal, { token: company.token })).errors?.[0]).toMatchObject({
      ...expected,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const body = { name: 'a\0b', contactPerson: 'Karin' };
    expect((await app.rest('POST', '/api/departments', { body, token: company.token })).fieldErrors).toEqual({
      name: expected.message,
    });
    expect(await statusOf('GET', '/api/clickup/tasks/%00', { token: company.token })).toBe(400);
    for (const url of [
      '/%00',
      '/login%00',
      '/assets/%00.js',
      '/events/public/%00',
      '/api/%00',
      '/calendar/%00',
      '/%',
    ]) {
      expect([url, isPortalFailure(await statusOf('GET', url))]).toEqual([url, false]);
    }
  });

  test('with half of a surrogate pair is rejected on its field, also where the text is stored as JSON', async () => {
    const expected = { message: 'Teksten indeholder et tegn, der ikke kan gemmes' };
    const eventId = await app.world.event();
    const body = { name: 'Ib \ud800', email: 'ib@firma.example' };
    expect(
      (await app.rest('POST', `/api/events/${eventId}/register`, { body, token: company.token })).body,
    ).toMatchObject({ status: 400, data: { fields: { name: expected.message } } });
    const REGISTER =
      'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }';
    const answer = await app.graphql(REGISTER, { variables: { id: eventId, input: body }, token: company.token });
    expect(answer.errors?.[0]).toMatchObject({ ...expected, extensions: { fields: { name: expected.message } } });
    const whole = await app.graphql(REGISTER, {
      variables: { id: eventId, input: { ...body, name: 'Ib \u{1f600}' } },
      token: company.token,
    });
    expect(whole.errors).toBeUndefined();
  });

  test('with an id that begins with the name of an Object.prototype property finds nothing', async () => {
    for (const id of ['constructor_x', 'toString_x', '__proto___x', 'hasOwnProperty_x', 'valueOf']) {
      expect(
        await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { variables: { id }, token: company.token }),
      ).toEqual({ status: 200, data: { node: null } });
    }
  });

  test('with a metrics token of non-ASCII characters is rejected', async () => {
    for (const token of ['æ'.repeat(METRICS_TOKEN.length), 'x', '', '\u00e6'.repeat(METRICS_TOKEN.length / 2)]) {
      const answer = await app.portal.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
      expect(answer.statusCode).toBe(401);
    }
  });
});
