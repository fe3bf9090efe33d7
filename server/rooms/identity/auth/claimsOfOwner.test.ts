import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { PASSWORD, type Person } from '../../../testing/World.ts';
import { registrationInput } from '../../sales/registration/testing/registrationInput.ts';
import { personIdOf } from '../users/Person.ts';
import { accountCalls, newEmail, tokenIn } from './testing/accountCalls.ts';

let app: TestApp;
let admin: Person;
let boss: Person;
let owner: Person;
beforeAll(async () => {
  // Without running jobs, mails stay in their table, where tests read their links.
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  boss = await app.world.person();
  owner = await app.world.person({ name: 'Rita Revisor' });
});
afterAll(() => app.close());

const {
  run,
  mailsTo,
  tokenTo,
  confirmEmail,
  signIn,
  isSignedIn,
  accountOf,
  askForReset,
  resetPassword,
  createUser,
  createRegistered,
} = accountCalls(() => app);

/** The password of the users that `createUser` creates. */
const CLAIM_PASSWORD = 'otte tegn';

/** A user whom a company has created with an address. */
async function createClaim(email = owner.email, by = boss) {
  const { data } = await createUser(email, by.token);
  const { id } = data.createUser.edge!.node;
  return { id, personId: personIdOf(id), link: await tokenTo(email, 'user-created') };
}

const USER = 'name email role companyRole emailConfirmedAt isViewer' as const;
const newUser = (email: string) => ({ name: 'Ny', email, password: CLAIM_PASSWORD });

/** The answer that a caller of GraphQL or REST gets. */
interface Seen {
  data?: unknown;
  errors?: unknown;
  status?: number;
  body?: unknown;
}

const ways: Record<string, (email: string) => Promise<Seen>> = {
  'a company creates a user': (email) =>
    run(
      `mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { ${USER} } } deletedId } }`,
      { input: newUser(email) },
      boss.token,
    ),
  'a program of a company creates a user': async (email) =>
    app.rest('POST', '/api/auth/company-users', { body: newUser(email), token: boss.token }),
  'an admin creates a user': (email) =>
    run(
      `mutation ($input: AdminNewUserInput!) {
        createUserAsAdmin(input: $input) { edge { node { ${USER} } } deletedId }
      }`,
      { input: { ...newUser(email), role: 'USER', customerId: boss.customerId } },
      admin.token,
    ),
  'a program of an admin creates a user': async (email) =>
    app.rest('POST', '/api/admin/users', {
      body: { ...newUser(email), customerId: boss.customerId },
      token: admin.token,
    }),
  'somebody registers a company': (email) =>
    run(`mutation ($input: RegisterInput!) { register(input: $input) { user { ${USER} } customer { phoneNumber } } }`, {
      input: registrationInput(email),
    }),
};

/** Addresses that differ in what the portal knows about them. */
const addresses = async () => [
  newEmail(),
  owner.email.toUpperCase(),
  (await createRegistered()).email,
  (await app.world.person({ email: newEmail(), isConfirmed: false })).email,
];

