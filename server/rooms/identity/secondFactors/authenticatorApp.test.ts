import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { newAddress } from '../../../testing/newAddress.ts';
import type { Person } from '../../../testing/World.ts';
import { impersonate } from '../auth/testing/impersonate.ts';
import { signIn } from '../auth/testing/signIn.ts';
import { completeSignIn, firstStep } from './testing/secondStep.ts';
import { codeAt, stepOfCode } from './totp.ts';

let app: TestApp;
// Without jobs, no mail is sent, and its text stays in the table.
beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
afterAll(() => app.close());

const SECURITY = 'security { authenticatorApp { lastUsedAt } recoveryCodes { left total } }';
const run = <const Document extends string>(document: Document, { token }: { token: string }, variables: object = {}) =>
  app.graphql(document, { token, variables });
const setUp = (person: Person) => run('mutation { setUpAuthenticatorApp { secret uri } }', person);
const confirm = (person: Person, code: string) =>
  run(`mutation ($code: String!) { confirmAuthenticatorApp(code: $code) { recoveryCodes ${SECURITY} } }`, person, {
    code,
  });
const remove = (person: Person) =>
  run('mutation { removeAuthenticatorApp { id authenticatorApp { createdAt } } }', person);
const auditOf = async ({ id }: Person) =>
  (await app.db.sql('select action from audit_entry where target_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );
const wrongCode = 'Koden er forkert eller brugt. Vent på den næste kode, og prøv igen.';

/** The code of the next step, which is accepted after the one that has set up the app. */
const nextCode = (secret: string) => codeAt(secret, Date.now() + 30_000);

/** A person with an authenticator app, as its own user sets it up. */
async function personWithApp() {
  const person = await app.world.person();
  const { secret } = (await setUp(person)).data.setUpAuthenticatorApp;
  const { recoveryCodes } = (await confirm(person, codeAt(secret))).data.confirmAuthenticatorApp;
  return { person, secret, recoveryCodes: recoveryCodes! };
}

describe('an authenticator app', () => {
  test('is set up with its first code, and returns ten recovery codes once', async () => {
    const person = await app.world.person();
    const { secret, uri } = (await setUp(person)).data.setUpAuthenticatorApp;
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(`Portalen:${person.email}`);
    expect((await run(`{ ${SECURITY} }`, person)).data.security).toEqual({
      authenticatorApp: null,
      recoveryCodes: null,
    });
    expect((await signIn(app, person.email)).data.login.token).toEqual(expect.any(String));

    expect((await confirm(person, '000000')).fieldErrors).toEqual({
      code: expect.stringContaining('Koden passer ikke'),
    });
    const { recoveryCodes, security } = (await confirm(person, codeAt(secret))).data.confirmAuthenticatorApp;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes![0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    expect(security).toEqual({
      authenticatorApp: { lastUsedAt: expect.any(String) },
      recoveryCodes: { left: 10, total: 10 },
    });
    expect((await signIn(app, person.email)).errorCode).toBe('SECOND_FACTOR_REQUIRED');
    expect(await auditOf(person)).toEqual(expect.arrayContaining(['SECOND_FACTOR_ADDED']));
    const mails = await app.db.sql(`select text from mail where kind = 'second-factor-changed' and recipient = $1`, [
      person.email,
    ]);
    expect(mails).toEqual([{ text: expect.stringContaining('en ny godkendelsesapp') }]);
    expect((await setUp(person)).errorCode).toBe('CONFLICT');
    expect((await confirm(person, codeAt(secret))).errorCode).toBe('CONFLICT');
  });

  test('is stored sealed, and its codes as hashes', async () => {
    const { person, secret, recoveryCodes } = await personWithApp();
    const stored = JSON.stringify([
      await app.db.sql('select * from authenticator_app where person_id = $1', [person.personId]),
      await app.db.sql('select * from recovery_code where person_id = $1', [person.personId]),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  test('is removed with the recovery codes, and the password alone signs in again', async () => {
    const { person } = await personWithApp();
    expect((await remove(person)).data.removeAuthenticatorApp.authenticatorApp).toBeNull();
    expect((await run(`{ ${SECURITY} }`, person)).data.security!.recoveryCodes).toBeNull();
    expect((await signIn(app, person.email)).data.login.token).toEqual(expect.any(String));
    expect(await auditOf(person)).toEqual(expect.arrayContaining(['SECOND_FACTOR_REMOVED']));
    expect((await remove(person)).errors).toBeUndefined();
  });

  test('can be changed neither by an admin who acts as the user nor by an API token', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const person = await app.world.person();
    const acting = { ...person, token: await impersonate(app, admin, person) };
    const partner = { ...person, ...(await app.world.apiToken(person.customerId!, 'READ_WRITE')) };
    for (const caller of [acting, partner]) {
      expect((await setUp(caller)).errorCode).toBe('FORBIDDEN');
    }
    expect((await run('{ security { id } }', acting)).data).toEqual({ security: null });
    expect((await run('{ security { id } }', partner)).errorCode).toBe('FORBIDDEN');
  });
});

describe('a sign-in with a code', () => {
  test('needs the password first, and starts no session before the code', async () => {
    const { person, secret } = await personWithApp();
    const answer = await signIn(app, person.email);
    expect(answer).toMatchObject({ errorCode: 'SECOND_FACTOR_REQUIRED', data: null });
    const { token, methods } = await firstStep(app, person.email);
    expect(methods).toEqual(['CODE']);
    expect((await app.graphql('{ viewer { user { id } } }', { token })).errorCode).toBe('UNAUTHENTICATED');
    const { data } = await completeSignIn(app, token, nextCode(secret));
    expect(data.completeSignIn.user.id).toBe(person.id);
    expect(
      await app.db.sql(`select method from session where user_id = $1 and method <> 'PASSWORD'`, [person.id]),
    ).toEqual([{ method: 'PASSWORD_AND_CODE' }]);
  });

  test('accepts a code of the neighbouring steps, with spaces, and no other', async () => {
    const { secret } = await personWithApp();
    const now = 1_800_000_010_000;
    const step = Math.floor(now / 30_000);
    for (const [seconds, expected] of [
      [-60, undefined],
      [-30, step - 1],
      [0, step],
      [30, step + 1],
      [60, undefined],
    ] as const)
      expect({ seconds, step: stepOfCode(secret, codeAt(secret, now + seconds * 1_000), now) }).toEqual({
        seconds,
        step: expected,
      });
    const { person, secret: other } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    const code = nextCode(other);
    expect((await completeSignIn(app, token, ` ${code.slice(0, 3)} ${code.slice(3)} `)).errors).toBeUndefined();
  });

  test('accepts each code once, also in parallel, and none before the last one', async () => {
    const { person, secret } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    const code = nextCode(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => completeSignIn(app, token, code)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const refused = await completeSignIn(app, token, code);
    expect(refused).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', fieldErrors: { code: wrongCode } });
    expect((await completeSignIn(app, token, codeAt(secret))).errorCode).toBe('INVALID_CREDENTIALS');
  });

  test('refuses the code and the step of another account', async () => {
    const [mine, other] = [await personWithApp(), await personWithApp()];
    const { token } = await firstStep(app, mine.person.email);
    for (const code of [nextCode(other.secret), other.recoveryCodes[0]!])
      expect((await completeSignIn(app, token, code)).errorCode).toBe('INVALID_CREDENTIALS');
    expect(await auditOf(mine.person)).toEqual(expect.arrayContaining(['SECOND_FACTOR_FAILED']));
  });

  test('refuses a first step that is invented, a session, or older than a change of password', async () => {
    const { person, secret } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    await app.db.sql(`update person set password_hash = password_hash || ' ' where id = $1`, [person.personId]);
    for (const each of [token, 'x', person.token, '']) {
      const { fieldErrors } = await completeSignIn(app, each, nextCode(secret));
      expect(fieldErrors).toEqual({ token: expect.stringContaining('Log ind igen') });
    }
  });

  test('refuses a deactivated account', async () => {
    const { person, secret } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    expect((await completeSignIn(app, token, nextCode(secret))).fieldErrors).toHaveProperty('token');
  });

  test('is limited to ten wrong codes an hour for an account, from any number of networks', async () => {
    const { person, secret } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    for (let i = 0; i < 10; i++)
      expect((await completeSignIn(app, token, '000000')).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await completeSignIn(app, token, nextCode(secret))).errorCode).toBe('RATE_LIMITED');
  });

  test('is limited for one network, whatever accounts it tries', async () => {
    const address = newAddress();
    const people = await Promise.all(Array.from({ length: 11 }, personWithApp));
    const codes: (string | undefined)[] = [];
    for (const { person } of people) {
      const { token } = await firstStep(app, person.email);
      for (let i = 0; i < 10; i++) codes.push((await completeSignIn(app, token, '111111', address)).errorCode);
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(100);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
  });

  test('answers REST calls with the token and takes the code in a second call', async () => {
    const { person, secret } = await personWithApp();
    const first = await app.rest('POST', '/api/auth/login', {
      body: { email: person.email, password: 'hemmelig-adgangskode' },
    });
    expect(first).toMatchObject({
      status: 401,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        data: { secondFactor: { token: expect.any(String), methods: ['CODE'] } },
      },
    });
    const { secondFactor } = first.body.data as { secondFactor: { token: string } };
    const wrong = await app.rest('POST', '/api/auth/login/complete', {
      body: { token: secondFactor.token, code: '000000' },
    });
    expect(wrong).toMatchObject({ status: 401, fieldErrors: { code: wrongCode } });
    const second = await app.rest('POST', '/api/auth/login/complete', {
      body: { token: secondFactor.token, code: nextCode(secret) },
    });
    expect(second).toMatchObject({ status: 200, body: { data: { user: { id: person.id } } } });
  });

  test('refuses odd values without an internal error', async () => {
    const { person } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    for (const code of [
      '',
      ' ',
      '٠١٢٣٤٥',
      '1e5',
      '-12345',
      '12345',
      '1234567',
      'x'.repeat(10_000),
      '\u0000',
      "' or 1=1",
    ])
      expect(['BAD_USER_INPUT', 'INVALID_CREDENTIALS', 'RATE_LIMITED']).toContain(
        (await completeSignIn(app, token, code)).errorCode,
      );
  });
});

describe('a mailed link', () => {
  test('for a new password does not stand in for the second factor', async () => {
    const { person, secret } = await personWithApp();
    const link = await app.world.passwordReset(person.id);
    const { token: before } = await firstStep(app, person.email);
    const reset = await app.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
      { variables: { input: { token: link, password: 'en-helt-ny-adgangskode' } } },
    );
    expect(reset.errors).toBeUndefined();
    expect((await completeSignIn(app, before, nextCode(secret))).fieldErrors).toHaveProperty('token');
    expect((await signIn(app, person.email, 'en-helt-ny-adgangskode')).errorCode).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('of an invitation leads to the setup first when the company requires it', async () => {
    const { person } = await personWithApp();
    await run('mutation { updateSecurityRules(input: { requiresSecondFactor: true }) { id } }', person);
    const email = `inviteret${person.id.slice(-6)}@firma.example`;
    await run('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { cursor } } }', person, {
      input: { name: 'Inge Ny', email },
    });
    const [mail] = await app.db.sql('select text from mail where recipient = $1', [email]);
    const [, link] = /invitation\?token=([\w-]+)/.exec(String(mail!.text)) ?? [];
    const { data } = await app.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
      { variables: { input: { token: link, password: 'en-helt-ny-adgangskode' } } },
    );
    const invited = { token: data.acceptInvitation.token };
    expect((await run('{ viewer { user { id } } }', invited)).errorCode).toBe('SECOND_FACTOR_SETUP_REQUIRED');
    expect((await run('{ security { isRequired } }', invited)).data.security!.isRequired).toBe(true);
  });
});

describe('a recovery code', () => {
  test('signs in once, is counted, and is mailed about', async () => {
    const { person, recoveryCodes } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    const { data } = await completeSignIn(app, token, typed);
    const { security } = (await run(`{ ${SECURITY} }`, { token: data.completeSignIn.token })).data;
    expect(security.recoveryCodes).toEqual({ left: 9, total: 10 });
    expect((await completeSignIn(app, token, recoveryCodes[3]!)).errorCode).toBe('INVALID_CREDENTIALS');
    const [mail] = await app.db.sql(
      `select text from mail where recipient = $1 and subject = 'En genoprettelseskode er brugt'`,
      [person.email],
    );
    expect(mail!.text).toContain('Du har 9 koder tilbage');
    expect(await auditOf(person)).toEqual(expect.arrayContaining(['RECOVERY_CODE_USED']));
  });

  test('works once when it is sent several times at once', async () => {
    const { person, recoveryCodes } = await personWithApp();
    const { token } = await firstStep(app, person.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => completeSignIn(app, token, recoveryCodes[0]!)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  test('stops working when the codes are renewed', async () => {
    const { person, recoveryCodes } = await personWithApp();
    const renewed = await run('mutation { renewRecoveryCodes { recoveryCodes } }', person);
    const fresh = renewed.data.renewRecoveryCodes.recoveryCodes!;
    expect(fresh).toHaveLength(10);
    const { token } = await firstStep(app, person.email);
    expect((await completeSignIn(app, token, recoveryCodes[0]!)).errorCode).toBe('INVALID_CREDENTIALS');
    expect((await completeSignIn(app, token, fresh[0]!)).errors).toBeUndefined();
    const without = await app.world.person();
    expect((await run('mutation { renewRecoveryCodes { recoveryCodes } }', without)).errorCode).toBe('CONFLICT');
  });
});

describe('two-step verification that an admin resets', () => {
  const reset = (id: string, caller: { token: string }) =>
    run('mutation ($id: ID!) { resetSecondFactors(id: $id) { edge { node { id } } } }', caller, { id });

  test('is off, ends the sessions, and is mailed about', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { person } = await personWithApp();
    expect((await reset(person.id, admin)).data.resetSecondFactors.edge!.node!.id).toBe(person.id);
    expect((await run('{ security { id } }', person)).errorCode).toBe('UNAUTHENTICATED');
    expect((await signIn(app, person.email)).data.login.token).toEqual(expect.any(String));
    const mails = await app.db.sql(`select text from mail where recipient = $1`, [person.email]);
    expect(JSON.stringify(mails)).toContain('har fjernet totrinsbekræftelsen');
  });

  test('is refused to customers, and for the own account', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    const { person } = await personWithApp();
    const colleague = await app.world.person({ customerId: person.customerId });
    expect((await reset(person.id, colleague)).errorCode).toBe('FORBIDDEN');
    expect((await reset(admin.id, admin)).errorCode).toBe('CONFLICT');
    expect((await reset('user_unknown', admin)).errorCode).toBe('NOT_FOUND');
    expect((await signIn(app, person.email)).errorCode).toBe('SECOND_FACTOR_REQUIRED');
  });
});

describe('the list of users', () => {
  const USERS = '{ viewer { customer { users(first: 20) { edges { node { id secondFactors lastSeenAt } } } } } }';

  test('shows second factors and when people were last seen to administrators and themselves alone', async () => {
    const { person } = await personWithApp();
    await app.world.passkey(person.id);
    const colleague = await app.world.person({ customerId: person.customerId });
    await app.db.sql('delete from membership_use where user_id = $1', [person.id]);
    const users = async (caller: { token: string }) =>
      Object.fromEntries(
        (await run(USERS, caller)).data.viewer.customer!.users.edges.map(({ node: { id, ...rest } }) => [id, rest]),
      );
    expect(await users(colleague)).toEqual({
      [person.id]: { secondFactors: ['AUTHENTICATOR_APP', 'PASSKEY'], lastSeenAt: null },
      [colleague.id]: { secondFactors: [], lastSeenAt: expect.any(String) },
    });
    const nothing = { secondFactors: null, lastSeenAt: null };
    for (const companyRole of ['MEMBER', 'BUYER'] as const) {
      await app.db.sql('update user_account set company_role = $2 where id = $1', [colleague.id, companyRole]);
      expect(await users(colleague)).toEqual({
        [person.id]: nothing,
        [colleague.id]: { secondFactors: [], lastSeenAt: expect.any(String) },
      });
    }
    const partner = await app.world.apiToken(person.customerId!);
    expect(Object.values(await users(partner))).toEqual([nothing, nothing]);
  });

  test('tells who has never signed in, and remembers who has when the sessions are gone', async () => {
    const person = await app.world.person();
    const input = { name: 'Ny Kollega', email: `ny-${person.id}@kunde.example`, password: 'en-helt-ny-adgangskode' };
    const created = await run(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
      person,
      { input },
    );
    const { id } = created.data.createUser.edge!.node;
    const hasSignedIn = async (caller: { token: string }) =>
      (await run('query ($id: ID!) { node(id: $id) { ... on User { hasSignedIn lastSeenAt } } }', caller, { id })).data
        .node;
    expect(await hasSignedIn(person)).toEqual({ hasSignedIn: false, lastSeenAt: null });
    expect((await signIn(app, input.email, input.password)).errors).toBeUndefined();
    await app.db.sql('delete from session where user_id = $1', [id]);
    await app.db.sql(`update membership_use set last_used_at = now() - interval '31 days' where user_id = $1`, [id]);
    expect(await hasSignedIn(person)).toEqual({ hasSignedIn: true, lastSeenAt: null });
    await app.db.sql(`update user_account set company_role = 'MEMBER' where id = $1`, [person.id]);
    expect(await hasSignedIn(person)).toEqual({ hasSignedIn: null, lastSeenAt: null });
  });
});
