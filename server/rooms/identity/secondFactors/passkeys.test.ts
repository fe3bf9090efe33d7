import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import type { Person } from '../../../testing/World.ts';
import { signIn } from '../auth/testing/signIn.ts';
import { completeSignIn, firstStep } from './testing/secondStep.ts';
import { SoftAuthenticator } from './testing/SoftAuthenticator.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const newAuthenticator = () => new SoftAuthenticator(new URL(app.config.publicUrl).origin);

const setUp = async (person: Person) =>
  (await run('mutation { setUpPasskey { options } }', person)).data.setUpPasskey.options;
const add = (person: Person, response: object, name = 'Min telefon') =>
  run(
    `mutation ($input: AddPasskeyInput!) {
      addPasskey(input: $input) { recoveryCodes security { passkeys { id name } } }
    }`,
    person,
    { input: { name, response } },
  );
const signInOptions = async () =>
  (await app.graphql('mutation { createSignInChallenge { options } }')).data.createSignInChallenge.options;
const signInWith = (response: object, address = newAddress()) =>
  app.graphql('mutation ($response: JSONObject!) { signInWithPasskey(response: $response) { token user { id } } }', {
    variables: { response },
    address,
  });

async function personWithPasskey(options: { customerId?: string } = {}) {
  const person = await app.world.person(options);
  const authenticator = newAuthenticator();
  const { data } = await add(person, authenticator.create(await setUp(person)));
  const { recoveryCodes, security } = data.addPasskey;
  return { person, authenticator, recoveryCodes: recoveryCodes!, passkeyId: security.passkeys[0]!.id };
}

