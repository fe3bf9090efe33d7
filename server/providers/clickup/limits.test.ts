import { afterEach, expect, test } from '@jest/globals';
import { startClickUp } from '../../../sandbox/clickup/testing/startClickUp.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { ClickUpClient } from './ClickUp.ts';

let clickUp: Awaited<ReturnType<typeof startClickUp>> | undefined;
afterEach(() => clickUp?.close());

test('many simultaneous calls all succeed, with at most four requests at once and few beyond the limit', async () => {
  clickUp = await startClickUp({ limit: { requests: 20, seconds: 1 } });
  const { client, answers } = clickUp;
  const names = await Promise.all(Array.from({ length: 70 }, async () => (await client.teams())[0]!.name));
  expect(names).toEqual(Array.from({ length: 70 }, () => 'Portalen'));
  expect(Math.max(...answers.map(({ concurrent }) => concurrent))).toBeLessThanOrEqual(4);
  // Requests that were running when the limit was reached may be refused; none starts afterwards.
  expect(answers.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(3 * 4);
});

test('all calls wait while the limit is reached, refused ones are repeated, and one call starts first', async () => {
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

test('a rate limit that does not end is reported as an outage after five retries', async () => {
  const clock = new TestClock();
  clickUp = await startClickUp({ clock });
  clickUp.standIn.limitFor(3_600);
  await expect(clickUp.client.teams()).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    cause: { status: 429, ecode: 'APP_002' },
  });
  expect(clickUp.answers).toHaveLength(6);
  expect(clock.slept.every((pause) => pause <= 60_000)).toBe(true);
});

test('a call with a deadline fails in time, and is not sent afterwards', async () => {
  clickUp = await startClickUp();
  const { standIn } = clickUp;
  const client = new ClickUpClient(clickUp.settings, { timeout: 1_500 });
  const { listId } = standIn.seedCompanyFolder('Nordlys ApS');
  standIn.failNext('GET /v2/team', { hang: true, times: 4 });
  const order: string[] = [];
  const before = Promise.allSettled(Array.from({ length: 4 }, () => client.teams())).then(() =>
    order.push('earlier calls'),
  );
  await expect(client.within(300).createTask({ listId, name: 'For sent' })).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
  });
  order.push('call with a deadline');
  await before;
  expect(order).toEqual(['call with a deadline', 'earlier calls']);
  expect(standIn.requestCount(`POST /v2/list/${listId}/task`)).toBe(0);
  standIn.failNext('GET /v2/list/:id/task', { hang: true });
  await expect(client.within(300).tasks(listId)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(await clickUp.client.tasks(listId)).toEqual([]);
});
