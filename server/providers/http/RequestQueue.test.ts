import { expect, test } from '@jest/globals';
import { pauseAfter } from './rateLimit.ts';
import { RequestQueue } from './RequestQueue.ts';

const letPromisesSettle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const answered = { status: 200, headers: new Headers() };

test('the queue runs four requests at once, none during a pause, then one, then two, then more', async () => {
  let now = 0;
  let wake = () => {};
  const queue = new RequestQueue({
    now: () => now,
    sleep: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    random: () => 0,
  });
  const answerRequests: ((answer: typeof answered) => void)[] = [];
  const runs = Array.from({ length: 12 }, () =>
    queue.run(
      () =>
        new Promise<typeof answered>((resolve) => {
          answerRequests.push(resolve);
        }),
    ),
  );
  await letPromisesSettle();
  expect(answerRequests).toHaveLength(4);
  answerRequests[0]!({ status: 429, headers: new Headers({ 'retry-after': '1' }) });
  await letPromisesSettle();
  // The answers to requests from before the pause do not end the pause.
  answerRequests.slice(1, 4).forEach((answerRequest) => answerRequest(answered));
  await letPromisesSettle();
  expect(answerRequests).toHaveLength(4);
  expect(queue.resumesAt).toBe(1_000);
  now = 1_000;
  wake();
  await letPromisesSettle();
  expect(answerRequests).toHaveLength(5);
  answerRequests[4]!(answered);
  await letPromisesSettle();
  expect(answerRequests).toHaveLength(7);
  for (let count = 5; count < 12; count += 1) {
    answerRequests[count]!(answered);
    await letPromisesSettle();
  }
  await Promise.all(runs);
});

const now = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');
const pause = (status: number, headers: Record<string, string> = {}, refusalsInARow = 0) =>
  pauseAfter(status, new Headers(headers), refusalsInARow, now);
const reset = (seconds: number) => ({ 'x-ratelimit-reset': String(now / 1_000 + seconds) });

test('the pause after a refusal is the longest that a header states, between one second and one minute', () => {
  expect(pause(429, reset(17))).toBe(17_000);
  expect(pause(429, { 'retry-after': '9' }, 5)).toBe(9_000);
  expect(pause(429, { ...reset(3), 'retry-after': '9' })).toBe(9_000);
  expect(pause(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:17 GMT' })).toBe(17_000);
  expect(pause(429, { 'retry-after': 'Wed, 21 Oct 2026 07:00:00 GMT' })).toBe(1_000);
  expect(pause(429, { 'retry-after': '0' })).toBe(1_000);
  expect(pause(429, reset(86_400))).toBe(60_000);
  expect(pause(429, reset(-30))).toBe(1_000);
});

test('the pause after a refusal without a readable header doubles with each refusal, up to one minute', () => {
  expect(pause(429, { 'x-ratelimit-reset': 'soon', 'retry-after': 'soon' })).toBe(2_000);
  expect([0, 1, 2, 3, 4, 5, 30].map((refusals) => pause(429, {}, refusals))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('the last request that the limit allows is followed by a pause until the reset', () => {
  expect(pause(200, { ...reset(12), 'x-ratelimit-remaining': '0' })).toBe(12_000);
  expect(pause(200, { ...reset(12), 'x-ratelimit-remaining': '1' })).toBe(0);
  expect(pause(200)).toBe(0);
});
