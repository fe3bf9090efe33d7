import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
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

function callerOf(clock = new TestClock(), patience?: number) {
  const api = new ApiClient(new HttpClient({ provider: 'Tests', clock }), {
    baseUrl: server.url,
    authorize: async () => 'a-secret-token',
    errorOf: (call, status) => new ProviderError(`Tests returned an error: ${status} (${call})`, { status }),
    userError: (cause) => new AppError('PROVIDER_UNAVAILABLE', 'Prøv igen.', undefined, { cause }),
  });
  const call = api.caller(patience);
  return (method: ApiRequest['method']) => call({ method, path: ['things'] }, z.object({}));
}
const failing = () => server.answers((response) => response.writeHead(503).end());
const repeat = async (times: number, call: () => Promise<unknown>) => {
  for (let sent = 0; sent < times; sent += 1) await failureOf(call());
};

test('GET, PUT and DELETE are retried twice, POST never', async () => {
  failing();
  const attempts: number[] = [];
  for (const method of ['GET', 'PUT', 'DELETE', 'POST'] as const) {
    const before = server.requests();
    await failureOf(callerOf()(method));
    attempts.push(server.requests() - before);
  }
  expect(attempts).toEqual([3, 3, 3, 1]);
});

test('the pauses before retries vary between half and all of their length', async () => {
  failing();
  const clock = new TestClock();
  await failureOf(callerOf(clock)('GET'));
  clock.random = () => 1;
  await failureOf(callerOf(clock)('GET'));
  expect(clock.slept).toEqual([250, 1_000, 125, 500]);
});

test('a retry that would begin after the deadline is not sent', async () => {
  failing();
  await failureOf(callerOf(new TestClock(), 1_000)('GET'));
  expect(server.requests()).toBe(2);
});

test('a call that the circuit breaker refuses is known to have no effect', async () => {
  failing();
  const call = callerOf();
  await repeat(10, () => call('POST'));
  const failure = await failureOf(call('POST'));
  expect(failure).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', cause: { wasSent: false } });
  expect(isDefiniteRejection(failure)).toBe(true);
  expect(server.requests()).toBe(10);
});

test('a call whose retry the circuit breaker refuses keeps its unknown outcome', async () => {
  failing();
  const call = callerOf();
  await repeat(9, () => call('POST'));
  const failure = await failureOf(call('PUT'));
  expect(failure).toMatchObject({ cause: { status: 503, wasSent: true } });
  expect(isDefiniteRejection(failure)).toBe(false);
  expect(server.requests()).toBe(10);
});
