import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DiskMailer } from '../../../providers/mail/Mailer.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import { waitUntil } from '../../../testing/waitUntil.ts';
import { PASSWORD } from '../../../testing/World.ts';
import { completeSignIn } from '../secondFactors/testing/secondStep.ts';
import { codeAt } from '../secondFactors/totp.ts';
import { startWithProviders } from './testing/providerSignIn.ts';

let portal: Awaited<ReturnType<typeof startWithProviders>>;
beforeAll(async () => void (portal = await startWithProviders()));
afterAll(() => portal.close());

let people = 0;
const stranger = () => ({ email: `fremmed${++people}@fjord${people}.example`, name: 'Fremmed Person' });
const providerPersonOf = ({ email }: { email: string }) => ({ email, name: 'Mette' });

const login = (email: string, identity?: string, password = PASSWORD) =>
  portal.app.graphql('mutation ($input: LoginInput!) { login(input: $input) { token user { id } } }', {
    variables: { input: { email, password, identity } },
    address: newAddress(),
  });

/** A user who has connected the Microsoft account with their address. */
async function connectedPerson(options: object = {}) {
  const person = await portal.app.world.person(options);
  const account = providerPersonOf(person);
  await portal.signInAt(account, { purpose: 'CONNECT', token: person.token });
  return { person, account };
}

const userOf = async (token: string) => {
  const { data } = await portal.app.graphql('{ viewer { user { id } } }', { token });
  return data.viewer.user?.id;
};

