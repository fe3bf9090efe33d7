import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startServer } from '../http/testing/startServer.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { agents, credentials, usersPage } from './testing/recorded.ts';
import { ZendeskClient } from './Zendesk.ts';

const CALL = '(GET /api/v2/users.json)';
let server: Awaited<ReturnType<typeof startServer>>;
let clock: TestClock;
beforeEach(async () => {
  server = await startServer();
  clock = new TestClock();
});
afterEach(() => server.close());

const clientOf = (timeout = 60_000) => new ZendeskClient(`${server.url}/{subdomain}`, { clock, timeout });
const read = (options: { timeout?: number; deadline?: number } = {}) =>
  clientOf(options.timeout).readAgents(credentials, options);
const sendPage = (response: ServerResponse, cursor?: string) =>
  response.end(JSON.stringify(usersPage(agents(1, 2), cursor)));
const sendLastPage = (response: ServerResponse) => sendPage(response);
const sendHalfAPage = (response: ServerResponse) => {
  response.writeHead(200, { 'content-length': '5000' }).write('{"users":[');
  setTimeout(() => response.destroy(), 20);
};
/** Answers with these answers in turn, and then with a page. */
const answerInTurn = (...answers: ((response: ServerResponse) => unknown)[]) =>
  server.setAnswer((response) => void (answers.shift() ?? sendLastPage)(response));

test.each<[string, (response: ServerResponse) => void, string]>([
  ['answers 503', (response) => response.writeHead(503).end('<html>'), 'Zendesk returned an error: 503'],
  ['closes the connection', (response) => response.destroy(), 'Zendesk did not answer: UND_ERR_SOCKET'],
  ['breaks off its answer', sendHalfAPage, 'Zendesk did not answer: UND_ERR_SOCKET'],
])('a reading calls a help desk that %s three times in all, with pauses', async (_what, answer, why) => {
  server.setAnswer(answer);
  expect(await read()).toMatchObject({ fault: 'UNREACHABLE', cause: { message: `${why} ${CALL}` } });
  expect(server.requestCount()).toBe(3);
  expect(clock.slept).toEqual([250, 1_000]);
});

test('a reading goes on after two passing failures of a page', async () => {
  answerInTurn((response) => response.writeHead(500).end(), sendHalfAPage);
  expect(await read()).toMatchObject({ agents: [{ id: '1' }, { id: '2' }] });
  expect(server.requestCount()).toBe(3);
});

test('a reading waits for the end of a maintenance that the help desk announces', async () => {
  answerInTurn((response) => response.writeHead(503, { 'retry-after': '30' }).end());
  expect(await read()).toMatchObject({ agents: [{ id: '1' }, { id: '2' }] });
  expect(clock.slept).toEqual([30_000]);
  answerInTurn((response) => response.writeHead(503, { 'retry-after': '30' }).end());
  expect(await read({ deadline: clock.now() + 30_000 })).toMatchObject({ fault: 'UNREACHABLE' });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['never answers', () => undefined],
  ['never ends its answer', (response) => response.writeHead(200).write('{')],
])('a reading gives up a help desk that %s', async (_what, answer) => {
  server.setAnswer(answer);
  expect(await read({ timeout: 100 })).toMatchObject({
    fault: 'UNREACHABLE',
    cause: { message: `Zendesk did not answer: TimeoutError ${CALL}` },
  });
  expect(server.requestCount()).toBe(3);
});

test('a reading of pages that arrive slowly ends at its deadline', async () => {
  let pages = 0;
  server.setAnswer((response) => {
    pages += 1;
    clock.time += 4_000;
    sendPage(response, `c${pages}`);
  });
  expect(await read({ deadline: clock.now() + 10_000 })).toMatchObject({
    fault: 'UNREACHABLE',
    cause: { message: `Zendesk was not called before the caller's deadline ${CALL}` },
  });
  expect(pages).toBe(3);
});

test('a reading without a deadline ends after five minutes', async () => {
  let pages = 0;
  server.setAnswer((response) => {
    pages += 1;
    clock.time += 60_000;
    sendPage(response, `c${pages}`);
  });
  expect(await read()).toMatchObject({ fault: 'UNREACHABLE' });
  expect(pages).toBe(5);
});

test('a reading without a connection ends after three attempts', async () => {
  await server.close();
  expect(await read()).toMatchObject({
    fault: 'UNREACHABLE',
    cause: { message: `Zendesk did not answer: ECONNREFUSED ${CALL}` },
  });
  expect(clock.slept).toEqual([250, 1_000]);
});

test('a help desk that fails is not called for a while, and other help desks are read', async () => {
  const client = clientOf();
  server.setAnswer((response, request) =>
    request.url!.startsWith('/fjordlyst/') ? response.writeHead(503).end() : sendPage(response),
  );
  for (let reading = 0; reading < 4; reading += 1) await client.readAgents(credentials);
  const before = server.requestCount();
  expect(before).toBe(10);
  expect(await client.readAgents(credentials)).toMatchObject({ fault: 'UNREACHABLE' });
  expect(server.requestCount()).toBe(before);
  expect(await client.readAgents({ ...credentials, subdomain: 'skagen-kaffe' })).toHaveProperty('agents');
});
