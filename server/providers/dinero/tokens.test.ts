import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startDinero } from '../../../sandbox/dinero/testing/startDinero.ts';
import { HttpClient } from '../http/HttpClient.ts';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { AccessToken } from './AccessToken.ts';
import { DineroClient } from './Dinero.ts';

const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const id = '5d9c0000-0000-4000-8000-000000000001';
let dinero: Awaited<ReturnType<typeof startDinero>>;
let clock: TestClock;

beforeEach(async () => {
  clock = new TestClock();
  dinero = await startDinero({ clock });
});
afterEach(() => dinero.close());

const readTwentyTimes = () => Promise.all(Array.from({ length: 20 }, () => dinero.client.contact(id)));

test('fetches one token for simultaneous calls and keeps it for later ones', async () => {
  expect(await readTwentyTimes()).toHaveLength(20);
  await dinero.client.contact(id);
  expect(dinero.standIn.requestCount('POST /token')).toBe(1);
});

test('fetches a new token shortly before the current one expires', async () => {
  await dinero.client.contact(id);
  clock.time += 3_539_000;
  await dinero.client.contact(id);
  expect(dinero.standIn.requestCount('POST /token')).toBe(1);
  clock.time += 2_000;
  await dinero.client.contact(id);
  expect(dinero.standIn.requestCount('POST /token')).toBe(2);
  expect(dinero.answers.filter(({ status }) => status === 401)).toEqual([]);
});

test('fetches one new token for all calls when Dinero rejects the current one, and repeats the calls', async () => {
  await dinero.client.contact(id);
  dinero.standIn.expireTokens();
  const found = await readTwentyTimes();
  expect(found.every((contact) => contact?.id === id)).toBe(true);
  expect(dinero.standIn.requestCount('POST /token')).toBe(2);
  dinero.standIn.expireTokens();
  await dinero.client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' });
  expect(dinero.standIn.requestCount('POST /contacts')).toBe(2);
  expect((await dinero.client.contacts({ page: 0, pageSize: 100 })).contacts).toHaveLength(61);
});

test('keeps the new token when a late call is rejected with the old one', async () => {
  const token = new AccessToken(dinero.settings, new HttpClient({ provider: 'Dinero', clock }));
  const old = await token.get();
  token.forget(old);
  const current = await token.get();
  token.forget(old);
  expect(await token.get()).toBe(current);
  expect(current).not.toBe(old);
});

test('reports an outage after one new token if Dinero rejects that one, too', async () => {
  dinero.standIn.failNext('GET /contacts/:id', { status: 401, code: 41, message: 'Unauthorized', times: 9 });
  const cause = { message: `Dinero rejected the token: 401 41 Unauthorized (GET /contacts/${id})` };
  await expect(dinero.client.contact(id)).rejects.toMatchObject({ ...unavailable, cause });
  expect(dinero.standIn.requestCount('GET /contacts/:id')).toBe(2);
  expect(dinero.standIn.requestCount('POST /token')).toBe(2);
});

test('reports wrong credentials as an outage, tries them once a minute, and does not reveal them', async () => {
  for (const wrong of [{ clientSecret: 'wrong-and-secret' }, { apiKey: 'wrong-and-secret' }]) {
    const client = new DineroClient({ ...dinero.settings, ...wrong }, { clock });
    const before = dinero.standIn.requestCount('POST /token');
    const failure = await client.contact(id).then(
      () => undefined,
      (error: Error & { cause: Error }) => error,
    );
    expect(failure).toMatchObject({
      ...unavailable,
      cause: { message: 'Dinero rejected the client or its API key: 400 (POST /dineroapi/oauth/token)' },
    });
    await expect(client.createContact({ name: 'x', externalReference: '1' })).rejects.toMatchObject(unavailable);
    expect(dinero.standIn.requestCount('POST /token')).toBe(before + 1);
    clock.time += 60_000;
    await expect(client.contact(id)).rejects.toMatchObject(unavailable);
    expect(dinero.standIn.requestCount('POST /token')).toBe(before + 2);
  }
  expect(clock.slept).toEqual([]);
  expect(dinero.standIn.requestCount('GET /contacts/:id')).toBe(0);
});

test('retries a failed sign-in, and reports an outage for one that hangs or has an invalid answer', async () => {
  dinero.standIn.failNext('POST /token', { status: 503, times: 2 });
  expect(await dinero.client.contact(id)).toMatchObject({ id });
  expect(clock.slept).toEqual([250, 1_000]);
  for (const fault of [
    { hang: true, times: 3 },
    { brokenJson: true, times: 3 },
    { status: 500, times: 3 },
  ] as const) {
    dinero.standIn.failNext('POST /token', fault);
    const client = new DineroClient(dinero.settings, { clock, timeout: 1_500 });
    await expect(client.contact(id)).rejects.toMatchObject(unavailable);
    expect(await client.contact(id)).toMatchObject({ id });
  }
});

test('errors contain neither the client, its key nor a token', async () => {
  const secrets = { clientId: 'isv_own', clientSecret: 'very-secret', apiKey: 'key-secret' };
  const unreachable = 'http://127.0.0.1:9';
  for (const changes of [secrets, { ...secrets, authUrl: unreachable }, { apiUrl: unreachable }]) {
    const client = new DineroClient({ ...dinero.settings, ...changes }, { clock });
    const error = await failureOf(client.contact(id));
    expect(error).toMatchObject(unavailable);
    const { cause } = error;
    const text = [
      error.message,
      error.stack,
      cause.message,
      cause.stack,
      JSON.stringify(error),
      JSON.stringify(cause),
      String(cause.cause),
    ].join(' ');
    for (const secret of ['isv_', 'very-secret', 'key-secret', dinero.settings.apiKey, 'Bearer', 'Basic'])
      expect(text).not.toContain(secret);
  }
});
