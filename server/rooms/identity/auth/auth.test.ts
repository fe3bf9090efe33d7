import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD } from '../../../testing/World.ts';
import { sendPasswordReset } from './auth.jobs.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token user { id name customer { id } } } }';
const ME = '{ viewer { user { id email } } }';
const login = (email: string, password: string, address?: string) =>
  app.graphql(LOGIN, { variables: { input: { email, password } }, ...(address && { address }) });

describe('signing in', () => {
  test('returns a token that authenticates the next request', async () => {
    const person = await app.world.person();
    const { data } = await login(person.email.toUpperCase(), PASSWORD);
    expect(data.login.user).toEqual({ id: person.id, name: expect.any(String), customer: { id: person.customerId } });
    const me = await app.graphql(ME, { token: data.login.token });
    expect(me.data.viewer.user).toEqual({ id: person.id, email: person.email });
  });

  test('answers a wrong password and an unknown e-mail with the same error', async () => {
    const person = await app.world.person();
    const wrong = await login(person.email, 'forkert');
    const unknown = await login('ingen@firma.example', 'forkert');
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.errors?.[0]).toMatchObject({
      message: 'Forkert email eller adgangskode',
      extensions: { code: 'INVALID_CREDENTIALS' },
    });
  });

  test('takes as much processor time for an unknown e-mail as for a wrong password', async () => {
    const person = await app.world.person();
    // Measures processor time, because other programs on the machine distort wall-clock time.
    const costOf = async (email: string, address: string) => {
      const before = process.cpuUsage();
      await login(email, 'forkert', address);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 7; i++) {
      known.push(await costOf(person.email, `10.1.0.${i}`));
      unknown.push(await costOf(`ukendt${i}@firma.example`, `10.1.1.${i}`));
    }
    // Without the dummy hash, an unknown e-mail would take a tenth of the time.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.4);
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2.5);
  });

  test('reports the fields that are missing or invalid', async () => {
    const { errors } = await login('ikke-en-adresse', '');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'Ugyldig e-mail', password: 'Adgangskode er påkrævet' },
    });
  });

  test('is refused for a deactivated user', async () => {
    const person = await app.world.person();
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [person.id]);
    expect((await login(person.email, PASSWORD)).errors?.[0]?.message).toBe('Forkert email eller adgangskode');
    expect((await app.graphql(ME, { token: person.token })).errors?.[0]?.message).toBe('Invalid token');
  });
});

describe('signing out', () => {
  test('makes the token invalid for the next request', async () => {
    const person = await app.world.person();
    await app.graphql('mutation { logout { message } }', { token: person.token });
    const { errors } = await app.graphql(ME, { token: person.token });
    expect(errors?.[0]).toMatchObject({ message: 'Invalid token', extensions: { code: 'UNAUTHENTICATED' } });
  });

  test("ends the impersonations that were started from an admin's session", async () => {
    const admin = await app.world.person({ role: 'ADMIN' });
    const customer = await app.world.person();
    const acting = await app.world.session(customer.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await app.graphql(ME, { token: acting.token })).data.viewer.user.id).toBe(customer.id);
    await app.graphql('mutation { logout { message } }', { token: admin.token });
    expect((await app.graphql(ME, { token: acting.token })).errors?.[0]?.message).toBe('Invalid token');
  });
});

