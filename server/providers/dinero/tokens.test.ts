import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startDinero } from '../../sandbox/dinero/testing/startDinero.ts';
import { AccessToken } from './AccessToken.ts';
import { DineroClient } from './Dinero.ts';

const silent = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const id = '5d9c0000-0000-4000-8000-000000000001';
let dinero: Awaited<ReturnType<typeof startDinero>>;
let time: number;
let slept: number[];
const clock = { now: () => time, sleep: async (milliseconds: number) => void slept.push(milliseconds) };

beforeEach(async () => {
  time = Date.now();
  slept = [];
  dinero = await startDinero({ clock, timeout: 1_500 });
});
afterEach(() => dinero.close());

const twenty = () => Promise.all(Array.from({ length: 20 }, () => dinero.client.contact(id)));

test('one token is fetched for all who ask at once, and kept for those who come after', async () => {
  expect(await twenty()).toHaveLength(20);
  await dinero.client.contact(id);
  expect(dinero.standIn.asked('POST /token')).toBe(1);
});

test('a token is exchanged shortly before it ends', async () => {
  await dinero.client.contact(id);
  time += 3_539_000;
  await dinero.client.contact(id);
  expect(dinero.standIn.asked('POST /token')).toBe(1);
  time += 2_000;
  await dinero.client.contact(id);
  expect(dinero.standIn.asked('POST /token')).toBe(2);
  expect(dinero.answers.filter(({ status }) => status === 401)).toEqual([]);
});

test('a token that Dinero no longer takes is exchanged once, by one for all, and every question is answered', async () => {
  await dinero.client.contact(id);
  dinero.standIn.expireTokens();
  const found = await twenty();
  expect(found.every((contact) => contact?.id === id)).toBe(true);
  expect(dinero.standIn.asked('POST /token')).toBe(2);
  dinero.standIn.expireTokens();
  await dinero.client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' });
  expect(dinero.standIn.asked('POST /contacts')).toBe(2);
  expect((await dinero.client.contacts({ page: 0, pageSize: 100 })).contacts).toHaveLength(61);
});

test('whoever is refused late, with a token that was exchanged meanwhile, does not cost the others theirs', async () => {
  const token = new AccessToken(dinero.settings, 300, clock);
  const old = await token.get();
  token.forget(old);
  const current = await token.get();
  token.forget(old);
  expect(await token.get()).toBe(current);
  expect(current).not.toBe(old);
});

test('a Dinero that takes no token at all is an outage, and is not asked over and over', async () => {
  dinero.standIn.failNext('GET /contacts/:id', { status: 401, code: 41, message: 'Unauthorized', times: 9 });
  const cause = { message: `Dinero refused the token: 401 41 Unauthorized (GET /contacts/${id})` };
  await expect(dinero.client.contact(id)).rejects.toMatchObject({ ...silent, cause });
  expect(dinero.standIn.asked('GET /contacts/:id')).toBe(2);
  expect(dinero.standIn.asked('POST /token')).toBe(2);
});

test('wrong credentials are told as an outage, tried once a minute, and never told on', async () => {
  for (const wrong of [{ clientSecret: 'wrong-and-secret' }, { apiKey: 'wrong-and-secret' }]) {
    const client = new DineroClient({ ...dinero.settings, ...wrong }, { clock });
    const asked = dinero.standIn.asked('POST /token');
    const failure = await client.contact(id).then(
      () => undefined,
      (error: Error & { cause: Error }) => error,
    );
    expect(failure).toMatchObject({
      ...silent,
      cause: { message: 'Dinero refused the client or its key: 400 (POST /dineroapi/oauth/token)' },
    });
    await expect(client.createContact({ name: 'x', externalReference: '1' })).rejects.toMatchObject(silent);
    expect(dinero.standIn.asked('POST /token')).toBe(asked + 1);
    time += 60_000;
    await expect(client.contact(id)).rejects.toMatchObject(silent);
    expect(dinero.standIn.asked('POST /token')).toBe(asked + 2);
  }
  expect(slept).toEqual([]);
  expect(dinero.standIn.asked('GET /contacts/:id')).toBe(0);
});

test('a sign-in that fails for a moment is tried again, one that hangs is given up, and one that makes no sense is an outage', async () => {
  dinero.standIn.failNext('POST /token', { status: 503, times: 2 });
  expect(await dinero.client.contact(id)).toMatchObject({ id });
  expect(slept).toEqual([250, 1_000]);
  for (const fault of [
    { hang: true, times: 3 },
    { brokenJson: true, times: 3 },
    { status: 500, times: 3 },
  ] as const) {
    dinero.standIn.failNext('POST /token', fault);
    const client = new DineroClient(dinero.settings, { clock, timeout: 100 });
    await expect(client.contact(id)).rejects.toMatchObject(silent);
    expect(await client.contact(id)).toMatchObject({ id });
  }
});

test('no failure carries the client, its key or a token, not even one that cannot be sent', async () => {
  const secrets = { clientId: 'isv_own', clientSecret: 'very-secret', apiKey: 'key-secret' };
  const nowhere = 'http://127.0.0.1:9';
  for (const changes of [secrets, { ...secrets, authUrl: nowhere }, { apiUrl: nowhere }]) {
    const client = new DineroClient({ ...dinero.settings, ...changes }, { clock });
    const error = await client.contact(id).then(
      () => {
        throw new Error('It was answered');
      },
      (failure: Error & { cause: Error }) => failure,
    );
    expect(error).toMatchObject(silent);
    const { cause } = error;
    const told = [
      error.message,
      error.stack,
      cause.message,
      cause.stack,
      JSON.stringify(error),
      JSON.stringify(cause),
      String(cause.cause),
    ].join(' ');
    for (const secret of ['isv_', 'very-secret', 'key-secret', dinero.settings.apiKey, 'Bearer', 'Basic'])
      expect(told).not.toContain(secret);
  }
});
