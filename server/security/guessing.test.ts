import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { DataOf } from '../../domain/testing/answers.ts';
import { sendPasswordReset } from '../auth/auth.jobs.ts';
import { hashPassword } from '../auth/passwords.ts';
import { hashSecret } from '../auth/tokens.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../testing/World.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

interface Caller {
  address?: string;
  cookie?: string;
}

interface Answer<Data> {
  data: Data;
  code: string | undefined;
  message: string | undefined;
  /** Cookies that the browser sends from then on. */
  cookie: string;
  setCookie: string;
}

async function ask<const Document extends string>(
  document: Document,
  variables: object,
  { address = nextAddress(), cookie }: Caller = {},
  token?: string,
): Promise<Answer<DataOf<Document>>> {
  const answer = await app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: document, variables },
    headers: {
      'x-forwarded-for': address,
      ...(cookie && { cookie }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const { data, errors } = answer.json();
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return {
    data,
    code: errors?.[0].extensions.code,
    message: errors?.[0].message,
    setCookie,
    cookie: setCookie.split(';')[0]!,
  };
}

let addresses = 0;
const nextAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

const signIn = (email: string, password: string, caller?: Caller) =>
  ask('mutation ($input: LoginInput!) { login(input: $input) { token } }', { input: { email, password } }, caller);
const forgot = (email: string, caller?: Caller) =>
  ask(
    'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { message } }',
    { input: { email } },
    caller,
  );
const reset = (token: string, caller?: Caller, password = 'ganske-ny-kode') =>
  ask(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }',
    { input: { token, password } },
    caller,
  );
const changePassword = (person: Person, caller: Caller) =>
  ask(
    'mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }',
    { input: { name: 'Ida', email: person.email, currentPassword: PASSWORD, newPassword: 'ganske-ny-kode' } },
    caller,
    person.token,
  );

/** Sends wrong passwords for an account, each from another address. */
async function guessFromEverywhere(email: string, guesses: number): Promise<(string | undefined)[]> {
  return (await Promise.all(Array.from({ length: guesses }, () => signIn(email, 'forkert')))).map(({ code }) => code);
}

/** Uses up an account's limit without the deliberately slow password checks. */
async function useUpAccount(email: string, guesses = 50): Promise<void> {
  for (let i = 0; i < guesses; i++) await app.portal.services.throttle.spend('loginAccount', email);
}

async function resetTokenOf(email: string): Promise<string> {
  return /reset-password\?token=([\w-]+)/.exec((await app.mailTo(email)).text)![1]!;
}

const linksOf = (person: Person) => app.db.sql('select 1 from password_reset where user_id = $1', [person.id]);