describe('a session token', () => {
  const secret = () => app.config.jwtSecret;
  const errorOf = async (token: string) => (await app.graphql(ME, { token })).errors?.[0];

  test('is required by operations that need a viewer', async () => {
    expect((await app.graphql(ME)).errors?.[0]).toMatchObject({
      message: 'No token provided',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('is refused as expired after its expiry', async () => {
    const person = await app.world.person();
    const { token } = await app.world.session(person.id, { expiresAt: new Date(Date.now() - 1000) });
    expect(await errorOf(token)).toMatchObject({ message: 'Token expired' });
  });

  test('is refused with a wrong algorithm, audience, issuer, secret or payload, or without an expiry', async () => {
    const { sessionId, id, token } = await app.world.person();
    const claims = { sid: sessionId };
    const good = { issuer: 'portal', audience: 'portal', subject: id, expiresIn: 3600 } as const;
    const [header, payload, signature] = token.split('.');
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), sid: 'sess_other' }),
    ).toString('base64url');
    const forged = {
      none: jwt.sign(claims, '', { ...good, algorithm: 'none' }),
      otherAlgorithm: jwt.sign(claims, secret(), { ...good, algorithm: 'HS512' }),
      noExpiry: jwt.sign(claims, secret(), { issuer: 'portal', audience: 'portal', subject: id }),
      audience: jwt.sign(claims, secret(), { ...good, audience: 'other' }),
      issuer: jwt.sign(claims, secret(), { ...good, issuer: 'other' }),
      otherSecret: jwt.sign(claims, 'b'.repeat(40), good),
      tampered: [header, other, signature].join('.'),
      garbage: 'not.a.token',
    };
    for (const [kind, forgery] of Object.entries(forged)) {
      expect([kind, (await errorOf(forgery))?.message]).toEqual([kind, 'Invalid token']);
    }
    expect(await errorOf(jwt.sign(claims, secret(), good))).toBeUndefined();
  });

  test('is accepted in quotes', async () => {
    const person = await app.world.person();
    expect((await app.graphql(ME, { token: `"${person.token}"` })).data.viewer.user.id).toBe(person.id);
  });
});

describe('the limit on failed sign-ins', () => {
  test('refuses the eleventh failure for one e-mail from one IP address, but not the user elsewhere', async () => {
    const person = await app.world.person();
    const address = '10.2.0.1';
    const aliases = Array.from(
      { length: 5 },
      (_, i) => `a${i}: login(input: {email: "${person.email}", password: "x"}) { token }`,
    ).join(' ');
    await app.graphql(`mutation { ${aliases} }`, { address });
    await app.portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: 'x' },
      headers: { 'x-forwarded-for': address },
    });
    const parallel = await Promise.all(Array.from({ length: 10 }, () => login(person.email, 'x', address)));
    const codes = parallel.map(({ errorCode }) => errorCode).sort();
    expect(codes).toEqual([...Array(4).fill('INVALID_CREDENTIALS'), ...Array(6).fill('RATE_LIMITED')]);
    expect((await login(person.email, PASSWORD, address)).errorCode).toBe('RATE_LIMITED');
    expect((await login(person.email, PASSWORD, '10.2.0.2')).data.login.token).toEqual(expect.any(String));
  });

  test('uses the IP address that the proxy appends, not one that the caller put in the header', async () => {
    const person = await app.world.person();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 11; i++) codes.push((await login(person.email, 'x', `192.0.2.${i}, 10.2.0.9`)).errorCode);
    expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
  });

  test('is reset by a sign-in with the right password', async () => {
    const person = await app.world.person();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 5; i++) await login(person.email, 'x', '10.2.1.1');
      expect((await login(person.email, PASSWORD, '10.2.1.1')).errors).toBeUndefined();
    }
  });
});