describe('signing in with a provider', () => {
  test('starts a session for the user who has connected the account', async () => {
    const { person, account } = await connectedPerson();
    const { data } = await portal.signInAt(account);
    expect(data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
    expect(await userOf(data.completeProviderSignIn.token!)).toBe(person.id);
    const [session] = await portal.app.db.sql<{ method: string }>(
      'select method from session where user_id = $1 order by created_at desc limit 1',
      [person.id],
    );
    expect(session!.method).toBe('PROVIDER');
  });

  test('asks for the password once when the address is known, and signs in without it afterwards', async () => {
    const person = await portal.app.world.person();
    const account = providerPersonOf(person);
    const { outcome, ticket, token } = (await portal.signInAt(account)).data.completeProviderSignIn;
    expect({ outcome, token }).toEqual({ outcome: 'PASSWORD_NEEDED', token: null });
    expect((await login(person.email, ticket!, 'forkert')).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('PASSWORD_NEEDED');
    expect((await login(person.email, ticket!)).errors).toBeUndefined();
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
    const { mailer } = portal.app.portal.services;
    await waitUntil(async () =>
      (await (mailer as DiskMailer).list()).some(
        ({ to, subject }) => to === person.email && subject === 'Dine loginmetoder er ændret',
      ),
    );
  });

  test('connects the account only when the second step succeeds as well', async () => {
    const person = await portal.app.world.person();
    const secret = await portal.app.world.authenticatorApp(person.id);
    const account = providerPersonOf(person);
    const ticket = (await portal.signInAt(account)).data.completeProviderSignIn.ticket!;
    const { errors } = await login(person.email, ticket);
    const { token } = (errors![0]!.extensions as unknown as { secondFactor: { token: string } }).secondFactor;
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('PASSWORD_NEEDED');
    await portal.app.graphql('mutation ($input: CompleteSignInInput!) { completeSignIn(input: $input) { token } }', {
      variables: { input: { token, code: codeAt(secret), identity: ticket } },
      address: newAddress(),
    });
    // From now on the provider replaces the password, but not the second step.
    const again = await portal.signInAt(account);
    expect(again.errorCode).toBe('SECOND_FACTOR_REQUIRED');
    const second = (again.errors![0]!.extensions as unknown as { secondFactor: { token: string } }).secondFactor;
    const { data } = await completeSignIn(portal.app, second.token, codeAt(secret, Date.now() + 30_000));
    expect(data.completeSignIn.user.id).toBe(person.id);
  });

  test('finds no user by the address of somebody who has connected another account', async () => {
    const { account } = await connectedPerson();
    // The same address, at another provider: an identity is its issuer and subject, never its address.
    const { data } = await portal.signInAt(account, { provider: 'google' });
    expect(data.completeProviderSignIn).toMatchObject({ outcome: 'PASSWORD_NEEDED', token: null });
  });

  test('answers a person without a user with what a registration needs', async () => {
    const person = stranger();
    const { data } = await portal.signInAt(person);
    expect(data.completeProviderSignIn).toMatchObject({ outcome: 'NO_ACCOUNT', token: null, ...person });
  });

  test('is refused for a deactivated user', async () => {
    const { person, account } = await connectedPerson();
    await portal.app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('NO_ACCOUNT');
  });

  test('tells a user who cancels at the provider what happened', async () => {
    const { ticket } = (await portal.begin()).data.startProviderSignIn;
    const { errorCode, fieldErrors } = await portal.complete(ticket, '?error=access_denied&state=x');
    expect(errorCode).toBe('BAD_USER_INPUT');
    expect(fieldErrors!.form).toBe('Du afbrød hos Microsoft. Prøv igen, eller log ind på en anden måde.');
  });
});

describe('the answer of a provider', () => {
  const invalid = async (forge: () => void, change = (callback: string) => callback) => {
    const { account } = await connectedPerson();
    const { ticket, callback } = await portal.visit(account);
    forge();
    return (await portal.complete(ticket, change(callback))).errorCode;
  };
  const unchanged = () => undefined;

  test.each([
    ['a nonce of another sign-in', { nonce: 'another' }],
    ['another issuer', { iss: 'https://login.attacker.example' }],
    ['another audience', { aud: 'another-portal' }],
    ['an expiry in the past', { exp: 1_000_000_000 }],
    ['no subject', { sub: undefined }],
  ])('is refused with %s', async (_name, claims) => {
    expect(await invalid(() => portal.microsoft.forgeNextToken(claims))).toBe('INVALID_CREDENTIALS');
  });

  test('is refused with the signature of another key', async () => {
    expect(await invalid(() => portal.microsoft.forgeNextToken({}, { withOtherKey: true }))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  test('is refused with another state or another code', async () => {
    expect(await invalid(unchanged, (callback) => callback.replace(/state=[^&]+/, 'state=another'))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await invalid(unchanged, (callback) => callback.replace(/code=[^&]+/, 'code=another'))).toBe(
      'INVALID_CREDENTIALS',
    );
  });

  test('is refused with the ticket of another browser, whose state and code verifier differ', async () => {
    const { account } = await connectedPerson();
    const { callback } = await portal.visit(account);
    const { ticket } = (await portal.begin()).data.startProviderSignIn;
    expect((await portal.complete(ticket, callback)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('signs in once, also when it is sent several times at once', async () => {
    const { account } = await connectedPerson();
    const { ticket, callback } = await portal.visit(account);
    const answers = await Promise.all(Array.from({ length: 5 }, () => portal.complete(ticket, callback)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await portal.complete(ticket, callback)).fieldErrors).toEqual({
      ticket: 'Der gik for lang tid. Prøv igen.',
    });
  });

  test('is answered PROVIDER_UNAVAILABLE when the provider fails, and the next sign-in works', async () => {
    const { account } = await connectedPerson();
    const { ticket, callback } = await portal.visit(account);
    portal.microsoft.failNext('POST /token', { status: 503 });
    expect((await portal.complete(ticket, callback)).errorCode).toBe('PROVIDER_UNAVAILABLE');
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('SIGNED_IN');
  });

  test('with odd texts is answered as invalid input', async () => {
    const { ticket } = (await portal.begin()).data.startProviderSignIn;
    for (const [sealed, callback] of [
      ['x', '?code=1'],
      [`${ticket}x`, '?code=1'],
      ['', ''],
      ['x'.repeat(9_000), '?code=1'],
      [ticket, `?code=${'%00'.repeat(50)}`],
    ] as const)
      expect(['BAD_USER_INPUT', 'INVALID_CREDENTIALS']).toContain((await portal.complete(sealed, callback)).errorCode);
    expect((await portal.begin({ provider: 'ukendt' as 'google' })).fieldErrors).toEqual({
      provider: 'Den loginmetode findes ikke',
    });
  });
});

describe('connecting an account', () => {
  test('needs a session with a fresh proof, and works in the session alone that began it', async () => {
    const person = await portal.app.world.person();
    const other = await portal.app.world.person();
    expect((await portal.begin({ purpose: 'CONNECT' })).errorCode).toBe('UNAUTHENTICATED');
    const { ticket, callback } = await portal.visit(stranger(), { purpose: 'CONNECT', token: person.token });
    expect((await portal.complete(ticket, callback, other.token)).errorCode).toBe('FORBIDDEN');
    expect((await portal.complete(ticket, callback)).errorCode).toBe('UNAUTHENTICATED');
    expect((await portal.complete(ticket, callback, person.token)).data.completeProviderSignIn.outcome).toBe(
      'CONNECTED',
    );
    await portal.app.db.sql(`update session set proved_at = now() - interval '1 hour' where user_id = $1`, [person.id]);
    expect((await portal.begin({ purpose: 'CONNECT', token: person.token })).errorCode).toBe(
      'REAUTHENTICATION_REQUIRED',
    );
  });

  test('is refused for an account of another user', async () => {
    const { account } = await connectedPerson();
    const other = await portal.app.world.person();
    const answer = await portal.signInAt(account, { purpose: 'CONNECT', token: other.token });
    expect(answer.errors![0]!.message).toBe('Kontoen er allerede forbundet med en anden bruger.');
  });

  test('gives an account to one of two users who connect it at the same moment', async () => {
    const account = stranger();
    const [one, other] = [await portal.app.world.person(), await portal.app.world.person()];
    const tickets = await Promise.all(
      [one, other].map(async () => (await portal.signInAt(account)).data.completeProviderSignIn.ticket!),
    );
    const answers = await Promise.all(
      [one, other].map(({ token }, i) =>
        portal.app.graphql('mutation ($ticket: String!) { connectIdentity(ticket: $ticket) { id } }', {
          token,
          variables: { ticket: tickets[i] },
        }),
      ),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'connected').toSorted()).toEqual(['CONFLICT', 'connected']);
  });

  test('shows the accounts, and removes one with a fresh proof', async () => {
    const { person, account } = await connectedPerson();
    const query = '{ security { hasPassword identityProofs identities { id provider providerName email } } }' as const;
    const { security } = (await portal.app.graphql(query, { token: person.token })).data;
    expect(security).toEqual({
      hasPassword: true,
      identityProofs: ['PASSWORD', 'PROVIDER'],
      identities: [{ id: expect.any(String), provider: 'microsoft', providerName: 'Microsoft', email: account.email }],
    });
    const remove = (id: string, token: string) =>
      portal.app.graphql('mutation ($id: ID!) { removeIdentity(id: $id) { identities { id } } }', {
        token,
        variables: { id },
      });
    const { id } = security!.identities[0]!;
    const other = await portal.app.world.person();
    expect((await remove(id, other.token)).errorCode).toBe('NOT_FOUND');
    expect((await remove(id, person.token)).data.removeIdentity.identities).toEqual([]);
    expect((await portal.signInAt(account)).data.completeProviderSignIn.outcome).toBe('PASSWORD_NEEDED');
  });

  test('keeps the last account of a user without a password', async () => {
    const { person } = await connectedPerson();
    await portal.app.db.sql(`update person set password_hash = '' where id = $1`, [person.personId]);
    const { security } = (
      await portal.app.graphql('{ security { hasPassword identityProofs identities { id } } }', { token: person.token })
    ).data;
    expect(security).toMatchObject({ hasPassword: false, identityProofs: ['PROVIDER'] });
    const { errors } = await portal.app.graphql('mutation ($id: ID!) { removeIdentity(id: $id) { id } }', {
      token: person.token,
      variables: { id: security!.identities[0]!.id },
    });
    expect(errors![0]!.message).toBe('Vælg en adgangskode først. Uden den kan du ikke logge ind.');
    expect((await login(person.email, undefined, 'hvad som helst')).errorCode).toBe('INVALID_CREDENTIALS');
  });
});

describe('a proof of identity by a provider', () => {
  const age = (id: string) =>
    portal.app.db.sql(`update session set proved_at = now() - interval '1 hour' where user_id = $1`, [id]);
  const isFresh = async (token: string) => {
    const { data } = await portal.app.graphql('{ security { provedUntil } }', { token });
    return Date.parse(data.security!.provedUntil) > Date.now();
  };

  test('renews the proof of the session when the user has signed in there anew', async () => {
    const { person, account } = await connectedPerson();
    await age(person.id);
    const { data } = await portal.signInAt(account, { purpose: 'CONFIRM_IDENTITY', token: person.token });
    expect(data.completeProviderSignIn.outcome).toBe('CONFIRMED');
    expect(await isFresh(person.token)).toBe(true);
  });

  test('is refused for an earlier sign-in at the provider, and for an account that is not connected', async () => {
    const { person, account } = await connectedPerson();
    await age(person.id);
    const journey = { purpose: 'CONFIRM_IDENTITY', token: person.token } as const;
    const { ticket, callback } = await portal.visit(account, journey);
    portal.microsoft.forgeNextToken({ auth_time: Math.floor(Date.now() / 1_000) - 3_600 });
    expect((await portal.complete(ticket, callback, person.token)).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await portal.signInAt(stranger(), journey)).errorCode).toBe('INVALID_CREDENTIALS');
    expect(await isFresh(person.token)).toBe(false);
  });
});
