import { afterEach, expect, test } from '@jest/globals';
import { RequestLog } from './RequestLog.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox | undefined;
afterEach(() => sandbox?.close());

test('the sandbox serves each stand-in under its own name over HTTP and records the requests', async () => {
  sandbox = await startSandbox([
    { name: 'first', log: new RequestLog(), mount: (app) => app.post('/v1/things', async () => ({ id: 'thing_1' })) },
    { name: 'second', log: new RequestLog(), mount: (app) => app.get('/v1/things', async () => []) },
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

test('the log of a stand-in has its answers, and counts calls by their path or the end of their route', async () => {
  const log = new RequestLog();
  sandbox = await startSandbox([
    { name: 'first', log, mount: (app) => app.get('/v1/:account/things/:id', async () => ({ id: 'thing_1' })) },
  ]);
  for (const id of ['thing_1', 'thing_2?full=1']) await fetch(`${sandbox.urlOf('first')}/v1/7/things/${id}`);
  expect(log.answers.map(({ path, status, body, concurrent }) => ({ path, status, body, concurrent }))).toEqual([
    { path: '/v1/7/things/thing_1', status: 200, body: { id: 'thing_1' }, concurrent: 1 },
    { path: '/v1/7/things/thing_2', status: 200, body: { id: 'thing_1' }, concurrent: 1 },
  ]);
  const calls = ['GET /v1/7/things/thing_2', 'GET /things/:id', 'GET /things', 'POST /things/:id'];
  expect(calls.map((call) => log.count(call))).toEqual([1, 2, 0, 0]);
});

test('the sandbox listens on the loopback address only', async () => {
  sandbox = await startSandbox([]);
  expect(new URL(sandbox.urlOf('any')).hostname).toBe('127.0.0.1');
});
