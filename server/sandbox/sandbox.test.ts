import { afterEach, expect, test } from '@jest/globals';
import { startSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox | undefined;
afterEach(() => sandbox?.close());

test('the sandbox serves each stand-in under its own name over HTTP and records the requests', async () => {
  sandbox = await startSandbox([
    { name: 'first', mount: (app) => app.post('/v1/things', async () => ({ id: 'thing_1' })) },
    { name: 'second', mount: (app) => app.get('/v1/things', async () => []) },
  ]);
  const answer = await fetch(`${sandbox.urlOf('first')}/v1/things`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'key' },
    body: '{"name":"x"}',
  });
  expect(await answer.json()).toEqual({ id: 'thing_1' });
  expect(sandbox.received('first')).toEqual([
    {
      method: 'POST',
      path: '/v1/things',
      headers: expect.objectContaining({ authorization: 'key' }),
      body: { name: 'x' },
    },
  ]);
  expect(sandbox.received('second')).toEqual([]);
});

test('the sandbox listens on the loopback address only', async () => {
  sandbox = await startSandbox([]);
  expect(new URL(sandbox.urlOf('any')).hostname).toBe('127.0.0.1');
});
