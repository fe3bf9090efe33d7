import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { PASSWORD } from '../../../testing/World.ts';
import { hashPassword } from './passwords.service.ts';
import { browserCalls, type Caller } from './testing/browserCalls.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const { ask, signIn, forgotPassword, resetPassword, useUpSignIns, mailedResetToken } = browserCalls(() => app);

/** Sends wrong passwords for an account, each from another address. */
async function guessFromEverywhere(email: string, guesses: number): Promise<(string | undefined)[]> {
  return (await Promise.all(Array.from({ length: guesses }, () => signIn(email, 'forkert')))).map(
    ({ errorCode }) => errorCode,
  );
}

describe('guesses at one account from many addresses', () => {
  test('are stopped after 50, even when concurrent, and for unknown accounts too', async () => {
    const person = await app.world.person();
    for (const email of [person.email, 'findes-ikke@firma.example']) {
      const codes = await guessFromEverywhere(email, 55);
      expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(50);
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    }
    const [known, unknown] = [
      await signIn(person.email, PASSWORD),
      await signIn('findes-ikke@firma.example', PASSWORD),
    ];
    expect(known.errorCode).toBe('RATE_LIMITED');
    expect(known.errors?.[0]!.message).toBe(unknown.errors?.[0]!.message);
    expect(known.errors?.[0]!.message).toMatch(
      /^For mange forsøg på at logge ind på kontoen fra enheder, vi ikke kender\./,
    );
  });

  test('do not lock out a known browser of the owner at any address', async () => {
    const { email } = await app.world.person();
    const { cookie } = await signIn(email, PASSWORD);
    await useUpSignIns(email);
    expect((await signIn(email, PASSWORD)).errorCode).toBe('RATE_LIMITED');
    expect((await signIn(email, PASSWORD, { cookie: `theme=dark; ${cookie}` })).data.login.token).toEqual(
      expect.any(String),
    );
  });

  test('do not lock out a program without cookies at its known address', async () => {
    const { email } = await app.world.person();
    const address = '2001:db8:9:9::1';
    const login = () =>
      app.portal.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password: PASSWORD },
        headers: { 'x-forwarded-for': address },
      });
    expect((await login()).statusCode).toBe(200);
    await useUpSignIns(email);
    expect((await login()).statusCode).toBe(200);
    expect((await signIn(email, PASSWORD, { address: '2001:db8:9:9::2' })).errorCode).toBeUndefined();
  });

  test('do not lock out a new browser that has used a reset link', async () => {
    const { email } = await app.world.person();
    await useUpSignIns(email);
    await forgotPassword(email);
    const { cookie } = await resetPassword(await mailedResetToken(email));
    expect((await signIn(email, 'ganske-ny-kode')).errorCode).toBe('RATE_LIMITED');
    expect((await signIn(email, 'ganske-ny-kode', { cookie })).errorCode).toBeUndefined();
  });

  test('are not counted when the password is correct', async () => {
    const { email } = await app.world.person();
    await useUpSignIns(email, 49);
    for (let i = 0; i < 5; i++) expect((await signIn(email, PASSWORD)).errorCode).toBeUndefined();
    await signIn(email, 'forkert');
    expect((await signIn(email, PASSWORD)).errorCode).toBe('RATE_LIMITED');
  });

  test('do not affect API tokens', async () => {
    const { email, customerId } = await app.world.person();
    const { token } = await app.world.apiToken(customerId!);
    await useUpSignIns(email);
    expect((await ask('{ viewer { customer { id } } }', {}, {}, token)).data.viewer.customer.id).toBe(customerId);
  });
});

describe('guesses from the owner’s own network', () => {
  test('do not lock out the owner’s browser', async () => {
    const { email } = await app.world.person();
    const address = newAddress();
    const { cookie } = await signIn(email, PASSWORD, { address });
    for (let i = 0; i < 10; i++) await signIn(email, 'forkert', { address });
    expect((await signIn(email, PASSWORD, { address })).errorCode).toBe('RATE_LIMITED');
    expect((await signIn(email, PASSWORD, { address, cookie })).errorCode).toBeUndefined();
  });
});

describe('a person who registers with the address of another unconfirmed account', () => {
  const OTHER = 'den-andens-kode';

  /** Creates two accounts with one address and the passwords PASSWORD and OTHER. */
  async function createClaimants(older: 'owner' | 'rival') {
    const email = `${randomUUID()}@firma.example`;
    const [first, second] = [
      await app.world.person({ email, isConfirmed: false }),
      await app.world.person({ email, isConfirmed: false }),
    ];
    const rival = older === 'owner' ? second : first;
    await app.db.sql('update person set password_hash = $1 where id = $2', [await hashPassword(OTHER), rival.personId]);
    return { email };
  }

  test.each(['owner', 'rival'] as const)(
    'has ten attempts at the other password in a browser, however often they sign in to their own (older: %s)',
    async (older) => {
      const { email } = await createClaimants(older);
      const caller: Caller = { address: newAddress() };
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 13; i++) {
        caller.cookie = (await signIn(email, OTHER, caller)).cookie || caller.cookie!;
        codes.push((await signIn(email, `gæt ${i}`, caller)).errorCode);
      }
      expect(codes).toContain('INVALID_CREDENTIALS');
      // The correct password of the other account is no longer tried, while their own still works.
      expect((await signIn(email, PASSWORD, caller)).errorCode).toBe('RATE_LIMITED');
      expect((await signIn(email, OTHER, caller)).errorCode).toBeUndefined();
    },
  );

  test.each(['owner', 'rival'] as const)(
    'has fifty attempts at the other password from the networks of their own sign-ins (older: %s)',
    async (older) => {
      const { email } = await createClaimants(older);
      for (let network = 0; network < 6; network++) {
        const address = newAddress();
        await signIn(email, OTHER, { address });
        for (let i = 0; i < 9; i++) await signIn(email, 'gæt', { address });
      }
      expect((await signIn(email, PASSWORD)).errorCode).toBe('RATE_LIMITED');
      // The limit of one account does not affect the other.
      expect((await signIn(email, OTHER)).errorCode).toBeUndefined();
    },
  );

  test('cannot displace the owner by repeated registrations', async () => {
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 4; i++)
      await app.db.sql('update person set password_hash = $1 where id = $2', [
        await hashPassword(OTHER),
        (await app.world.person({ email, isConfirmed: false })).personId,
      ]);
    const owner = await app.world.person({ email, isConfirmed: false });
    await app.db.sql(
      `insert into known_client (person_id, key_hash, created_at, last_used_at, expires_at)
      values ($1, $2, now(), now(), now() + interval '1 day')`,
      [owner.personId, hashSecret('the owner registered here')],
    );
    expect(
      (await signIn(email, PASSWORD, { cookie: 'device_abcdefgh=the owner registered here' })).errorCode,
    ).toBeUndefined();
    expect((await signIn(email, PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('cannot lock out a known browser of the other account', async () => {
    const { email } = await createClaimants('rival');
    const { cookie } = await signIn(email, PASSWORD);
    for (let i = 0; i < 55; i++) await app.portal.services.throttle.spend('loginAccount', email).catch(() => undefined);
    expect((await signIn(email, PASSWORD, { cookie })).errorCode).toBeUndefined();
  });
});