/** Without what differs between two calls for the same address. */
const comparable = (value: unknown, email: string) =>
  JSON.stringify(value)
    .replaceAll(email, 'the address')
    .replaceAll(/\b(user|cust)_\w+/g, 'an id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/Firma \d+/g, 'the company')
    .replaceAll(/token=[\w-]+/g, 'a secret');

describe('the answer', () => {
  test.each(Object.entries(ways))('is the same for every address when %s', async (_way, create) => {
    const [first, ...others] = await Promise.all(
      (await addresses()).map(async (email) => {
        const { data, errors, status, body } = await create(email);
        const answer = comparable({ data, errors, status, body }, email);
        const [{ kind, subject, text } = { kind: '', subject: '', text: '' }] = (await mailsTo(email)).slice(-1);
        return { answer, mail: comparable({ kind, subject, text }, email) };
      }),
    );
    expect(first!.answer).toContain('the address');
    expect(first!.answer).not.toContain('BAD_USER_INPUT');
    for (const other of others) expect(other).toEqual(first);
    expect(await isSignedIn(owner.token)).toBe(true);
    expect(await accountOf(owner.id)).toMatchObject({ confirmed: true, active: true });
  });

  test('is the same when a company reactivates a user', async () => {
    for (const email of await addresses()) {
      const { id } = await createClaim(email);
      const call = (name: string) =>
        run(`mutation ($id: ID!) { ${name}(id: $id) { active { deletedId } } }`, { id }, boss.token);
      expect((await call('deactivateColleague')).errorCode).toBeUndefined();
      expect((await call('reactivateColleague')).errorCode).toBeUndefined();
    }
  });

  test('of a sign-in to an own claim costs the same with and without an owner', async () => {
    const { passwordQueue } = app.portal.services;
    const runTurn = passwordQueue.run.bind(passwordQueue);
    let hashes = 0;
    passwordQueue.run = ((turn, work) => {
      hashes += 1;
      return runTurn(turn, work);
    }) as typeof runTurn;
    const costOf = async (email: string, password: string) => {
      hashes = 0;
      const { errorCode } = await signIn(email, password);
      return [errorCode, hashes];
    };
    const alone = newEmail();
    await createClaim(owner.email);
    await createClaim(alone, await app.world.person());
    const costs = [];
    for (const email of [owner.email, alone])
      costs.push([await costOf(email, 'forkert'), await costOf(email, CLAIM_PASSWORD)]);
    passwordQueue.run = runTurn;
    expect(costs[0]).toEqual([
      ['INVALID_CREDENTIALS', 2],
      [undefined, 2],
    ]);
    expect(costs[1]).toEqual(costs[0]);
  });
});

test('the audit log of a company shows the same about a claim with and without an owner', async () => {
  const entriesAbout = async (email: string) => {
    const { id } = await createClaim(email);
    await signIn(email, 'forkert');
    await askForReset(email);
    const entries = await app.db.sql<{ action: string }>(
      `select e.action from audit_entry e join audit_person p on p.entry_id = e.id
       where p.person_id = $1 and p.part = 'TARGET' order by e.id`,
      [id],
    );
    return entries.map(({ action }) => action);
  };
  expect(await entriesAbout(owner.email)).toEqual(['USER_CREATED', 'SIGN_IN_FAILED']);
  expect(await entriesAbout(newEmail())).toEqual(['USER_CREATED', 'SIGN_IN_FAILED']);
});

describe('a claim beside the owner of the address', () => {
  test('signs in with its own password, to its company alone', async () => {
    const claim = await createClaim();
    const { data } = await signIn(owner.email, CLAIM_PASSWORD);
    expect(data.login.user.id).toBe(claim.id);
    const { data: shown } = await run('{ memberships { companyId } }', {}, data.login.token);
    expect(shown.memberships).toEqual([{ companyId: boss.customerId }]);
    expect((await signIn(owner.email, PASSWORD)).data.login.user.id).toBe(owner.id);
  });

  test('gets no reset link, and stays open when the owner chooses a new password', async () => {
    const claim = await createClaim();
    await askForReset(owner.email);
    const resets = (await mailsTo(owner.email)).filter(({ kind }) => kind === 'password-reset');
    expect(resets).toHaveLength(1);
    expect((await resetPassword(tokenIn(resets[0]!.text), 'ejerens nye kode')).errors).toBeUndefined();
    expect((await signIn(owner.email, 'ejerens nye kode')).data.login.user.id).toBe(owner.id);
    expect((await signIn(owner.email, CLAIM_PASSWORD)).data.login.user.id).toBe(claim.id);
  });
});

const preview = async (token: string) =>
  (
    await run('query ($token: String!) { emailConfirmation(token: $token) { companyId hasAccount isChange name } }', {
      token,
    })
  ).data.emailConfirmation;

const membershipsOf = ({ personId }: Pick<Person, 'personId'>) =>
  app.db.sql<{ id: string; customer_id: string; active: boolean }>(
    `select id, customer_id, deactivated_at is null as active from user_account
     where person_id = $1 order by id`,
    [personId],
  );

describe('the owner who follows the link of a claim', () => {
  test('is told so before, while the link of a first owner tells nothing', async () => {
    const claim = await createClaim();
    expect(await preview(claim.link)).toEqual({
      companyId: boss.customerId,
      hasAccount: true,
      isChange: false,
      name: 'Ny',
    });
    expect(await preview((await createClaim(newEmail())).link)).toMatchObject({ hasAccount: false });
  });

  test('gets the membership with its id and role, and keeps name and password', async () => {
    const claim = await createClaim();
    const { data } = await signIn(owner.email, CLAIM_PASSWORD);
    const acting = await app.world.session(claim.id, { actorId: admin.id, parentId: admin.sessionId });
    expect((await confirmEmail(claim.link)).errors).toBeUndefined();
    const [row] = await app.db.sql(
      `select u.person_id, u.name, u.email, u.company_role, p.email_confirmed_at = u.email_confirmed_at as same
       from user_account u join person p on p.id = u.person_id where u.id = $1`,
      [claim.id],
    );
    expect(row).toEqual({
      person_id: owner.personId,
      name: 'Rita Revisor',
      email: owner.email,
      company_role: expect.any(String),
      same: true,
    });
    for (const token of [data.login.token, acting.token]) expect(await isSignedIn(token)).toBe(false);
    expect((await signIn(owner.email, CLAIM_PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
    // The session begins where the owner has worked, and the new company is one step away.
    const own = await signIn(owner.email, PASSWORD);
    expect(own.data.login.user.id).toBe(owner.id);
    const { data: inNew } = await app.graphql('{ viewer { user { id } } }', {
      token: own.data.login.token,
      company: boss.customerId,
    });
    expect(inNew.viewer.user!.id).toBe(claim.id);
    expect(await isSignedIn(owner.token)).toBe(true);
    expect((await confirmEmail(claim.link)).errorCode).toBe('BAD_USER_INPUT');
  });

  test('gets nothing by which the claim signed in', async () => {
    const claim = await createClaim();
    await signIn(owner.email, CLAIM_PASSWORD);
    await app.world.authenticatorApp(claim.id);
    await app.db.sql(
      `insert into password_reset (id, person_id, token_hash, created_at, expires_at)
       values ($1, $2, $1, now(), now() + interval '1 hour')`,
      [`pwr_${claim.id}`, claim.personId],
    );
    await app.db.sql(
      `insert into sign_in_identity (id, person_id, provider, issuer, subject, created_at)
       values ($1, $2, 'microsoft', 'https://issuer.example', $1, now())`,
      [`idn_${claim.id}`, claim.personId],
    );
    const knownBefore = await app.db.sql('select key_hash from known_client where person_id = $1', [owner.personId]);
    expect((await confirmEmail(claim.link)).errors).toBeUndefined();
    for (const table of [
      'person where id = $1',
      'session where person_id = $1',
      'email_confirmation where person_id = $1',
      'password_reset where person_id = $1',
      'known_client where person_id = $1',
      'authenticator_app where person_id = $1',
      'passkey where person_id = $1',
      'recovery_code where person_id = $1',
      'sign_in_identity where person_id = $1',
    ])
      expect(await app.db.sql(`select 1 from ${table}`, [claim.personId])).toEqual([]);
    expect(await app.db.sql('select key_hash from known_client where person_id = $1', [owner.personId])).toEqual(
      knownBefore,
    );
    for (const table of ['authenticator_app', 'password_reset', 'sign_in_identity'])
      expect(await app.db.sql(`select 1 from ${table} where person_id = $1`, [owner.personId])).toEqual([]);
    // An address of the claim's devices would make them known devices of the owner.
    expect(
      await app.db.sql(
        'select person_id, address, user_agent, ended_at is null as open from session where user_id = $1',
        [claim.id],
      ),
    ).toEqual([{ person_id: owner.personId, address: null, user_agent: null, open: false }]);
  });

  test('gets a registered company with its API tokens, and what it did stays its own', async () => {
    const claim = await createRegistered(owner.email);
    const apiToken = await app.world.apiToken(claim.customerId, 'READ_WRITE');
    expect((await confirmEmail(claim.link)).errors).toBeUndefined();
    expect(await isSignedIn(apiToken.token)).toBe(true);
    expect(await isSignedIn(claim.token)).toBe(false);
    const activities = await app.db.sql(
      'select actor_id, actor_name, title from activity where customer_id = $1 order by id',
      [claim.customerId],
    );
    expect(activities).toEqual([
      { actor_id: claim.id, actor_name: 'Bo Bær', title: expect.stringContaining('er oprettet') },
      { actor_id: claim.id, actor_name: 'Rita Revisor', title: 'Rita Revisor har bekræftet sin e-mail' },
    ]);
  });

  test('can be asked to by several companies, one after another and at once', async () => {
    const others = await Promise.all([app.world.person(), app.world.person()]);
    const first = await createClaim();
    const [second, third] = [await createClaim(owner.email, others[0]), await createClaim(owner.email, others[1])];
    expect((await confirmEmail(first.link)).errors).toBeUndefined();
    for (const { id } of [second, third]) expect((await accountOf(id)).active).toBe(true);
    const answers = await Promise.all([second, third, second].map(({ link }) => confirmEmail(link)));
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['BAD_USER_INPUT']);
    expect(new Set((await membershipsOf(owner)).map(({ id }) => id))).toEqual(
      new Set([owner.id, first.id, second.id, third.id]),
    );
  });

  test('is found by the address, and not by the session in which the link is opened', async () => {
    const [claim, stranger] = [await createClaim(), await app.world.person()];
    await run(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }',
      { input: { token: claim.link } },
      stranger.token,
    );
    expect((await membershipsOf(owner)).map(({ id }) => id)).toContain(claim.id);
    expect(await membershipsOf(stranger)).toHaveLength(1);
  });

  test('withdraws what somebody else has asked of the reseller with the claim', async () => {
    const claim = await createClaim();
    await app.db.sql(
      `insert into erasure (id, user_id, customer_id, status, created_at)
       values ($1, $2, $3, 'REQUESTED', now())`,
      [`erasure_${claim.id}`, claim.id, boss.customerId],
    );
    expect((await confirmEmail(claim.link)).errors).toBeUndefined();
    expect(await app.db.sql('select status from erasure where user_id = $1', [claim.id])).toEqual([
      { status: 'WITHDRAWN' },
    ]);
  });
});

describe('the link of a claim', () => {
  test('makes it the owner when the former owner has no active membership', async () => {
    const claim = await createClaim();
    await app.db.sql('update user_account set deactivated_at = now() where id = $1', [owner.id]);
    expect((await confirmEmail(claim.link)).errors).toBeUndefined();
    expect(await membershipsOf(claim)).toEqual([{ id: claim.id, customer_id: boss.customerId, active: true }]);
    expect(await accountOf(claim.id)).toMatchObject({ confirmed: true });
    expect((await signIn(owner.email, CLAIM_PASSWORD)).data.login.user.id).toBe(claim.id);
    expect((await signIn(owner.email, PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
  });

  const deactivate = ({ id }: { id: string }) =>
    run('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', { id }, boss.token);

  test('does nothing once its company has deactivated it', async () => {
    const claim = await createClaim();
    await deactivate(claim);
    expect((await confirmEmail(claim.link)).errorCode).toBe('BAD_USER_INPUT');
    expect(await membershipsOf(owner)).toHaveLength(1);
  });

  test('and a deactivation at the same time leave the owner with one active membership', async () => {
    const claim = await createClaim();
    const [confirmed, deactivated] = await Promise.all([confirmEmail(claim.link), deactivate(claim)]);
    expect([undefined, 'BAD_USER_INPUT']).toContain(confirmed.errorCode);
    expect([undefined, 'CONFLICT']).toContain(deactivated.errorCode);
    const active = (await membershipsOf(owner)).filter((membership) => membership.active);
    expect(active).toHaveLength(deactivated.errorCode ? 2 : 1);
    const [row] = await app.db.sql('select is_active from person where id = $1', [owner.personId]);
    expect(row).toEqual({ is_active: true });
  });

  test('and a sign-in to it at the same time never open the owner with its password', async () => {
    const claim = await createClaim();
    const [signedIn, confirmed] = await Promise.all([signIn(owner.email, CLAIM_PASSWORD), confirmEmail(claim.link)]);
    expect(confirmed.errorCode).toBeUndefined();
    expect([undefined, 'INVALID_CREDENTIALS', 'UNAUTHENTICATED']).toContain(signedIn.errorCode);
    if (!signedIn.errors) expect(await isSignedIn(signedIn.data.login.token)).toBe(false);
  });
});
