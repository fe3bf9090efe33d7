import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendPasswordReset } from '../auth/auth.jobs.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { openSocket } from '../testing/socket.ts';
import { PASSWORD, type Person } from '../testing/World.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  // Without running jobs, mails stay in their table, where tests read their links.
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

let count = 0;
const newEmail = () => `adresse${++count}@firma.example`;
const newAddress = () => `198.51.${Math.floor(++count / 250)}.${count % 250}`;
const run = <const Document extends string>(document: Document, variables: object = {}, token?: string) =>
  app.graphql(document, { variables, ...(token && { token }), address: newAddress() });

interface StoredMail {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
}
const mailsTo = (email: string) =>
  app.db.sql<StoredMail>('select kind, recipient, subject, text from mail where recipient = $1 order by id', [email]);
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
const tokenIn = (text = '') => /\?token=(\S+)/.exec(text)?.[1] ?? '';
/** The token in the link of the newest mail of a kind. */
const tokenTo = async (email: string, kind: string) =>
  tokenIn((await mailsTo(email)).findLast((mail) => mail.kind === kind)?.text);

const save = (input: object, token: string) =>
  run(
    'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name email pendingEmail { email } } }',
    { input },
    token,
  );
const confirm = (token: string) =>
  run('mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }', { input: { token } });
const preview = async (token: string) =>
  (
    await run('query ($token: String!) { emailConfirmation(token: $token) { email name companyName isChange } }', {
      token,
    })
  ).data.emailConfirmation;
const signIn = (email: string, password = PASSWORD) =>
  run('mutation ($input: LoginInput!) { login(input: $input) { token user { id } } }', { input: { email, password } });
const isSignedIn = async (token: string) => !(await run('{ viewer { user { id } } }', {}, token)).errors;
const resend = (token: string) => run('mutation { resendEmailConfirmation { email } }', {}, token);
const cancel = (token: string) => run('mutation { cancelEmailChange { pendingEmail { email } } }', {}, token);
const accountOf = async (id: string) =>
  (
    await app.db.sql<{ email: string; confirmed: boolean; active: boolean; password_hash: string }>(
      `select email, email_confirmed_at is not null as confirmed, deactivated_at is null as active, password_hash
       from user_account where id = $1`,
      [id],
    )
  )[0]!;
const askForReset = async (email: string) =>
  sendPasswordReset(app.portal.services, { id: randomUUID(), data: { email } } as never);
const reset = (token: string, password = 'valgt på ny') =>
  run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }', {
    input: { token, password },
  });
const invite = (email: string, token: string) =>
  run(
    'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }',
    { input: { name: 'Inviteret', email } },
    token,
  );
const accept = (token: string) =>
  run('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token user { id } } }', {
    input: { token, password: 'min egen kode' },
  });
const createUser = (email: string, token: string) =>
  run(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
    { input: { name: 'Ny', email, password: 'otte tegn' } },
    token,
  );

async function requestChange(person: Person, email = newEmail()): Promise<{ email: string; token: string }> {
  expect((await save({ name: 'Karla', email, currentPassword: PASSWORD }, person.token)).errors).toBeUndefined();
  return { email, token: await tokenTo(email, 'email-change') };
}

function registrationOf(email: string, registrationId: string = randomUUID()) {
  const place = { street: 'Havnegade 1', zip: '8000', city: 'Aarhus C' };
  return {
    registrationId,
    company: {
      companyName: `Firma ${++count}`,
      vatNumber: '10150817',
      phoneNumber: '12345678',
      contactPerson: 'Bo Bær',
      billingEmail: email,
      ...place,
    },
    department: {
      departmentName: 'Kundeservice',
      departmentContactPerson: 'Bo Bær',
      departmentPhoneNumber: '12345678',
      departmentStreet: place.street,
      departmentZip: place.zip,
      departmentCity: place.city,
    },
    zendesk: {
      zendeskSubdomain: `firma-${count}`,
      licenseType: 'PLAN_SUITE_TEAM',
      contractTerm: 12,
      paymentInterval: 'MONTHLY',
      hasExistingLicenses: false,
    },
    user: { name: 'Bo Bær', email, password: PASSWORD, acceptTerms: true },
  };
}
const register = (input: object) =>
  run('mutation ($input: RegisterInput!) { register(input: $input) { token user { id } customer { id } } }', { input });