describe('addresses of one IPv6 network share a rate limit', () => {
  const calls: Record<string, [limit: number, call: (caller: Caller) => Promise<Answer<unknown>>]> = {
    'for sign-ins': [10, (caller) => signIn('ukendt@firma.example', 'forkert', caller)],
    'for requests of reset links': [20, (caller) => forgot(`${randomUUID()}@firma.example`, caller)],
    'for invalid reset links': [20, (caller) => reset('ukendt', caller)],
    'for checks of invalid reset links': [
      20,
      (caller) => ask('{ passwordResetLinkWorks(token: "ukendt") }', {}, caller),
    ],
    'for invalid invitations': [60, (caller) => ask('query { invitation(token: "ukendt") { name } }', {}, caller)],
    'for known VAT numbers': [
      120,
      (caller) => ask('query { vatNumberHint(vatNumber: "10150817") { message } }', {}, caller),
    ],
    'for sign-ups at public events': [
      120,
      (caller) =>
        ask(
          `mutation ($input: EventRegistrationInput!) {
            registerForPublicEvent(publicLink: "ukendt", input: $input) { message }
          }`,
          { input: { name: 'A', email: 'a@b.dk' } },
          caller,
        ),
    ],
    'for registrations': [
      20,
      (caller) =>
        ask(
          'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
          {
            input: {
              registrationId: randomUUID(),
              company: {
                companyName: '',
                vatNumber: '',
                phoneNumber: '',
                contactPerson: '',
                billingEmail: '',
                street: '',
                zip: '',
                city: '',
              },
              department: {
                departmentName: '',
                departmentContactPerson: '',
                departmentPhoneNumber: '',
                departmentStreet: '',
                departmentZip: '',
                departmentCity: '',
              },
              zendesk: {
                zendeskSubdomain: '',
                licenseType: 'PLAN_SUITE_TEAM',
                contractTerm: 12,
                paymentInterval: 'MONTHLY',
                hasExistingLicenses: false,
              },
              user: { name: '', email: '', password: '', acceptTerms: true },
            },
          },
          caller,
        ),
    ],
  };

  let subscribers = 0;
  test.each(Object.entries(calls))('%s', async (_name, [limit, call]) => {
    const subscriber = ++subscribers;
    const from = (network: string, host: number) =>
      call({ address: `2001:db8:${subscriber}:${network}:${host.toString(16)}::${host.toString(16)}` });
    const codes: (string | undefined)[] = [];
    for (let host = 1; host <= limit + 1; host++) codes.push((await from('a', host)).code);
    expect(codes.slice(0, limit)).not.toContain('RATE_LIMITED');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await from('b', 1)).code).not.toBe('RATE_LIMITED');
  });
});

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
    expect(known.code).toBe('RATE_LIMITED');
    expect(known.message).toBe(unknown.message);
    expect(known.message).toMatch(/^For mange forsøg på at logge ind på kontoen fra enheder, vi ikke kender\./);
  });

  test('do not lock out a known browser of the owner at any address', async () => {
    const { email } = await app.world.person();
    const { cookie } = await signIn(email, PASSWORD);
    await useUpAccount(email);
    expect((await signIn(email, PASSWORD)).code).toBe('RATE_LIMITED');
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
    await useUpAccount(email);
    expect((await login()).statusCode).toBe(200);
    expect((await signIn(email, PASSWORD, { address: '2001:db8:9:9::2' })).code).toBeUndefined();
  });

  test('do not lock out a new browser that has used a reset link', async () => {
    const { email } = await app.world.person();
    await useUpAccount(email);
    await forgot(email);
    const { cookie } = await reset(await resetTokenOf(email));
    expect((await signIn(email, 'ganske-ny-kode')).code).toBe('RATE_LIMITED');
    expect((await signIn(email, 'ganske-ny-kode', { cookie })).code).toBeUndefined();
  });

  test('are not counted when the password is correct', async () => {
    const { email } = await app.world.person();
    await useUpAccount(email, 49);
    for (let i = 0; i < 5; i++) expect((await signIn(email, PASSWORD)).code).toBeUndefined();
    await signIn(email, 'forkert');
    expect((await signIn(email, PASSWORD)).code).toBe('RATE_LIMITED');
  });

  test('do not affect API tokens', async () => {
    const { email, customerId } = await app.world.person();
    const { token } = await app.world.apiToken(customerId!);
    await useUpAccount(email);
    expect((await ask('{ viewer { customer { id } } }', {}, {}, token)).data.viewer.customer.id).toBe(customerId);
  });
});

describe('guesses from the owner’s own network', () => {
  test('do not lock out the owner’s browser', async () => {
    const { email } = await app.world.person();
    const address = nextAddress();
    const { cookie } = await signIn(email, PASSWORD, { address });
    for (let i = 0; i < 10; i++) await signIn(email, 'forkert', { address });
    expect((await signIn(email, PASSWORD, { address })).code).toBe('RATE_LIMITED');
    expect((await signIn(email, PASSWORD, { address, cookie })).code).toBeUndefined();
  });
});