describe('a forgotten password', () => {
  const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }';
  const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
  const requestLink = (email: string) => app.graphql(FORGOT, { variables: { input: { email } } });
  const reset = (token: string, password: string) => app.graphql(RESET, { variables: { input: { token, password } } });
  const linkTo = async (email: string) => /reset-password\?token=([\w-]+)/.exec((await app.mailTo(email)).text)![1]!;

  test('is answered in the same way with and without an account, and only an account gets a mail', async () => {
    const person = await app.world.person();
    const known = await requestLink(person.email);
    const unknown = await requestLink('ukendt@firma.example');
    expect(known).toEqual(unknown);
    await app.mailTo(person.email);
    expect(await app.db.sql(`select 1 from mail where recipient = 'ukendt@firma.example'`)).toEqual([]);
  });

  test('is replaced once with the mailed link, which ends every session', async () => {
    const person = await app.world.person();
    await requestLink(person.email);
    const token = await linkTo(person.email);
    const stored = await app.db.sql<{ token_hash: string }>(
      'select token_hash from password_reset where person_id = $1',
      [person.personId],
    );
    expect(stored[0]!.token_hash).not.toContain(token);
    expect((await reset(token, 'kort')).fieldErrors).toEqual({
      password: 'Adgangskoden skal være mindst 6 tegn lang.',
    });
    const both = await Promise.all([reset(token, 'ny-adgangskode'), reset(token, 'anden-adgangskode')]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(both.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(
      'Dette nulstillingslink er ugyldigt eller udløbet.',
    );
    expect((await app.graphql(ME, { token: person.token })).errors?.[0]?.message).toBe('Invalid token');
    const worked = await Promise.all(
      ['ny-adgangskode', 'anden-adgangskode', PASSWORD].map((password) => login(person.email, password)),
    );
    expect(worked.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(worked[2]!.errors).toBeDefined();
    // The company hears of it.
    expect(await app.db.sql('select title from activity where entity_id = $1', [person.id])).toEqual([
      { title: expect.stringContaining('har valgt en ny adgangskode') as unknown },
    ]);
  });

  test('has a link that is reported as working until it is used or expires', async () => {
    const person = await app.world.person();
    await requestLink(person.email);
    const token = await linkTo(person.email);
    const works = async (link: string) =>
      (
        await app.graphql('query ($token: String!) { passwordResetLinkWorks(token: $token) }', {
          variables: { token: link },
        })
      ).data.passwordResetLinkWorks;
    expect([await works(token), await works('never-sent'), await works('')]).toEqual([true, false, false]);
    await app.db.sql(`update password_reset set expires_at = now() - interval '1 second' where person_id = $1`, [
      person.personId,
    ]);
    expect(await works(token)).toBe(false);
    await app.db.sql(`update password_reset set expires_at = now() + interval '1 hour' where person_id = $1`, [
      person.personId,
    ]);
    await reset(token, 'ny-adgangskode');
    expect(await works(token)).toBe(false);
  });

  test('is not replaced with an expired or unknown link', async () => {
    const person = await app.world.person();
    await requestLink(person.email);
    const token = await linkTo(person.email);
    await app.db.sql(`update password_reset set expires_at = now() - interval '1 second' where person_id = $1`, [
      person.personId,
    ]);
    for (const link of [token, 'never-sent']) {
      expect((await reset(link, 'ny-adgangskode')).errors?.[0]).toMatchObject({
        message: 'Dette nulstillingslink er ugyldigt eller udløbet.',
      });
    }
  });

  test('gets a mail with a text and an HTML part, which are deleted after sending', async () => {
    const person = await app.world.person();
    await requestLink(person.email);
    const mail = await app.mailTo(person.email);
    expect(mail.subject).toBe('Nulstil din adgangskode');
    expect(mail.html).toContain(`${app.config.publicUrl}/reset-password?token=`);
    await expectSoon(async () => {
      const [row] = await app.db.sql<{ text: string; html: string; kind: string }>(
        'select text, html, kind from mail where recipient = $1 and sent_at is not null',
        [person.email],
      );
      expect(row).toEqual({ text: '', html: '', kind: 'password-reset' });
    });
  });
});

describe('a request for a reset link', () => {
  test('sends one mail even if its job runs twice', async () => {
    const person = await app.world.person();
    const run = { id: 'job-that-runs-twice', data: { email: person.email } };
    await sendPasswordReset(app.portal.services, run);
    await sendPasswordReset(app.portal.services, run);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [person.email])).toHaveLength(1);
    expect(await app.db.sql('select 1 from password_reset where person_id = $1', [person.personId])).toHaveLength(1);
  });

  test('is limited for each IP address, and not for an e-mail that others have requested links for', async () => {
    const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }';
    const ask = async (email: string, address: string) =>
      (await app.graphql(FORGOT, { variables: { input: { email } }, address })).errorCode;
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push(await ask('den-samme@firma.example', `10.3.0.${i}`));
    expect(answers).toEqual([undefined, undefined, undefined, undefined]);
    const many = await Promise.all(Array.from({ length: 22 }, (_, i) => ask(`nummer${i}@firma.example`, '10.3.1.1')));
    expect(many.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  });
});

async function expectSoon(check: () => Promise<void>): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return await check();
    } catch (error) {
      if (i > 1_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
