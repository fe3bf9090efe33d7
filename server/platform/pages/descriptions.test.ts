import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ publicUrl: 'https://portal.example' })));
afterAll(() => app.close());

const get = (url: string, headers = {}) => app.portal.app.inject({ method: 'GET', url, headers });

test('visitors can download the schema, identical to the file in the repository', async () => {
  const answer = await get('/schema.graphql');
  expect(answer.body).toBe(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="schema.graphql"',
  });
});

test('the description of the REST API contains the public address of the portal', async () => {
  const answer = await get('/api/openapi.json');
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://portal.example' }] });
});

test('a request with the current ETag is answered 304 without a body', async () => {
  for (const url of ['/schema.graphql', '/api/openapi.json']) {
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});
