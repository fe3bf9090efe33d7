import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { startServer } from '../providers/http/testing/startServer.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { socketTo } from '../testing/socket.ts';
import { waitUntil } from '../testing/waitUntil.ts';
import { requestIdOf } from './telemetry/requestIds.ts';
import { currentWork, runAsWork } from './work.ts';

let app: TestApp;
let clickUp: Awaited<ReturnType<typeof startServer>>;
let written = '';
beforeAll(async () => {
  clickUp = await startServer();
  app = await createTestApp(
    { logLevel: 'info', clickUp: { token: 'test', apiUrl: clickUp.url } },
    { logTo: { write: (line) => void (written += line) } },
  );
});
afterAll(async () => {
  await app.close();
  await clickUp.close();
});

const send = (options: InjectOptions) => app.portal.app.inject(options);
const linesOf = (requestId: string) =>
  written
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { requestId?: string; msg: string; job?: string; jobId?: string })
    .filter((line) => line.requestId === requestId);
/** Makes the next read of the dashboard fail with an error that callers do not see. */
const failNextRead = () => {
  const { reads } = app.portal.services;
  const runSql = reads.runSql.bind(reads);
  reads.runSql = (() => {
    reads.runSql = runSql as typeof reads.runSql;
    return Promise.reject(new Error('broken for a test'));
  }) as unknown as typeof reads.runSql;
};

test('an id that was sent is returned, is in errors, and in every log line of the request', async () => {
  const id = 'proxy-7.a:b/c+d=';
  failNextRead();
  const answer = await send({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-request-id': id },
    payload: { query: 'query { event(publicLink: "x") { id } }' },
  });
  expect(answer.headers['x-request-id']).toBe(id);
  expect(answer.json().errors[0].extensions).toMatchObject({ requestId: id });
  await waitUntil(() => linesOf(id).length > 0);
  expect(linesOf(id).map(({ msg }) => msg)).toContain('request');
});

test.each([
  ['a line break', 'a\nb'],
  ['65 characters', 'a'.repeat(65)],
  ['nothing', ''],
  ['markup', '<b>'],
  ['two values', ['a', 'b']],
])('an id of %s is replaced', (_, sent) => {
  expect(requestIdOf(sent)).toMatch(/^[\da-f-]{36}$/);
});

test('every answer has an id of its own, also of unknown addresses and malformed bodies', async () => {
  const answers = await Promise.all([
    send({ url: '/api/nothing' }),
    send({ url: '/livez' }),
    send({ method: 'POST', url: '/graphql', headers: { 'content-type': 'application/json' }, payload: '{' }),
    send({ method: 'POST', url: '/graphql', payload: { query: '{' } }),
  ]);
  const ids = answers.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(answers.length);
  for (const [i, { body }] of answers.slice(2).entries())
    expect(JSON.parse(body).errors[0].extensions.requestId).toBe(ids[i + 2]);
});

test('errors over a socket have the id with which the socket was opened', async () => {
  const { token } = await app.world.person();
  const socket = await socketTo(app.url, token);
  const ids: string[] = [];
  for (const id of ['one', 'two']) {
    const message = socket.next((each) => each.id === id && each.type === 'error');
    socket.send({ id, type: 'subscribe', payload: { query: '{ nothing }' } });
    const { payload } = (await message) as unknown as { payload: { extensions: { requestId: string } }[] };
    ids.push(payload[0]!.extensions.requestId);
  }
  expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
});

test('the fields of a log line are not repeated in later lines of the same work', async () => {
  const { log } = app.portal.services;
  runAsWork({ requestId: 'two-lines' }, () => {
    log.warn({ mailId: 'mail_1' }, 'first');
    log.warn('second');
  });
  await waitUntil(() => linesOf('two-lines').length === 2);
  expect(linesOf('two-lines').map((line) => 'mailId' in line)).toEqual([true, false]);
});

test('a job and its calls of providers have the id of the request that sent it', async () => {
  const sent: (string | undefined)[] = [];
  clickUp.setAnswer((response, { headers }) => {
    sent.push(headers['x-request-id'] as string | undefined);
    response.writeHead(400).end('{}');
  });
  const job = { customerId: await app.world.company(), clickUpTaskId: '86task' };
  await runAsWork({ requestId: 'sends-a-job' }, () => app.portal.services.jobs.send('tasks.refresh-one', job));
  expect(currentWork()).toBeUndefined();
  await waitUntil(() => linesOf('sends-a-job').length > 0);
  expect(linesOf('sends-a-job')[0]).toMatchObject({ job: 'tasks.refresh-one', jobId: expect.any(String) });
  expect(sent).toContain('sends-a-job');
});
