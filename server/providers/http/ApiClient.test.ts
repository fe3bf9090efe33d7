import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { isDefiniteRejection, ProviderError } from '../ProviderError.ts';
import { failureOf } from '../testing/failureOf.ts';
import { ApiClient, type ApiRequest } from './ApiClient.ts';
import { HttpClient } from './HttpClient.ts';
import { startServer } from './testing/startServer.ts';
import { TestClock } from './testing/TestClock.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

function callerOf(clock = new TestClock(), timeLimitMs?: number) {
  const api = new ApiClient(new HttpClient({ provider: 'Tests', clock, timeout: 60_000 }), {
    baseUrl: server.url,
    authorize: async () => 'a-secret-token',
    errorOf: (call, status) => new ProviderError(`Tests returned an error: ${status} (${call})`, { status }),
    userError: (cause) => new AppError('PROVIDER_UNAVAILABLE', 'Prøv igen.', undefined, { cause }),
  });
  const call = api.caller(timeLimitMs);
  return (method: ApiRequest['method']) => call({ method, path: ['things'] }, z.object({}));
}
const answerWith503 = () => server.setAnswer((response) => response.writeHead(503).end());
const failRepeatedly = async (times: number, call: () => Promise<unknown>) => {
  for (let sent = 0; sent < times; sent += 1) await failureOf(call());
};

test('GET, PUT and DELETE are retried twice, POST never', async () => {
  answerWith503();
  const attempts: number[] = [];
  for (const method of ['GET', 'PUT', 'DELETE', 'POST'] as const) {
    const before = server.requestCount();
    await failureOf(callerOf()(method));
    attempts.push(server.requestCount() - before);
  }
  expect(attempts).toEqual([3, 3, 3, 1]);
});

test('the pauses before retries are 250 ms and 1 second long, or randomly shorter by up to half', async () => {
  answerWith503();
  const clock = new TestClock();
  await failureOf(callerOf(clock)('GET'));
  clock.random = () => 1;
  await failureOf(callerOf(clock)('GET'));
  expect(clock.slept).toEqual([250, 1_000, 125, 500]);
});

test('a retry that would begin after the deadline is not sent', async () => {
  answerWith503();
  await failureOf(callerOf(new TestClock(), 1_000)('GET'));
  expect(server.requestCount()).toBe(2);
});

test('a call that the circuit breaker refuses is known to have no effect', async () => {
  answerWith503();
  const call = callerOf();
  await failRepeatedly(10, () => call('POST'));
  const failure = await failureOf(call('POST'));
  expect(failure).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', cause: { wasSent: false } });
  expect(isDefiniteRejection(failure)).toBe(true);
  expect(server.requestCount()).toBe(10);
});

test('a failed call keeps its unknown outcome when the circuit breaker refuses the retry', async () => {
  answerWith503();
  const call = callerOf();
  await failRepeatedly(9, () => call('POST'));
  const failure = await failureOf(call('PUT'));
  expect(failure).toMatchObject({ cause: { status: 503, wasSent: true } });
  expect(isDefiniteRejection(failure)).toBe(false);
  expect(server.requestCount()).toBe(10);
});
