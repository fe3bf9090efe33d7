import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isDefiniteRejection, ProviderError } from '../ProviderError.ts';
import { HttpClient, type CallMetrics, type ClientOptions, type HttpRequest } from './HttpClient.ts';
import { startServer } from './testing/startServer.ts';
import { TestClock } from './testing/TestClock.ts';

const SECRET = 'very-secret';
let server: Awaited<ReturnType<typeof startServer>>;
let clock: TestClock;
beforeEach(async () => {
  server = await startServer();
  clock = new TestClock();
});
afterEach(() => server.close());

const clientOf = (options: ClientOptions & { maxBytes?: number } = {}) =>
  new HttpClient({ provider: 'Tests', clock, timeout: 60_000, ...options });
const request = (fields: Partial<HttpRequest> = {}): HttpRequest => ({
  name: 'POST /things',
  method: 'POST',
  url: `${server.url}/things?key=${SECRET}`,
  headers: { authorization: `Bearer ${SECRET}` },
  body: SECRET,
  ...fields,
});
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('the call succeeded unexpectedly');
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(ProviderError);
      return error as ProviderError;
    },
  );

describe('a request', () => {
  test('returns the status and the JSON of its answer', async () => {
    server.setAnswer((response) => response.writeHead(404, { 'x-header': '1' }).end('{"a":"æ"}'));
    const { status, headers, body } = await clientOf().sendForJson(request());
    expect({ status, header: headers.get('x-header'), body }).toEqual({ status: 404, header: '1', body: { a: 'æ' } });
    server.setAnswer((response) => response.end('<html>'));
    expect((await clientOf().sendForJson(request())).body).toBeUndefined();
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['headers never arrive', () => undefined],
    ['body never ends', (response) => void response.writeHead(200).write('{')],
    [
      'body arrives slowly',
      (response) => {
        const interval = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(interval));
      },
    ],
  ])('times out when the %s', async (_, answer) => {
    server.setAnswer(answer);
    const { message, reason } = await failureOf(clientOf({ timeout: 200 }).sendForJson(request()));
    expect({ message, reason }).toEqual({
      message: 'Tests did not answer: TimeoutError (POST /things)',
      reason: 'TimeoutError',
    });
  });

  test('fails when the connection is lost before or within the answer', async () => {
    server.setAnswer((response) => response.destroy());
    expect((await failureOf(clientOf().sendForJson(request()))).reason).toBe('UND_ERR_SOCKET');
    server.setAnswer((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setTimeout(() => response.destroy(), 20);
    });
    const failure = await failureOf(clientOf().sendForJson(request()));
    expect(failure.reason).toBe('UND_ERR_SOCKET');
    expect(isDefiniteRejection({ cause: failure })).toBe(false);
  });

  test('returns the status and the beginning of an interrupted answer if the caller does not need JSON', async () => {
    server.setAnswer((response) => void response.writeHead(200).write('begun'));
    const { status, text, interruption } = await clientOf({ timeout: 2_000 }).send(request());
    expect({ status, text, interruption }).toEqual({ status: 200, text: 'begun', interruption: 'TimeoutError' });
  });

  test('reads an endless answer up to its limit and closes the connection', async () => {
    const connectionClosed = new Promise((resolve) =>
      server.setAnswer((response) => {
        const endless = setInterval(() => response.write('x'.repeat(10_000)), 5);
        response.on('close', () => resolve(clearInterval(endless)));
      }),
    );
    const client = clientOf({ maxBytes: 50_000, timeout: 60_000 });
    expect((await failureOf(client.sendForJson(request()))).reason).toBe('AnswerTooLong');
    await connectionClosed;
  });

  test('has the limit of its answer’s length that it states, in place of the client’s', async () => {
    server.setAnswer((response) => response.end(JSON.stringify('x'.repeat(2_000))));
    const client = clientOf({ maxBytes: 1_000 });
    expect((await failureOf(client.sendForJson(request()))).reason).toBe('AnswerTooLong');
    expect((await client.sendForJson(request({ maxBytes: 3_000 }))).body).toBe('x'.repeat(2_000));
  });

  test('follows no redirect', async () => {
    server.setAnswer((response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end());
    expect((await clientOf().send(request())).status).toBe(307);
    expect(server.requestCount()).toBe(1);
  });

  test('is not sent after the deadline of its caller', async () => {
    const failure = await failureOf(clientOf().send(request({ deadline: clock.now() })));
    expect(failure.message).toBe("Tests was not called before the caller's deadline (POST /things)");
    expect(isDefiniteRejection({ cause: failure })).toBe(true);
    expect(server.requestCount()).toBe(0);
  });
});

