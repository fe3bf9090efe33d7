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

const post = (body: object) =>
  app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: body,
    headers: { authorization: `Bearer ${person.token}` },
  });

interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
}

describe('the error for invalid variables', () => {
  const SECRET = 'hunter2-hemmelig';
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const wrong: [string, GraphQLRequest][] = [
    ['a list where text should be', { query: LOGIN, variables: { input: { email: 'a@b.dk', password: [SECRET] } } }],
    [
      'an object instead of text',
      { query: LOGIN, variables: { input: { email: 'a@b.dk', password: { value: SECRET } } } },
    ],
    ['text where an object should be', { query: LOGIN, variables: { input: SECRET } }],
    ['a missing field beside a secret', { query: LOGIN, variables: { input: { password: SECRET } } }],
    [
      'an unknown field beside a secret',
      { query: LOGIN, variables: { input: { email: 'a@b.dk', password: SECRET, extra: SECRET } } },
    ],
    [
      'text where a number should be',
      {
        query: 'query ($n: Int) { viewer { customer { departments(first: $n) { totalCount } } } }',
        variables: { n: SECRET },
      },
    ],
    [
      'an unknown enum value',
      {
        query: 'query ($type: ActivityType) { viewer { customer { activities(type: $type) { totalCount } } } }',
        variables: { type: SECRET },
      },
    ],
  ];
  test.each(wrong)('never contains the sent value: %s', async (_, { query, variables }) => {
    const http = await post({ query, variables });
    expect(http.statusCode).toBe(400);
    expect(http.body).not.toContain(SECRET);
    const socket = await openSocket(app, person.token);
    const errors = await socket.errors(query, variables);
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toContain(SECRET);
    await socket.close();
  });

  test('names the path of the invalid part and its expected type', async () => {
    const { errors } = (
      await post({ query: LOGIN, variables: { input: { email: 'a@b.dk', password: [SECRET] } } })
    ).json();
    expect(errors).toEqual([
      {
        message: 'Variable "$input" has an invalid value at "input.password"; Expected type "String".',
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { password: 'Mangler eller har en forkert type' },
          fieldErrors: [{ field: 'password', code: 'INVALID', message: 'Mangler eller har en forkert type' }],
          requestId: expect.any(String),
        },
      },
    ]);
  });

  test('names the fields of a REST body', async () => {
    const answer = await app.rest('POST', '/api/auth/login', {
      body: { email: 'a@b.dk', password: { value: SECRET } },
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', data: { fields: { password: expect.any(String) } } },
    });
    expect(JSON.stringify(answer.body)).not.toContain(SECRET);
  });
});