describe('a known browser', () => {
  test('has ten attempts of its own', async () => {
    const { email } = await app.world.person();
    const [first, second] = [await signIn(email, PASSWORD), await signIn(email, PASSWORD)];
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push((await signIn(email, 'forkert', first)).code);
    expect(codes).toEqual([...Array(10).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    expect((await signIn(email, PASSWORD, { cookie: second.cookie })).code).toBeUndefined();
  });

  test('is identified by an HttpOnly secret that is stored hashed and expires', async () => {
    const person = await app.world.person();
    const { setCookie, cookie } = await signIn(person.email, PASSWORD);
    expect(setCookie).toMatch(/^device_[\w-]{8}=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    expect(
      JSON.stringify(await app.db.sql('select * from known_client where user_id = $1', [person.id])),
    ).not.toContain(cookie.split('=')[1]);
    await useUpAccount(person.email);
    await app.db.sql(`update known_client set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.id,
    ]);
    expect((await signIn(person.email, PASSWORD, { cookie })).code).toBe('RATE_LIMITED');
  });

  test('has a cookie that only the portal’s own host can set, over HTTPS', async () => {
    const { publicUrl } = app.config;
    app.config.publicUrl = 'https://portal.example';
    const { email } = await app.world.person();
    const { setCookie, cookie } = await signIn(email, PASSWORD);
    await useUpAccount(email);
    const planted = await signIn(email, PASSWORD, { cookie: cookie.replace('__Host-', '') });
    const own = await signIn(email, PASSWORD, { cookie });
    app.config.publicUrl = publicUrl;
    expect(setCookie).toMatch(
      /^__Host-device_[\w-]{8}=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect([planted.code, own.code]).toEqual(['RATE_LIMITED', undefined]);
  });

  test('is unknown for other users and gets another secret for each user', async () => {
    const [one, other] = [await app.world.person(), await app.world.person()];
    const first = await signIn(one.email, PASSWORD);
    const second = await signIn(other.email, PASSWORD, first);
    expect(second.cookie.split('=')).not.toEqual(expect.arrayContaining([first.cookie.split('=')[0]]));
    expect(second.cookie).not.toContain(first.cookie.split('=')[1]);
    await useUpAccount(other.email);
    expect((await signIn(other.email, PASSWORD, { cookie: first.cookie })).code).toBe('RATE_LIMITED');
    expect((await signIn(other.email, PASSWORD, { cookie: `${first.cookie}; ${second.cookie}` })).code).toBeUndefined();
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
    await useUpAccount(email);
    expect((await signIn(email, PASSWORD, { cookie })).code).toBe('RATE_LIMITED');
  });

  test('is forgotten when the password changes, except the browser that changed it', async () => {
    const person = await app.world.person();
    const [thief, owner] = [await signIn(person.email, PASSWORD), await signIn(person.email, PASSWORD)];
    const changed = await changePassword(person, { cookie: owner.cookie });
    await useUpAccount(person.email);
    expect((await signIn(person.email, 'ganske-ny-kode', { cookie: thief.cookie })).code).toBe('RATE_LIMITED');
    expect((await signIn(person.email, 'ganske-ny-kode', { cookie: changed.cookie })).code).toBeUndefined();
  });

  test('is not displaced by a program without cookies', async () => {
    const { id, email } = await app.world.person();
    const { cookie } = await signIn(email, PASSWORD);
    await signIn(email, PASSWORD, { cookie });
    await app.db.sql(
      `insert into known_client (user_id, key_hash, created_at, last_used_at, expires_at)
      select $1, i::text, now(), now(), now() + interval '1 day' from generate_series(1, 60) i`,
      [id],
    );
    await signIn(email, PASSWORD);
    expect(await app.db.sql('select 1 from known_client where user_id = $1', [id])).toHaveLength(50);
    await useUpAccount(email);
    expect((await signIn(email, PASSWORD, { cookie })).code).toBeUndefined();
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
      expect((await signIn(email, PASSWORD, { cookie })).code).toBeUndefined();
    }
  });
});

describe('a person who registers with the address of another unconfirmed account', () => {
  const OTHER = 'den-andens-kode';
  /** Creates two accounts with one address and the passwords PASSWORD and OTHER. */
  async function rivals(older: 'owner' | 'rival') {
    const email = `${randomUUID()}@firma.example`;
    const [first, second] = [
      await app.world.person({ email, isConfirmed: false }),
      await app.world.person({ email, isConfirmed: false }),
    ];
    const rival = older === 'owner' ? second : first;
    await app.db.sql('update user_account set password_hash = $1 where id = $2', [await hashPassword(OTHER), rival.id]);
    return { email };
  }

  test.each(['owner', 'rival'] as const)(
    'has ten tries at the other password from a browser, however often they sign in to their own (older: %s)',
    async (older) => {
      const { email } = await rivals(older);
      const caller: Caller = { address: nextAddress() };
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 13; i++) {
        caller.cookie = (await signIn(email, OTHER, caller)).cookie || caller.cookie!;
        codes.push((await signIn(email, `gæt ${i}`, caller)).code);
      }
      expect(codes).toContain('INVALID_CREDENTIALS');
      // The correct password of the other account is no longer tried, while their own still works.
      expect((await signIn(email, PASSWORD, caller)).code).toBe('RATE_LIMITED');
      expect((await signIn(email, OTHER, caller)).code).toBeUndefined();
    },
  );

  test.each(['owner', 'rival'] as const)(
    'has fifty tries at it from many networks that their own account knows (older: %s)',
    async (older) => {
      const { email } = await rivals(older);
      for (let network = 0; network < 6; network++) {
        const address = nextAddress();
        await signIn(email, OTHER, { address });
        for (let i = 0; i < 9; i++) await signIn(email, 'gæt', { address });
      }
      expect((await signIn(email, PASSWORD)).code).toBe('RATE_LIMITED');
      // The limit of one account does not affect the other.
      expect((await signIn(email, OTHER)).code).toBeUndefined();
    },
  );

  test('cannot displace the owner by repeated registrations', async () => {
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 4; i++)
      await app.db.sql('update user_account set password_hash = $1 where id = $2', [
        await hashPassword(OTHER),
        (await app.world.person({ email, isConfirmed: false })).id,
      ]);
    const owner = await app.world.person({ email, isConfirmed: false });
    await app.db.sql(
      `insert into known_client (user_id, key_hash, created_at, last_used_at, expires_at)
      values ($1, $2, now(), now(), now() + interval '1 day')`,
      [owner.id, hashSecret('the owner registered here')],
    );
    expect(
      (await signIn(email, PASSWORD, { cookie: 'device_abcdefgh=the owner registered here' })).code,
    ).toBeUndefined();
    expect((await signIn(email, PASSWORD)).code).toBe('INVALID_CREDENTIALS');
  });

  test('cannot lock out a known browser of the other account', async () => {
    const { email } = await rivals('rival');
    const { cookie } = await signIn(email, PASSWORD);
    for (let i = 0; i < 55; i++) await app.portal.services.throttle.spend('loginAccount', email).catch(() => undefined);
    expect((await signIn(email, PASSWORD, { cookie })).code).toBeUndefined();
  });

  test('cannot flood the mailbox with reset links by sign-ins with new browsers', async () => {
    const email = `${randomUUID()}@firma.example`;
    const person = await app.world.person({ email, isConfirmed: false });
    const codes: (string | undefined)[] = [];
    for (let browser = 0; browser < 5; browser++) {
      const caller = { ...(await signIn(email, PASSWORD)), address: '203.0.113.77' };
      for (let i = 0; i < 5; i++) codes.push((await forgot(email, caller)).code);
    }
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5);
    const jobs = () =>
      app.db.sql(
        `select 1 from pgboss.job where name = 'password-reset.send' and data->>'email' = $1 and completed_on is null`,
        [email],
      );
    await waitForExpectation(async () => expect(await jobs()).toEqual([]));
    expect(await linksOf(person)).toHaveLength(3);
  });
});

describe('requests for a reset link', () => {
  test('by strangers from many addresses neither lock out the owner nor flood the mailbox', async () => {
    const person = await app.world.person();
    const asking = Array.from({ length: 12 }, (_, i) =>
      sendPasswordReset(app.portal.services, { id: `stranger-${person.id}-${i}`, data: { email: person.email } }),
    );
    await Promise.all(asking);
    expect(await linksOf(person)).toHaveLength(3);
    expect((await forgot(person.email)).code).toBeUndefined();
    // The link that the strangers requested is in the owner's mailbox and works.
    expect((await reset(await resetTokenOf(person.email))).code).toBeUndefined();
  });

  test('are mailed again when the newest link is 15 minutes old or was used', async () => {
    const person = await app.world.person();
    let count = 0;
    const send = (data = {}) =>
      sendPasswordReset(app.portal.services, {
        id: `again-${person.id}-${++count}`,
        data: { email: person.email, ...data },
      });
    for (let i = 0; i < 4; i++) await send();
    expect(await linksOf(person)).toHaveLength(3);
    await app.db.sql(`update password_reset set created_at = now() - interval '16 minutes' where user_id = $1`, [
      person.id,
    ]);
    for (let i = 0; i < 2; i++) await send();
    expect(await linksOf(person)).toHaveLength(4);
    await app.db.sql('update password_reset set used_at = now() where user_id = $1', [person.id]);
    await send();
    expect(await linksOf(person)).toHaveLength(5);
  });

  test('from a known browser are mailed a few times an hour, independent of strangers at the address', async () => {
    const person = await app.world.person();
    const address = nextAddress();
    const { cookie } = await signIn(person.email, PASSWORD, { address });
    for (let i = 0; i < 20; i++) await forgot(`${randomUUID()}@firma.example`, { address });
    for (let i = 0; i < 3; i++)
      await sendPasswordReset(app.portal.services, { id: `same-${person.id}-${i}`, data: { email: person.email } });
    expect((await forgot(person.email, { address })).code).toBe('RATE_LIMITED');
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await forgot(person.email, { address, cookie })).code);
    expect(codes).toEqual([...Array(5).fill(undefined), 'RATE_LIMITED']);
    await waitForExpectation(async () => expect(await linksOf(person)).toHaveLength(8));
  });
});

describe('invalid links, tried by strangers at the same address,', () => {
  test('do not block the owner of a reset link', async () => {
    const person = await app.world.person();
    const address = nextAddress();
    await forgot(person.email);
    const link = await resetTokenOf(person.email);
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push((await reset('ukendt', { address })).code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await reset(link, { address })).code).toBeUndefined();
  });

  test('do not block an invited person', async () => {
    const person = await app.world.person();
    const address = nextAddress();
    const email = `${randomUUID()}@firma.example`;
    await ask(
      'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }',
      { input: { name: 'Inge', email } },
      {},
      person.token,
    );
    const token = /invitation\?token=([\w-]+)/.exec((await app.mailTo(email)).text)![1]!;
    const preview = (link: string) =>
      ask('query ($token: String!) { invitation(token: $token) { email } }', { token: link }, { address });
    const codes = [];
    for (let i = 0; i < 61; i++) codes.push((await preview('ukendt')).code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await preview(token)).data.invitation).toEqual({ email });
    const accept = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }';
    expect((await ask(accept, { input: { token, password: 'ganske-ny-kode' } }, { address })).code).toBeUndefined();
  });
});

describe('sign-ups at public events with somebody else’s e-mail', () => {
  const join = (publicLink: string, email: string, caller?: Caller) =>
    ask(
      `mutation ($link: String!, $input: EventRegistrationInput!) {
        registerForPublicEvent(publicLink: $link, input: $input) { message }
      }`,
      { link: publicLink, input: { name: 'Ib', email } },
      caller,
    );

  test('neither block the e-mail’s owner nor flood the mailbox', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const id = await app.world.event({ is_public: true, public_link: one });
    const otherId = await app.world.event({ is_public: true, public_link: other });
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 14; i++) expect((await join(one, email)).code).toBeUndefined();
    expect(await app.db.sql('select 1 from mail where recipient = $1', [email])).toHaveLength(10);
    expect((await join(other, email)).code).toBeUndefined();
    expect(
      await app.db.sql('select status from event_registration where event_id = any($1) and email = $2', [
        [id, otherId],
        email,
      ]),
    ).toEqual([{ status: 'REGISTERED' }, { status: 'REGISTERED' }]);
    expect(await app.db.sql('select 1 from mail where recipient = $1', [email])).toHaveLength(11);
  });

  test('do not stop a colleague from registering the owner', async () => {
    const publicLink = randomUUID();
    await app.world.event({ is_public: true, public_link: publicLink });
    const email = `${randomUUID()}@firma.example`;
    for (let i = 0; i < 11; i++) await join(publicLink, email);
    const colleague = await app.world.person();
    const { code } = await ask(
      'mutation ($id: ID!, $input: EventRegistrationInput!) { registerForEvent(eventId: $id, input: $input) { id } }',
      { id: await app.world.event(), input: { name: 'Ib', email } },
      {},
      colleague.token,
    );
    expect(code).toBeUndefined();
  });
});

async function waitForExpectation(check: () => Promise<void>): Promise<void> {
  for (let i = 0; ; i++) {
    try {
      return await check();
    } catch (error) {
      if (i > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