test('neither errors nor the texts of answers contain a secret of the request', async () => {
  server.setAnswer((response) => response.end(`Unknown key ${SECRET}`));
  expect((await clientOf().send(request())).text).toBe('Unknown key …');
  server.setAnswer((response) => response.destroy());
  const failures = [
    await failureOf(clientOf().send(request())),
    await failureOf(clientOf().send(request({ url: `http://127.0.0.1:9/${SECRET}` }))),
    await failureOf(clientOf().send(request({ url: `no address ${SECRET}` }))),
    await failureOf(clientOf().send(request({ headers: { authorization: `${SECRET}\n` } }))),
  ];
  for (const error of failures)
    expect([error.message, error.stack, JSON.stringify(error), String(error.cause)].join(' ')).not.toContain(SECRET);
});

describe('the circuit breaker', () => {
  const target = 'a.example';
  const answer503 = (response: ServerResponse) => response.writeHead(503).end();
  const send = (client: HttpClient, fields = {}) => client.send(request({ target, ...fields }));
  const sendRepeatedly = async (client: HttpClient, times: number) => {
    for (let sent = 0; sent < times; sent += 1) await send(client);
  };

  test('refuses requests after ten failures in a row without sending them, except those to other targets', async () => {
    const client = clientOf();
    server.setAnswer(answer503);
    await sendRepeatedly(client, 10);
    const failure = await failureOf(send(client));
    expect(failure.message).toBe('Tests was not called, because its latest calls failed (POST /things)');
    expect(failure.isTransient).toBe(true);
    expect(isDefiniteRejection({ cause: failure })).toBe(true);
    expect(server.requestCount()).toBe(10);
    expect((await send(client, { target: 'b.example' })).status).toBe(503);
  });

  test('lets one request try the target after each pause, and all requests after its success', async () => {
    const client = clientOf();
    server.setAnswer(answer503);
    await sendRepeatedly(client, 10);
    clock.time += 10_000;
    const attempts = await Promise.allSettled([send(client), send(client), send(client)]);
    expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await failureOf(send(client));
    server.setAnswer((response) => response.end('{}'));
    await failureOf(send(client));
    clock.time += 10_000;
    await sendRepeatedly(client, 3);
  });

  test('counts from zero again after an answer below 500 in between, even one with status 429', async () => {
    const client = clientOf();
    server.setAnswer(answer503);
    await sendRepeatedly(client, 9);
    server.setAnswer((response) => response.writeHead(429).end());
    await sendRepeatedly(client, 1);
    server.setAnswer(answer503);
    await sendRepeatedly(client, 9);
    await send(client);
    await failureOf(send(client));
  });

  test('does not count calls whose caller stopped waiting before the time-out', async () => {
    const client = clientOf({ timeout: 60_000 });
    server.setAnswer(() => undefined);
    for (let sent = 0; sent < 11; sent += 1) {
      const { reason } = await failureOf(send(client, { deadline: clock.now() + 10 }));
      expect(reason).toBe('TimeoutError');
    }
  });
});

test('the metrics have the outcome of every call and the number of blocked targets', async () => {
  const outcomes: string[] = [];
  let blockedTargets: number | undefined;
  const metrics: CallMetrics = {
    observeProviderCall: (provider, outcome) => void outcomes.push(`${provider} ${outcome}`),
    countProviderRetry: () => undefined,
    setBlockedTargets: (_, targets) => void (blockedTargets = targets),
  };
  const client = clientOf({ metrics });
  expect(blockedTargets).toBe(0);
  const statuses = [200, 404, 429, 503];
  server.setAnswer((response) => response.writeHead(statuses.shift() ?? 200).end());
  while (statuses.length > 0) await client.send(request());
  server.setAnswer((response) => response.destroy());
  for (let sent = 0; sent < 9; sent += 1) await failureOf(client.send(request()));
  expect(blockedTargets).toBe(1);
  expect(outcomes).toEqual(['2xx', '4xx', '429', '5xx', ...Array(9).fill('no_answer')].map((each) => `Tests ${each}`));
  clock.time += 10_000;
  server.setAnswer((response) => response.end());
  await client.send(request());
  expect(blockedTargets).toBe(0);
});
