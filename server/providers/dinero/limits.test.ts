import { afterEach, expect, test } from '@jest/globals';
import { startDinero } from '../../../sandbox/dinero/testing/startDinero.ts';
import { TestClock } from '../http/testing/TestClock.ts';

const id = '5d9c0000-0000-4000-8000-000000000001';
let dinero: Awaited<ReturnType<typeof startDinero>> | undefined;
afterEach(() => dinero?.close());

test('many simultaneous calls all succeed, with at most four requests at once and few refusals', async () => {
  dinero = await startDinero({ limit: { requests: 25, seconds: 2 } });
  const { client, answers } = dinero;
  const found = await Promise.all(Array.from({ length: 60 }, () => client.contact(id)));
  expect(found.every((contact) => contact?.id === id)).toBe(true);
  expect(Math.max(...answers.map(({ concurrent }) => concurrent))).toBeLessThanOrEqual(4);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(3 * 4);
  expect(refused[0]).toMatchObject({
    type: 'text/plain; charset=utf-8',
    body: expect.stringContaining('API calls quota exceeded!'),
  });
});

test('all calls wait for Retry-After, and a creation that is sent again creates no duplicate', async () => {
  dinero = await startDinero();
  const { client, standIn, answers } = dinero;
  await client.contact(id);
  const from = Date.now();
  standIn.limitFor(1, { sendsRetryAfter: true });
  const created = await Promise.all(
    Array.from({ length: 12 }, (_, count) =>
      client.createContact({ name: `Butik ${count}`, externalReference: `company-${count}` }),
    ),
  );
  expect(new Set(created.map(({ id: contactId }) => contactId)).size).toBe(12);
  expect((await client.contacts({ page: 0, pageSize: 100 })).contacts).toHaveLength(72);
  const answered = answers.filter(({ status }) => status === 201).toSorted((one, other) => one.at - other.at);
  expect(answers.filter(({ status }) => status === 429).length).toBeLessThanOrEqual(4);
  expect(answered[0]!.concurrent).toBe(1);
  expect(answered[0]!.at - from).toBeGreaterThanOrEqual(1_000);
});

test('without Retry-After, the pause doubles with each refusal, until the call fails as an outage', async () => {
  const clock = new TestClock();
  dinero = await startDinero({ clock });
  dinero.standIn.limitFor(3_600);
  await expect(dinero.client.contact(id)).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    cause: { status: 429 },
  });
  expect(dinero.standIn.requestCount('GET /contacts/:id')).toBe(6);
  // The last pause delays the calls after the failed one.
  expect(clock.slept).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
});

test('a call whose deadline is before the end of the pause fails without a request', async () => {
  dinero = await startDinero();
  const { client, standIn } = dinero;
  standIn.limitFor(3, { sendsRetryAfter: true });
  await expect(client.within(1_000).contact(id)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  const before = standIn.requestCount('GET /contacts/:id');
  await expect(client.within(1_000).contact(id)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  expect(standIn.requestCount('GET /contacts/:id')).toBe(before);
});