describe('a passkey', () => {
  test('signs in without a password, and makes the password need a second step', async () => {
    const { person, authenticator, recoveryCodes } = await personWithPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const { data } = await signInWith(authenticator.get(await signInOptions()));
    expect(data.signInWithPasskey.user.id).toBe(person.id);
    expect((await run('{ viewer { user { id } } }', data.signInWithPasskey)).data.viewer.user!.id).toBe(person.id);
    const { token, methods } = await firstStep(app, person.email);
    expect(methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    expect((await completeSignIn(app, token, recoveryCodes[0]!)).errors).toBeUndefined();
  });

  test('signs in once with each answer, also in parallel', async () => {
    const { authenticator } = await personWithPasskey();
    const response = authenticator.get(await signInOptions());
    const answers = await Promise.all(Array.from({ length: 5 }, () => signInWith(response)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await signInWith(response)).errorCode).toBe('INVALID_CREDENTIALS');
    // An authenticator without a counter always sends zero.
    const [zero, again] = [await personWithPasskey(), await signInOptions()];
    const uncounted = zero.authenticator.get(again, { counter: 0 });
    expect((await signInWith(uncounted)).errors).toBeUndefined();
    expect((await signInWith(uncounted)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('is refused for another site, a challenge of somebody else, and without a check of the user', async () => {
    const { person, authenticator } = await personWithPasskey();
    const options = await signInOptions();
    const own = (await run('mutation { createIdentityChallenge { options } }', person)).data.createIdentityChallenge
      .options;
    const forged = { ...options, challenge: Buffer.alloc(54).toString('base64url') };
    for (const response of [
      authenticator.get(options, { origin: 'https://portal.example.evil' }),
      authenticator.get({ ...options, rpId: 'evil.example' }),
      authenticator.get(options, { isVerified: false }),
      authenticator.get(own),
      authenticator.get({ ...options, challenge: (await setUp(person)).challenge }),
      authenticator.get(forged),
      authenticator.get({ ...options, challenge: '' }),
      authenticator.get(options, { userHandle: Buffer.from('user_other').toString('base64url') }),
      newAuthenticator().get(options),
      { ...authenticator.get(options), response: {} },
      { ...authenticator.get(options), response: null },
      { id: 1 },
      {},
    ])
      expect((await signInWith(response)).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await signInWith(authenticator.get(options))).errors).toBeUndefined();
  });

  test('is refused when its counter goes back, as the one of a copied passkey does', async () => {
    const { authenticator } = await personWithPasskey();
    expect((await signInWith(authenticator.get(await signInOptions(), { counter: 7 }))).errors).toBeUndefined();
    for (const counter of [7, 3, 0])
      expect((await signInWith(authenticator.get(await signInOptions(), { counter }))).errorCode).toBe(
        'INVALID_CREDENTIALS',
      );
  });

  test('is refused after its challenge has expired, and for a deactivated account', async () => {
    const { person, authenticator } = await personWithPasskey();
    const options = await signInOptions();
    const realNow = Date.now;
    Date.now = () => realNow() + 31 * 60_000;
    try {
      expect((await signInWith(authenticator.get(options))).errorCode).toBe('INVALID_CREDENTIALS');
    } finally {
      Date.now = realNow;
    }
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    expect((await signInWith(authenticator.get(options))).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('cannot be added with the challenge of another user, twice, for another site or unverified', async () => {
    const [person, other] = [await app.world.person(), await app.world.person()];
    const options = await setUp(person);
    const authenticator = newAuthenticator();
    for (const response of [
      authenticator.create(await setUp(other)),
      authenticator.create(options, { origin: 'http://localhost:1' }),
      authenticator.create(options, { isVerified: false }),
      {},
      { response: { clientDataJSON: 'x' } },
    ])
      expect((await add(person, response)).fieldErrors).toEqual({ response: expect.any(String) });
    const long = new SoftAuthenticator(new URL(app.config.publicUrl).origin, { idBytes: 3_000 });
    expect((await add(person, long.create(options))).fieldErrors).toEqual({ response: expect.any(String) });
    const response = authenticator.create(options);
    expect((await add(person, response, '  ')).fieldErrors).toEqual({ name: 'Giv adgangsnøglen et navn' });
    expect((await add(person, response)).errors).toBeUndefined();
    expect((await add(person, response)).errorCode).toBe('CONFLICT');
    expect((await add(other, authenticator.create(await setUp(other)))).errorCode).toBe('CONFLICT');
  });

  test('is added whatever the browser says about its transports', async () => {
    for (const transports of ['usb', 7, null, [{}, '\u0000'], Array(50).fill('internal')]) {
      const person = await app.world.person();
      const created = newAuthenticator().create(await setUp(person));
      const { errorCode } = await add(person, { ...created, response: { ...created.response, transports } });
      expect(['BAD_USER_INPUT', undefined]).toContain(errorCode);
    }
  });

  test('is limited to twenty for each user', async () => {
    const person = await app.world.person();
    for (let i = 0; i < 19; i++) await app.world.passkey(person.id);
    const [options, parallel] = [await setUp(person), await setUp(person)];
    const answers = await Promise.all([options, parallel].map((each) => add(person, newAuthenticator().create(each))));
    expect(answers.map(({ errorCode }) => errorCode).toSorted()).toEqual(['CONFLICT', undefined]);
    expect((await run('mutation { setUpPasskey { options } }', person)).errorCode).toBe('CONFLICT');
  });

  test('is renamed and removed by its user alone', async () => {
    const { person, passkeyId, authenticator } = await personWithPasskey();
    const colleague = await app.world.person({ customerId: person.customerId });
    const rename = (caller: Person, name: string) =>
      run('mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { passkeys { name } } }', caller, {
        id: passkeyId,
        name,
      });
    const remove = (caller: Person) =>
      run('mutation ($id: ID!) { removePasskey(id: $id) { passkeys { id } recoveryCodes { left } } }', caller, {
        id: passkeyId,
      });
    expect((await rename(colleague, 'Min nu')).errorCode).toBe('NOT_FOUND');
    expect((await remove(colleague)).errorCode).toBe('NOT_FOUND');
    expect((await rename(person, 'x'.repeat(61))).fieldErrors).toEqual({ name: 'Højst 60 tegn' });
    expect((await rename(person, 'Arbejde')).data.renamePasskey.passkeys).toEqual([{ name: 'Arbejde' }]);
    expect((await remove(person)).data.removePasskey).toEqual({ passkeys: [], recoveryCodes: null });
    expect((await signInWith(authenticator.get(await signInOptions()))).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await signIn(app, person.email)).data.login.token).toEqual(expect.any(String));
  });
});