interface Registered {
  id: string;
  customerId: string;
  token: string;
  link: string;
  email: string;
}
async function createRegistered(email = newEmail()): Promise<Registered> {
  const {
    data: { register: account },
  } = await register(registrationOf(email));
  return {
    id: account.user.id,
    customerId: account.customer.id,
    token: account.token!,
    link: await tokenTo(email, 'welcome'),
    email,
  };
}

describe('a user’s e-mail address', () => {
  test('only changes with the current password', async () => {
    const person = await app.world.person();
    const email = newEmail();
    expect((await save({ name: 'Karla', email }, person.token)).fieldErrors).toEqual({
      currentPassword: 'Nuværende adgangskode er påkrævet for at ændre e-mail',
    });
    expect((await save({ name: 'Karla', email, currentPassword: 'forkert' }, person.token)).fieldErrors).toEqual({
      currentPassword: 'Nuværende adgangskode er forkert',
    });
    const rest = await app.rest('PUT', '/api/auth/profile', { body: { name: 'Karla', email }, token: person.token });
    expect([rest.status, rest.body.data.fields]).toEqual([
      400,
      { currentPassword: 'Nuværende adgangskode er påkrævet for at ændre e-mail' },
    ]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('is not changed with the password of another account that has the same address', async () => {
    const email = newEmail();
    const [mine] = [await app.world.person({ email, isConfirmed: false }), await createRegistered(email)];
    await app.db.sql(
      `update user_account set password_hash = (select password_hash from user_account where id = $2) where id = $1`,
      [mine.id, admin.id],
    );
    const other = await createRegistered(email);
    await app.db.sql('update user_account set password_hash = $1 where id = $2', [
      await hashPassword('en helt anden kode'),
      other.id,
    ]);
    expect(
      (await save({ name: 'Bo', email: newEmail(), currentPassword: PASSWORD }, mine.token)).fieldErrors,
    ).toBeUndefined();
    expect((await save({ name: 'Bo', email: newEmail(), currentPassword: PASSWORD }, other.token)).fieldErrors).toEqual(
      {
        currentPassword: 'Nuværende adgangskode er forkert',
      },
    );
  });

  test('changes once the new one is confirmed, and the old one is mailed at the request and the change', async () => {
    const person = await app.world.person();
    const { email, token } = await requestChange(person);
    expect((await accountOf(person.id)).email).toBe(person.email);
    expect(await kindsTo(person.email)).toEqual(['email-change-requested']);
    expect((await signIn(email)).errors).toBeDefined();
    expect((await signIn(person.email)).data.login.token).toBeTruthy();

    expect((await confirm(token)).errors).toBeUndefined();
    expect(await accountOf(person.id)).toMatchObject({ email, confirmed: true });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested', 'email-changed']);
    expect((await mailsTo(person.email)).every(({ text }) => text.includes(email))).toBe(true);
    expect((await signIn(email)).data.login.token).toBeTruthy();
    expect((await signIn(person.email)).errors).toBeDefined();
  });

  test('is confirmed by a link that works for one hour', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const [{ minutes }] = (await app.db.sql<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes
       from email_confirmation where user_id = $1`,
      [person.id],
    )) as [{ minutes: number }];
    expect(minutes).toBe(60);
    await app.db.sql(`update email_confirmation set expires_at = now() - interval '1 second' where user_id = $1`, [
      person.id,
    ]);
    expect(await preview(token)).toBeNull();
    expect((await confirm(token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('is confirmed by a link that works once, even for concurrent attempts', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'BAD_USER_INPUT'),
      undefined,
    ]);
    expect((await confirm(token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await kindsTo(person.email)).filter((kind) => kind === 'email-changed')).toHaveLength(1);
  });

  test('is not confirmed by a link scanner', async () => {
    const person = await app.world.person();
    const { email, token } = await requestChange(person);
    for (let i = 0; i < 3; i++) expect(await preview(token)).toMatchObject({ email, isChange: true });
    await app.portal.app.inject({ method: 'GET', url: `/confirm-email?token=${token}` });
    expect((await accountOf(person.id)).email).toBe(person.email);
    expect((await confirm(token)).errors).toBeUndefined();
  });

  test('has one valid link: a new request, a resend and a cancellation invalidate the former', async () => {
    const person = await app.world.person();
    const first = await requestChange(person);
    const second = await requestChange(person);
    expect((await confirm(first.token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await resend(person.token)).errors).toBeUndefined();
    const third = await tokenTo(second.email, 'email-change');
    expect(third).not.toBe(second.token);
    expect((await confirm(second.token)).errorCode).toBe('BAD_USER_INPUT');
    expect((await cancel(person.token)).data.cancelEmailChange).toEqual({ pendingEmail: null });
    expect((await confirm(third)).errorCode).toBe('BAD_USER_INPUT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('is kept when the owner reacts to the warning with a new password', async () => {
    const [one, other] = [await app.world.person(), await app.world.person()];
    const [byReset, byProfile] = [await requestChange(one), await requestChange(other)];
    await askForReset(one.email);
    expect((await reset(await tokenTo(one.email, 'password-reset'))).errors).toBeUndefined();
    expect(
      (
        await save(
          { name: 'Karla', email: other.email, currentPassword: PASSWORD, newPassword: 'en helt ny kode' },
          other.token,
        )
      ).errors,
    ).toBeUndefined();
    for (const { token } of [byReset, byProfile]) expect((await confirm(token)).errorCode).toBe('BAD_USER_INPUT');
  });

  test('invalidates open reset links when it changes', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    await askForReset(person.email);
    await confirm(token);
    expect((await reset(await tokenTo(person.email, 'password-reset'))).errorCode).toBe('BAD_USER_INPUT');
  });

  test('cannot be changed, and its link not resent or cancelled, by an impersonating admin', async () => {
    const person = await app.world.person();
    const { token } = await app.world.session(person.id, { actorId: admin.id, parentId: admin.sessionId });
    const change = await requestChange(person);
    for (const answer of [
      await save({ name: 'A', email: newEmail(), currentPassword: PASSWORD }, token),
      await resend(token),
      await cancel(token),
    ])
      expect(answer.errorCode).toBe('FORBIDDEN');
    expect(
      (
        await run(
          'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { message } }',
          { input: { token: change.token } },
          token,
        )
      ).errorCode,
    ).toBe('FORBIDDEN');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });

  test('that an admin edits must be confirmed too, and the old address is mailed', async () => {
    const [person, email] = [await app.world.person(), newEmail()];
    const edited = await run(
      `mutation ($id: ID!, $input: AdminUserInput!) {
        updateUserAsAdmin(id: $id, input: $input) { edge { node { email pendingEmail { email } } } }
      }`,
      { id: person.id, input: { name: 'Karla', email } },
      admin.token,
    );
    expect(edited.data.updateUserAsAdmin.edge.node).toEqual({ email: person.email, pendingEmail: { email } });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested']);
    await confirm(await tokenTo(email, 'email-change'));
    expect(await accountOf(person.id)).toMatchObject({ email });
    expect(await kindsTo(person.email)).toEqual(['email-change-requested', 'email-changed']);
  });

  test('of an admin, and the password, cannot be changed by another form without the current password', async () => {
    const self = await app.world.person({ role: 'ADMIN', customerId: null });
    const UPDATE =
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }';
    for (const input of [
      { name: 'Selv', email: newEmail() },
      { name: 'Selv', email: self.email, password: 'en helt ny kode' },
    ]) {
      expect((await run(UPDATE, { id: self.id, input }, self.token)).errorCode).toBe('CONFLICT');
    }
    expect((await signIn(self.email)).errors).toBeUndefined();
    expect(
      (await run(UPDATE, { id: self.id, input: { name: 'Nyt Navn', email: self.email } }, self.token)).errors,
    ).toBeUndefined();
  });

  test('that awaits confirmation is visible to its user and admins only', async () => {
    const person = await app.world.person();
    const colleague = await app.world.person({ customerId: person.customerId });
    const { email } = await requestChange(person);
    const PENDING = 'query ($id: ID!) { node(id: $id) { ... on User { pendingEmail { email } } } }';
    expect((await run(PENDING, { id: person.id }, person.token)).data.node.pendingEmail).toEqual({ email });
    expect((await run(PENDING, { id: person.id }, colleague.token)).data.node.pendingEmail).toBeNull();
    const { data } = await run(
      `query ($id: ID!) { admin { customer(id: $id) { users { edges { node { id pendingEmail { email } } } } } } }`,
      { id: person.customerId },
      admin.token,
    );
    expect(data.admin.customer.users.edges.map(({ node }) => node)).toEqual(
      expect.arrayContaining([
        { id: person.id, pendingEmail: { email } },
        { id: colleague.id, pendingEmail: null },
      ]),
    );
  });

  test('can only be changed a limited number of times, so that strangers are not flooded with mails', async () => {
    const person = await app.world.person();
    const codes = [];
    for (let i = 0; i < 7; i++)
      codes.push((await save({ name: 'Karla', email: newEmail(), currentPassword: PASSWORD }, person.token)).errorCode);
    expect(codes.filter((found) => found === 'RATE_LIMITED')).toHaveLength(2);
    expect((await resend(person.token)).errorCode).toBe('RATE_LIMITED');
  });

  test('has confirmation secrets that are stored as hashes only', async () => {
    const person = await app.world.person();
    const { token } = await requestChange(person);
    const [row] = await app.db.sql('select * from email_confirmation where user_id = $1', [person.id]);
    expect(token.length).toBeGreaterThan(40);
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('an account with an unconfirmed address', () => {
  test('works, but cannot add users to its company', async () => {
    const account = await createRegistered();
    expect(await isSignedIn(account.token)).toBe(true);
    expect((await signIn(account.email)).errors).toBeUndefined();
    const refused = [await invite(newEmail(), account.token), await createUser(newEmail(), account.token)];
    for (const { errors } of refused)
      expect(errors?.[0]).toMatchObject({
        message: 'Bekræft din e-mail, før du lukker andre ind i virksomheden.',
        extensions: { code: 'FORBIDDEN' },
      });
    const rest = await app.rest('POST', '/api/auth/company-users', {
      body: { name: 'Ny', email: newEmail(), password: 'otte tegn' },
      token: account.token!,
    });
    expect(rest.status).toBe(403);
    const waiting = await app.world.invitation(account.customerId);
    expect(
      (await run('mutation ($id: ID!) { resendInvitation(id: $id) { deletedId } }', { id: waiting }, account.token))
        .errorCode,
    ).toBe('FORBIDDEN');

    expect(await preview(account.link)).toMatchObject({ email: account.email, name: 'Bo Bær', isChange: false });
    expect((await confirm(account.link)).errors).toBeUndefined();
    expect((await invite(newEmail(), account.token)).errors).toBeUndefined();
    expect((await createUser(newEmail(), account.token)).errors).toBeUndefined();
  });

  test('gets another link on request until it is confirmed', async () => {
    const account = await createRegistered();
    expect((await resend(account.token)).errors).toBeUndefined();
    expect((await confirm(account.link)).errorCode).toBe('BAD_USER_INPUT');
    expect((await confirm(await tokenTo(account.email, 'email-confirmation'))).errors).toBeUndefined();
    expect((await resend(account.token)).errorCode).toBe('CONFLICT');
    expect(
      (await run('{ viewer { user { emailConfirmedAt } } }', {}, account.token)).data.viewer.user.emailConfirmedAt,
    ).toEqual(expect.any(String));
  });

  test('is confirmed by a reset link to the same address', async () => {
    const account = await createRegistered();
    await askForReset(account.email);
    expect((await reset(await tokenTo(account.email, 'password-reset'))).errors).toBeUndefined();
    expect(await accountOf(account.id)).toMatchObject({ confirmed: true, active: true });
  });

  test('cannot take over an event registration with its address', async () => {
    const event = await app.world.event();
    const account = await createRegistered();
    const registration = await app.world.eventRegistration(event, { email: account.email, phone: '11 22 33 44' });
    const signUp = () =>
      run(
        `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
          registerForEvent(eventId: $eventId, input: $input) { viewerRegistration { id } }
        }`,
        { eventId: event, input: { name: 'Bo', email: account.email } },
        account.token,
      );
    expect((await signUp()).errors?.[0]?.message).toBe(
      'E-mailen er allerede tilmeldt. Bekræft din e-mail for at overtage tilmeldingen.',
    );
    await confirm(account.link);
    expect((await signUp()).data.registerForEvent.viewerRegistration.id).toBe(registration);
  });

  test('is not linked to an event registration that an admin adds for its address', async () => {
    const event = await app.world.event();
    const account = await createRegistered();
    const add = await run(
      `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
        addRegistration(eventId: $eventId, input: $input, status: REGISTERED) { edge { node { id } } }
      }`,
      { eventId: event, input: { name: 'Ringede ind', email: account.email } },
      admin.token,
    );
    expect(add.errors).toBeUndefined();
    expect(await app.db.sql('select user_id from event_registration where event_id = $1', [event])).toEqual([
      { user_id: null },
    ]);
  });

  test('cannot turn off mails to its address', async () => {
    const account = await createRegistered();
    const mute = (token: string) =>
      run('mutation { setMailChoice(category: EVENT_CHANGES, isOn: false) { isOn } }', {}, token);
    const isMuted = async () =>
      (await app.db.sql<{ muted: boolean }>(`select mutes_mail($1, 'EVENT_CHANGES') as muted`, [account.email]))[0]!
        .muted;
    expect((await mute(account.token)).errorCode).toBe('FORBIDDEN');
    await app.db.sql(`insert into muted_mail (user_id, category) values ($1, 'EVENT_CHANGES')`, [account.id]);
    expect(await isMuted()).toBe(false);
    await confirm(account.link);
    expect(await isMuted()).toBe(true);
  });

  test('cannot become an administrator', async () => {
    const account = await createRegistered();
    const raise = () =>
      run(
        'mutation ($id: ID!) { setUserRole(id: $id, role: ADMIN) { edge { node { role } } } }',
        { id: account.id },
        admin.token,
      );
    expect((await raise()).fieldErrors).toEqual({ role: 'Brugeren skal bekræfte sin e-mail først' });
    await confirm(account.link);
    expect((await raise()).data.setUserRole.edge.node.role).toBe('ADMIN');
  });

  test('gets no mails about customers, even as an administrator', async () => {
    const unproven = await app.world.person({ role: 'ADMIN', customerId: null, isConfirmed: false });
    await createRegistered();
    expect(await mailsTo(unproven.email)).toEqual([]);
    expect(await kindsTo(admin.email)).toContain('company-registered');
  });

  test('is confirmed when its user accepts an invitation by mail', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    await invite(email, inviter.token);
    const { data } = await accept(await tokenTo(email, 'invitation'));
    expect(await accountOf(data.acceptInvitation.user.id)).toMatchObject({ confirmed: true });
  });

  test('is not confirmed when a colleague or an admin chose its password', async () => {
    const [person, byColleague, byAdmin] = [await app.world.person(), newEmail(), newEmail()];
    await createUser(byColleague, person.token);
    await run(
      'mutation ($input: AdminNewUserInput!) { createUserAsAdmin(input: $input) { edge { node { id } } } }',
      { input: { name: 'Ny', email: byAdmin, password: 'otte tegn', role: 'USER', customerId: person.customerId } },
      admin.token,
    );
    for (const email of [byColleague, byAdmin]) {
      expect(await app.db.sql('select email_confirmed_at from user_account where email = $1', [email])).toEqual([
        { email_confirmed_at: null },
      ]);
      expect((await confirm(await tokenTo(email, 'user-created'))).errors).toBeUndefined();
    }
  });
});

describe('an unconfirmed account does not block its address for the real owner', () => {
  /** All credentials of an account: sessions, password, reset link, confirmation link and API token. */
  async function squatter(email: string) {
    const account = await createRegistered(email);
    await askForReset(email);
    const apiToken = await app.world.apiToken(account.customerId, 'READ_WRITE');
    const impersonation = await app.world.session(account.id, { actorId: admin.id, parentId: admin.sessionId });
    return { ...account, apiToken, impersonation, resetLink: await tokenTo(email, 'password-reset') };
  }

  async function expectClosed(squat: Awaited<ReturnType<typeof squatter>>): Promise<void> {
    for (const token of [squat.token, squat.impersonation.token, squat.apiToken.token])
      expect(await isSignedIn(token)).toBe(false);
    expect((await confirm(squat.link)).errorCode).toBe('BAD_USER_INPUT');
    expect((await reset(squat.resetLink)).errorCode).toBe('BAD_USER_INPUT');
    expect(await accountOf(squat.id)).toMatchObject({ active: false, password_hash: '' });
    expect(await app.db.sql('select 1 from session where user_id = $1 and ended_at is null', [squat.id])).toEqual([]);
  }

  test('who is invited: the account loses address and credentials, and its company stays closed', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    const squat = await squatter(email);
    const socket = await openSocket(app, squat.token);
    expect((await invite(email, inviter.token)).errors).toBeUndefined();
    const { data } = await accept(await tokenTo(email, 'invitation'));
    await expectClosed(squat);
    expect((await socket.closed()).code).toBe(4401);
    const mine = await run('{ viewer { user { id } customer { id } } }', {}, data.acceptInvitation.token);
    expect(mine.data.viewer).toEqual({
      user: { id: data.acceptInvitation.user.id },
      customer: { id: inviter.customerId },
    });
    expect((await signIn(email)).errors).toBeDefined();
    expect((await signIn(email, 'min egen kode')).data.login.user.id).toBe(data.acceptInvitation.user.id);
  });

  test('who registers and confirms', async () => {
    const email = newEmail();
    const squat = await squatter(email);
    const owner = await createRegistered(email);
    expect(owner.id).not.toBe(squat.id);
    // A registration alone proves nothing and changes no other account.
    expect(await isSignedIn(squat.token)).toBe(true);
    expect((await confirm(owner.link)).errors).toBeUndefined();
    await expectClosed(squat);
    expect(await isSignedIn(owner.token)).toBe(true);
    const { data } = await run('{ viewer { customer { id } } }', {}, owner.token);
    expect(data.viewer.customer.id).toBe(owner.customerId);
  });

  test('who changes to the address and confirms', async () => {
    const [owner, email] = [await app.world.person(), newEmail()];
    const squat = await squatter(email);
    const { token } = await requestChange(owner, email);
    expect((await confirm(token)).errors).toBeUndefined();
    await expectClosed(squat);
    expect(await accountOf(owner.id)).toMatchObject({ email, confirmed: true });
  });

  test('who resets the password of one of several accounts, each with a mail that names its company', async () => {
    const email = newEmail();
    const squat = await squatter(email);
    const owner = await createRegistered(email);
    await app.db.sql('delete from mail where recipient = $1', [email]);
    await askForReset(email);
    const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'password-reset');
    const names = await app.db.sql<{ id: string; name: string }>(
      'select id, name from customer where id = any($1) order by id',
      [[squat.customerId, owner.customerId]],
    );
    expect(mails).toHaveLength(2);
    const own = mails.find(({ text }) => text.includes(names.find(({ id }) => id === owner.customerId)!.name))!;
    expect((await reset(tokenIn(own.text), 'ejerens nye kode')).errors).toBeUndefined();
    await expectClosed(squat);
    expect((await signIn(email, 'ejerens nye kode')).data.login.user.id).toBe(owner.id);
  });

  test('who is invited to the company in which a colleague created an account with the address', async () => {
    const [inviter, email] = [await app.world.person(), newEmail()];
    await createUser(email, inviter.token);
    expect((await createUser(email, inviter.token)).fieldErrors).toEqual({
      email: 'Der er allerede en bruger med den e-mail',
    });
    expect((await invite(email, inviter.token)).errors).toBeUndefined();
    const { data } = await accept(await tokenTo(email, 'invitation'));
    const users = await app.db.sql(
      'select id from user_account where customer_id = $1 and lower(email) = $2 and deactivated_at is null',
      [inviter.customerId, email],
    );
    expect(users).toEqual([{ id: data.acceptInvitation.user.id }]);
  });

  test('who registers for an event and takes over the registration of the closed account', async () => {
    const [event, email] = [await app.world.event(), newEmail()];
    const squat = await squatter(email);
    const held = await app.world.eventRegistration(event, {
      person: { ...(await app.world.person()), id: squat.id, email, customerId: squat.customerId },
      email,
    });
    const owner = await createRegistered(email);
    await confirm(owner.link);
    const { data } = await run(
      `mutation ($eventId: ID!, $input: EventRegistrationInput!) {
        registerForEvent(eventId: $eventId, input: $input) { viewerRegistration { id name } }
      }`,
      { eventId: event, input: { name: 'Rette ejer', email } },
      owner.token,
    );
    expect(data.registerForEvent.viewerRegistration).toEqual({ id: held, name: 'Rette ejer' });
  });

  test('and a company with other users keeps its API tokens', async () => {
    const email = newEmail();
    const squat = await squatter(email);
    await app.world.person({ customerId: squat.customerId });
    await confirm((await createRegistered(email)).link);
    expect(await isSignedIn(squat.apiToken.token)).toBe(true);
  });

  test('and one of several concurrent confirmations wins, without a server error', async () => {
    for (let round = 0; round < 4; round++) {
      const email = newEmail();
      const accounts = [await createRegistered(email), await createRegistered(email), await createRegistered(email)];
      await askForReset(email);
      const resets = (await mailsTo(email))
        .filter(({ kind }) => kind === 'password-reset')
        .map(({ text }) => tokenIn(text));
      const [inviter] = [await app.world.person()];
      await invite(email, inviter.token);
      const invitation = await tokenTo(email, 'invitation');
      const answers = await Promise.all([
        ...accounts.map(({ link }) => confirm(link)),
        ...resets.map((token) => reset(token)),
        accept(invitation),
      ]);
      for (const answer of answers) expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(answer.errorCode);
      expect(answers.some(({ errors }) => !errors)).toBe(true);
      const active = await app.db.sql('select 1 from user_account where lower(email) = $1 and deactivated_at is null', [
        email,
      ]);
      expect(active).toHaveLength(1);
    }
  });

  test('but a confirmed account keeps its address', async () => {
    const owner = await app.world.person();
    const other = await app.world.person();
    const email = owner.email.toUpperCase();
    expect((await register(registrationOf(email))).fieldErrors).toEqual({
      'user.email': 'Der findes allerede en bruger med den e-mail. Log ind, eller brug en anden.',
    });
    expect((await createUser(email, other.token)).fieldErrors).toEqual({
      email: 'E-mailen kan ikke bruges. Prøv med en anden.',
    });
    expect((await save({ name: 'A', email, currentPassword: PASSWORD }, other.token)).fieldErrors).toEqual({
      email: 'E-mailen kan ikke bruges. Prøv med en anden.',
    });
    const update = await run(
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }',
      { id: other.id, input: { name: 'A', email } },
      admin.token,
    );
    expect(update.fieldErrors).toEqual({ email: 'Der er allerede en bruger med den e-mail' });
    expect(await isSignedIn(owner.token)).toBe(true);
  });

  test('but a confirmed colleague keeps an address with a pending invitation or change', async () => {
    const [inviter, changing, email] = [await app.world.person(), newEmail(), newEmail()];
    await invite(email, inviter.token);
    const { token } = await requestChange(inviter, changing);
    for (const taken of [email, changing]) {
      await createUser(taken, inviter.token);
      await confirm(await tokenTo(taken, 'user-created'));
    }
    expect((await accept(await tokenTo(email, 'invitation'))).errorCode).toBe('CONFLICT');
    expect((await confirm(token)).errorCode).toBe('CONFLICT');
  });

  test('and a pending change ends when another account confirms the address', async () => {
    const [person, email] = [await app.world.person(), newEmail()];
    const { token } = await requestChange(person, email);
    await confirm((await createRegistered(email)).link);
    expect((await confirm(token)).errorCode).toBe('CONFLICT');
    expect((await accountOf(person.id)).email).toBe(person.email);
  });
});

describe('sign-in with an address of several accounts', () => {
  test('opens the account with the given password among the three oldest', async () => {
    const email = newEmail();
    const accounts = [];
    for (let i = 0; i < 4; i++) {
      const account = await createRegistered(email);
      await app.db.sql('update user_account set password_hash = $2 where id = $1', [
        account.id,
        await hashPassword(`kode nummer ${i}`),
      ]);
      accounts.push(account);
    }
    for (let i = 0; i < 3; i++)
      expect((await signIn(email, `kode nummer ${i}`)).data.login.user.id).toBe(accounts[i]!.id);
    expect((await signIn(email, 'kode nummer 3')).errorCode).toBe('INVALID_CREDENTIALS');
    // The fourth account can still be opened by the link in its own mail.
    await confirm(accounts[3]!.link);
    expect((await signIn(email, 'kode nummer 3')).data.login.user.id).toBe(accounts[3]!.id);
  });

  test('returns the same account for a repeated registration', async () => {
    const email = newEmail();
    const first = await createRegistered(email);
    const again = registrationOf(email);
    const [one, two] = [await register(again), await register(again)];
    expect(two.data.register.customer.id).toBe(one.data.register.customer.id);
    expect(one.data.register.customer.id).not.toBe(first.customerId);
  });
});

describe('mails', () => {
  test('have no subject with text that a stranger chose', async () => {
    const server = join(import.meta.dirname, '..');
    const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(mails|jobs)\.ts$/.test(file),
    );
    const spoken = files.flatMap((file) =>
      [...readFileSync(join(server, file), 'utf8').matchAll(/subject: `([^\n]*)`,?/g)].map(([, subject]) => ({
        file,
        subject: subject!,
      })),
    );
    expect(spoken.length).toBeGreaterThan(5);
    // Allowed are texts of the portal and the reseller, counts, dates, and subdomains (a to z, digits and hyphens).
    const allowed = new Set([
      'product',
      'event.title',
      'label',
      'left',
      'subdomain',
      'integration',
      'name',
      'describeRequest(request)',
      'formatHourCount(hours)',
      'formatMonthCount(duration)',
      'formatLongDate(end)',
    ]);
    const parts = spoken.flatMap(({ file, subject }) =>
      [...subject.matchAll(/\$\{([^}]*)\}/g)].map(([, part]) => ({ file, part: part! })),
    );
    expect(parts.filter(({ part }) => !allowed.has(part))).toEqual([]);
    // `name` is a plan or the word for an agreement in that mail.
    expect(parts.filter(({ part }) => part === 'name').map(({ file }) => file)).toEqual(['renewals/renewal.jobs.ts']);
  });

  test('have no subject with the name of the person who invites, creates or registers', async () => {
    const mark = 'Du har vundet';
    const person = await app.world.person({ name: mark });
    const [invited, created] = [newEmail(), newEmail()];
    await invite(invited, person.token);
    await createUser(created, person.token);
    const input = registrationOf(newEmail());
    await register({ ...input, company: { ...input.company, companyName: mark } });
    const subjects = [invited, created, input.user.email, admin.email].map(mailsTo);
    for (const { subject } of (await Promise.all(subjects)).flat()) expect(subject).not.toContain(mark);
  });

  test('have no links from names', async () => {
    const person = await app.world.person();
    const SAYS = 'Et navn kan ikke indeholde en webadresse';
    const hostile = 'Log ind på www.ond.example';
    expect(
      (
        await run(
          'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }',
          { input: { name: hostile, email: newEmail() } },
          person.token,
        )
      ).fieldErrors,
    ).toEqual({ name: SAYS });
    const input = registrationOf(newEmail());
    expect(
      (
        await register({
          ...input,
          company: { ...input.company, companyName: hostile },
          user: { ...input.user, name: hostile },
        })
      ).fieldErrors,
    ).toEqual({ 'company.companyName': SAYS, 'user.name': SAYS });
    expect((await save({ name: hostile, email: person.email }, person.token)).fieldErrors).toEqual({ name: SAYS });
    for (const companyName of ['Firma.dk ApS', 'Node.js Danmark'])
      expect(
        (await register({ ...registrationOf(newEmail()), company: { ...input.company, companyName } })).errors,
      ).toBeUndefined();
  });

  test('to an unconfirmed old address do not contain the new address', async () => {
    const account = await createRegistered();
    const email = newEmail();
    await save({ name: 'Bo', email, currentPassword: PASSWORD }, account.token);
    await confirm(await tokenTo(email, 'email-change'));
    const notices = (await mailsTo(account.email)).filter(({ kind }) => kind.startsWith('email-change'));
    expect(notices.map(({ kind }) => kind)).toEqual(['email-change-requested', 'email-changed']);
    expect(notices.some(({ text }) => text.includes(email))).toBe(false);
  });
});
