import { afterEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../sandbox/clickup/testing/startClickUp.ts';
import { RequestQueue } from '../RequestQueue.ts';
import { pauseAfter } from './rateLimit.ts';

let clickUp: Awaited<ReturnType<typeof startClickUp>> | undefined;
afterEach(() => clickUp?.close());

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('many simultaneous calls all succeed, with at most four requests at once and few beyond the limit', async () => {
  clickUp = await startClickUp({ limit: { requests: 20, seconds: 1 } });
  const { client, answers } = clickUp;
  const names = await Promise.all(Array.from({ length: 70 }, async () => (await client.teams())[0]!.name));
  expect(names).toEqual(Array.from({ length: 70 }, () => 'Portalen'));
  expect(Math.max(...answers.map(({ concurrent }) => concurrent))).toBeLessThanOrEqual(4);
  // Requests that were running when the limit was reached may be refused; none starts afterwards.
  expect(answers.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(3 * 4);
});

test('all calls wait while the limit is reached, refused ones are repeated, and one starts at a time', async () => {
  clickUp = await startClickUp();
  const { client, standIn, answers } = clickUp;
  const { listId } = standIn.seedCompanyFolder('Nordlys ApS');
  const from = Date.now();
  standIn.limitFor(1);
  const created = await Promise.all(
    Array.from({ length: 12 }, (_, count) => client.createTask({ listId, name: `Opgave ${count}` })),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(12);
  expect(await client.tasks(listId)).toHaveLength(12);
  const refused = answers.filter(({ status }) => status === 429);
  const answered = answers.filter(({ status }) => status === 200).toSorted((one, other) => one.at - other.at);
  expect(refused.length).toBeLessThanOrEqual(4);
  expect(answered[0]!.concurrent).toBe(1);
  expect(answered[0]!.at - from).toBeGreaterThanOrEqual(1_000);
});

test('a limit that does not end is an outage after five retries', async () => {
  const pauses: number[] = [];
  let now = Date.now();
  clickUp = await startClickUp({
    clock: {
      now: () => now,
      sleep: async (milliseconds) => {
        pauses.push(milliseconds);
        now += milliseconds;
      },
    },
  });
  clickUp.standIn.limitFor(3_600);
  await expect(clickUp.client.teams()).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    cause: { status: 429, ecode: 'APP_002' },
  });
  expect(clickUp.answers).toHaveLength(6);
  expect(pauses.every((pause) => pause <= 60_000)).toBe(true);
});

test('a call with a deadline fails in time, and is not sent afterwards', async () => {
  clickUp = await startClickUp({ timeout: 1_500 });
  const { client, standIn } = clickUp;
  const { listId } = standIn.seedCompanyFolder('Nordlys ApS');
  standIn.failNext('GET /v2/team', { hang: true, times: 4 });
  const order: string[] = [];
  const before = Promise.all(Array.from({ length: 4 }, () => client.teams())).then(() => order.push('earlier calls'));
  await expect(client.within(300).createTask({ listId, name: 'For sent' })).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
  order.push('call with a deadline');
  await before;
  expect(order).toEqual(['call with a deadline', 'earlier calls']);
  expect(standIn.requestCount(`POST /v2/list/${listId}/task`)).toBe(0);
  standIn.failNext('GET /v2/list/:id/task', { hang: true });
  await expect(client.within(300).tasks(listId)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await client.tasks(listId)).toEqual([]);
});

test('the queue runs four requests at once, none during a pause, and then one more at a time', async () => {
  let now = 0;
  let wake = () => {};
  const queue = new RequestQueue({
    now: () => now,
    sleep: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
  });
  const finish: (() => void)[] = [];
  const runs = Array.from({ length: 12 }, () =>
    queue.run(
      () =>
        new Promise<void>((resolve) => {
          finish.push(resolve);
        }),
    ),
  );
  await settled();
  expect(finish).toHaveLength(4);
  queue.pauseUntil(1_000);
  finish.slice(0, 4).forEach((done) => done());
  await settled();
  expect(finish).toHaveLength(4);
  // An answer to a request from before the pause does not end the pause.
  queue.allowOneMore();
  now = 1_000;
  wake();
  await settled();
  expect(finish).toHaveLength(5);
  queue.allowOneMore();
  finish[4]!();
  await settled();
  expect(finish).toHaveLength(7);
  for (let count = 5; count < 12; count += 1) {
    queue.allowOneMore();
    finish[count]!();
    await settled();
  }
  await Promise.all(runs);
});

test('the pause follows the headers: one second to one minute after a refusal, and none while requests remain', () => {
  const now = 1_700_000_000_000;
  const pause = (status: number, headers: Record<string, string> = {}) => {
    const until = pauseAfter(new Response(null, { status, headers }), now);
    return until === undefined ? undefined : until - now;
  };
  const reset = (seconds: number) => ({ 'x-ratelimit-reset': String(now / 1_000 + seconds) });
  expect(pause(429, reset(17))).toBe(17_000);
  expect(pause(429, { 'retry-after': '9' })).toBe(9_000);
  expect(pause(429, { ...reset(3), 'retry-after': '9' })).toBe(9_000);
  expect(pause(429, reset(86_400))).toBe(60_000);
  expect(pause(429, reset(-30))).toBe(1_000);
  expect(pause(429, { 'x-ratelimit-reset': 'soon', 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })).toBe(1_000);
  expect(pause(200, { ...reset(12), 'x-ratelimit-remaining': '0' })).toBe(12_000);
  expect(pause(200, { ...reset(12), 'x-ratelimit-remaining': '1' })).toBeUndefined();
  expect(pause(200)).toBeUndefined();
});
