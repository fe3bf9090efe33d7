import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { browserCalls, type Caller } from './testing/browserCalls.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const { ask, signIn, useUpSignIns } = browserCalls(() => app);

const changePassword = (person: Person, caller: Caller) =>
  ask(
    'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
    { input: { name: 'Ida', email: person.email, currentPassword: PASSWORD, newPassword: 'ganske-ny-kode' } },
    caller,
    person.token,
  );

describe('a known browser', () => {
  test('has ten attempts of its own', async () => {
    const { email } = await app.world.person();
    const [first, second] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await signIn(email, 'forkert', first)).errorCode);
    expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    expect((await signIn(email, PASSWORD, { cookie: second.cookie })).errorCode).toBeUndefined();
  });

  test('is identified by an HttpOnly secret that is stored hashed and expires', async () => {
    const person = await app.world.person();
    const { setCookie, cookie } = await signIn(person.email, PASSWORD);
    expect(setCookie).toMatch(/^device_[\w-]{8}=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(
      JSON.stringify(await app.db.sql('select * from known_client where person_id = $1', [person.personId])),
    ).not.toContain(cookie.split('=')[1]);
    await useUpSignIns(person.email);
    await app.db.sql(`update known_client set expires_at = now() - interval '1 second' where person_id = $1`, [
      person.personId,
    ]);
    expect((await signIn(person.email, PASSWORD, { cookie })).errorCode).toBe('RATE_LIMITED');
  });

  test('has a cookie that only the portal’s own host can set, over HTTPS', async () => {
    const { publicUrl } = app.config;
    app.config.publicUrl = 'https://portal.example';
    const { email } = await app.world.person();
    const { setCookie, cookie } = await signIn(email, PASSWORD);
    await useUpSignIns(email);
    const planted = await signIn(email, PASSWORD, { cookie: cookie.replace('__Host-', '') });
    const withOwnCookie = await signIn(email, PASSWORD, { cookie });
    app.config.publicUrl = publicUrl;
    expect(setCookie).toMatch(
      /^__Host-device_[\w-]{8}=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect([planted.errorCode, withOwnCookie.errorCode]).toEqual(['RATE_LIMITED', undefined]);
  });

  test('is unknown for other users and gets another secret for each user', async () => {
    const [one, other] = [await app.world.person(), await app.world.person()];
    const first = await signIn(one.email, PASSWORD);
    const second = await signIn(other.email, PASSWORD, first);
    expect(second.cookie.split('=')).not.toEqual(expect.arrayContaining([first.cookie.split('=')[0]]));
    expect(second.cookie).not.toContain(first.cookie.split('=')[1]);
    await useUpSignIns(other.email);
    expect((await signIn(other.email, PASSWORD, { cookie: first.cookie })).errorCode).toBe('RATE_LIMITED');
    expect(
      (await signIn(other.email, PASSWORD, { cookie: `${first.cookie}; ${second.cookie}` })).errorCode,
    ).toBeUndefined();
  });

  test('keeps its secret at the next sign-in', async () => {
    const { email } = await app.world.person();
    const { cookie } = await signIn(email, PASSWORD);
    expect((await signIn(email, PASSWORD, { cookie })).cookie).toBe(cookie);
  });

  test('cannot become known by an invented secret', async () => {
    const { email } = await app.world.person();
    const cookie = `device_abcdefgh=${'a'.repeat(43)}`;
    expect((await signIn(email, PASSWORD, { cookie })).cookie).not.toContain('aaaaaaaa');
    await useUpSignIns(email);
    expect((await signIn(email, PASSWORD, { cookie })).errorCode).toBe('RATE_LIMITED');
  });

  test('is forgotten when the password changes, except the browser that changed it', async () => {
    const person = await app.world.person();
    const [thief, owner] = [await signIn(person.email, PASSWORD), await signIn(person.email, PASSWORD)];
    const changed = await changePassword(person, { cookie: owner.cookie });
    await useUpSignIns(person.email);
    expect((await signIn(person.email, 'ganske-ny-kode', { cookie: thief.cookie })).errorCode).toBe('RATE_LIMITED');
    expect((await signIn(person.email, 'ganske-ny-kode', { cookie: changed.cookie })).errorCode).toBeUndefined();
  });

  test('is not displaced by a program without cookies', async () => {
    const { personId, email } = await app.world.person();
    const { cookie } = await signIn(email, PASSWORD);
    await signIn(email, PASSWORD, { cookie });
    await app.db.sql(
      `insert into known_client (person_id, key_hash, created_at, last_used_at, expires_at)
      select $1, i::text, now(), now(), now() + interval '1 day' from generate_series(1, 60) i`,
      [personId],
    );
    await signIn(email, PASSWORD);
    expect(await app.db.sql('select 1 from known_client where person_id = $1', [personId])).toHaveLength(50);
    await useUpSignIns(email);
    expect((await signIn(email, PASSWORD, { cookie })).errorCode).toBeUndefined();
  });

  test('is not read from very many or malformed cookies', async () => {
    const { email } = await app.world.person();
    const flood = Array.from({ length: 200 }, (_, i) => `device_${i}=${i}`).join('; ');
    for (const cookie of [
      flood,
      'device_',
      'device_=',
      ';;;=;',
      '__proto__=x; device_x=\u00ff',
      `device_x=${'x'.repeat(8_000)}`,
    ]) {
      expect((await signIn(email, PASSWORD, { cookie })).errorCode).toBeUndefined();
    }
  });
});
